package import ContactModel
import GRDB

/// A text of a contact as it was read, and as it is now.
package struct EditedText: Sendable, Hashable {
    package var kind: Contact.Field.Kind
    /// The name of the column, for values without a field; empty for others.
    package var column = ""
    /// The text that was read; empty for one that was added.
    package var readText: String
    /// The text that holds now; empty for one that was removed.
    package var text: String
    /// `true` if the label of the value is another, and the texts are that of the value and the label that holds now.
    package var isLabel = false
    /// The label of a value that was added; empty for none.
    package var label = ""
    /// The number of equal texts of the kind that were read before it.
    package var equalsBefore = 0
    /// The change that made it what it is.
    package var change = 0
}

extension ContactDatabase {
    /// The texts and labels of a source that are others than were read, by their contacts. Numbers are not among them.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func editedTexts(ofSource source: Int) throws -> [Int: [EditedText]] {
        try read { db in
            guard try Schema.hasEdits(in: db) else { return [:] }
            let columns: [EditColumn] = [.contactID, .field, .position, .value, .changeID]
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT \(columns.list) FROM edits WHERE is_current
                      AND contact_id IN (SELECT id FROM contacts WHERE source_id = ?) ORDER BY contact_id, position, id
                    """, arguments: [source])
            var statements: [EditedField: Statement] = [:]
            var texts: [Int: [EditedText]] = [:]
            var added = AddedTexts()
            for row in rows {
                let (name, position): (String, Int) = (
                    try row.value(EditColumn.field), try row.value(EditColumn.position)
                )
                let (contact, change): (Int, Int) = (
                    try row.value(EditColumn.contactID), try row.value(EditColumn.changeID)
                )
                if let kinds = EditedField.labelled(by: name) {
                    let now: String = try row.value(EditColumn.value)
                    if var text = try Self.label(of: kinds, contact, position, now: now, in: db) {
                        text.change = change
                        texts[contact, default: []].append(text)
                    } else if position >= RowKey.firstAdded {
                        added.labels.append((contact, kinds, position, now, change))
                    }
                    continue
                }
                guard let kind = Contact.Field.Kind(rawValue: name),
                    let field = EditedField(name: name, position: position)
                else { continue }
                let statement =
                    try statements[field]
                    ?? db.makeStatement(
                        sql: """
                            SELECT \(field.readValue(contact: "?1", position: "?2")) AS value,
                              \(field.equalsBefore(contact: "?1", position: "?2")) AS equals WHERE ?2 IS NOT NULL
                            """)
                statements[field] = statement
                var (read, equals) = ("", 0)
                if let stored = try Row.fetchOne(statement, arguments: [contact, position]) {
                    (read, equals) = (try stored.value("value") as String? ?? "", try stored.value("equals"))
                }
                let now: String = try row.value(EditColumn.value)
                let found =
                    field == .extras
                    ? ExtrasDecoder.differences(read, now).map {
                        EditedText(kind: .extra, column: $0.name, readText: $0.before, text: $0.after, change: change)
                    }
                    : [
                        EditedText(
                            kind: kind, readText: read, text: now, equalsBefore: read.isEmpty ? 0 : equals,
                            change: change)
                    ]
                if position >= RowKey.firstAdded, !now.isEmpty {
                    added.texts[contact, default: []].append((kind, position, now))
                }
                // A value that has a label stands in two places.
                for text in found
                where text.readText != text.text && texts[contact]?.contains(where: { $0.isSame(text) }) != true {
                    texts[contact, default: []].append(text)
                }
            }
            added.label(&texts)
            return texts
        }
    }

    /// The label of a value that is another than was read; `nil` if it is none, or of a value that an edit added.
    private static func label(
        of kinds: [Contact.Field.Kind], _ contact: Int, _ position: Int, now: String, in db: Database
    ) throws -> EditedText? {
        for kind in kinds {
            let label = EditedField.label(kind).readValue(contact: "?1", position: "?2")
            let value =
                kind == .phone
                ? "(SELECT coalesce(cell, raw) FROM phone_numbers WHERE id = \(RowKey.sql(contact: "?1", position: "?2")))"
                : EditedField.value(kind, at: position)?.readValue(contact: "?1", position: "?2") ?? "NULL"
            let row = try Row.fetchOne(
                db.cachedStatement(sql: "SELECT \(label) AS label, \(value) AS value"), arguments: [contact, position])
            guard let row, let text: String = try row.value("value"), !text.isEmpty else { continue }
            let read: String? = try row.value("label")
            return read ?? "" == now ? nil : EditedText(kind: kind, readText: text, text: now, isLabel: true)
        }
        return nil
    }
}

/// The labels of values that edits added.
private struct AddedTexts {
    var labels: [(contact: Int, kinds: [Contact.Field.Kind], position: Int, label: String, change: Int)] = []
    var texts: [Int: [(kind: Contact.Field.Kind, position: Int, text: String)]] = [:]

    /// Gives each value its label. That of one which was read, and has a row for its label only, is written by itself.
    func label(_ texts: inout [Int: [EditedText]]) {
        for label in labels where !label.label.isEmpty {
            let value = self.texts[label.contact]?.first {
                $0.position == label.position && label.kinds.contains($0.kind)
            }
            guard let value else { continue }
            let place = texts[label.contact]?.firstIndex {
                $0.kind == value.kind && $0.text == value.text && $0.readText.isEmpty && !$0.isLabel && $0.label.isEmpty
            }
            if let place {
                texts[label.contact]?[place].label = label.label
            } else {
                texts[label.contact, default: []].append(
                    EditedText(
                        kind: value.kind, readText: value.text, text: label.label, isLabel: true, change: label.change))
            }
        }
    }
}

extension EditedText {
    /// Returns `true` if another text is the same one at its second place.
    fileprivate func isSame(_ other: EditedText) -> Bool {
        kind == other.kind && column == other.column && text == other.text
            && (readText == other.readText || other.readText.isEmpty && EditedField.isColumn(kind))
    }
}
