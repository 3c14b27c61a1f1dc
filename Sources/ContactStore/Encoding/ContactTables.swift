import ContactModel

/// Encodes contacts as rows of all the tables that a contact has rows in.
struct ContactTables: ~Copyable {
    private let interner = TextInterner()
    private var contacts = ContactRows()
    private var phoneNumbers = PhoneRows()
    private var values = ValueRows()
    private var addresses = AddressRows()
    private var normalizedFields = NormalizedRows()

    /// Adds a contact, its own row first.
    ///
    /// - Parameters:
    ///   - id: The key of the contact.
    ///   - source: The key of its source.
    mutating func add(
        _ contact: borrowing Contact, numbers: ArraySlice<ClassifiedNumber>, normalized: ArraySlice<NormalizedField>,
        id: Int, source: Int, rules: inout RuleInterner, to destination: inout some RowDestination & ~Copyable
    ) {
        let text = contact.text
        text.withUnsafeBufferPointer { text in
            contacts.add(contact, text: text, interner: interner, id: id, source: source, to: &destination)
            phoneNumbers.add(
                numbers, of: contact, extensions: contacts.phoneExtensions, text: text, interner: interner,
                rules: &rules, id: id, to: &destination)
            values.add(emails: contacts.emails, of: contact, text: text, id: id, to: &destination)
            addresses.add(contact, fields: contacts.addressParts, text: text, id: id, to: &destination)
            values.add(
                details: contacts.details, of: contact, text: text, interner: interner, id: id, to: &destination)
            if !normalized.isEmpty {
                normalizedFields.add(
                    normalized, of: contact, text: text, interner: interner, id: id, to: &destination)
            }
        }
    }
}
