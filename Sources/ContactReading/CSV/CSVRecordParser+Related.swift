// Columns of other people: those whose names they hold, and those that hold how many there are.

import ContactModel

extension CSVRecordParser {
    /// Returns `true` for a value without letters in a column of other people: `2` children are none of their names. Where the row labels
    /// each of them, as address books do, only a count is none.
    @inline(__always)
    func isNoName(_ value: Range<Int>, _ action: ColumnPlan.Action) -> Bool {
        guard action.kind == .related else { return false }
        return action.labelColumn < 0
            ? !ValueCore.hasLetter(contact.text, value) : ValueCore.isCount(contact.text, value)
    }

    /// Keeps a value of a column of other people under the label of its row, or the name of its column.
    mutating func keep(
        _ value: Range<Int>, _ action: ColumnPlan.Action, _ label: Range<Int>, _ context: RowContext
    ) {
        let isOfRow = action.labelColumn >= 0 && !label.isEmpty
        contact.add(.extra, label: isOfRow ? label : action.name, value: value, line: context.line)
    }
}
