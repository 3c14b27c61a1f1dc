import ContactModel

/// The texts beside the e-mail addresses of a contact, until all else of it is read.
///
/// A display name that is the contact's, or its organization's, is no news, and that of a contact without any name is its name. Any other
/// text is the label of its address if that has none, else a value of its own.
struct MailboxNames: Sendable {
    /// The name of a text that is neither name nor label.
    static let column: StaticString = "E-mail name"

    private struct Note: Sendable {
        let field: Int
        let mailbox: Mailbox
    }

    private var notes: [Note] = []

    var isEmpty: Bool { notes.isEmpty }

    /// Notes a mailbox whose address is the last field of a contact, unless the address is all of it.
    mutating func add(_ mailbox: Mailbox, of contact: borrowing Contact) {
        guard !mailbox.name.isEmpty || !mailbox.remark.isEmpty || !mailbox.label.isEmpty else { return }
        notes.append(Note(field: contact.fields.count - 1, mailbox: mailbox))
    }

    mutating func removeAll() { notes.removeAll(keepingCapacity: true) }

    /// Gives a contact all texts that it does not say already.
    mutating func settle(in contact: inout Contact) {
        var names = Names(contact)
        for note in notes {
            let texts = [note.mailbox.label, note.mailbox.remark].map { Self.plain(contact.text[$0]) }
            for text in texts where !text.isEmpty && !MailboxWords.shared.isName(text) {
                Self.keep(text, beside: note.field, in: &contact)
            }
            let name = Self.plain(contact.text[note.mailbox.name])
            let address = contact.value(of: contact.fields[note.field])
            guard !name.isEmpty, name.lowercased() != address.lowercased(), !names.say(name) else { continue }
            if names.isEmpty, name.contains(where: \.isLetter), !EmailShape.isEmail(name),
                !MailboxWords.shared.isFunction(name)
            {
                let value = contact.store(Array(name.utf8))
                contact.add(.displayName, label: 0..<0, value: value, line: contact.fields[note.field].line)
                names = Names(contact)
            } else {
                Self.keep(name, beside: note.field, in: &contact)
            }
        }
        removeAll()
    }

    private static func keep(_ text: String, beside field: Int, in contact: inout Contact) {
        let text = Array(text.utf8)
        if contact.fields[field].label.isEmpty {
            contact.fields[field].label = text.withUnsafeBufferPointer { contact.storeLabel($0) }
        } else {
            let label = contact.store(Bytes(start: column.utf8Start, count: column.utf8CodeUnitCount))
            contact.add(.extra, label: label, value: contact.store(text), line: contact.fields[field].line)
        }
    }

    /// A name or remark as people read it: without quotes and the backslashes between them, in one line.
    private static func plain(_ text: ArraySlice<UInt8>) -> String {
        var plain: [UInt8] = []
        var isEscaped = false
        for byte in text {
            if !isEscaped, byte == ASCII.backslash || byte == ASCII.quote {
                isEscaped = byte == ASCII.backslash
                continue
            }
            isEscaped = false
            plain.append(max(byte, ASCII.space))
        }
        var result = plain.withUnsafeBufferPointer { $0.trimmed }[...]
        if result.count > 2, result.first == ASCII.apostrophe, result.last == ASCII.apostrophe {
            result = result.dropFirst().dropLast()
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The names that a contact has.
    private struct Names {
        private var words: Set<String> = []
        private var ofOrganization: Set<String> = []
        /// `true` if the contact has no name.
        private(set) var isEmpty = true

        init(_ contact: borrowing Contact) {
            for field in contact.fields {
                switch field.kind {
                case .displayName, .givenName, .middleName, .familyName, .namePrefix, .nameSuffix, .nickname, .fileAs:
                    words.formUnion(HeaderName.words(contact.value(of: field)))
                    isEmpty = false
                case .organization: ofOrganization.formUnion(HeaderName.words(contact.value(of: field)))
                default: break
                }
            }
            if contact.kind != .person, !ofOrganization.isEmpty { isEmpty = false }
        }

        /// Returns `true` if all words of a text are among those of the name or the organization.
        func say(_ text: String) -> Bool {
            let other = Set(HeaderName.words(text))
            return !other.isEmpty && (other.isSubset(of: words) || other.isSubset(of: ofOrganization))
        }
    }
}
