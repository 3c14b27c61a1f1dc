import ContactFormats

/// Encodes the normalized fields of one contact after another.
struct NormalizedRows: ~Copyable {
    private var row = RowBuilder(columns: 6)

    /// Adds the fields, in order.
    mutating func add(
        _ fields: [NormalizedField], of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>,
        interner: TextInterner, id: Int, to image: inout BatchImage
    ) {
        for position in fields.indices {
            let field = contact.fields[fields[position].field]
            let value = InternedText(fields[position].value)
            defer { value.free() }
            row.bind(id, at: 1)
            row.bind(position, at: 2)
            row.bind(interner.text(for: field.kind), at: 3)
            row.bind(UnsafeBufferPointer(rebasing: text[field.value]), at: 4)
            row.bind(value, at: 5)
            image.append(&row, key: RowKey.of(id, position), to: .normalizedFields)
        }
    }
}
