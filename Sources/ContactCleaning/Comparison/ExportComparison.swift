import ContactReading
import ContactStore
import SourceInput
import Synchronization

/// Compares a newer export with the stored one, value by value, and changes nothing: the differences that an update would make.
package struct ExportComparison: Sendable {
    private var ingest: Ingest

    /// - Parameter ingest: The newer export, with the update by which it would take the place of the stored one.
    package init(_ ingest: Ingest) {
        self.ingest = ingest
        self.ingest.isDryRun = true
    }

    /// The edits that would end, and the contacts that differ, with one row for each value.
    ///
    /// - Throws: ``SourceError`` if the export cannot be read, or is no newer export of a stored one; `StoreError`; ``CancelledIngest``.
    package func report() throws -> Report {
        let found = ComparedContacts()
        var ingest = ingest
        ingest.compares = { contacts, stored, newer in
            try ContactDifference.forEach(contacts, of: stored, and: newer) { found.add($0) }
        }
        let summary = try ingest.run()
        if let error = summary.errors.first { throw error }
        let updates = summary.inputs.compactMap(\.update)
        let isStored = summary.inputs.contains { input in
            switch input.status {
            case .alreadyStored, .storedOtherwise: true
            default: false
            }
        }
        if updates.isEmpty, !isStored {
            throw SourceError.unsupported(
                path: ingest.inputs.first ?? "", detail: "no file is stored that it could be compared with")
        }
        func sum(_ count: (SourceUpdate) -> Int) -> Report.Value { .count(updates.reduce(0) { $0 + count($1) }) }
        let older = isStored ? ingest.inputs : updates.map(\.predecessor.name)
        let (contacts, ended) = (found.contacts, updates.flatMap(\.ended))
        let endedFact = Report.Fact(key: "ended", title: "Edits that would end", value: sum(\.ended.count))
        return Report(
            name: "diff", title: "Differences of a newer export",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(ingest.database)),
                Report.Fact(key: "older", title: "Stored", value: .text(older.joined(separator: ", "))),
                Report.Fact(key: "newer", title: "Newer", value: .text(ingest.inputs.joined(separator: ", "))),
                Report.Fact(key: "changed", title: "Changed contacts", value: sum(\.changed)),
                Report.Fact(key: "added", title: "New contacts", value: sum(\.added)),
                Report.Fact(key: "gone", title: "Contacts that it lacks", value: sum(\.gone)),
                Report.Fact(key: "unchanged", title: "Unchanged contacts", value: sum(\.unchanged)),
            ] + (ended.isEmpty ? [] : [endedFact]), breakdowns: [], columns: Self.columns, detailsTitle: "",
            emptyNote: isStored ? "The file is stored already." : "No value differs.",
            rows: { body in
                for edit in ended { try body(Self.values(of: edit)) }
                for contact in contacts {
                    for text in contact.texts { try body(Self.values(of: contact, text)) }
                }
            })
    }

    private static let columns = [
        Report.Column("change", "Change"), Report.Column("contact_id", "Contact ID", .number),
        Report.Column("contact", "Contact"), Report.Column("field", "Field"),
        Report.Column("before", "Before", .verbatim), Report.Column("after", "After", .verbatim),
        Report.Column("line", "Line", .number),
    ]

    /// An edit that the newer export would end: what it was about, and what it gave.
    private static func values(of edit: EndedEdit) -> [String?] {
        [
            edit.isDone ? "done" : "ended", String(edit.contact), edit.name, edit.field,
            edit.before.isEmpty ? nil : edit.before, edit.after.isEmpty ? nil : edit.after, nil,
        ]
    }

    private static func values(of contact: ContactDifference, _ text: TextDifference) -> [String?] {
        [
            contact.kind.rawValue, contact.contact.map { String($0) }, contact.name, text.field,
            text.before.isEmpty ? nil : text.before, text.after.isEmpty ? nil : text.after, String(contact.line),
        ]
    }
}

/// The contacts that a comparison has found.
private final class ComparedContacts: Sendable {
    private let found = Mutex<[ContactDifference]>([])

    var contacts: [ContactDifference] { found.withLock { $0 } }

    func add(_ contact: ContactDifference) { found.withLock { $0.append(contact) } }
}
