import ContactModel

/// Birthdays and anniversaries without a year or a day, which say nothing beside a date of the same person that has all of it.
struct PartialDates {
    private static let kinds: Set<Contact.Field.Kind> = [.birthday, .anniversary]
    private var dates: [Contact.Field.Kind: Set<String>] = [:]

    /// The dates of some contacts.
    init(of contacts: [Contact]) {
        for contact in contacts {
            for field in contact.fields where Self.kinds.contains(field.kind) {
                dates[field.kind, default: []].insert(contact.value(of: field))
            }
        }
    }

    /// Returns `true` if another date of the kind has all that one says: `1985-03-14` beside `--03-14` and `1985-03`.
    func isContained(_ date: ArraySlice<UInt8>, _ kind: Contact.Field.Kind) -> Bool {
        guard Self.kinds.contains(kind), let others = dates[kind], others.count > 1 else { return false }
        guard date.allSatisfy({ $0 == 0x2D || 0x30...0x39 ~= $0 }) else { return false }
        let text = String(decoding: date, as: UTF8.self)
        return others.contains { other in
            other.hasPrefix(text + "-")
                || text.hasPrefix("--") && other.hasSuffix(text.dropFirst()) && other.first?.isNumber == true
        }
    }
}
