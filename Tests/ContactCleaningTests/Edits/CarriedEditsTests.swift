import ContactCleaning
import ContactModel
import ContactStore
import Foundation
import StoreTestSupport
import Testing

/// Edits and corrections when a newer export takes the place of the one that they were made in.
struct CarriedEditsTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static func card(_ lines: [String]) -> [UInt8] {
        let all = ["BEGIN:VCARD", "VERSION:3.0", "UID:u-1", "N:Lee;Ann;;;", "FN:Ann Lee"] + lines + ["END:VCARD", ""]
        return Array(all.joined(separator: "\r\n").utf8)
    }

    /// Reads a card, edits it, and reads a newer one.
    @discardableResult
    private func update(_ older: [String], _ edits: [String], _ newer: [String]) throws -> SourceUpdate {
        _ = try bench.ingest(bench.write(Self.card(older), to: "a.vcf"))
        let edited = try ContactEditing(database: bench.database).edit([1], edits.map { try FieldAssignment($0) })
        #expect(edited.refused == [])
        var ingest = Ingest(
            inputs: [try bench.write(Self.card(newer), to: "b.vcf")], database: bench.database, options: bench.options)
        ingest.update = UpdateOptions(predecessor: bench.folder.path("a.vcf"))
        ingest.isDryRun = true
        let ahead = try #require(try ingest.run().inputs.first?.update)
        ingest.isDryRun = false
        let update = try #require(try ingest.run().inputs.first?.update)
        #expect(ahead.ended == update.ended)
        return update
    }

    /// The values of some fields with their labels, in any order.
    private func values(_ fields: Set<String>) throws -> [String] {
        let contact = try #require(try ContactDatabase.open(at: bench.database).placedContacts([1]).first)
        return contact.values.filter { fields.contains($0.kind.rawValue) && !$0.text.isEmpty }
            .map { $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)" }.sorted()
    }

    private func issues() throws -> [String] {
        try ContactDatabase.openForVerification(at: bench.database).verify().flatMap(\.issues)
    }

    @Test(
        "An edit goes on with its value, wherever the newer export has it",
        arguments: [
            (["CATEGORIES:Friends,Work"], ["category-=Friends"], ["CATEGORIES:Work,Friends"], ["Work"]),
            (["CATEGORIES:Friends,Work"], ["category-=Friends"], ["CATEGORIES:Work,Golf"], ["Golf", "Work"]),
            (
                ["URL:http://a.example", "URL:http://b.example"], ["url.1=http://c.example"], ["URL:http://b.example"],
                ["http://b.example"]
            ),
            (
                ["EMAIL:a@x.example", "EMAIL:b@x.example"], ["email.1=c@x.example", "email.2.label=work"],
                ["EMAIL:b@x.example", "EMAIL:a@x.example"], ["c@x.example", "work: b@x.example"]
            ),
            (
                ["ADR:;;1 Main St;Springfield;IL;62701;", "ADR:;;9 Lake Rd;Aurora;IL;60505;"], ["street.1=2 Main St"],
                ["ADR:;;9 Lake Rd;Aurora;IL;60505;", "ADR:;;1 Main St;Springfield;IL;62701;"],
                ["2 Main St", "9 Lake Rd"]
            ),
            (
                ["TEL:+12127365001", "TEL:+12127365002", "TEL:+12127365003"], ["phone.3.label=work"],
                ["TEL:+12127365003", "TEL:+12127365001", "TEL:+12127365002"],
                ["+12127365001", "+12127365002", "work: +12127365003"]
            ),
            (
                ["TEL:+12127365001", "TEL:+12127365002"], ["phone.1=+12127365009"],
                ["TEL:+12127365002", "TEL:+12127365001"], ["+12127365002", "+12127365009"]
            ),
            (
                ["EMAIL:a@x.example"], ["email+=b@x.example"], ["EMAIL:b@x.example", "EMAIL:a@x.example"],
                ["a@x.example", "b@x.example"]
            ),
        ])
    func values(older: [String], edits: [String], newer: [String], shown: [String]) throws {
        try update(older, edits, newer)
        #expect(try values(["category", "url", "email", "street", "phone"]) == shown)
        #expect(try issues() == [])
        _ = try ChangeHistory(database: bench.database).undo(3)
        #expect(try issues() == [])
        #expect(try bench.rows("SELECT count(*) FROM edits WHERE ended_by IS NOT NULL") == ["0"])
    }

    @Test func whatEndsIsNamedAndStaysInTheHistory() throws {
        let update = try update(
            ["EMAIL:a@x.example", "TEL:+12127365001", "NOTE:old"],
            ["email=c@x.example", "phone=+12127365009", "note=new"],
            ["EMAIL:z@x.example", "TEL:+12127365003", "NOTE:new"])
        let ended = update.ended.map { "\($0.field) \($0.before) -> \($0.after) \($0.isDone)" }.sorted()
        #expect(
            ended == [
                "email a@x.example -> c@x.example false", "note old -> new true",
                "phone +12127365001 -> +12127365009 false",
            ])
        #expect(try values(["email", "note", "phone"]) == ["+12127365003", "new", "z@x.example"])
        var history: [String] = []
        try ContactDatabase.open(at: bench.database).forEachEdit { edit in
            history.append("\(edit.field) \(edit.new.text) \(edit.endedBy ?? 0) \(edit.isDone)")
        }
        #expect(
            history.sorted() == ["email c@x.example 3 false", "note new 3 true", "phone +12127365009 3 false"])
        #expect(try issues() == [])
    }

    /// The history says of a change what became of all of its values, and counts a correction as a number before and after it ended.
    @Test(arguments: [
        (["phone=+12127365009"], ["TEL:+12127365003", "NOTE:old"], "ended 1 0"),
        (["phone=+12127365009"], ["TEL:+12127365009", "NOTE:old"], "applied 1 0"),
        (["note=new"], ["TEL:+12127365001", "NOTE:new"], "applied 0 1"),
        (["phone=+12127365009", "note=new"], ["TEL:+12127365003", "NOTE:new"], "ended 1 1"),
        (["phone=+12127365009", "note=new"], ["TEL:+12127365003", "NOTE:old"], "holds 1 1"),
    ])
    func aChangeIsAsItsValuesAre(_ edits: [String], _ newer: [String], _ expected: String) throws {
        try update(["TEL:+12127365001", "NOTE:old"], edits, newer)
        func state() throws -> String {
            let changes = try ContactDatabase.open(at: bench.database).changes()
            let change = try #require(changes.first { $0.id == 2 })
            return "\(change.state) \(change.corrections) \(change.edits)"
        }
        #expect(try state() == expected)
        _ = try ChangeHistory(database: bench.database).undo(3)
        #expect(try state() == "holds " + expected.split(separator: " ").dropFirst().joined(separator: " "))
    }
}
