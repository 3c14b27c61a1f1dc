import Foundation

/// The pipe to which the handler writes the signal. It is set before a handler is installed, and never changes.
private nonisolated(unsafe) var wakeDescriptor: Int32 = -1

/// Converts the signals that terminate a program into bytes of a pipe, so that the program can clean up first.
struct TerminationSignals {
    /// Becomes readable when a signal has come.
    let descriptor: Int32
    private let numbers: [Int32]

    /// The signals by which a terminal, a shell or the system ends a program.
    static let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// Begins to catch signals. Those that whoever started the program had it ignore are still ignored.
    ///
    /// - Throws: ``InputError`` if the system has no pipe left.
    init(_ numbers: [Int32] = all) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw InputError(message: String(cString: strerror(errno))) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        descriptor = ends[0]
        wakeDescriptor = ends[1]
        self.numbers = numbers.filter { !Self.isIgnored($0) }
        for number in self.numbers {
            signal(number) { number in
                let saved = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(wakeDescriptor, &byte, 1)
                errno = saved
            }
        }
    }

    /// The signal that came; waits for it.
    func received() -> Int32 {
        var byte: UInt8 = 0
        while true {
            let count = read(descriptor, &byte, 1)
            if count == 1 { return Int32(byte) }
            if count == 0 || errno != EINTR { return SIGTERM }
        }
    }

    /// Lets the next signal end the program at once.
    func release() {
        for number in numbers { signal(number, SIG_DFL) }
    }

    /// Ends the program as the signal would have ended it, so that a shell sees why: `$?` is 128 and the signal's number.
    static func die(of number: Int32) -> Never {
        signal(number, SIG_DFL)
        kill(getpid(), number)
        // The signal may be blocked, and the first process of a container is not killed by its own; then this is what a
        // shell would say.
        exit(128 + number)
    }

    /// Takes back the runtime's handler of SIGQUIT, which prints a backtrace and lets the program continue.
    static func restoreQuit() {
        if !isIgnored(SIGQUIT) { signal(SIGQUIT, SIG_DFL) }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
        #else
        let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
