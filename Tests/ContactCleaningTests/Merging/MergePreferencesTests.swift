import ContactModel
import ContactStore
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Rules for which value people have: the view, the page of a pair and every export follow them, after what was chosen for one person.
struct MergePreferencesTests {
    private let bench: Workbench
    private var preferences: MergePreferences { MergePreferences(database: bench.database) }

    init() throws { bench = try Workbench() }

    /// A vCard with a name, an organization, and the time of its last change.
    private static func card(_ name: (given: String, family: String), _ organization: String, _ revision: String)
        -> String
    {
        var lines = ["BEGIN:VCARD", "VERSION:3.0", "N:\(name.family);\(name.given);;;", "TEL:650-253-0000"]
        if !organization.isEmpty { lines.append("ORG:\(organization)") }
        if !revision.isEmpty { lines.append("REV:\(revision)") }
        return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    private func read(_ file: String, _ cards: [String]) throws {
        _ = try bench.ingest(try bench.write(Array(cards.joined().utf8), to: file))
    }

    /// One person with a card of each of two files, and one of a third without a time.
    private func onePerson() throws {
        try read("crm.vcf", [Self.card(("Robert James", "Smith"), "Acme Incorporated", "20200105T100000Z")])
        try read("phone.vcf", [Self.card(("Bob", "Smith"), "Engines", "2024-01-05T10:00:00Z")])
        try read("old.vcf", [Self.card(("R", "Smith"), "Works", "")])
        _ = try PeopleDecisions(database: bench.database).join([1, 2, 3])
    }

    private func seen() throws -> [String] {
        try bench.rows("SELECT coalesce(name, ''), coalesce(organization, '') FROM people_cards WHERE contacts > 1")
    }

    @Test(arguments: [
        (["name=newest"], "Bob Smith|Engines"), (["newest"], "Bob Smith|Engines"),
        (["name=source:old"], "R Smith|Engines"),
        (["organization=source:crm.vcf"], "Robert James Smith|Acme Incorporated"),
        (["company=longest", "name=newest"], "Bob Smith|Acme Incorporated"),
        (["name=most-complete"], "Robert James Smith|Engines"), (["name=source:3,newest"], "R Smith|Engines"),
        (["name=default"], "Robert James Smith|Engines"),
    ])
    func aRuleDecides(_ texts: [String], _ expected: String) throws {
        try onePerson()
        #expect(try seen() == ["Robert James Smith|Engines"])
        let tried = try preferences.prefer(texts, isDryRun: true)
        #expect(try seen() == ["Robert James Smith|Engines"] && tried.change == nil)
        let outcome = try preferences.prefer(texts)
        #expect(try seen() == [expected])
        #expect(
            outcome.people == (expected == "Robert James Smith|Engines" ? 0 : 1) && outcome.examples == tried.examples)
        #expect(try preferences.prefer(texts).isSoAlready)
        guard outcome.change != nil else { return }
        let history = ChangeHistory(database: bench.database)
        let undo = try history.undo().id
        #expect(try seen() == ["Robert James Smith|Engines"] && preferences.rules().allSatisfy(\.words.isEmpty))
        try history.undo(undo + 1)
        #expect(try seen() == [expected])
        #expect(try ContactDatabase.open(at: bench.database).verify().flatMap(\.issues) == [])
    }

    /// Of names that a rule decides, no part comes from another contact: a first name beside another's middle name is nobody's.
    @Test func aNameComesFromOneContact() throws {
        try read(
            "crm.vcf", ["BEGIN:VCARD\r\nVERSION:3.0\r\nN:Smith;Robert;James;Dr.;\r\nTEL:650-253-0000\r\nEND:VCARD\r\n"])
        try read("phone.vcf", [Self.card(("Bob", "Smith"), "", "2024-01-05")])
        _ = try PeopleDecisions(database: bench.database).join([1, 2])
        _ = try preferences.prefer(["name=source:phone"])
        #expect(try agreeing() == ["Bob Smith"])
        _ = try PersonChoice(database: bench.database).choose(person: 1, ["name=1"])
        #expect(try agreeing() == ["Dr. Robert James Smith"])
        _ = try PersonChoice(database: bench.database).choose(person: 1, ["name="])
        _ = try PersonChoice(database: bench.database).choose(person: 1, ["given=Robert"])
        #expect(try agreeing() == ["Robert Smith"])
    }

