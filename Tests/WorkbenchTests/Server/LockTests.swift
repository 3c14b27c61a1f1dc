#if Workbench
import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import Workbench

/// A database that somebody else holds, or that is not there any more.
struct LockTests {
    @Test func aHeldDatabaseIsSaidAtOnce() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let lock = try DatabaseLock(workbench.database)
            let answer = try await workbench.get("/rejected", headers: [("Accept", "text/html")])
            #expect(answer.status == 423)
            #expect(answer.headers["retry-after"] == "1")
            // No file is being read, and nobody says so.
            #expect(answer.text.contains("Another program is writing to the database. Try again in a moment."))
            #expect(!answer.text.contains("A file is being read"))
            #expect(try await workbench.get("/job").json["state"] as? String == "held")
            try lock.release()
            #expect(try await workbench.get("/rejected").status == 200)
        }
    }

    /// Pages that nobody has opened before are made from a copy of the state before.
    @Test func whileAnIngestHoldsTheDatabaseEveryPageIsShown() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let reader = workbench.server.workspace.reader
            let turn = DispatchSemaphore(value: 0)
            let (holding, hold) = AsyncStream.makeStream(of: Never.self)
            let (ending, end) = AsyncStream.makeStream(of: Never.self)
            Thread.detachNewThread {
                reader.whileHeld {
                    let lock = try? DatabaseLock(workbench.database)
                    hold.finish()
                    turn.wait()
                    try? lock?.release()
                }
                end.finish()
            }
            for await _ in holding {}
            let folder = URL(fileURLWithPath: workbench.database).deletingLastPathComponent().path
            func drafts() throws -> [String] {
                try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains(".draft") }
            }
            #expect(try drafts().count == 1)
            for page in ["/", "/people", "/rejected", "/duplicates", "/sources", "/findings", "/history", "/export"] {
                #expect(try await workbench.get(page).status == 200, "\(page)")
            }
            #expect(try await workbench.get("/download?format=csv").text.contains("Ada"))
            turn.signal()
            for await _ in ending {}
            #expect(try drafts().isEmpty)
            #expect(reader.readPath == workbench.database)
        }
    }

    @Test func whileAnIngestRunsPagesShowTheLastStateAndNothingIsChanged() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let before = try await workbench.get("/rejected").text
            let rows = (0..<30_000).map { "Person \($0),+1650253\($0 % 100 == 0 ? "" : "\(1000 + $0 % 9000)")\n" }
            let sent = try await workbench.put("many.csv", Array(("Name,Phone\n" + rows.joined()).utf8))
            let upload = try #require(sent.json["upload"] as? Int)
            let files: [[String: Any]] = [["upload": upload, "region": "US"]]
            // However fast an ingest is, it waits for the change before it.
            let turn = DispatchSemaphore(value: 0)
            defer { turn.signal() }
            let (beginning, begin) = AsyncStream.makeStream(of: Never.self)
            Task {
                defer { begin.finish() }
                try await workbench.server.workspace.writer.change { _ in
                    begin.finish()
                    turn.wait()
                }
            }
            for await _ in beginning {}
            #expect(try await workbench.post("/ingest", ["files": files]).status == 202)
            for _ in 1...3 {
                #expect(try await workbench.get("/rejected").text == before)
                #expect(try await workbench.post("/undo", ["change": 1]).status == 423)
            }
            #expect(try await workbench.get("/job").json["state"] as? String == "running")
            turn.signal()
            while true {
                let page = try await workbench.get("/rejected").text
                guard try await workbench.get("/job").json["state"] as? String == "running" else { break }
                #expect(page == before)
            }
            #expect(try await workbench.finishedJob()["state"] as? String == "finished")
            #expect(try workbench.rows("SELECT count(*) FROM contacts") == ["30004"])
            #expect(try await workbench.get("/rejected").text != before)
        }
    }

    @Test func aRemovedDatabaseIsSaid() async throws {
        try await RunningWorkbench.run { workbench async throws in
            #expect(try await workbench.get("/rejected").status == 200)
            try FileManager.default.removeItem(atPath: workbench.database)
            let answer = try await workbench.get("/rejected?state=open", headers: [("Accept", "text/html")])
            #expect(answer.status == 503)
            #expect(answer.text.contains("there is no such database"))
        }
    }

    @Test func readOnlyChangesNothing() async throws {
        try await RunningWorkbench.run(isReadOnly: true) { workbench async throws in
            let number = try #require(try workbench.rows("SELECT id FROM phone_numbers WHERE reason IS NOT NULL").first)
            #expect(try await workbench.post("/fix", ["number": Int(number) ?? 0, "value": ""]).status == 403)
            #expect(try await workbench.post("/dedupe", [:]).status == 403)
            #expect(try await workbench.put("a.csv", Array("Name,Phone\n".utf8)).status == 403)
            #expect(try await workbench.get("/rejected/\(number)").text.contains("id=\"fix\"") == false)
            #expect(try workbench.rows("SELECT count(*) FROM changes WHERE kind <> 'ingest'") == ["0"])
        }
    }

    /// Somebody's program may have put the file into WAL mode: pages that are open do not keep changes out.
    @Test func aFileInAnotherModeOfJournalIsChanged() async throws {
        try await RunningWorkbench.run(journal: "wal") { workbench async throws in
            let number = try #require(try workbench.rows("SELECT id FROM phone_numbers WHERE reason IS NOT NULL").first)
            #expect(try await workbench.get("/rejected").status == 200)
            #expect(try await workbench.post("/fix", ["number": Int(number) ?? 0, "value": ""]).status == 200)
            #expect(try await workbench.undoLast().status == 200)
        }
    }
}
#endif
