import Foundation
import SourceInput
import StoreTestSupport
import Testing

/// The built command on a pseudo-terminal: typed keys go in, and the screen comes out.
final class TerminalSession {
    /// A call that failed or timed out, with its error number.
    struct SystemError: Error {
        var call: String
        var number = errno
    }

    /// `POSIX_SPAWN_SETSID`, which the headers show to GNU programs only: the terminal becomes that of the program.
    private static let newSession: Int16 = 0x80

    private(set) var screen = ScreenModel()
    private let master: Int32
    /// The program's side, kept open so that its settings can be read when the program has ended.
    private let slave: Int32
    private let process: pid_t
    /// The end of a pipe that the program holds open, and that hangs up when it ends.
    private let lifeline: Int32
    private let outputPath: String

    /// Starts a live field, and waits until it is there.
    convenience init(_ arguments: String..., in folder: TemporaryFolder, columns: UInt16 = 60) throws {
        try self.init(command: ["field"] + arguments, in: folder, columns: columns)
        try wait { $0.isPasteBracketed && $0.text(0).contains(":") }
    }

    /// Starts `trunkline` with arguments; its standard output goes to a file.
    init(command arguments: [String], in folder: TemporaryFolder, columns: UInt16) throws {
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        var pipeEnds: [Int32] = [-1, -1]
        guard pipe(&pipeEnds) == 0 else { throw SystemError(call: "pipe") }
        lifeline = pipeEnds[0]
        defer { close(pipeEnds[1]) }
        var name = [CChar](repeating: 0, count: 128)
        var sides: (master: Int32, slave: Int32) = (-1, -1)
        guard openpty(&sides.master, &sides.slave, &name, nil, &size) == 0 else { throw SystemError(call: "openpty") }
        (master, slave) = sides
        for side in [master, slave] + pipeEnds { _ = fcntl(side, F_SETFD, FD_CLOEXEC) }
        outputPath = folder.path("output")

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 9)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The threads of a test may block signals, and what they start would inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK))
        var process: pid_t = 0
        let executable = Command.executable.path
        // The shell becomes the command, so that the process stays the same.
        let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.url.path]
        let words = Self.cStrings(shell + [executable] + arguments)
        let variables = Self.cStrings(["PATH=/usr/bin:/bin", "TERM=xterm"])
        defer { (words + variables).forEach { free($0) } }
        let code = posix_spawn(&process, shell[0], &actions, &attributes, words, variables)
        guard code == 0 else { throw SystemError(call: "posix_spawn", number: code) }
        self.process = process
    }

    /// Copies of the texts, with the `nil` at the end that C wants.
    private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }

    deinit {
        kill(process, SIGKILL)
        close(master)
        close(slave)
        close(lifeline)
    }

    /// Presses keys.
    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Presses keys, and waits until the screen shows what is expected.
    func type(_ keys: String, until expectation: (ScreenModel) -> Bool) throws {
        type(keys)
        try wait(until: expectation)
    }

    /// Sends a signal.
    func send(_ signal: Int32) {
        kill(process, signal)
    }

    /// Reads until the screen shows what is expected.
    func wait(until expectation: (ScreenModel) -> Bool) throws {
        let deadline = ContinuousClock.now + Self.limit
        while !expectation(screen) {
            guard ContinuousClock.now < deadline else {
                Issue.record("the screen shows \(screen.text(0)) | \(screen.text(1))")
                throw SystemError(call: "wait", number: ETIMEDOUT)
            }
            read()
        }
    }

    /// Waits for the end, and returns the exit code (128 plus the number for a signal) and the text of standard output.
    func end() throws -> (code: Int32, output: String) {
        let deadline = ContinuousClock.now + Self.limit
        while !hasEnded {
            guard ContinuousClock.now < deadline else { throw SystemError(call: "waitpid", number: ETIMEDOUT) }
            read()
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // The last output of the program may still be in the terminal.
        while hasOutput(within: 0) { read() }
        let output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: outputPath)), as: UTF8.self)
        let signal = status & 0x7F
        return (signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output)
    }

    /// `true` if the terminal echoes, edits lines and sends signals, as a shell leaves it.
    var isCooked: Bool {
        var settings = termios()
        guard tcgetattr(slave, &settings) == 0 else { return false }
        let flags = tcflag_t(ECHO | ICANON | ISIG)
        return settings.c_lflag & flags == flags && settings.c_iflag & tcflag_t(ICRNL) != 0
    }

    /// The time limit of a wait, long enough for a busy machine.
    private static let limit = Duration.seconds(60)

    private var hasEnded = false

    private func hasOutput(within milliseconds: Int32) -> Bool {
        var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, milliseconds) > 0 && source.revents & Int16(POLLIN) != 0
    }

    /// Waits until the program writes or ends, and takes what it wrote.
    private func read() {
        var sources = [
            pollfd(fd: master, events: Int16(POLLIN), revents: 0),
            pollfd(fd: hasEnded ? -1 : lifeline, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&sources, 2, 1_000) > 0 else { return }
        if sources[1].revents != 0 { hasEnded = true }
        guard sources[0].revents & Int16(POLLIN) != 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(master, &bytes, bytes.count)
        if count > 0 { screen.receive(String(decoding: bytes[..<count], as: UTF8.self)) }
    }
}
