#if Workbench
import ContactCleaning
import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import Workbench

/// Exports by where they go, and what comes back when they are read again.
struct ExportTests {
    private static let table = """
        First Name,Last Name,Phone,E-mail
        Ada,Example,+16502530001,ada@example.org
        Bo,Beispiel,98765,bo@example.org
        Cleo,Muster,+491711234567,
        """

    @Test func whatIsWrittenIsShownBefore() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read(Self.table, region: "US")
            for destination in Destination.all where destination.format != .same {
                let page = try await workbench.get("/export?to=\(destination.name)").text
                #expect(page.contains("6502530001"), "\(destination.name)")
                #expect(!page.contains("98765"), "\(destination.name)")
            }
            let all = try await workbench.get("/export?to=csv&only=").text
            #expect(all.contains("98765"))
            #expect(try await !workbench.get("/export?to=csv&has=email").text.contains("Cleo"))
            let losses = try await workbench.get("/export-losses?to=google").text
            #expect(losses.contains("<span class=\"count\">1</span> number is left out"))
            #expect(try await workbench.get("/export-losses?to=nowhere").status == 400)
        }
    }

    /// Two contacts of one person, two of others, and a number that three have.
    private static let people = """
        Name,Phone
        Karl Weber,+16502530001
        Karl Weber,+16502530001
        Bo Beispiel,98765
        Cleo Muster,+16502530001
        """

    /// The count comes with the page where it is the number of contacts, else with the look at all of them, which counts what is left out, too.
    @Test(arguments: [
        ("to=csv", "4 contacts", true), ("to=csv&only=", "4 contacts", true),
        ("to=csv&only=accepted", "3 contacts", false),
        ("to=csv&people=1", "3 contacts", false), ("to=csv&people=1&only=accepted", "2 contacts", false),
        ("to=icloud&only=accepted", "3 contacts", false), ("to=jsonl&only=accepted", "3 contacts", false),
        ("to=google&only=accepted", "3 contacts", false), ("to=numbers", "1 number", false),
        ("to=numbers&source=1", "1 number", false), ("to=csv&q=Karl&merged=1", "4 contacts", true),
    ])
    func theButtonHasTheCountOfWhatIsWritten(_ query: String, _ count: String, _ isKnownAtOnce: Bool) async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read(Self.people, region: "US")
            #expect(try await workbench.post("/dedupe", [:]).status == 200)
            let words = count.split(separator: " ")
            let expected = "Download <span class=\"count\">\(words[0])</span> \(words[1])"
            let page = try await workbench.get("/export?\(query)").text
            #expect(page.contains(expected) == isKnownAtOnce)
            #expect(try await workbench.get("/export-losses?\(query)").text.contains(expected))
        }
    }

    /// The first contacts have no number that is accepted.
    @Test(arguments: [
        "to=google&only=accepted", "to=icloud&only=accepted", "to=numbers", "to=csv&people=1&only=accepted",
    ])
    func theFirstThatAreWrittenAreShown(_ query: String) async throws {
        let rejected = (10..<50).map { "No \($0),(415) 555-01\($0)\n" }.joined()
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read("Name,Phone\n\(rejected)Ada Example,+16502530001\n", region: "US")
            let page = try await workbench.get("/export?\(query)").text
            #expect(page.contains("6502530001") && !page.contains("No contact is written."))
        }
    }

    /// A file comes back with every column, and its accepted numbers written anew; of several, one is chosen.
    @Test func aFileComesBackAsItWas() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read(Self.table, region: "US")
            let expected = Self.table.replacing("+16502530001", with: "+1 650-253-0001").replacing(
                "+491711234567", with: "+49 171 1234567")
            let file = try await workbench.get("/download?to=same&numbers=international")
            #expect(file.text == expected)
            let page = try await workbench.get("/export?to=same&numbers=international").text
            #expect(page.contains("Bo,Beispiel,98765") && page.contains("+1 650-253-0001"))
            try await workbench.read("Name,Phone\nDana,(650) 253-0002\n", region: "US")
            #expect(try await workbench.get("/download?to=same").status == 422)
            #expect(try await workbench.get("/download?to=same&source=2").text == "Name,Phone\nDana,+16502530002\n")
            #expect(try await workbench.post("/exports", ["to": "same", "source": "2"]).status == 201)
        }
    }

    /// The progress is asked for until the file is there, which is taken once.
    @Test func anExportIsWrittenBesideThePageAndTakenOnce() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read(Self.table, region: "US")
            let started = try await workbench.post("/exports", ["to": "icloud", "only": "accepted"])
            #expect(started.status == 201)
            let id = try #require(started.json["export"] as? Int)
            var state = "writing"
            while state == "writing" {
                state = try #require(try await workbench.get("/exports/\(id)").json["state"] as? String)
            }
            #expect(state == "finished")
            let file = try await workbench.get("/exports/\(id)/file")
            #expect(file.text.hasPrefix("BEGIN:VCARD"))
            #expect(file.body == (try await workbench.get("/download?to=icloud&only=accepted").body))
            #expect(try await workbench.get("/exports/\(id)/file").status == 404)
            #expect(try await workbench.get("/exports/\(id + 7)").status == 404)
            #expect(try await workbench.post("/exports", ["to": "nowhere"]).status == 400)
        }
    }

    /// A file for any destination is read again without a word about its format, with every number and address.
    @Test func exportsAreKnownWhenTheyAreReadAgain() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read(Self.table, region: "US")
            let numbers = "SELECT DISTINCT e164 FROM accepted_numbers ORDER BY 1"
            let expected = try workbench.rows(numbers)
            for destination in Destination.all where destination.name != "jsonl" {
                let file = try await workbench.get("/download?to=\(destination.name)&only=clean")
                try await RunningWorkbench.run([]) { other async throws in
                    let name = try DownloadRequest(query: ["to": destination.name]).fileName
                    let upload = try #require(try await other.put(name, file.body).json["upload"] as? Int)
                    let files: [[String: Any]] = [["upload": upload, "region": ""]]
                    #expect(try await other.post("/ingest", ["files": files]).status == 202)
                    #expect(try await other.finishedJob()["state"] as? String == "finished", "\(destination.name)")
                    #expect(try other.rows(numbers) == expected, "\(destination.name)")
                }
            }
        }
    }
}
#endif
