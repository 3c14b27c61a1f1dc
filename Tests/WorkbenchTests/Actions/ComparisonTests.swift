#if Workbench
import ContactCleaning
import Foundation
import StoreTestSupport
import Testing

@testable import Workbench

/// A newer export of a file that was read.
struct ComparisonTests {
    private static let older =
        "Name,Phone,E-mail\nAda,(650) 253-0000,ada@example.com\nBo,(212) 736-5000,bo@example.com\n"
    private static let newer =
        "Name,Phone,E-mail\nAda,(650) 253-0001,ada@example.com\nBo,(212) 736-5000,bo@example.com\nCy,,cy@example.com\n"

    @Test func eachValueIsShownAndTakenOver() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            let first = try #require(
                try await workbench.put("may.csv", Array(Self.older.utf8)).json["upload"] as? Int)
            #expect(try await workbench.ingest([(first, "US")])["state"] as? String == "finished")
            let source = try #require(try workbench.rows("SELECT id FROM sources").first)
            let upload = try #require(
                try await workbench.put("june.csv", Array(Self.newer.utf8)).json["upload"] as? Int)
            let page = try await workbench.get("/compare?upload=\(upload)&source=\(source)&key=email").text
            #expect(page.contains("(650) 253-0000"))
            #expect(page.contains("(650) 253-0001"))
            #expect(page.contains("Changed contacts: <span class=\"count\">1</span>"))
            #expect(page.contains("New contacts: <span class=\"count\">1</span>"))
            #expect(!page.contains("(212) 736-5000"))
            #expect(try workbench.rows("SELECT count(*) FROM contacts") == ["2"])
            let file: [String: Any] = ["upload": upload, "region": "", "update": Int(source) ?? 0, "key": "email"]
            #expect(try await workbench.post("/ingest", ["files": [file]]).status == 202)
            #expect(try await workbench.finishedJob()["state"] as? String == "finished")
            #expect(try workbench.rows("SELECT count(*) FROM contacts") == ["3"])
            #expect(
                try workbench.rows("SELECT raw FROM phone_numbers ORDER BY 1") == ["(212) 736-5000", "(650) 253-0001"])
        }
    }

    @Test func editsThatWouldEndAreNamed() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            let first = try #require(
                try await workbench.put("may.csv", Array(Self.older.utf8)).json["upload"] as? Int)
            #expect(try await workbench.ingest([(first, "US")])["state"] as? String == "finished")
            let number = try #require(
                Int(try workbench.rows("SELECT id FROM phone_numbers WHERE raw = '(650) 253-0000'").first ?? ""))
            _ = try NumberCorrections(database: workbench.database).correct([
                .init(number: number, value: "(650) 253-0009")
            ])
            let upload = try #require(
                try await workbench.put("june.csv", Array(Self.newer.utf8)).json["upload"] as? Int)
            let page = try await workbench.get("/compare?upload=\(upload)&source=1&key=email").text
            #expect(page.contains("Edits that would end: <span class=\"count\">1</span>"))
            #expect(page.contains("edit would end: the file has neither value"))
            #expect(page.contains("(650) 253-0009"))
        }
    }

    @Test func whatCannotBeComparedSaysWhy() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            let first = try #require(
                try await workbench.put("may.csv", Array(Self.older.utf8)).json["upload"] as? Int)
            #expect(try await workbench.ingest([(first, "US")])["state"] as? String == "finished")
            let upload = try #require(
                try await workbench.put("june.csv", Array(Self.newer.utf8)).json["upload"] as? Int)
            let page = try await workbench.get("/compare?upload=\(upload)&source=1&key=uid")
            #expect(page.status == 200)
            #expect(page.text.contains("class=\"message\""))
            #expect(!page.text.contains("data-act=\"take-newer\""))
            // A page has no options of the command; without a choice the key is one by which the files can be compared.
            #expect(!page.text.contains("--key"))
            let unchosen = try await workbench.get("/compare?upload=\(upload)&source=1").text
            #expect(
                unchosen.contains("<option value=\"email\" selected>") && unchosen.contains("data-act=\"take-newer\""))
            let path = try #require(workbench.server.workspace.uploads[upload]?.path)
            #expect(!page.text.contains(path))
            #expect(try await workbench.get("/compare?upload=\(upload)&source=9&key=email").status == 404)
            #expect(try await workbench.get("/compare?upload=99&source=1").status == 404)
        }
    }
}
#endif
