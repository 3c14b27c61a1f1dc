import ContactModel

/// Encodes the normalized fields of one contact after another.
struct NormalizedRows: ~Copyable {
    private var row = RowBuilder<NormalizedFieldColumn>()

    /// Adds the fields, in order.
    mutating func add(
        _ fields: ArraySlice<NormalizedField>, of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>,
        interner: TextInterner, id: Int, to image: inout some RowDestination & ~Copyable
    ) {
        for (position, normalized) in fields.enumerated() {
            let field = contact.fields[normalized.field]
            let value = InternedText(normalized.value)
            defer { value.free() }
            row.bind(id, to: .contactID)
            row.bind(position, to: .position)
            row.bind(interner.text(for: field.kind), to: .field)
            row.bind(UnsafeBufferPointer(rebasing: text[field.value]), to: .raw)
            row.bind(value, to: .value)
            image.append(&row, key: RowKey.of(id, position))
        }
    }
}
