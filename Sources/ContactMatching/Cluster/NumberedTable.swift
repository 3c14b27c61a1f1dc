/// A part of a book as a table whose rows stand in the order of the book.
struct NumberedTable: Sendable {
    let table: ContactTable
    /// The numbers of the rows in the book, in ascending order.
    let numbers: [Int64]
    let flags: [NumberedRows.Flags]

    /// Puts rows in the order of their numbers.
    init(_ rows: consuming NumberedRows) {
        let (numbers, flags) = (rows.rows.ids, rows.flags)
        let order = numbers.indices.sorted { numbers[$0] < numbers[$1] }
        self.numbers = order.map { numbers[$0] }
        self.flags = order.map { flags[$0] }
        let (contacts, ends) = (rows.contacts, rows.contactEnds)
        table = ContactTable(
            rows.rows, order: order, ids: order.map { Array(contacts[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]]) })
    }

    /// The row with a number; `nil` if it is not here.
    ///
    /// - Complexity: O(log rows).
    func row(of number: Int64) -> Int? {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < numbers.count && numbers[low] == number ? low : nil
    }

    /// Adds a row to others.
    func append(_ row: Int, to rows: inout NumberedRows, keeping parts: RowParts = .all) {
        rows.append(
            table.rows[row], number: numbers[row], flags: flags[row], contacts: table.ids(of: row), of: table.contacts,
            keeping: parts)
    }
}