    @Test func whatDecidedIsSaid() throws {
        try onePerson()
        _ = try preferences.prefer(["name=source:old,newest", "organization=newest"])
        let store = try ContactDatabase.open(at: bench.database)
        func grounds() throws -> [String] {
            let words = try MergeRuleWords(store)
            return try store.mergedValues(ofPerson: 1).map {
                "\($0.field) \($0.contact): \(words.text($0.ground, of: $0.field))"
            }
        }
        let old = bench.folder.path("old.vcf")
        #expect(try grounds() == ["name 3: by the rule source:\(old)", "organization 2: by the rule newest"])
        let change = try PersonChoice(database: bench.database).choose(person: 1, ["organization=1"]).change ?? 0
        #expect(try grounds().last == "organization 1: chosen by change \(change)")
        let words = try ChangesReport.make(database: bench.database)
        var rows: [[String?]] = []
        try words.rows { rows.append($0) }
        #expect(rows.contains { $0.contains("name by source:\(old), newest; organization by newest") })
    }

    /// A correction is no reason: the words name what the order looks at.
    @Test(arguments: ["note", "organization"])
    func theOrderOfContactsIsSaidAsItIs(_ field: String) throws {
        try onePerson()
        let words = try MergeRuleWords(try ContactDatabase.open(at: bench.database)).text(.order, of: field)
        #expect(words.hasSuffix("that of the card with the latest REV, else of the contact that was read last"))
    }

