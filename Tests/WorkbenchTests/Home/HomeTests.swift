#if Workbench
import ContactCleaning
import ContactStore
import Foundation
import Markup
import StoreTestSupport
import Testing

@testable import Workbench

/// The first page: what it counts is what the lists have to which it leads.
struct HomeTests {
    private func count(_ text: String, before word: String) throws -> String? {
        try text.firstMatch(of: Regex(#"<span class="count">([0-9,]+)</span> <span class="word">"# + word))
            .flatMap { $0.output[1].substring.map(String.init) }
    }

    @Test func theFlowAddsUp() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let text = try await workbench.get("/").text
            let contacts = try workbench.rows("SELECT count(*) FROM contacts")[0]
            let numbers = try workbench.rows("SELECT count(*) FROM current_numbers WHERE verdict <> 'empty'")[0]
            #expect(try count(text, before: "files?<") == "1")
            #expect(try count(text, before: "contacts?<") == contacts)
            #expect(try count(text, before: "numbers<") == numbers)
            // People are a stage once they were found.
            #expect(try count(text, before: "people<") == nil)
            #expect(try await workbench.post("/dedupe", [:]).status == 200)
            let people = try workbench.rows("SELECT count(*) FROM people")[0]
            #expect(try count(try await workbench.get("/").text, before: "(?:people|person)<") == people)
        }
    }

    /// A part of a stage leads to what it counts: people of one contact, and the contacts of clean numbers.
    @Test func eachPartLeadsToItsList() async throws {
        try await RunningWorkbench.run { workbench async throws in
            #expect(try await workbench.post("/dedupe", [:]).status == 200)
            let home = try await workbench.get("/").text
            for (link, sql) in [
                ("people?merged=0", "SELECT count(*) FROM people WHERE contacts = 1"),
                ("people?clean=1", "SELECT count(DISTINCT contact_id) FROM accepted_numbers"),
            ] {
                #expect(home.contains("href=\"\(link)\""))
                let list = try await workbench.get("/" + link).text
                #expect(list.contains("<span class=\"count\">\(try workbench.rows(sql)[0])</span> contact"), "\(link)")
            }
        }
    }

