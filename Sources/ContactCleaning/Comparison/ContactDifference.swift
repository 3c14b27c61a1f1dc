import ContactModel
import ContactStore

/// A contact by which a newer export differs from the stored one, with all texts that differ.
struct ContactDifference: Hashable {
    /// The kind of difference, in the words of the report.
    enum Kind: String {
        case changed, added, gone
    }

    var kind: Kind
    /// The key of the stored contact; `nil` for one that is new.
    var contact: Int?
    /// The name that the newer export has; for one that is gone, that of the stored one.
    var name: String?
    /// The line of the newer export; of the stored one for a contact that is gone.
    var line: Int
    var texts: [TextDifference]

    /// Gives a closure each contact that differs: those that have changed, those that are new, those that are gone, each in the order of
    /// its export.
    ///
    /// - Parameters:
    ///   - store: The stored contacts.
    ///   - newer: Those of the newer export.
    static func forEach(
        _ contacts: DifferingContacts, of store: ContactDatabase, and newer: ContactDatabase,
        _ body: (ContactDifference) -> Void
    ) throws {
        for start in stride(from: 0, to: contacts.changed.count, by: contactsAtATime) {
            let pairs = contacts.changed[start..<min(start + contactsAtATime, contacts.changed.count)]
            var former: [Int: [ContactText]] = [:]
            try store.forEachContact(pairs.map(\.old), isAsRead: true) { former[$0.id] = ContactText.all(of: $0) }
            let old = Dictionary(pairs.map { ($0.new, $0.old) }) { first, _ in first }
            try newer.forEachContact(pairs.map(\.new)) { record in
                let contact = old[record.id]
                let texts = ContactText.differences(
                    contact.flatMap { former[$0] } ?? [], ContactText.all(of: record))
                body(Self(.changed, contact, record, texts))
            }
        }
        try newer.forEachContact(contacts.added) { record in
            body(Self(.added, nil, record, ContactText.differences([], ContactText.all(of: record))))
        }
        try store.forEachContact(contacts.gone, isAsRead: true) { record in
            body(Self(.gone, record.id, record, ContactText.differences(ContactText.all(of: record), [])))
        }
    }

    private static let contactsAtATime = 10_000

    private init(
        _ kind: Kind, _ contact: Int?, _ record: borrowing OutgoingContact, _ texts: [TextDifference]
    ) {
        self.kind = kind
        self.contact = contact
        name = record.contact.displayText
        line = record.contact.origin.line
        self.texts = texts
    }
}
