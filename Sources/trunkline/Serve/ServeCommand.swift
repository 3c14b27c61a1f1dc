import ArgumentParser
import ContactStore
import Foundation

#if Workbench
import Workbench
#endif

/// `trunkline serve`: the workbench in the browser.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Opens the workbench in the browser: read files, correct numbers, decide about duplicates.",
        discussion: """
              trunkline serve
              trunkline serve contacts.db --read-only
              trunkline serve contacts.db --port 8080 --no-open

            The page is served on this machine alone, and nothing leaves it. The address that is printed works once: whoever \
            opens it first is let in, and nobody else; Enter in the terminal prints another. Ctrl-C ends the workbench; an ingest \
            that runs then is stopped, and what was read stays.
            """)

    @Argument(
        help: "The database; the first file that is dropped on the page creates it.", completion: .file())
    var db = "contacts.db"

    @Option(help: ArgumentHelp("The port to listen on; by default one that is free.", valueName: "number"))
    var port = 0

    @Flag(help: "Print the address, and do not open the browser.")
    var noOpen = false

    @Flag(help: "Show everything, and change nothing.")
    var readOnly = false

    func validate() throws {
        if !(0...65_535).contains(port) { throw ValidationError("--port must be 0 to 65535.") }
    }

    func run() throws {
        #if Workbench
        try serve()
        #else
        StandardError.say(
            "Error: this trunkline was built without the workbench; 'swift build' without --disable-default-traits adds it"
        )
        throw ExitCode(ExitStatus.usage.rawValue)
        #endif
    }
}

#if Workbench
extension ServeCommand {
    /// Prints another start address for each line of the terminal. In the background of a shell there are none.
    private static func renewAddresses(of server: WorkbenchServer) {
        // Whoever reads the terminal from there would be stopped.
        signal(SIGTTIN, SIG_IGN)
        Thread.detachNewThread {
            while true {
                var byte: UInt8 = 0
                let count = read(STDIN_FILENO, &byte, 1)
                if count == 0 { return }
                if count < 0 {
                    guard errno == EINTR || errno == EIO else { return }
                    Thread.sleep(forTimeInterval: 1)
                } else if byte == UInt8(ascii: "\n") {
                    StandardError.say("The workbench is at \(server.renewStartAddress())")
                }
            }
        }
    }

    /// The time after a signal in which requests and an ingest must end in order, in seconds.
    private static let secondsToStop = 0.8

    private func serve() throws {
        let server = try WorkbenchServer(database: db, port: port, isReadOnly: readOnly)
        let opens = !noOpen && isatty(STDERR_FILENO) == 1
        let serving = Task {
            try await server.run { address in
                StandardError.say("The workbench is at \(address)")
                let isAsked = isatty(STDIN_FILENO) == 1
                StandardError.say(
                    "The address works once\(isAsked ? "; Enter prints another" : ""). Ctrl-C ends the workbench.")
                if opens { Browser.open(address) }
                if isAsked { Self.renewAddresses(of: server) }
            }
        }
        let watch = try SignalWatcher { watch in
            serving.cancel()
            Thread.sleep(forTimeInterval: Self.secondsToStop)
            watch.end()
        }
        let ended = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var failure: (any Error)?
        Task {
            do {
                try await serving.value
            } catch {
                failure = error
            }
            ended.signal()
        }
        ended.wait()
        if let failure, !(failure is CancellationError) { throw failure }
        // Only a signal ends the workbench.
        watch.end()
    }
}
#endif
