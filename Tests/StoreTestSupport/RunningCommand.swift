package import Foundation
import Testing

/// The built command while it runs, so that things can be done to it.
package final class RunningCommand {
    /// A call of the system that failed in a test.
    package struct Trouble: Error {
        package var call: String
        package var number: Int32

        package init(call: String, number: Int32 = errno) {
            self.call = call
            self.number = number
        }
    }

    /// The process.
    package let process: pid_t
    private let folder: TemporaryFolder
    private let outputPath: String
    private let errorPath: String
    private let ownsOutput: Bool
    private var status: Int32?

    /// Starts `trunkline` with arguments.
    ///
    /// - Parameters:
    ///   - wrapper: a program and its arguments that start the command, as `sh -c 'ulimit -n 8; exec "$@"' sh`.
    ///   - input: a file for standard input; nothing unless given.
    ///   - output: a file for standard output instead of the one that ``end(within:)`` returns.
    package init(
        _ arguments: [String], in folder: TemporaryFolder, wrapper: [String] = [], input: String = "/dev/null",
        output: String? = nil, environment: [String: String] = [:]
    ) throws {
        self.folder = folder
        let name = UUID().uuidString
        outputPath = output ?? folder.path(".output-" + name)
        ownsOutput = output == nil
        errorPath = folder.path(".errors-" + name)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let writing = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, outputPath, output == nil ? writing : O_WRONLY, 0o666)
        posix_spawn_file_actions_addopen(&actions, 2, errorPath, writing, 0o666)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The threads of a test may block signals, and what they start would inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var usual = sigset_t()
        sigemptyset(&usual)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&usual, number) }
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var process: pid_t = 0
        // The shell becomes the command, so that the process stays the same.
        let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.url.path]
        let words = shell + wrapper + [Command.executable.path] + arguments
        let variables = ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"].merging(environment) { $1 }
        let wordsInC = Self.cStrings(words)
        let variablesInC = Self.cStrings(variables.map { "\($0.key)=\($0.value)" })
        defer { (wordsInC + variablesInC).forEach { free($0) } }
        let code = posix_spawn(&process, words[0], &actions, &attributes, wordsInC, variablesInC)
        guard code == 0 else { throw Trouble(call: "posix_spawn", number: code) }
        self.process = process
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
        unlink(errorPath)
        if ownsOutput { unlink(outputPath) }
    }

    /// Sends a signal.
    package func send(_ signal: Int32) {
        if isRunning { kill(process, signal) }
    }

    /// `true` until it has ended.
    package var isRunning: Bool {
        if status != nil { return false }
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return true }
        self.status = status
        return false
    }

    /// The text on standard error so far.
    package var errors: String { Self.text(errorPath) }

    /// `true` if the command has opened a file; always `true` where the system does not tell.
    package func hasOpened(_ path: String) -> Bool {
        let folder = "/proc/\(process)/fd"
        guard FileManager.default.fileExists(atPath: "/proc/self/fd") else { return true }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path
        }
    }

    /// Lets the command run until something is so, or until it has ended.
    package func run(until condition: () throws -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(30)
        while isRunning, try !condition() {
            guard ContinuousClock.now < deadline else { throw Trouble(call: "run", number: ETIMEDOUT) }
            usleep(1000)
        }
    }

    /// Waits for the end.
    package func end(within seconds: Double = 60) throws -> Command.Result {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while isRunning {
            guard ContinuousClock.now < deadline else {
                Issue.record("still running after \(seconds) seconds; standard error: \(errors)")
                throw Trouble(call: "end", number: ETIMEDOUT)
            }
            usleep(1000)
        }
        let status = status ?? 0
        let signal = status & 0x7F
        return Command.Result(
            output: Self.text(outputPath), errors: errors,
            exitCode: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
    }

    private static func text(_ path: String) -> String {
        String(decoding: (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data(), as: UTF8.self)
    }

    /// Copies of the texts, with the `nil` at the end that C wants.
    private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }
}
