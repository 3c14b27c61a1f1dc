import ContactModel

/// Encodes values that a contact may have many of: its e-mail addresses, and details of every other kind.
struct ValueRows: ~Copyable {
    private var email = RowBuilder<EmailColumn>()
    private var detail = RowBuilder<DetailColumn>()

    /// Adds e-mail addresses, in order.
    mutating func add(
        emails: [Int], of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>, id: Int,
        to image: inout some RowDestination & ~Copyable
    ) {
        for position in emails.indices {
            let field = contact.fields[emails[position]]
            email.bind(id, to: .contactID)
            email.bind(position, to: .position)
            email.bind(field.label, of: text, to: .label)
            email.bind(field.isPreferred ? 1 : 0, to: .isPreferred)
            email.bind(UnsafeBufferPointer(rebasing: text[field.value]), to: .address)
            image.append(&email, key: RowKey.of(id, position))
        }
    }

    /// Adds details, in order.
    mutating func add(
        details: [Int], of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>, interner: TextInterner,
        id: Int, to image: inout some RowDestination & ~Copyable
    ) {
        for position in details.indices {
            let field = contact.fields[details[position]]
            detail.bind(id, to: .contactID)
            detail.bind(position, to: .position)
            detail.bind(interner.text(for: field.kind), to: .kind)
            detail.bind(field.label, of: text, to: .label)
            detail.bind(field.isPreferred ? 1 : 0, to: .isPreferred)
            detail.bind(UnsafeBufferPointer(rebasing: text[field.value]), to: .value)
            image.append(&detail, key: RowKey.of(id, position))
        }
    }
}
