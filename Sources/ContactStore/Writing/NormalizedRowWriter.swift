import ContactFormats
import GRDB

/// Writes the normalized fields of one contact after another.
final class NormalizedRowWriter {
    private let statement: BulkStatement

    init(db: Database) throws {
        statement = try BulkStatement("INSERT INTO normalized_fields VALUES (?, ?, ?, ?, ?)", on: db)
    }

    /// Writes the fields, in order.
    func write(
        _ fields: [NormalizedField], of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>,
        vocabulary: Vocabulary, id: Int
    ) throws {
        for position in fields.indices {
            let field = contact.fields[fields[position].field]
            var value = fields[position].value
            statement.bind(id, at: 1)
            statement.bind(position, at: 2)
            statement.bind(vocabulary.word(for: field.kind), at: 3)
            statement.bind(UnsafeBufferPointer(rebasing: text[field.value]), at: 4)
            try value.withUTF8 { bytes in
                statement.bind(bytes, at: 5)
                try statement.run()
            }
        }
    }
}