    @Test func whatIsNoRuleIsSaid() throws {
        try onePerson()
        #expect(throws: MergePreferenceError.unknownRule("newset", near: "newest")) {
            try preferences.prefer(["newset"])
        }
        #expect(throws: MergePreferenceError.unknownRule("", near: nil)) { try preferences.prefer(["name="]) }
        #expect(throws: MergePreferenceError.partOfName("given")) { try preferences.prefer(["given=newest"]) }
        #expect(throws: PersonChoiceError.manyValues("email")) { try preferences.prefer(["email=newest"]) }
        #expect(throws: FieldAssignmentError.unknownField("organisaton", near: "organization")) {
            try preferences.prefer(["organisaton=newest"])
        }
        let unknown = #expect(throws: UnknownFilterWord.self) { try preferences.prefer(["name=source:phon"]) }
        #expect(unknown?.nearest == "phone")
    }

    /// A source that a newer export replaces stays preferred.
    @Test func aNewerExportIsPreferredToo() throws {
        try onePerson()
        _ = try preferences.prefer(["name=source:phone"])
        let newer = [Self.card(("Bobby", "Smith"), "Engines", "2024-01-05T10:00:00Z")]
        let path = try bench.write(Array(newer.joined().utf8), to: "newer.vcf")
        var ingest = Ingest(inputs: [path], database: bench.database, options: bench.options)
        ingest.update = UpdateOptions(key: .phone, predecessor: bench.folder.path("phone.vcf"))
        _ = try ingest.run()
        #expect(try seen() == ["Bobby Smith|Engines"])
    }

    /// The name and the organization of each person, which the view, the page and two exports must have alike.
    private func agreeing() throws -> [String] {
        let view = try bench.rows(
            "SELECT coalesce(name, '') FROM people_cards WHERE contacts > 1 ORDER BY person_id")
        let store = try ContactDatabase.open(at: bench.database)
        let people = try bench.rows("SELECT id FROM people WHERE contacts > 1 ORDER BY id").compactMap { Int($0) }
        let pages = try people.map { person in
            let contacts = try store.contacts(ofPerson: person)
            return try store.mergedName(of: contacts[0], contacts[1]) ?? ""
        }
        var written: [String] = []
        _ = try store.forEachPersonContacts { person in
            if person.contacts.count > 1 { written.append(PersonMerge.merged(person).contact.displayText ?? "") }
        }
        #expect(view == pages && view == written)
        return view
    }

    private static let rules = ["newest", "most-complete", "longest", "source:a", "source:b", "default"]

    /// Whatever rules and choices hold, all readers have the same values, and undoing all leads back to the start.
    @Test(arguments: Seeds.first(1))
    func allReadersAgreeUnderRandomRules(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
        for file in ["a", "b", "c"] {
            try read(
                "\(file).vcf",
                (0..<4).map { _ in
                    Self.card(
                        (pick(["Ann", "Annabel", ""]), pick(["Lee", "Leeson", ""])),
                        pick(["", "Acme", "Works", "Engines"]),
                        pick(["", "20200101", "2024-05-01T00:00:00Z", "someday"]))
                })
        }
        for person in 1...4 {
            _ = try PeopleDecisions(database: bench.database).join([person, person + 4, person + 8])
        }
        let start = (try agreeing(), try organizations())
        for _ in 0..<5 {
            if Bool.random(using: &random) {
                let rules = [pick(Self.rules), pick(Self.rules)].filter { $0 != "default" }
                let field = pick(["name=", "organization=", ""])
                _ = try preferences.prefer([field + (rules.isEmpty ? "default" : rules.joined(separator: ","))])
            } else {
                let person = Int.random(in: 1...4, using: &random)
                let contact = person + 4 * Int.random(in: 0...2, using: &random)
                _ = try? PersonChoice(database: bench.database).choose(
                    person: person, [pick(["name", "given", "organization"]) + "=\(contact)"])
            }
            _ = try agreeing()
            _ = try organizations()
        }
        #expect(try ContactDatabase.open(at: bench.database).verify().flatMap(\.issues) == [])
        let history = ChangeHistory(database: bench.database)
        for change in try history.changes().reversed() where change.kind == "choose" { try history.undo(change.id) }
        #expect(try agreeing() == start.0)
        #expect(try organizations() == start.1)
    }

    /// The organization of each person by the view, which exports have first, and which the rules give by their own words.
    private func organizations() throws -> [String] {
        let view = try bench.rows(
            "SELECT coalesce(organization, '') FROM people_cards WHERE contacts > 1 ORDER BY person_id")
        let store = try ContactDatabase.open(at: bench.database)
        var written: [String] = []
        _ = try store.forEachPersonContacts { person in
            guard person.contacts.count > 1 else { return }
            written.append(PersonMerge.merged(person).contact.first(.organization) ?? "")
        }
        #expect(view == written)
        let people = try bench.rows("SELECT id FROM people WHERE contacts > 1 ORDER BY id").compactMap { Int($0) }
        #expect(
            try view
                == people.map { try store.mergedValues(ofPerson: $0).first { $0.field == "organization" }?.value ?? "" }
        )
        #expect(try view == people.map(expectedOrganization))
        return view
    }

    /// The organization that a person must have, by the words of the rules.
    private func expectedOrganization(_ person: Int) throws -> String {
        struct Candidate {
            var id: Int, source: String, value: String, revision: String, isChosen: Bool, fields: Int
        }
        let columns = "name_prefix, given_name, middle_name, family_name, display_name, organization, revision"
        let fields = columns.split(separator: ", ").map { "(\($0) IS NOT NULL)" }.joined(separator: " + ")
        var candidates = try bench.rows(
            """
            SELECT contacts.id, path, coalesce(organization, ''), coalesce(revision, ''), EXISTS (SELECT 1 FROM edits
              WHERE is_current AND contact_id = contacts.id AND field = 'organization.choice' AND value <> ''), \(fields)
            FROM contacts JOIN sources ON sources.id = source_id
            JOIN memberships ON contact_id = contacts.id WHERE person_id = \(person)
            """
        ).map { row in
            let cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            let digits = cells[3].filter { $0.isNumber }
            return Candidate(
                id: Int(cells[0]) ?? 0, source: cells[1], value: cells[2], revision: digits, isChosen: cells[4] == "1",
                fields: Int(cells[5]) ?? 0)
        }.filter { !$0.value.isEmpty }
        let values = candidates.map(\.value)
        func keep(_ rank: (Candidate) -> String) {
            let best = candidates.map(rank).max()
            candidates = candidates.filter { rank($0) == best }
        }
        keep { $0.isChosen ? "1" : "0" }
        for rule in try preferences.rules().first(where: { $0.field == "organization" })?.words ?? [] {
            switch rule {
            case "newest": keep { $0.revision }
            case "longest": keep { String($0.value.count) }
            case "most-complete": keep { String($0.fields) }
            default: keep { rule == "source:\($0.source)" ? "1" : "0" }
            }
        }
        keep { candidate in String(values.count { $0 == candidate.value }) }
        let stored = try bench.rows("SELECT id, coalesce(revision, '') FROM contacts").map {
            $0.split(separator: "|", omittingEmptySubsequences: false)
        }
        let revisions = Dictionary(stored.map { (Int($0[0]) ?? 0, String($0[1])) }) { first, _ in first }
        return candidates.max { (revisions[$0.id] ?? "", $0.id) < (revisions[$1.id] ?? "", $1.id) }?.value ?? ""
    }
}
