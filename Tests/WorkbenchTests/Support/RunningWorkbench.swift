#if Workbench
import ContactCleaning
import ContactModel
import ContactStore
import Foundation
import PhoneNumbers
import StoreTestSupport
import Synchronization

@testable import Workbench

/// A workbench that serves while a closure runs, and somebody who was let in.
struct RunningWorkbench: Sendable {
    let folder: TemporaryFolder
    let database: String
    let server: WorkbenchServer
    let startAddress: String
    let port: Int
    let exchange: HTTPExchange
    var cookie = ""

    /// Serves a database while a closure runs.
    ///
    /// - Parameters:
    ///   - sources: the content of the database; with none there is no database.
    ///   - enters: `true` to open the start address first.
    ///   - journal: the mode of journal that another program has put the database into.
    ///   - times: the times for which the server waits; `nil` for those that it has.
    static func run(
        _ sources: [SampleSource] = [.mixed], isReadOnly: Bool = false, maximumUpload: Int = 1 << 20,
        enters: Bool = true, journal: String? = nil, times: ConnectionLimits.Times? = nil, port: Int = 0,
        _ body: (RunningWorkbench) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let database = folder.path("contacts.db")
        for source in sources { try source.write(to: try ContactDatabase.openOrCreate(at: database)) }
        if let journal { try PlainSQL.run("PRAGMA journal_mode = \(journal)", in: database) }
        var server = try WorkbenchServer(
            database: database, port: port, isReadOnly: isReadOnly, maximumUpload: maximumUpload)
        if let times { server.times = times }
        let (addresses, continuation) = AsyncStream<String>.makeStream()
        let serving = Task { [server] in
            defer { continuation.finish() }
            try await server.run { continuation.yield($0) }
        }
        var address: String?
        for await started in addresses {
            address = started
            break
        }
        guard let address, let port = URL(string: address)?.port else {
            try await serving.value
            throw CancellationError()
        }
        var workbench = RunningWorkbench(
            folder: folder, database: database, server: server, startAddress: address, port: port,
            exchange: HTTPExchange(port: port))
        if enters { workbench.cookie = try await workbench.enter() }
        do {
            try await body(workbench)
        } catch {
            serving.cancel()
            throw error
        }
        serving.cancel()
        _ = await serving.result
    }

    var host: String { "127.0.0.1:\(port)" }

    /// The path of the start address.
    var startPath: String { String(startAddress.dropFirst("http://\(host)".count)) }

    /// The path below which everything is, without a slash at its end.
    var root: String { "/" + startPath.split(separator: "/")[0] }

    /// Opens the start address, and returns the cookie.
    func enter() async throws -> String {
        let answer = try await exchange.send("GET", startPath, headers: [("Host", host)])
        return answer.headers["set-cookie"]?.split(separator: ";").first.map(String.init) ?? ""
    }

    func get(_ path: String, headers: [(String, String)] = []) async throws -> HTTPExchange.Answer {
        try await exchange.send("GET", root + path, headers: [("Host", host), ("Cookie", cookie)] + headers)
    }

    /// Sends an object as a page of the workbench does.
    func post(_ path: String, _ object: [String: Any]) async throws -> HTTPExchange.Answer {
        let body = try JSONSerialization.data(withJSONObject: object)
        return try await exchange.send(
            "POST", root + path,
            headers: [
                ("Host", host), ("Cookie", cookie), ("Origin", "http://\(host)"), ("Sec-Fetch-Site", "same-origin"),
                ("Content-Type", "application/json"),
            ], body: Array(body))
    }

    /// Undoes the last change that is no undo and not undone, as a page does that names it.
    func undoLast() async throws -> HTTPExchange.Answer {
        let last = try ChangeHistory(database: database).changes().last {
            !$0.isFinal && $0.kind != "undo" && !$0.isUndone
        }
        return try await post("/undo", ["change": last?.id ?? 0])
    }

    /// Reads uploads, and waits until that has ended.
    func ingest(_ uploads: [(upload: Int, region: String)]) async throws -> [String: Any] {
        let files = uploads.map { ["upload": $0.upload, "region": $0.region] as [String: Any] }
        _ = try await post("/ingest", ["files": files])
        return try await finishedJob()
    }

    /// Sends a table and reads it, in a region or without one.
    func read(_ table: String, region: String) async throws {
        let upload = try await put("people.csv", Array(table.utf8)).json["upload"] as? Int
        _ = try await ingest([(upload ?? 0, region)])
    }

    /// Sends a file as a page of the workbench does.
    func put(_ name: String, _ bytes: [UInt8], headers: [(String, String)] = []) async throws -> HTTPExchange.Answer {
        try await exchange.send(
            "PUT", "\(root)/uploads/\(name)",
            headers: [
                ("Host", host), ("Cookie", cookie), ("Origin", "http://\(host)"), ("Sec-Fetch-Site", "same-origin"),
            ] + headers, body: bytes)
    }

    func rows(_ sql: String) throws -> [String] { try PlainSQL.rows(sql, in: database) }

    /// Waits until the ingest has ended, and returns what the page is told of it.
    func finishedJob() async throws -> [String: Any] {
        for _ in 0..<600 {
            let job = try await get("/job").json
            if job["state"] as? String != "running" { return job }
            try await Task.sleep(for: .milliseconds(50))
        }
        return [:]
    }
}
#endif
