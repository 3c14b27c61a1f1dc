#if Workbench
import ContactCleaning
import ContactStore
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import SourceInput

/// The workbench in the browser: a server on this machine alone, for whoever opens its start address first.
///
/// ```swift
/// let server = try WorkbenchServer(database: "contacts.db")
/// try await server.run { address in print(address) }
/// ```
public struct WorkbenchServer: Sendable {
    let workspace: Workspace
    private let port: Int
    private let session = Session()
    private let boundPort = PortNumber()
    var times = ConnectionLimits.Times()

    /// The maximum size of a file that is dropped on the page, in bytes.
    public static let maximumUpload = 4 << 30

    /// A workbench on a database, which need not exist yet unless nothing may be changed.
    ///
    /// - Parameters:
    ///   - database: The path of the database.
    ///   - port: The port to listen on; 0 for one that is free.
    ///   - isReadOnly: `true` to allow no changes.
    ///   - maximumUpload: The maximum size of a file that is dropped on the page, in bytes.
    /// - Throws: `StoreError` if there is a file at the path that is not one of ours or cannot be read, or if there is none and
    ///   nothing may be changed; ``WorkbenchError`` if there is no folder for the database, or no place for uploads.
    public init(
        database: String, port: Int = 0, isReadOnly: Bool = false, maximumUpload: Int = maximumUpload
    ) throws {
        do {
            let store = try ContactDatabase.open(at: database)
            // The connections of pages would keep changes out. Other programs with the file open are reported with the
            // first change.
            if !isReadOnly { try? store.leaveWAL() }
        } catch let error as StoreError {
            // A new database is made by the first file that is dropped on the page.
            guard case .missing = error, !isReadOnly else { throw error }
            let folder = URL(fileURLWithPath: database).deletingLastPathComponent().path
            guard FileIdentity(folder) != nil else {
                throw WorkbenchError(description: "\(folder): there is no such folder for the database")
            }
        }
        do {
            workspace = try Workspace(database: database, isReadOnly: isReadOnly, maximumUpload: maximumUpload)
        } catch {
            throw WorkbenchError(description: "\(error)")
        }
        self.port = port
    }

    /// Serves until the task is cancelled. A running ingest is then stopped, and the contacts read so far are
    /// committed.
    ///
    /// - Parameter onStart: Takes the start address, which lets in whoever opens it first.
    /// - Throws: ``WorkbenchError`` if the port cannot be used.
    public func run(onStart: @escaping @Sendable (String) -> Void) async throws {
        var logger = Logger(label: "workbench")
        logger.logLevel = .critical
        let application = Application(
            router: Routes(workspace: workspace).router(session: session, port: boundPort),
            server: .http1(configuration: .init(additionalChannelHandlers: [ConnectionLimits(times)])),
            configuration: ApplicationConfiguration(
                // Connections of the server before, which are still about to end, do not keep the port.
                address: .hostname("127.0.0.1", port: port), serverName: nil, reuseAddress: true),
            onServerRunning: { [workspace, session, boundPort] channel in
                guard let port = channel.localAddress?.port, let token = session.startToken else { return }
                boundPort.set(port)
                await workspace.prepare()
                onStart(address(token: token))
            }, logger: logger)
        do {
            try await application.runService(gracefulShutdownSignals: [])
        } catch is CancellationError {
        } catch let error as IOError {
            await workspace.finish()
            throw WorkbenchError(cannotListenOn: port, error)
        }
        await workspace.finish()
    }

    /// Returns another start address while the workbench serves: for a second browser, or one that has lost its cookie. The one
    /// before is no longer valid.
    public func renewStartAddress() -> String { address(token: session.renewStart()) }

    private func address(token: String) -> String {
        "http://127.0.0.1:\(boundPort.value)\(session.root)\(Guard.entrance)?token=\(token)"
    }
}

/// The reason for which a workbench cannot be started.
public struct WorkbenchError: Error, CustomStringConvertible {
    /// The problem in a sentence.
    public var description: String
}

extension WorkbenchError {
    fileprivate init(cannotListenOn port: Int, _ error: IOError) {
        let reason =
            switch error.errnoCode {
            case EADDRINUSE: "another program uses it"
            case EACCES: "it needs more rights than this user has"
            default: "\(error)"
            }
        description = "cannot listen on port \(port): \(reason); name another with --port, or none for any that is free"
    }
}
#endif
