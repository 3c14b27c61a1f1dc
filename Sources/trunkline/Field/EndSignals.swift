import Foundation

/// Where the handler tells which signal came. It is set before a handler is, and stays.
private nonisolated(unsafe) var wakeDescriptor: Int32 = -1

/// Turns the signals that end a program into bytes of a pipe, so that the terminal can be restored first.
struct EndSignals {
    /// Becomes readable when a signal has come.
    let descriptor: Int32

    private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// Begins to catch signals, for the rest of the program.
    ///
    /// - Throws: ``InputError`` if the system has no pipe left.
    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw InputError(message: String(cString: strerror(errno))) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        descriptor = ends[0]
        wakeDescriptor = ends[1]
        for number in Self.numbers {
            signal(number) { number in
                let saved = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(wakeDescriptor, &byte, 1)
                errno = saved
            }
        }
    }

    /// The signal that came.
    func received() -> Int32 {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : SIGTERM
    }

    /// Ends the program as the signal would have ended it.
    static func die(of number: Int32) -> Never {
        signal(number, SIG_DFL)
        kill(getpid(), number)
        // The signal may be blocked; then this is what a shell would say.
        exit(128 + number)
    }
}
