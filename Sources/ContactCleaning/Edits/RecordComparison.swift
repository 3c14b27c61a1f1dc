import ContactModel
import ContactReading
import ContactWriting
import PhoneNumbers

/// Finds the cells that somebody has edited in a record: those that are others than an export would have written.
struct RecordComparison {
    /// The columns of the file that are compared, with what they mean in the export.
    private let columns: [(name: String, field: FieldName, separator: HeaderMap.Separator, labels: String?)]
    private(set) var refused: [EditSummary.Refused] = []
    private let formatting = NumberFormatting(.e164)

    /// - Parameters:
    ///   - edited: The columns of the file.
    ///   - exported: The columns of the export.
    init(edited: [HeaderMap.Column], exported: [HeaderMap.Column]) {
        let known = Dictionary(exported.map { ($0.name, $0) }) { first, _ in first }
        columns = edited.compactMap { column in
            guard column.name != ContactEditing.keyColumn, !column.name.isEmpty else { return nil }
            // A fact about numbers that an export has added is no value, whatever else its heading may mean.
            if known[column.name] == nil, NumberFact(heading: column.name) != nil { return nil }
            switch (known[column.name] ?? column).target {
            case .value(let value):
                let field = FieldName(value.kind, column: value.kind == .extra ? column.name : "")
                return FieldName.isEditable(field) ? (column.name, field, value.separator, nil) : nil
            case .setting: return (column.name, FieldName(.extra, column: column.name), .none, nil)
            // The label of the value in the column beside it.
            case .label(let group):
                let labelled = exported.first {
                    if case .value(let value) = $0.target { value.group == group } else { false }
                }
                guard let labelled, case .value(let value) = labelled.target else { return nil }
                return (column.name, FieldName(value.kind), .none, labelled.name)
            case .birthday, .anniversary, .ignored: return nil
            }
        }
    }

    /// The assignments that make a contact what the record says; `nil` if there are none.
    mutating func request(
        for record: EditedRecords.Record, before: EditedRecords.Record?
    ) -> ContactEditing.ContactAssignments? {
        guard let contact = record.contact else {
            refuse(record, record.cells.values.sorted().prefix(3).joined(separator: ", "), .noContact)
            return nil
        }
        guard let before else {
            refuse(record, "\(ContactEditing.keyColumn) \(contact)", .noSuchContact)
            return nil
        }
        var (changes, additions): ([FieldAssignment], [FieldAssignment]) = ([], [])
        for column in columns {
            let old = before.cells[column.name] ?? ""
            let new = Self.text(of: record.cells[column.name] ?? "", before: old)
            guard old != new, isEdit(column.field, old, new, record) else { continue }
            if let labelled = column.labels {
                guard let value = before.cells[labelled] else { continue }
                var label = FieldAssignment(column.field, .set, new, selector: .text(value))
                label.isLabel = true
                changes.insert(label, at: 0)
            } else if column.separator != .none {
                let before = Self.list(old, column.separator)
                let after = Self.list(new, column.separator).map { value in
                    before.first { Self.isSame(value, as: $0) } ?? value
                }
                changes += before.filter { !after.contains($0) }.map { FieldAssignment(column.field, .remove, $0) }
                additions += after.filter { !before.contains($0) }.map { FieldAssignment(column.field, .add, $0) }
            } else if old.isEmpty {
                additions.append(FieldAssignment(column.field, .add, new))
            } else if column.field.kind == .extra {
                changes.append(FieldAssignment(column.field, .set, new))
            } else {
                var value = FieldAssignment(column.field, .set, new, selector: .text(old))
                value.keepsSpelling = true
                changes.append(value)
            }
        }
        let all = changes + additions
        return all.isEmpty ? nil : .init(contact: contact, line: record.line, assignments: all)
    }

    /// The text that a cell stands for: the apostrophe with which an export protects a text from spreadsheets is none of it.
    private static func text(of cell: String, before: String) -> String {
        if isSame(cell, as: before) { return before }
        // The apostrophe of a text that had one before belongs to it.
        return before.hasPrefix("'") ? cell : SpreadsheetCell.unprotected(cell)
    }

    /// Returns `true` if a text is a value as an export writes it for spreadsheets.
    private static func isSame(_ text: String, as value: String) -> Bool {
        // A cell loses the blanks at its ends when it is read.
        let plain = SpreadsheetCell.neutralized(FieldAssignment.trimmed(value[...]))
        return text == SpreadsheetCell.neutralized(value) || text == plain || SpreadsheetCell.unprotected(text) == plain
    }

    /// Returns `true` if somebody has made a value what it is, and refuses what a spreadsheet has made of it.
    private mutating func isEdit(_ field: FieldName, _ old: String, _ new: String, _ record: EditedRecords.Record)
        -> Bool
    {
        if Self.isSameDate(old, new) || field.kind == .phone && formatting.forms(of: old).contains(new) { return false }
        guard SpreadsheetDamage(new, Classification()).isDamage(of: [old]) || Self.isAmbiguousDate(new, for: old) else {
            return true
        }
        refuse(record, "\(field)=\(new)", .spreadsheet(old))
        return false
    }

    /// Returns `true` if a text is a date that a spreadsheet shows in another way.
    private static func isSameDate(_ old: String, _ new: String) -> Bool {
        guard let before = DateParser.read(old).normalized else { return false }
        return before == DateParser.read(new).normalized
    }

    /// Returns `true` if a text may be the date that was there, with day and month in an order that nobody knows.
    private static func isAmbiguousDate(_ new: String, for old: String) -> Bool {
        func numbers(_ text: String) -> [Int] {
            text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }.map { $0 % 100 }.sorted()
        }
        return DateParser.read(old).normalized != nil && [.ambiguous, .withoutCentury].contains(DateParser.read(new))
            && numbers(old) == numbers(new)
    }

    /// The values of a cell that has a list.
    private static func list(_ cell: String, _ separator: HeaderMap.Separator) -> [String] {
        let text = Array(cell.utf8)
        var (values, start): ([String], Int) = ([], 0)
        while start <= text.count {
            let (end, next) = ListSplit.next(text, start, text.count, separator)
            let value = String(decoding: text[start..<end], as: UTF8.self)
            values.append(FieldAssignment.trimmed(value[...]))
            start = next
        }
        return values.filter { !$0.isEmpty }
    }

    private mutating func refuse(_ record: EditedRecords.Record, _ text: String, _ reason: EditRefusal) {
        refused.append(.init(contact: record.contact, line: record.line, assignment: text, reason: reason))
    }
}
