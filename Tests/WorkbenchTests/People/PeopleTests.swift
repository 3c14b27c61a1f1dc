#if Workbench
import ContactCleaning
import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import Workbench

/// The list of contacts, the search, and what is changed of one contact or person.
struct PeopleTests {
    private static let table = """
        Name,Phone,E-mail,Company
        Ana Example,(650) 253-0000,ana@example.com,Acme
        Ana E.,(650) 253-0000,ana@example.com,
        Zed Muster,(415) 555-2671,,Muster & Söhne
        Bo Beispiel,12345,bo@example.org,
        """

    /// A workbench on the table, and the keys of its contacts by their names.
    private static func run(
        isReadOnly: Bool = false, _ body: (RunningWorkbench, [String: Int]) async throws -> Void
    ) async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            let upload = try #require(try await workbench.put("people.csv", Array(table.utf8)).json["upload"] as? Int)
            _ = try await workbench.ingest([(upload, "US")])
            let rows = try workbench.rows("SELECT display_name, id FROM contacts").map { $0.split(separator: "|") }
            try await body(
                workbench, Dictionary(uniqueKeysWithValues: rows.map { (String($0[0]), Int($0[1]) ?? 0) }))
        }
    }

    private func names(_ text: String) -> [String] {
        text.matches(of: /<td class="who"><a href="[^"]*"><bdi>([^<]*)/).map { String($0.1) }
    }

    @Test(arguments: [
        ("", ["Ana Example", "Ana E.", "Zed Muster", "Bo Beispiel"]), ("?lacks=email", ["Zed Muster"]),
        ("?has=organization", ["Ana Example", "Zed Muster"]), ("?has=organization&lacks=email", ["Zed Muster"]),
        ("?q=muster", ["Zed Muster"]), ("?q=2530000", ["Ana Example", "Ana E."]), ("?q=bo%40example", ["Bo Beispiel"]),
        ("?q=sohne", ["Zed Muster"]), ("?q=nobody", []), ("?q=%3F", []),
        ("?has=nonsense", ["Ana Example", "Ana E.", "Zed Muster", "Bo Beispiel"]),
        ("?clean=1", ["Ana Example", "Ana E."]), ("?clean=1&lacks=email", []),
        ("?source=1&q=ana", ["Ana E.", "Ana Example"]), ("?source=99", []),
    ])
    func theListHasWhatIsAskedFor(_ query: String, _ expected: [String]) async throws {
        try await Self.run { workbench, _ in
            let page = try await workbench.get("/people" + query)
            #expect(page.status == 200)
            #expect(names(page.text).sorted() == expected.sorted())
            let rows = try await workbench.get("/people/rows?from=0&count=200&" + query.dropFirst())
            #expect(names(rows.text).sorted() == expected.sorted())
        }
    }

    /// Each filter has the number of contacts that the page has to which it leads.
    @Test(arguments: [
        "", "?clean=1", "?has=email", "?merged=0", "?merged=1", "?source=2", "?country=US", "?source=1&clean=1",
    ])
    func filtersHaveTheCountsOfTheirLists(_ query: String) async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            try await workbench.read(Self.table, region: "US")
            try await workbench.read(
                "Name,Phone,E-mail\nAna Example,(650) 253-0000,ana@example.com\nUwe,+49 30 901820,\n", region: "US")
            #expect(try await workbench.post("/dedupe", [:]).status == 200)
            let page = try await workbench.get("/people" + query).text
            let items = page.matches(of: /<a(?: class(?:="")?)? href="(people[^"]*)">(.*?)<\/a>/).compactMap {
                item in
                item.2.firstMatch(of: /<span class="count">([0-9]+)</).map { (link: item.1, count: $0.1) }
            }
            #expect(!items.isEmpty)
            for (address, count) in items {
                let link = address.replacing("&amp;", with: "&")
                let list = try await workbench.get("/" + link).text
                #expect(list.contains("<span class=\"count\">\(count)</span> contact"), "\(link)")
            }
        }
    }

    @Test func rowsAreGivenFromAnyPlace() async throws {
        try await Self.run { workbench, _ in
            let all = names(try await workbench.get("/people").text)
            for (from, count) in [(0, 2), (1, 2), (3, 5), (4, 5), (99, 5), (-3, 1), (0, -1)] {
                let part = try await workbench.get("/people/rows?from=\(from)&count=\(count)")
                #expect(names(part.text) == Array(all.dropFirst(max(from, 0)).prefix(max(count, 0))))
            }
            #expect(try await workbench.get("/people").text.contains("aria-rowcount=\"5\""))
        }
    }

    @Test func theSearchBarShowsTheBestOnEveryPage() async throws {
        try await Self.run { workbench, keys in
            let found = try await workbench.get("/found?q=ana").text
            #expect(found.contains("contact?id=\(keys["Ana Example"] ?? 0)"))
            #expect(found.contains("people?q=ana"))
            #expect(try await workbench.get("/found?q=").text.isEmpty)
            for page in ["/", "/people", "/rejected", "/history", "/export"] {
                #expect(try await workbench.get(page).text.contains("id=\"search-words\""))
            }
        }
    }

    @Test func aValueIsEditedWhereItStandsAndTheEditUndone() async throws {
        try await Self.run { workbench, keys in
            let zed = try #require(keys["Zed Muster"])
            let name = "SELECT display_name FROM current_contacts WHERE id = \(zed)"
            var request: [String: Any] = [
                "contact": zed, "field": "displayName", "action": "set", "value": "Zed Sample", "position": 1,
                "seen": "Zed Muster",
            ]
            let edited = try await workbench.post("/edit", request)
            #expect(edited.status == 200)
            #expect(try workbench.rows(name) == ["Zed Sample"])
            let page = try await workbench.get("/contact?id=\(zed)").text
            #expect(page.contains("was <bdi>Zed Muster</bdi>"))
            // A window that shows the value of before stores nothing.
            #expect(try await workbench.post("/edit", request).status == 409)
            request["seen"] = "Zed Sample"
            request["value"] = "bad\u{7}name"
            #expect(try await workbench.post("/edit", request).status == 422)
            request["field"] = "nonsense"
            #expect(try await workbench.post("/edit", request).status == 422)
            #expect(try await workbench.undoLast().status == 200)
            #expect(try workbench.rows(name) == ["Zed Muster"])
        }
    }

    @Test(arguments: [
        ("birthday", "30.02.2000", "The calendar has no such day. Correct it."),
        ("birthday", "3/4/2001", "Day and month could be swapped. Write it as 1985-04-12."),
    ])
    func whatIsRefusedIsNotSaidToBeKept(_ field: String, _ value: String, _ sentence: String) async throws {
        try await Self.run { workbench, keys in
            let answer = try await workbench.post(
                "/edit",
                ["contact": try #require(keys["Bo Beispiel"]), "field": field, "action": "add", "value": value])
            #expect(answer.status == 422)
            #expect(answer.json["error"] as? String == sentence)
        }
    }

    /// A second value of a field that has mostly one is taken, with a word about it.
    @Test func aValueBesideAnotherIsSaid() async throws {
        try await Self.run { workbench, keys in
            let bo = try #require(keys["Bo Beispiel"])
            for (value, isSaid) in [("1985-04-12", false), ("1985-05-12", true)] {
                let answer = try await workbench.post(
                    "/edit", ["contact": bo, "field": "birthday", "action": "add", "value": value])
                #expect(answer.status == 200)
                let said = answer.json["message"] as? String ?? ""
                #expect(said.contains("The contact has 2 values in this field now.") == isSaid)
            }
        }
    }

    @Test func valuesAreAddedAndRemoved() async throws {
        try await Self.run { workbench, keys in
            let bo = try #require(keys["Bo Beispiel"])
            func emails() throws -> [String] {
                try workbench.rows("SELECT address FROM current_emails WHERE contact_id = \(bo) ORDER BY id")
            }
            let added = try await workbench.post(
                "/edit", ["contact": bo, "field": "email", "action": "add", "value": "bo@example.net"])
            #expect(added.status == 200)
            #expect(try emails() == ["bo@example.org", "bo@example.net"])
            let removed = try await workbench.post(
                "/edit",
                [
                    "contact": bo, "field": "email", "action": "remove", "value": "", "position": 1,
                    "seen": "bo@example.org",
                ])
            #expect(removed.status == 200)
            #expect(try emails() == ["bo@example.net"])
            let refused = try await workbench.post(
                "/edit", ["contact": bo, "field": "phone", "action": "add", "value": "12"])
            #expect(refused.status == 422)
            #expect((refused.json["error"] as? String)?.contains("too few digits") == true)
            #expect(
                try await workbench.post("/edit", ["contact": bo, "field": "email", "action": "burn", "value": ""])
                    .status == 400)
            #expect(
                try await workbench.post(
                    "/edit", ["contact": 999999, "field": "email", "action": "add", "value": "a@b.org"]
                )
                .status == 422)
        }
    }

    @Test func aPersonOfSeveralContactsIsChosenForAndSplit() async throws {
        try await Self.run { workbench, keys in
            #expect(try await workbench.post("/dedupe", [:]).status == 200)
            let (ana, other) = (try #require(keys["Ana Example"]), try #require(keys["Ana E."]))
            _ = try await workbench.post("/decide", ["first": ana, "second": other, "same": true])
            let person = try #require(
                try workbench.rows("SELECT person_id FROM memberships WHERE contact_id = \(ana)").first.flatMap {
                    Int($0)
                })
            #expect(names(try await workbench.get("/people?merged=1").text) == ["Ana Example", "Ana E."])
            let page = try await workbench.get("/contact?id=\(other)").text
            #expect(page.contains("One person of <span class=\"count\">2</span> contacts"))
            #expect(page.contains("data-argument=\"\(person),name,\(other)\""))
            #expect(try await workbench.get("/contact?person=\(person)").status == 200)
            let chosen = try await workbench.post("/choose", ["person": person, "field": "name", "contact": other])
            #expect(chosen.status == 200)
            #expect(try workbench.rows("SELECT name FROM people_cards WHERE person_id = \(person)") == ["Ana E."])
            let one = try await workbench.get("/download?format=vcard4&person=\(person)").text
            #expect(one.components(separatedBy: "BEGIN:VCARD").count == 2)
            #expect(one.contains("FN:Ana E."))
            #expect(
                try await workbench.post("/choose", ["person": person, "field": "email", "contact": other]).status
                    == 422)
            #expect(try await workbench.post("/split", ["contact": other, "person": person]).status == 200)
            #expect(try await workbench.get("/people?merged=1").text.contains("No contact matches"))
            #expect(try await workbench.post("/split", ["contact": other, "person": person]).status == 409)
        }
    }

    @Test func whoHasOptedOutIsMarked() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            let table = "Name,Phone,DNC\nAna Example,(650) 253-0000,since 2020\nBo Beispiel,(415) 555-2671,no\n"
            let upload = try #require(try await workbench.put("list.csv", Array(table.utf8)).json["upload"] as? Int)
            _ = try await workbench.ingest([(upload, "US")])
            #expect(try await workbench.get("/contact?id=1").text.contains("Has opted out"))
            #expect(try await !workbench.get("/contact?id=2").text.contains("Has opted out"))
        }
    }

    @Test func oneContactIsExportedAlone() async throws {
        try await Self.run { workbench, keys in
            let zed = try #require(keys["Zed Muster"])
            let card = try await workbench.get("/download?format=vcard4&contact=\(zed)")
            #expect(card.text.components(separatedBy: "BEGIN:VCARD").count == 2)
            #expect(card.text.contains("Zed Muster"))
            #expect(try await workbench.get("/download?format=vcard4&contact=999999").status == 404)
            for wrong in ["person=x", "person=1x", "person=", "person=999999", "contact=x", "contact=", "source=x"] {
                #expect(try await workbench.get("/download?format=vcard4&\(wrong)").status == 404, "\(wrong)")
            }
            #expect(try await workbench.get("/download?format=vcard4&source=").status == 200)
            #expect(try await workbench.get("/contact?id=999999").status == 404)
            #expect(try await workbench.get("/contact").status == 404)
        }
    }

    @Test func whoIsForgottenWasConfirmed() async throws {
        try await Self.run { workbench, keys in
            let zed = try #require(keys["Zed Muster"])
            let wrong = try await workbench.post("/forget", ["contact": zed, "contacts": 2])
            #expect(wrong.status == 409)
            #expect(try await workbench.post("/forget", ["contacts": 1]).status == 400)
            #expect(try workbench.rows("SELECT count(*) FROM contacts") == ["4"])
            #expect(try await workbench.post("/forget", ["contact": zed, "contacts": 1]).status == 200)
            #expect(try workbench.rows("SELECT count(*) FROM contacts WHERE id = \(zed)") == ["0"])
            #expect(try await workbench.get("/contact?id=\(zed)").status == 404)
            #expect(try await workbench.get("/people").status == 200)
        }
    }

    @Test func theHistorySaysWhoChangedWhatFromWhatToWhat() async throws {
        try await Self.run { workbench, keys in
            let zed = try #require(keys["Zed Muster"])
            let edited = try await workbench.post(
                "/edit",
                [
                    "contact": zed, "field": "organization", "action": "set", "value": "Muster", "position": 1,
                    "seen": "Muster & Söhne",
                ])
            let change = try #require(edited.json["change"] as? Int)
            for path in ["/history", "/history?change=\(change)", "/history?kind=edit"] {
                let text = try await workbench.get(path).text
                #expect(text.contains("<span class=\"old\"><bdi>Muster &amp; Söhne</bdi></span>"), "\(path)")
                #expect(text.contains("<span class=\"new\"><bdi>Muster</bdi></span>"), "\(path)")
                #expect(text.contains("contact?id=\(zed)"), "\(path)")
                #expect(text.contains("data-act=\"undo\" data-argument=\"\(change)\""), "\(path)")
            }
            #expect(try await !workbench.get("/history?kind=ingest").text.contains("class=\"old\""))
            #expect(try await workbench.get("/history?change=99").text.contains("There is no such change"))
        }
    }
}
#endif
