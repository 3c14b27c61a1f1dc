#if Workbench
import ContactStore
import StoreTestSupport
import Testing

@testable import Workbench

/// Correcting numbers, and taking it back.
struct FixTests {
    private func number(_ raw: String, _ workbench: RunningWorkbench) throws -> Int {
        try #require(try workbench.rows("SELECT id FROM phone_numbers WHERE raw = '\(raw)'").first.flatMap { Int($0) })
    }

    @Test func aCorrectionIsStoredAndMarksItsRow() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let number = try number("12345", workbench)
            let answer = try await workbench.post(
                "/fix", ["number": number, "value": "(650) 253-0001", "region": "US"])
            #expect(answer.status == 200)
            let rows = try #require(answer.json["rows"] as? [[String: Any]])
            #expect(rows.first?["number"] as? Int == number)
            #expect((rows.first?["html"] as? String)?.contains("data-state=\"fixed\"") == true)
            #expect(
                try workbench.rows("SELECT e164 || ' ' || raw FROM accepted_numbers WHERE number_id = \(number)")
                    == ["+16502530001 12345"])
            // It stays in the list, and is no longer among what is to be done.
            #expect(try await workbench.get("/rejected").text.contains("data-number=\"\(number)\""))
            #expect(try await !workbench.get("/rejected?state=open").text.contains("data-number=\"\(number)\""))
            #expect(try await workbench.get("/rejected?state=fixed").text.contains("data-number=\"\(number)\""))
        }
    }

    @Test func aValueThatWouldBeRejectedIsRefusedWithTheReason() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let number = try number("12345", workbench)
            let answer = try await workbench.post("/fix", ["number": number, "value": "1234567", "region": "US"])
            #expect(answer.status == 422)
            #expect((answer.json["error"] as? String)?.contains("too few digits") == true)
            #expect(try workbench.rows("SELECT count(*) FROM changes WHERE kind <> 'ingest'") == ["0"])
        }
    }

    @Test func anEmptyValueSaysThatThereIsNoNumberAndUndoTakesItBack() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let number = try number("call reception", workbench)
            let fixed = try await workbench.post("/fix", ["number": number, "value": ""])
            #expect(fixed.status == 200)
            #expect(try await workbench.get("/rejected?state=removed").text.contains("data-number=\"\(number)\""))
            let undone = try await workbench.post("/undo", ["change": try #require(fixed.json["change"] as? Int)])
            #expect(undone.status == 200)
            let rows = try #require(undone.json["rows"] as? [[String: Any]])
            #expect(rows.first?["number"] as? Int == number)
            #expect(try await workbench.get("/rejected?state=open").text.contains("data-number=\"\(number)\""))
            let again = try await workbench.post("/undo", ["change": 99])
            #expect(again.status == 409)
        }
    }

    /// A correction, an edit and a decision after which somebody did something else are not taken back unseen; the history does it.
    @Test func whatWasChangedAgainIsNotUndoneUnseen() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let number = try number("12345", workbench)
            let contact = try #require(try workbench.rows("SELECT min(id) FROM contacts").first.flatMap { Int($0) })
            let other = try #require(try workbench.rows("SELECT max(id) FROM contacts").first.flatMap { Int($0) })
            let requests: [(path: String, first: [String: Any], second: [String: Any])] = [
                (
                    "/fix", ["number": number, "value": "+16502530001"],
                    ["number": number, "value": "+16502530002"]
                ),
                (
                    "/edit", ["contact": contact, "field": "nickname", "action": "set", "value": "A"],
                    ["contact": contact, "field": "nickname", "action": "set", "value": "B"]
                ),
                (
                    "/decide", ["first": contact, "second": other, "same": true],
                    ["first": contact, "second": other, "same": false, "expected": true]
                ),
            ]
            for request in requests {
                let answer = try await workbench.post(request.path, request.first)
                let first = try #require(answer.json["change"] as? Int, "\(request.path) \(answer.text)")
                var body = request.second
                if request.path == "/fix" { body["seen"] = first }
                let second = try #require(try await workbench.post(request.path, body).json["change"] as? Int)
                let refused = try await workbench.post("/undo", ["change": first, "isAsLeft": true])
                #expect(refused.status == 409, "\(request.path)")
                #expect((refused.json["error"] as? String)?.contains("changed again since") == true)
                #expect(try await workbench.post("/undo", ["change": second, "isAsLeft": true]).status == 200)
                #expect(try await workbench.post("/undo", ["change": first, "isAsLeft": true]).status == 200)
            }
        }
    }

    /// Only what was seen is replaced: a window that is older than a change, or whose change was undone, stores nothing.
    @Test func aCorrectionOfWhatIsOtherwiseByThenIsRefused() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let number = try number("12345", workbench)
            let first = try await workbench.post("/fix", ["number": number, "value": "+16502530001"])
            let change = try #require(first.json["change"] as? Int)
            #expect(try await workbench.get("/rejected/\(number)?part=1").text.contains("data-argument=\"\(change)\""))
            let stale = try await workbench.post("/fix", ["number": number, "value": "+16502530002"])
            #expect(stale.status == 409)
            #expect((stale.json["error"] as? String)?.contains("+16502530001") == true)
            let now = "SELECT value FROM current_numbers WHERE id = \(number)"
            #expect(try workbench.rows(now) == ["+16502530001"])
            let seen = try await workbench.post("/fix", ["number": number, "value": "+16502530002", "seen": change])
            #expect(seen.status == 200)
            #expect(try workbench.rows(now) == ["+16502530002"])
            #expect(
                try await workbench.post("/fix", ["number": number, "value": "", "seen": change]).status == 409)
        }
    }

    @Test func nothingIsUndoneThatIsNotNamed() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let number = try number("12345", workbench)
            #expect(try await workbench.post("/fix", ["number": number, "value": ""]).status == 200)
            #expect(try await workbench.post("/undo", [:]).status == 400)
            #expect(try workbench.rows("SELECT count(*) FROM changes WHERE kind = 'undo'") == ["0"])
        }
    }

    @Test func equalTextsAreCorrectedTogether() async throws {
        let twice = SampleSource(
            "twice.csv", sha256: "bb",
            contacts: (0..<3).map {
                SampleContact("Person \($0)", phones: [("mobile", "555-019"), ("work", "555-01\($0)")])
            })
        try await RunningWorkbench.run([twice]) { workbench async throws in
            let number = try number("555-019", workbench)
            #expect(try await workbench.get("/rejected/\(number)?part=1").text.contains("id=\"fix-equal\""))
            let answer = try await workbench.post(
                "/fix", ["number": number, "value": "+1 650 253 0019", "equal": true])
            #expect((answer.json["rows"] as? [Any])?.count == 3)
            #expect(try workbench.rows("SELECT count(*) FROM accepted_numbers WHERE raw = '555-019'") == ["3"])
            #expect(try workbench.rows("SELECT count(*) FROM changes WHERE kind <> 'ingest'") == ["1"])
        }
    }

    @Test func whatIsNoRequestOfAPageIsRefused() async throws {
        try await RunningWorkbench.run { workbench async throws in
            #expect(try await workbench.post("/fix", ["number": "x"]).status == 400)
            #expect(
                try await workbench.post("/fix", ["number": 5, "value": String(repeating: "1", count: 2000)]).status
                    == 422)
            #expect(try await workbench.post("/fix", ["number": 5, "value": "+16502530000"]).status == 422)
            #expect(try await workbench.get("/rejected/99999999?part=1").status == 404)
            #expect(try await workbench.get("/rejected/x").status == 404)
        }
    }
}
#endif
