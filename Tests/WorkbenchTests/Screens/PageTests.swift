#if Workbench
import ContactCleaning
import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import Workbench

/// The content of the pages, and the decisions made on them.
struct PageTests {
    @Test func aNumberIsShownWithItsRuleAndCitation() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let row = try #require(
                try workbench.rows(
                    "SELECT number_id, rule_source FROM rejected_numbers WHERE reason = 'entertainment'"
                ).first?.split(separator: "|"))
            let text = try await workbench.get("/rejected/\(row[0])?part=1").text
            #expect(!text.contains("<!doctype"))
            #expect(text.contains(String(row[1])))
            #expect(text.contains("Every step"))
            #expect(text.contains("<form id=\"fix\""))
            let whole = try await workbench.get("/rejected/\(row[0])")
            #expect(whole.status == 303)
            #expect(whole.headers["location"] == "../rejected?number=\(row[0])")
            #expect(try await workbench.get("/rejected?number=\(row[0])").text.contains("<form id=\"fix\""))
        }
    }

    @Test func hostileNamesAreTextOnEveryPage() async throws {
        try await RunningWorkbench.run([.hostile]) { workbench async throws in
            let number = try #require(try workbench.rows("SELECT id FROM phone_numbers ORDER BY id LIMIT 1").first)
            let contact = try #require(try workbench.rows("SELECT id FROM contacts ORDER BY id LIMIT 1").first)
            try PlainSQL.run(
                """
                INSERT INTO plans (at, options, status, sha256) VALUES ('2026-01-01T00:00:00Z', '--edits', 'open', 'a');
                INSERT INTO plan_steps (plan_id, contact_id, property, before, after, reason)
                SELECT 1, id, '<b>evil', display_name, '<script>alert(1)</script>', '<img src=x>' FROM contacts;
                """, in: workbench.database)
            for path in [
                "/", "/plan", "/export", "/rejected", "/rejected/\(number)", "/sources", "/duplicates", "/findings",
                "/people",
                "/people/rows?count=50",
                "/people?q=%3Cscript%3Ealert%3C/script%3E", "/contact?id=\(contact)", "/found?q=script", "/history",
            ] {
                let text = try await workbench.get(path).text
                #expect(!text.contains("<script>alert"), "\(path)")
                #expect(!text.contains("<img"), "\(path)")
                #expect(!text.contains("\u{202E}"), "\(path)")
                #expect(!text.contains("<b>evil"), "\(path)")
            }
            let list = try await workbench.get("/rejected").text
            #expect(list.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"))
            #expect(try await workbench.get("/plan").text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
            #expect(try await workbench.get("/export").text.contains("The plan for writing to them"))
        }
    }

    @Test func theFieldsOfEachFileAreShown() async throws {
        let table = "First Name,Handy,Kundennr\nAda,+16502530000,AB-1\nBo,+16502530001,AB-2\n"
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nTEL:+16502530000\r\nEND:VCARD\r\n"
        try await RunningWorkbench.run([]) { workbench async throws in
            let uploads = [
                try await workbench.put("people.csv", Array(table.utf8)),
                try await workbench.put("card.vcf", Array(card.utf8)),
            ]
            let files: [[String: Any]] = try uploads.map {
                ["upload": try #require($0.json["upload"] as? Int), "region": "US"]
            }
            #expect(try await workbench.post("/ingest", ["files": files]).status == 202)
            #expect(try await workbench.finishedJob()["state"] as? String == "finished")
            let text = try await workbench.get("/findings").text
            let rows = text.components(separatedBy: "<tr><th scope=\"row\">")
            #expect(rows.contains { $0.contains("<bdi>First Name</bdi>") && $0.contains("given name") })
            #expect(rows.contains { $0.contains("<bdi>Handy</bdi>") && $0.contains("phone, mobile") })
            #expect(rows.contains { $0.contains("<bdi>Kundennr</bdi>") && $0.contains("kept as it is") })
            #expect(text.contains("A card names its fields itself."))
            #expect(!text.contains("<details open>"))
            #expect(try await workbench.get("/findings?source=1").text.contains("<details open>"))
        }
    }

    @Test func theAddressIsTheState() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let text = try await workbench.get("/rejected?reason=tooShort&state=open").text
            let count = try workbench.rows("SELECT count(*) FROM rejected_numbers WHERE reason = 'tooShort'")
            #expect(text.contains("<span class=\"count\">\(count[0])</span> of "))
            #expect(text.components(separatedBy: "<tr data-number").count - 1 == Int(count[0]))
            // A value that no number has is not an error.
            #expect(try await workbench.get("/rejected?reason=%3Cb%3E").text.contains("No number matches"))
        }
    }

    @Test func aPairIsDecidedAndTheDecisionUndone() async throws {
        let table = """
            Name,Phone
            Ana Example,(650) 253-0000
            Ana E.,(650) 253-0000
            ,(650) 253-0000
            Zed Muster,(415) 555-2671
            """
        try await RunningWorkbench.run([]) { workbench async throws in
            let upload = try #require(try await workbench.put("pair.csv", Array(table.utf8)).json["upload"] as? Int)
            let files: [[String: Any]] = [["upload": upload, "region": "US"]]
            #expect(try await workbench.post("/ingest", ["files": files]).status == 202)
            #expect(try await workbench.finishedJob()["state"] as? String == "finished")
            #expect(try await workbench.post("/dedupe", [:]).status == 200)
            let people = try #require(try workbench.rows("SELECT count(*) FROM people").first.flatMap { Int($0) })
            let page = try await workbench.get("/duplicates").text
            let match = try #require(page.firstMatch(of: /data-argument="(\d+),(\d+)"/))
            let (first, second) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
            let answer = try await workbench.post("/decide", ["first": first, "second": second, "same": true])
            #expect(answer.status == 200)
            #expect((answer.json["message"] as? String)?.hasPrefix("One person: ") == true)
            #expect(try workbench.rows("SELECT count(*) FROM people") == ["\(people - 1)"])
            #expect(try await workbench.get("/duplicates?pair=0").text.contains("Decided: one person."))
            #expect(try await workbench.undoLast().status == 200)
            #expect(try workbench.rows("SELECT count(*) FROM people") == ["\(people)"])
            #expect(try await workbench.get("/history").text.contains("undid change"))
            #expect(try await workbench.post("/decide", ["first": first, "second": first, "same": true]).status == 409)
        }
    }

    /// A second answer to a pair that the page showed as open, or as decided otherwise, changes nothing.
    @Test func aPairIsDecidedOverOnlyByAnExplicitChange() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let keys = try workbench.rows("SELECT id FROM contacts ORDER BY id LIMIT 2").compactMap { Int($0) }
            func decide(_ same: Bool, _ expected: Bool?) async throws -> Int {
                var request: [String: Any] = ["first": keys[1], "second": keys[0], "same": same]
                if let expected { request["expected"] = expected }
                return try await workbench.post("/decide", request).status
            }
            func stored() throws -> [String] {
                try workbench.rows("SELECT same FROM decisions WHERE decided_by = 'user' ORDER BY change_id")
            }
            async let yes = decide(true, nil)
            async let no = decide(false, nil)
            #expect(try await [yes, no].sorted() == [200, 409])
            let first = try #require(try stored().first)
            #expect(try stored() == [first])
            let isSame = first == "1"
            #expect(try await decide(isSame, nil) == 409)
            #expect(try await decide(isSame, isSame) == 409)
            #expect(try await decide(isSame, !isSame) == 409)
            #expect(try await decide(!isSame, nil) == 409)
            #expect(try stored() == [first])
            #expect(try await decide(!isSame, isSame) == 200)
            #expect(try stored().count == 2)
            #expect(try await workbench.undoLast().status == 200)
            #expect(try await workbench.undoLast().status == 200)
            #expect(try await decide(true, true) == 409)
            #expect(try await decide(true, nil) == 200)
        }
    }

    @Test func anExportIsTheSameAsThatOfTheCommand() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let answer = try await workbench.get("/download?format=vcard3&only=accepted")
            #expect(answer.status == 200)
            #expect(answer.headers["content-disposition"] == "attachment; filename=\"contacts.vcf\"")
            var export = Export(database: workbench.database, format: .vcard3)
            export.selection.verdicts = ["accepted"]
            var expected: [UInt8] = []
            try export.write(try export.plan()) { expected += $0 }
            #expect(answer.body == expected)
            #expect(!expected.isEmpty)
            #expect(try await workbench.get("/download?format=same").status == 400)
            #expect(try await workbench.get("/download?format=csv&people=1").status != 200)
        }
    }
}
#endif
