import ContactModel

/// Encodes the postal addresses of one contact after another: the parts of one group become one row.
struct AddressRows: ~Copyable {
    private var row = RowBuilder<AddressColumn>()

    /// Adds the addresses in the order of their first parts.
    ///
    /// A part that its group has already begins another row, so that no part is lost.
    mutating func add(
        _ contact: borrowing Contact, fields: [Int], text: UnsafeBufferPointer<UInt8>, id: Int,
        to image: inout some RowDestination & ~Copyable
    ) {
        var position = 0
        var filled: UInt32 = 0
        var group: UInt16 = 0
        for index in fields {
            let field = contact.fields[index]
            guard case .address(let column) = FieldPlacement.of(field.kind) else { continue }
            let bit = UInt32(1) << UInt32(column.rawValue)
            if filled != 0, field.group != group || filled & bit != 0 {
                finishRow(id: id, position: position, in: &image)
                position += 1
                filled = 0
            }
            if filled == 0 {
                group = field.group
                row.bind(field.label, of: text, to: .label)
                row.bind(field.isPreferred ? 1 : 0, to: .isPreferred)
            }
            filled |= bit
            row.bind(field.value, of: text, to: column)
        }
        if filled != 0 { finishRow(id: id, position: position, in: &image) }
    }

    private mutating func finishRow(id: Int, position: Int, in image: inout some RowDestination & ~Copyable) {
        row.bind(id, to: .contactID)
        row.bind(position, to: .position)
        image.append(&row, key: RowKey.of(id, position))
    }
}