    @Test func eachCountryLeadsToItsContacts() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let text = try await workbench.get("/").text
            let countries = try workbench.rows(
                """
                SELECT region, count(DISTINCT contact_id) FROM current_numbers
                WHERE verdict = 'accepted' AND region IS NOT NULL GROUP BY region
                """)
            #expect(!countries.isEmpty)
            for country in countries {
                let parts = country.split(separator: "|")
                let link = "<a href=\"people?country=\(parts[0])\"><span class=\"count\">\(parts[1])</span>"
                #expect(text.contains(link), "\(country)")
                #expect(text.contains("world.svg#\(parts[0])\""), "\(country)")
                let list = try await workbench.get("/people?country=\(parts[0])").text
                #expect(list.contains("<span class=\"count\">\(parts[1])</span> contact"), "\(country)")
            }
        }
    }

    /// Countries are counted anew where a correction, an edit or an undo has changed them, as a count of everything has them.
    @Test func countriesFollowChanges() async throws {
        let table = "Name,Phone\nAda,(650) 253-0000\nBo,+44 20 7946 0958x\nCy,12\nDi,+1 650 253 0000\n"
        try await RunningWorkbench.run([]) { workbench async throws in
            let upload = try #require(try await workbench.put("a.csv", Array(table.utf8)).json["upload"] as? Int)
            #expect(try await workbench.ingest([(upload, "US")])["state"] as? String == "finished")
            func check(_ comment: Comment) throws {
                let store = try ContactDatabase.open(at: workbench.database)
                let counts = try store.countries(from: try store.countriesAsRead()).regions.filter {
                    $0.value.numbers > 0
                }
                let rows = try workbench.rows(
                    """
                    SELECT region, count(DISTINCT contact_id), count(*) FROM current_numbers
                    WHERE verdict = 'accepted' AND region IS NOT NULL GROUP BY region ORDER BY region
                    """)
                #expect(
                    counts.map { "\($0.key)|\($0.value.contacts.count)|\($0.value.numbers)" }.sorted() == rows, comment)
            }
            try check("as read")
            let contacts = try workbench.rows("SELECT id FROM contacts ORDER BY id").compactMap { Int($0) }
            let number = try #require(try workbench.rows("SELECT id FROM phone_numbers WHERE raw = '12'").first)
            #expect(
                try await workbench.post("/fix", ["number": Int(number) ?? 0, "value": "+49 30 901820"]).status == 200)
            try check("a rejected number is corrected")
            for (contact, value) in [(contacts[0], "+33 1 40 20 50 50"), (contacts[3], "+49 30 901820")] {
                let edit: [String: Any] = ["contact": contact, "field": "phone", "action": "add", "value": value]
                #expect(try await workbench.post("/edit", edit).status == 200)
            }
            try check("numbers are added")
            let removal: [String: Any] = [
                "contact": contacts[3], "field": "phone", "action": "remove", "value": "", "position": 1,
                "seen": "+1 650 253 0000",
            ]
            #expect(try await workbench.post("/edit", removal).status == 200)
            try check("a number is removed")
            for _ in 0..<2 {
                #expect(try await workbench.undoLast().status == 200)
                try check("undone")
            }
        }
    }

    @Test func aSuggestionIsFoundOnceAndGoesWithItsNumber() async throws {
        // The last number lacks its country, and of the file's countries only one has it.
        let table = "Name,Phone\nAda,+49 30 901820\nBo,+33 1 40 20 50 50\nCy,030 901821\n"
        try await RunningWorkbench.run([]) { workbench async throws in
            let upload = try #require(try await workbench.put("a.csv", Array(table.utf8)).json["upload"] as? Int)
            #expect(try await workbench.ingest([(upload, "")])["state"] as? String == "finished")
            let actions = try await workbench.get("/next-actions").text
            #expect(actions.contains("data-region=\"DE\""))
            #expect(actions.contains("valid if read in"))
            #expect(!actions.contains("data-state=\"searching\""))
            #expect(try await workbench.get("/").text.contains("valid if read in"))
            let number = try #require(
                try workbench.rows("SELECT id FROM phone_numbers WHERE verdict <> 'accepted'").first)
            let fix: [String: Any] = ["number": Int(number) ?? 0, "value": "+49 30 901821"]
            #expect(try await workbench.post("/fix", fix).status == 200)
            #expect(!(try await workbench.get("/").text.contains("valid if read in")))
        }
    }

    @Test func theFirstPageWelcomesAndHasASample() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            #expect(try await workbench.get("/").text.contains("Try the sample"))
            let answer = try await workbench.post("/sample", [:])
            #expect(answer.status == 201)
            let uploads = try #require(answer.json["uploads"] as? [[String: Any]])
            let chosen = uploads.map { ($0["upload"] as? Int ?? 0, $0["region"] as? String ?? "") }
            #expect(try await workbench.ingest(chosen)["state"] as? String == "finished")
            #expect(Int(try workbench.rows("SELECT count(*) FROM contacts")[0]) ?? 0 > 100)
            #expect(try await workbench.get("/").text.contains("<h2 id=\"flow\">"))
        }
        try await RunningWorkbench.run(isReadOnly: true) { workbench async throws in
            #expect(try await workbench.post("/sample", [:]).status == 403)
        }
    }

    @Test(arguments: [(1, 1, 5), (1, 1000, 1), (31, 1000, 3), (1000, 1000, 5), (999, 1000, 5)])
    func aStepOfTheMapStandsForAMultiple(count: Int, most: Int, level: Int) {
        #expect(WorldMap.level(count, most: most) == level)
    }

    @Test func theWidthsOfTheFlowAreCounts() throws {
        func part(_ kind: String, _ count: Int) -> FlowPicture.Part {
            .init(kind: kind, name: HTML(), count: count, link: Link("/"))
        }
        let picture = FlowPicture(
            stages: [
                .init(title: 1, text: Text("file"), name: Text("file"), link: Link("/"), parts: [part("file", 500)]),
                .init(
                    title: 500, text: Text("text"), name: Text("text"), link: Link("/"),
                    parts: [part("accepted", 300), part("todo", 200)]),
            ], bands: [[.init(from: 0, to: 0, start: 300, end: 300), .init(from: 0, to: 1, start: 200, end: 200)]])
        let heights = picture.html.markup.matches(of: /<rect class="(\w+)"[^>]*height="([0-9.]+)"/).reduce(
            into: [String: Double]()
        ) { $0[String($1.1)] = Double($1.2) }
        let file = try #require(heights["file"]), clean = try #require(heights["accepted"])
        let open = try #require(heights["todo"])
        #expect(abs(clean + open - file) < 0.05)
        #expect(abs(clean / open - 1.5) < 0.01)
    }
}
#endif
