import ContactFormats
import GRDB

/// Writes the postal addresses of one contact after another: the parts of one group make one row.
final class AddressRowWriter {
    private let statement: BulkStatement

    init(db: Database) throws {
        let columns = ContactColumns.address.map(\.column)
        let marks = Array(repeating: "?", count: 4 + columns.count).joined(separator: ", ")
        statement = try BulkStatement(
            """
            INSERT INTO addresses (contact_id, position, label, is_preferred, \(columns.joined(separator: ", ")))
            VALUES (\(marks))
            """, on: db)
    }

    /// Writes the addresses in the order of their first parts.
    ///
    /// A part that its group has already begins another row, so that no part is lost.
    func write(_ contact: borrowing Contact, fields: [Int], text: UnsafeBufferPointer<UInt8>, id: Int) throws {
        var position = 0
        var filled: UInt16 = 0
        var group: UInt16 = 0
        for index in fields {
            let field = contact.fields[index]
            guard case .addressPart(let part) = ContactColumns.places[Int(field.kind.rawValue)] else { continue }
            let bit = UInt16(1) << UInt16(part)
            if filled != 0, field.group != group || filled & bit != 0 {
                try run(id: id, position: position)
                position += 1
                filled = 0
            }
            if filled == 0 {
                group = field.group
                statement.bind(field.label, of: text, at: 3)
                statement.bind(field.isPreferred ? 1 : 0, at: 4)
            }
            filled |= bit
            statement.bind(field.value, of: text, at: Int32(5 + part))
        }
        if filled != 0 { try run(id: id, position: position) }
    }

    private func run(id: Int, position: Int) throws {
        statement.bind(id, at: 1)
        statement.bind(position, at: 2)
        try statement.run()
    }
}
