#if Workbench
import ContactCleaning
import Foundation
import StoreTestSupport
import Testing

@testable import Workbench

/// Events that tell pages what has changed.
struct EventTests {
    /// Waits for the first state that fulfils a condition.
    private func first(
        of states: AsyncStream<WorkbenchState>, where isWanted: @Sendable (WorkbenchState) -> Bool
    ) async -> WorkbenchState? {
        for await state in states {
            if isWanted(state) { return state }
        }
        return nil
    }

    @Test func aChangeOfAnybodyIsTold() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let states = await workbench.server.workspace.watch.states()
            let before = await first(of: states) { $0.change != nil }
            let change = try #require(before?.change)
            #expect(before?.name == "idle")
            let number = try #require(try workbench.rows("SELECT id FROM phone_numbers WHERE reason IS NOT NULL").first)
            #expect(try await workbench.post("/fix", ["number": Int(number) ?? 0, "value": ""]).status == 200)
            let after = await first(of: states) { $0.change != change }
            #expect(try #require(after?.change) > change)
        }
    }

    /// A page that is opened after a change shows it already: the page that was left still listens, and may know the change before.
    @Test func aStreamBeginsWithTheChangeBeforeIt() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let watch = workbench.server.workspace.watch
            let earlier = await watch.states()
            var known = await first(of: earlier) { $0.change != nil }?.change
            let number = try #require(try workbench.rows("SELECT id FROM phone_numbers WHERE reason IS NOT NULL").first)
            for place in 0..<5 {
                let correction = try NumberCorrections(database: workbench.database).correct(
                    [.init(number: Int(number) ?? 0, value: "+1 650 253 000\(place)")])
                let change = try #require(correction.change)
                let state = await first(of: await watch.states()) { _ in true }
                #expect(state?.change == change && change != known)
                known = change
            }
        }
    }

    @Test(.timeLimit(.minutes(10))) func aStreamThatIsAskedForDuringTheShutdownEnds() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let watch = workbench.server.workspace.watch
            await watch.finish()
            var count = 0
            for await _ in await watch.states() { count += 1 }
            #expect(count == 1)
        }
    }

    @Test func aHeldDatabaseIsTold() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let states = await workbench.server.workspace.watch.states()
            for isHeld in [false, true] {
                let lock = isHeld ? try DatabaseLock(workbench.database) : nil
                let state = await first(of: states) { ($0.name == "held") == isHeld }
                #expect(state != nil)
                try lock?.release()
            }
            let last = await first(of: states) { $0.name == "idle" }
            #expect(last != nil)
        }
    }

    @Test func theProgressOfAnIngestIsTold() async throws {
        let rows = (0..<2000).map { "Person \($0),+1650253\(1000 + $0)\n" }
        try await RunningWorkbench.run([]) { workbench async throws in
            let states = await workbench.server.workspace.watch.states()
            let sent = try await workbench.put("many.csv", Array(("Name,Phone\n" + rows.joined()).utf8))
            let files: [[String: Any]] = [["upload": try #require(sent.json["upload"] as? Int), "region": "US"]]
            #expect(try await workbench.post("/ingest", ["files": files]).status == 202)
            let end = await first(of: states) { $0.name == "finished" }
            #expect(
                end?.progress.results.map(\.plain) == [
                    "many.csv: 2,000 contacts, 2,000 numbers accepted, 0 rejected, 0 ambiguous"
                ])
        }
    }

    @Test func eventsAreObjectsInAStream() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let watch = workbench.server.workspace.watch
            let stream = Task { try await workbench.get("/events") }
            // Begun before the change: what this stream is told later, the other one is told, too.
            let states = await watch.states()
            let number = try #require(try workbench.rows("SELECT id FROM phone_numbers WHERE reason IS NOT NULL").first)
            #expect(try await workbench.post("/fix", ["number": Int(number) ?? 0, "value": ""]).status == 200)
            let change = try #require(try workbench.rows("SELECT max(id) FROM changes").first.flatMap { Int($0) })
            let state = await first(of: states) { $0.change == change }
            #expect(state != nil)
            await watch.finish()
            let answer = try await stream.value
            #expect(answer.headers["content-type"] == "text/event-stream")
            #expect(answer.headers["cache-control"] == "no-store")
            #expect(answer.text.contains("data: {\"state\":\"idle\",\"change\":\(change)}"))
        }
    }
}
#endif
