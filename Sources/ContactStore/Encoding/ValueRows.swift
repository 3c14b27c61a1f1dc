import ContactFormats

/// Encodes values that a contact may have many of: its e-mail addresses, and details of every other kind.
struct ValueRows: ~Copyable {
    private var email = RowBuilder(columns: 6)
    private var detail = RowBuilder(columns: 7)

    /// Adds e-mail addresses, in order.
    mutating func add(
        emails: [Int], of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>, id: Int,
        to image: inout BatchImage
    ) {
        for position in emails.indices {
            let field = contact.fields[emails[position]]
            email.bind(id, at: 1)
            email.bind(position, at: 2)
            email.bind(field.label, of: text, at: 3)
            email.bind(field.isPreferred ? 1 : 0, at: 4)
            email.bind(UnsafeBufferPointer(rebasing: text[field.value]), at: 5)
            image.append(&email, key: RowKey.of(id, position), to: .emails)
        }
    }

    /// Adds details, in order.
    mutating func add(
        details: [Int], of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>, interner: TextInterner,
        id: Int, to image: inout BatchImage
    ) {
        for position in details.indices {
            let field = contact.fields[details[position]]
            detail.bind(id, at: 1)
            detail.bind(position, at: 2)
            detail.bind(interner.text(for: field.kind), at: 3)
            detail.bind(field.label, of: text, at: 4)
            detail.bind(field.isPreferred ? 1 : 0, at: 5)
            detail.bind(UnsafeBufferPointer(rebasing: text[field.value]), at: 6)
            image.append(&detail, key: RowKey.of(id, position), to: .details)
        }
    }
}
