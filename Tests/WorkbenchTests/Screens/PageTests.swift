#if Workbench
import ContactCleaning
import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import Workbench

/// The content of the pages, and the decisions made on them.
struct PageTests {
    @Test func theOverviewAddsUp() async throws {
        try await RunningBench.run { bench async throws in
            let text = try await bench.get("/").text
            let numbers = try #require(try bench.rows("SELECT sum(numbers) FROM sources").first)
            let rejected = try #require(try bench.rows("SELECT sum(numbers_rejected) FROM sources").first)
            #expect(text.contains("<dt>Numbers</dt><dd><span class=\"count\">\(numbers)</span>"))
            #expect(
                text.contains(
                    "<dt>rejected</dt><dd><a href=\"rejected?state=open\"><span class=\"count\">\(rejected)</span>"))
        }
    }

    @Test func aNumberIsShownWithItsRuleAndCitation() async throws {
        try await RunningBench.run { bench async throws in
            let row = try #require(
                try bench.rows(
                    "SELECT number_id, rule_source FROM rejected_numbers WHERE reason = 'entertainment'"
                ).first?.split(separator: "|"))
            let text = try await bench.get("/rejected/\(row[0])?part=1").text
            #expect(!text.contains("<!doctype"))
            #expect(text.contains(String(row[1])))
            #expect(text.contains("Every step"))
            #expect(text.contains("<form id=\"fix\""))
            let whole = try await bench.get("/rejected/\(row[0])")
            #expect(whole.status == 303)
            #expect(whole.headers["location"] == "../rejected?number=\(row[0])")
            #expect(try await bench.get("/rejected?number=\(row[0])").text.contains("<form id=\"fix\""))
        }
    }

    @Test func hostileNamesAreTextOnEveryPage() async throws {
        try await RunningBench.run([.hostile]) { bench async throws in
            let number = try #require(try bench.rows("SELECT id FROM phone_numbers ORDER BY id LIMIT 1").first)
            for path in ["/", "/rejected", "/rejected/\(number)", "/sources", "/duplicates", "/findings"] {
                let text = try await bench.get(path).text
                #expect(!text.contains("<script>alert"), "\(path)")
                #expect(!text.contains("<img"), "\(path)")
                #expect(!text.contains("\u{202E}"), "\(path)")
                #expect(!text.contains("<b>evil"), "\(path)")
            }
            let list = try await bench.get("/rejected").text
            #expect(list.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"))
        }
    }

    @Test func theFieldsOfEachFileAreShown() async throws {
        let table = "First Name,Handy,Kundennr\nAda,+16502530000,AB-1\nBo,+16502530001,AB-2\n"
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nTEL:+16502530000\r\nEND:VCARD\r\n"
        try await RunningBench.run([]) { bench async throws in
            let uploads = [
                try await bench.put("people.csv", Array(table.utf8)), try await bench.put("card.vcf", Array(card.utf8)),
            ]
            let files: [[String: Any]] = try uploads.map {
                ["upload": try #require($0.json["upload"] as? Int), "region": "US"]
            }
            #expect(try await bench.post("/ingest", ["files": files]).status == 202)
            #expect(try await bench.finishedJob()["state"] as? String == "finished")
            let text = try await bench.get("/findings").text
            let rows = text.components(separatedBy: "<tr><th scope=\"row\">")
            #expect(rows.contains { $0.contains("<bdi>First Name</bdi>") && $0.contains("<bdi>givenName</bdi>") })
            #expect(rows.contains { $0.contains("<bdi>Handy</bdi>") && $0.contains("<bdi>phone mobile</bdi>") })
            #expect(rows.contains { $0.contains("<bdi>Kundennr</bdi>") && $0.contains("<bdi>extra</bdi>") })
            #expect(text.contains("A card names its fields itself."))
            #expect(!text.contains("<details open>"))
            #expect(try await bench.get("/findings?source=1").text.contains("<details open>"))
        }
    }

    @Test func theAddressIsTheState() async throws {
        try await RunningBench.run { bench async throws in
            let text = try await bench.get("/rejected?reason=tooShort&state=open").text
            let count = try bench.rows("SELECT count(*) FROM rejected_numbers WHERE reason = 'tooShort'")
            #expect(text.contains("<span class=\"count\">\(count[0])</span> of "))
            #expect(text.components(separatedBy: "<tr data-number").count - 1 == Int(count[0]))
            // A value that no number has is not an error.
            #expect(try await bench.get("/rejected?reason=%3Cb%3E").text.contains("No number matches"))
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
        try await RunningBench.run([]) { bench async throws in
            let upload = try #require(try await bench.put("pair.csv", Array(table.utf8)).json["upload"] as? Int)
            let files: [[String: Any]] = [["upload": upload, "region": "US"]]
            #expect(try await bench.post("/ingest", ["files": files]).status == 202)
            #expect(try await bench.finishedJob()["state"] as? String == "finished")
            #expect(try await bench.post("/dedupe", [:]).status == 200)
            let people = try #require(try bench.rows("SELECT count(*) FROM people").first.flatMap { Int($0) })
            let page = try await bench.get("/duplicates").text
            let match = try #require(page.firstMatch(of: /data-argument="(\d+),(\d+)"/))
            let (first, second) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
            let answer = try await bench.post("/decide", ["first": first, "second": second, "same": true])
            #expect(answer.status == 200)
            #expect((answer.json["message"] as? String)?.hasPrefix("One person: ") == true)
            #expect(try bench.rows("SELECT count(*) FROM people") == ["\(people - 1)"])
            #expect(try await bench.get("/duplicates?pair=0").text.contains("Decided: one person."))
            #expect(try await bench.post("/undo", [:]).status == 200)
            #expect(try bench.rows("SELECT count(*) FROM people") == ["\(people)"])
            #expect(try await bench.get("/history").text.contains("undid change"))
            #expect(try await bench.post("/decide", ["first": first, "second": first, "same": true]).status == 409)
        }
    }

    /// A second answer to a pair that the page showed as open, or as decided otherwise, changes nothing.
    @Test func aPairIsDecidedOverOnlyByAnExplicitChange() async throws {
        try await RunningBench.run { bench async throws in
            let keys = try bench.rows("SELECT id FROM contacts ORDER BY id LIMIT 2").compactMap { Int($0) }
            func decide(_ same: Bool, _ expected: Bool?) async throws -> Int {
                var request: [String: Any] = ["first": keys[1], "second": keys[0], "same": same]
                if let expected { request["expected"] = expected }
                return try await bench.post("/decide", request).status
            }
            func stored() throws -> [String] {
                try bench.rows("SELECT same FROM decisions WHERE decided_by = 'user' ORDER BY change_id")
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
            #expect(try await bench.post("/undo", [:]).status == 200)
            #expect(try await bench.post("/undo", [:]).status == 200)
            #expect(try await decide(true, true) == 409)
            #expect(try await decide(true, nil) == 200)
        }
    }

    @Test func anExportIsTheSameAsThatOfTheCommand() async throws {
        try await RunningBench.run { bench async throws in
            let answer = try await bench.get("/download?format=vcard3&only=accepted")
            #expect(answer.status == 200)
            #expect(answer.headers["content-disposition"] == "attachment; filename=\"contacts.vcf\"")
            var export = Export(database: bench.database, format: .vcard3)
            export.selection.verdicts = ["accepted"]
            var expected: [UInt8] = []
            try export.write(try export.plan()) { expected += $0 }
            #expect(answer.body == expected)
            #expect(!expected.isEmpty)
            #expect(try await bench.get("/download?format=same").status == 400)
            #expect(try await bench.get("/download?format=csv&people=1").status != 200)
        }
    }

    @Test func whatPagesLoadIsThere() async throws {
        try await RunningBench.run { bench async throws in
            var wanted = ["/assets/engine.wasm"]
            let page = try await bench.get("/").text
            for match in page.matches(of: /"(assets\/[^"]+)"/) { wanted.append("/\(match.1)") }
            let main = try await bench.get("/assets/main.js").text
            for match in main.matches(of: /"\.\/([^"]+)"/) { wanted.append("/assets/\(match.1)") }
            #expect(wanted.count > 10)
            for path in wanted { #expect(try await bench.get(path).status == 200, "\(path)") }
            #expect(try await bench.get("/assets/engine.wasm").headers["content-type"] == "application/wasm")
            #expect(try await bench.get("/assets/..%2Fmain.js").status == 404)
        }
    }
}
#endif
