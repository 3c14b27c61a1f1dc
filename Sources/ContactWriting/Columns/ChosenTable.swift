package import ContactModel
import ContactReading

/// Writes contacts as rows of chosen columns: a row for each contact, or one for each of its numbers that has an E.164 form.
package struct ChosenTable: Sendable {
    /// The rows of some contacts, one after another.
    package struct Rows: Sendable {
        package var bytes: [UInt8] = []
        /// The ends of the rows in the bytes.
        package var ends: [Int] = []
        /// Of rows of numbers, the E.164 form of each, as a number; no two are equal whose digits differ.
        package var numbers: [UInt64] = []
        /// Of rows of numbers, the contact of each.
        package var contacts: [Int] = []
        /// The count of numbers that have no row, as they have no E.164 form.
        package var numbersWithoutForm = 0
        /// Of each column, `true` if a cell has a text.
        package var isFilled: [Bool]
        package var losses = ExportLosses()
    }

    private let columns: [ChosenColumn]
    private let isOfNumbers: Bool
    private let cells: RowCells
    private let limits: TableFormat.Limits
    private var row: TableRow
    private var rows: Rows

    /// A table.
    ///
    /// - Parameter isOfNumbers: `true` for a row for each number.
    package init(_ columns: [ChosenColumn], isOfNumbers: Bool, form: TableForm) {
        self.columns = columns
        self.isOfNumbers = isOfNumbers
        cells = RowCells(form)
        limits = form == .sheet ? .sheet : TableFormat.Limits()
        row = TableRow(count: columns.count)
        rows = Rows(isFilled: columns.map { _ in false })
    }

    /// The largest number of rows that the form takes.
    package var maximumRows: Int { limits.contacts }

    /// Writes the header.
    package func begin(into output: inout [UInt8]) { cells.begin(columns.map(\.heading), into: &output) }

    /// Writes what stands behind the rows.
    package func finish(into output: inout [UInt8]) { cells.finish(into: &output) }

    /// Adds the rows of a contact.
    package mutating func add(_ record: borrowing OutgoingContact) {
        guard isOfNumbers else { return add(record, number: nil) }
        for (index, number) in record.numbers.enumerated() {
            let digits = record.contact.text[number.e164].dropFirst()
            // At most 15 digits fit; those of an extension are no part of it.
            guard let value = UInt64(String(decoding: digits, as: UTF8.self)) else {
                rows.numbersWithoutForm += 1
                continue
            }
            rows.numbers.append(value)
            rows.contacts.append(record.id)
            add(record, number: index)
        }
    }

    /// Gives away the rows so far.
    package mutating func take() -> Rows {
        defer { rows = Rows(isFilled: columns.map { _ in false }) }
        return rows
    }

    private mutating func add(_ record: borrowing OutgoingContact, number: Int?) {
        row.removeAll()
        for (index, column) in columns.enumerated() {
            let text = ColumnValues(column: column, record: copy record, number: number).text
            if text.isEmpty { continue }
            rows.isFilled[index] = true
            text.withUnsafeBufferPointer { text in
                row.set(index, text)
                if text.count > limits.cellCharacters, SheetText.characterCount(text) > limits.cellCharacters {
                    rows.losses.addLongCells(1, maximum: limits.cellCharacters, contact: record.id)
                }
            }
        }
        cells.write(row, into: &rows.bytes)
        rows.ends.append(rows.bytes.count)
    }
}
