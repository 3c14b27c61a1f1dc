import ContactStore
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Undoing since a change gives what was before it, whatever was done, undone and restored since.
struct UndoSinceTests {
    private let workbench: Workbench
    private var history: ChangeHistory { ChangeHistory(database: workbench.database) }

    init() throws {
        workbench = try Workbench()
        let rows = (0..<6).map { "Person \($0),\(["123", "911", "650-253-000\($0)"][$0 % 3])\n" }
        _ = try workbench.ingest(workbench.write(Array(("Name,Phone\n" + rows.joined()).utf8), to: "people.csv"))
    }

    /// The numbers as they are, and who is one person with whom.
    private func state() throws -> [String] {
        try [
            "SELECT id, value, e164, label, verdict FROM current_numbers ORDER BY id",
            "SELECT * FROM current_contacts ORDER BY id",
            "SELECT * FROM current_emails ORDER BY id",
            "SELECT group_concat(contact_id) FROM memberships GROUP BY person_id ORDER BY 1",
            "SELECT field, position, rule, source FROM preferences WHERE is_current ORDER BY 1, 2",
            "SELECT contact_id, field, value FROM edits WHERE is_current AND value <> '' ORDER BY 1, 2",
        ].flatMap(workbench.rows)
    }

    private func fix(_ contact: Int, _ value: String) throws {
        let number = try #require(
            try workbench.rows("SELECT id FROM phone_numbers WHERE contact_id = \(contact)").first.flatMap { Int($0) })
        _ = try NumberCorrections(database: workbench.database).correct([.init(number: number, value: value)])
    }

    private func edit(_ contact: Int, _ texts: [String]) throws {
        _ = try ContactEditing(database: workbench.database).edit([contact], texts.map { try FieldAssignment($0) })
    }

    /// Removes a contact from its person, if it is one of several.
    private func part(_ contact: Int) throws {
        let people = try workbench.rows("SELECT person_id FROM memberships WHERE contact_id = \(contact)")
        guard let person = people.first.flatMap({ Int($0) }) else { return }
        _ = try? PeopleDecisions(database: workbench.database).split(contact, from: person)
    }

    @Test(arguments: Seeds.first(4))
    func allIsAsItWasBefore(seed: UInt64) throws {
        _ = try Deduplication(database: workbench.database).run()
        var random = SeededGenerator(seed: seed)
        var states: [Int: [String]] = [:]
        for act in 0..<8 {
            let next = (try history.changes().last?.id ?? 0) + 1
            states[next] = try state()
            let contact = Int.random(in: 1...5, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1: try fix(contact, "650-253-01\(act)\(seed % 10)")
            case 2: try edit(contact, ["family=Name\(act)", "email+=a\(act)@example.com", "phone.1.label=work"])
            case 3, 4: _ = try? PeopleDecisions(database: workbench.database).join([contact, contact + 1])
            case 5: try part(contact)
            case 6:
                // Nobody has a choice whose person is one contact.
                _ = try? PersonChoice(database: workbench.database).choose(person: 1, ["name=\(contact)"])
                _ = try MergePreferences(database: workbench.database).prefer([act % 2 == 0 ? "longest" : "newest"])
            default:
                let holding = try history.changes().filter {
                    !$0.isUndone && !$0.isFinal && $0.kind != "ingest"
                }
                if let change = holding.randomElement(using: &random) { try history.undo(change.id) }
            }
        }
        let after = try state()
        let last = try #require(try history.changes().last?.id)
        let start = try #require(states.keys.filter { $0 > 2 && $0 <= last }.randomElement(using: &random))
        let undone = try history.undo(since: .change(start))
        #expect(try state() == states[start])
        #expect(undone.map(\.change.id) == undone.map(\.change.id).sorted(by: >))
        #expect(try ContactDatabase.open(at: workbench.database).verify().allSatisfy(\.hasPassed))
        // Undoing is a change, too.
        if !undone.isEmpty {
            _ = try history.undo(since: .change(last + 1))
            #expect(try state() == after)
        }
        #expect(try history.undo(since: .change(start)).isEmpty == (after == states[start] && undone.isEmpty))
    }

    /// People are derived from the contacts as the same undo brings them back, which other connections do not see before its end.
    @Test(arguments: [false, true]) func peopleFollowFromContactsThatComeBack(isUpdate: Bool) throws {
        func table(_ domains: [String]) -> [UInt8] {
            let rows = domains.enumerated().map { "\($0),Ada,Sample\($0 / 2),a\($0 / 2)@\($1)\n" }
            return Array(("Record ID,First Name,Last Name,E-mail\n" + rows.joined()).utf8)
        }
        let people = "SELECT group_concat(contact_id) FROM memberships GROUP BY person_id ORDER BY 1"
        _ = try workbench.ingest(
            workbench.write(table(["example.com", "example.com", "example.org", "example.org"]), to: "may.csv"))
        _ = try Deduplication(database: workbench.database).run()
        let before = try workbench.rows(people)
        #expect(before.contains("7,8") && before.contains("9,10"))
        let start = (try history.changes().last?.id ?? 0) + 1
        if isUpdate {
            var ingest = Ingest(
                inputs: [
                    try workbench.write(
                        table(["example.com", "example.net", "example.org", "example.edu"]), to: "june.csv")
                ], database: workbench.database, options: workbench.options)
            ingest.update = UpdateOptions(key: .column("Record ID"), predecessor: "2")
            _ = try ingest.run()
        } else {
            try edit(8, ["email.1=other@example.com"])
        }
        _ = try Deduplication(database: workbench.database).run()
        _ = try PeopleDecisions(database: workbench.database).join([1, 2])
        #expect(try workbench.rows(people) != before)
        _ = try history.undo(since: .change(start))
        #expect(try workbench.rows(people) == before)
        _ = try Deduplication(database: workbench.database).run()
        #expect(try workbench.rows(people) == before)
    }

    @Test func whatCannotBeUndoneIsNamedAndNothingIs() throws {
        try fix(1, "650-253-0100")
        _ = try Erasure(database: workbench.database).erase(.contact(2))
        try fix(4, "650-253-0101")
        let before = try state()
        let error = #expect(throws: ChangeError.self) { try history.undo(since: .change(2)) }
        #expect(error == .finalSince([3], kinds: ["forget"]))
        #expect(error?.description.contains("change 3 (forget) cannot be undone") == true)
        #expect(try state() == before && history.changes().count == 4)
        #expect(try history.undo(since: .change(4)).map(\.change.id) == [4])
    }

    @Test func aTimeIsTheFirstChangeSince() throws {
        try fix(1, "650-253-0100")
        let before = try state()
        try fix(2, "650-253-0101")
        #expect(throws: ChangeError.nothingToUndo(9)) { try history.undo(since: .change(9)) }
        #expect(try history.undo(since: .time("2999-01-01T00:00:00Z")).isEmpty && state() != before)
        let at = try history.changes()[0].at
        #expect(try history.undo(since: .time(at)).map(\.change.kind) == ["fix", "fix", "ingest"])
        #expect(try state() == [])
    }

    @Test func editsSayWhatWasAndIs() throws {
        try fix(1, "650-253-0100")
        try fix(1, "650-253-0101")
        try history.undo(3)
        try fix(1, "650-253-0102")
        var edits: [StoredEdit] = []
        try ContactDatabase.open(at: workbench.database).forEachEdit { edits.append($0) }
        #expect(
            edits.map { EditText(edit: $0).sentence } == [
                "Person 0: 123 (rejected: tooShort) -> 650-253-0100 (+16502530100)",
                "Person 0: 650-253-0100 (+16502530100) -> 650-253-0101 (+16502530101)",
                "Person 0: 650-253-0100 (+16502530100) -> 650-253-0102 (+16502530102)",
            ])
        var only: [StoredEdit] = []
        try ContactDatabase.open(at: workbench.database).forEachEdit(ofChange: 3) { only.append($0) }
        #expect(only == [edits[1]] && only[0].change == 3 && only[0].line == 2)
    }
}
