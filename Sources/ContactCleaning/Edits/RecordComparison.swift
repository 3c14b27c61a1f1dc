import ContactModel
import ContactReading
import ContactWriting
import PhoneNumbers

/// Finds the cells that somebody has edited in a record: those that are others than an export would have written.
struct RecordComparison {
    private let columns: EditedColumns
    private(set) var refused: [EditSummary.Refused] = []
    private let formatting = NumberFormatting(.e164)

    /// - Parameters:
    ///   - edited: The columns of the file.
    ///   - exported: The columns of the export.
    init(edited: [HeaderMap.Column], exported: [HeaderMap.Column]) {
        columns = EditedColumns(edited: edited, exported: exported)
    }

    /// A record of the file, and what the export has in its cells.
    private struct Pair {
        let record: EditedRecords.Record
        let before: [String: String]

        func old(_ column: EditedColumns.Column) -> String { before[column.name] ?? "" }

        func new(_ column: EditedColumns.Column) -> String {
            RecordComparison.text(of: record.cells[column.name] ?? "", before: old(column))
        }
    }

    /// The assignments that a record makes: labels and values that are others, and values that are added.
    private struct Assignments {
        var labels: [FieldAssignment] = []
        var changes: [FieldAssignment] = []
        var additions: [FieldAssignment] = []
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
        let pair = Pair(record: record, before: before.cells)
        var found = Assignments()
        for column in columns.all {
            switch column.role {
            case .value(let field, let separator): compareValue(column, field, separator, pair, &found)
            case .label: compareLabel(column, pair, &found)
            case .fixed: compareFixed(column, pair)
            }
        }
        let all = found.labels + found.changes + found.additions
        return all.isEmpty ? nil : .init(contact: contact, line: record.line, assignments: all)
    }

    private mutating func compareValue(
        _ column: EditedColumns.Column, _ field: FieldName, _ separator: HeaderMap.Separator, _ pair: Pair,
        _ found: inout Assignments
    ) {
        let (old, new) = (pair.old(column), pair.new(column))
        if field.kind == .extra, let title = columns.label(of: column), !old.isEmpty {
            return compareNamed(column, title, field, pair, &found)
        }
        guard old != new, isEdit(field, old, new, pair.record) else { return }
        if separator != .none {
            let before = Self.list(old, separator)
            let after = Self.list(new, separator).map { value in
                before.first { Self.isSame(value, as: $0) } ?? value
            }
            found.changes += before.filter { !after.contains($0) }.map { FieldAssignment(field, .remove, $0) }
            found.additions += after.filter { !before.contains($0) }.map { FieldAssignment(field, .add, $0) }
        } else if old.isEmpty {
            found.additions.append(addition(column, field, new, pair))
        } else {
            found.changes.append(change(column, field, to: new, pair))
        }
    }

    /// Compares a value without a field, whose name the column beside it has: with another name it is another value.
    private mutating func compareNamed(
        _ column: EditedColumns.Column, _ title: EditedColumns.Column, _ field: FieldName, _ pair: Pair,
        _ found: inout Assignments
    ) {
        let (old, new) = (pair.old(column), pair.new(column))
        let name = pair.new(title)
        let former = columns.field(of: column, field, in: pair.before)
        if !new.isEmpty, name.isEmpty { return refuse(pair.record, "\(title.name)=", .notEditable) }
        if !new.isEmpty, name != pair.old(title) {
            found.changes.append(change(column, former, to: "", pair))
            found.additions.append(FieldAssignment(FieldName(.extra, column: name), .add, new))
        } else if old != new, isEdit(former, old, new, pair.record) {
            found.changes.append(change(column, former, to: new, pair))
        }
    }

    private mutating func compareLabel(
        _ column: EditedColumns.Column, _ pair: Pair, _ found: inout Assignments
    ) {
        let (old, new) = (pair.old(column), pair.new(column))
        let labelled = columns.labelled(by: column)
        let valued = labelled.first { !pair.old($0.column).isEmpty }
        // The name of a value without a field is compared with the value.
        if let kind = valued?.field.kind ?? labelled.first?.field.kind, kind == .extra {
            if old != new, labelled.allSatisfy({ pair.old($0.column).isEmpty && pair.new($0.column).isEmpty }) {
                refuse(pair.record, "\(column.name)=\(new)", .noSuchValue([]))
            }
            return
        }
        guard old != new, isEdit(valued?.field ?? FieldName(.extra, column: column.name), old, new, pair.record)
        else { return }
        let hasValue = labelled.contains { !pair.new($0.column).isEmpty }
        guard let valued else {
            // The label of a value that is added comes with it.
            if !hasValue { refuse(pair.record, "\(column.name)=\(new)", .noSuchValue([])) }
            return
        }
        guard hasValue else { return }
        var label = change(valued.column, valued.field, to: new, pair)
        label.isLabel = true
        found.labels.append(label)
    }

    private mutating func compareFixed(_ column: EditedColumns.Column, _ pair: Pair) {
        let (old, new) = (pair.old(column), pair.new(column))
        guard old != new, !Self.isSameDate(old, new) else { return }
        let isDamage = SpreadsheetDamage(new, Classification()).isDamage(of: [old])
        refuse(pair.record, "\(column.name)=\(new)", isDamage ? .spreadsheet(old) : .notEditable)
    }

    /// The assignment of another text to the value of a column.
    private func change(
        _ column: EditedColumns.Column, _ field: FieldName, to text: String, _ pair: Pair
    ) -> FieldAssignment {
        var assignment = FieldAssignment(field, .set, text, selector: .text(pair.old(column)))
        assignment.occurrence = columns.occurrence(of: column, field, in: pair.before)
        assignment.keepsSpelling = true
        return assignment
    }

    /// The assignment of a value to a field whose cell was empty, with the label beside it, and the address whose columns it stands in.
    private func addition(
        _ column: EditedColumns.Column, _ field: FieldName, _ text: String, _ pair: Pair
    ) -> FieldAssignment {
        guard let label = columns.label(of: column) else { return FieldAssignment(field, .add, text) }
        let word = pair.new(label)
        if field.kind == .extra {
            return FieldAssignment(word.isEmpty ? field : FieldName(.extra, column: word), .add, text)
        }
        let labelled = columns.labelled(by: label)
        let valued = labelled.first { !pair.old($0.column).isEmpty }
        // The first part of an address brings its label.
        let isFirst = labelled.first { !pair.new($0.column).isEmpty }?.column.name == column.name
        let isLabelled = valued == nil && isFirst && !word.isEmpty
        var assignment = FieldAssignment(field, .add, text, selector: isLabelled ? .label(word) : nil)
        if field.kind.isAddressPart {
            assignment.address =
                valued.map {
                    .of(
                        $0.field, text: pair.old($0.column),
                        occurrence: columns.occurrence(of: $0.column, $0.field, in: pair.before))
                } ?? column.group.map { .new($0.isExported ? $0.number : -$0.number) }
        }
        return assignment
    }

    /// The text that a cell stands for: the apostrophe with which an export protects a text from spreadsheets is none of it.
    fileprivate static func text(of cell: String, before: String) -> String {
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
