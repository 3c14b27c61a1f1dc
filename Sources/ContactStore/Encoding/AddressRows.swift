import ContactFormats

/// Encodes the postal addresses of one contact after another: the parts of one group make one row.
struct AddressRows: ~Copyable {
    private var row = RowBuilder(columns: 5 + ContactColumns.address.count)

    /// Adds the addresses in the order of their first parts.
    ///
    /// A part that its group has already begins another row, so that no part is lost.
    mutating func add(
        _ contact: borrowing Contact, fields: [Int], text: UnsafeBufferPointer<UInt8>, id: Int,
        to image: inout BatchImage
    ) {
        var position = 0
        var filled: UInt16 = 0
        var group: UInt16 = 0
        for index in fields {
            let field = contact.fields[index]
            guard case .addressPart(let part) = ContactColumns.places[Int(field.kind.rawValue)] else { continue }
            let bit = UInt16(1) << UInt16(part)
            if filled != 0, field.group != group || filled & bit != 0 {
                end(id: id, position: position, in: &image)
                position += 1
                filled = 0
            }
            if filled == 0 {
                group = field.group
                row.bind(field.label, of: text, at: 3)
                row.bind(field.isPreferred ? 1 : 0, at: 4)
            }
            filled |= bit
            row.bind(field.value, of: text, at: 5 + part)
        }
        if filled != 0 { end(id: id, position: position, in: &image) }
    }

    private mutating func end(id: Int, position: Int, in image: inout BatchImage) {
        row.bind(id, at: 1)
        row.bind(position, at: 2)
        image.append(&row, key: RowKey.of(id, position), to: .addresses)
    }
}
