package import ContactModel

/// The part of a cell that is its value, where programs write something around it.
///
/// A postal code may have the apostrophe in front by which spreadsheets keep its zeros, `'01067`; an e-mail address may be a mailbox,
/// `Ann <ann@example.com>`; see ``MailboxList``.
package enum ValueCore {
    /// The place of the value in a part of a text; the whole part for kinds without anything around them, and for several values.
    package static func range(of kind: Contact.Field.Kind, in text: [UInt8], _ part: Range<Int>) -> Range<Int> {
        guard part.count > 2 else { return part }
        switch kind {
        case .postalCode where text[part.lowerBound] == ASCII.apostrophe:
            let inner = part.lowerBound + 1..<part.upperBound
            return text[inner].contains(where: ASCII.isDigit) && text[inner].allSatisfy(isOfCode) ? inner : part
        case .email:
            guard let list = MailboxList.marked(text, part), list.count == 1 else { return part }
            return list[0].address
        default: return part
        }
    }

    /// Returns `true` if a part of a text is a count, as of children: digits alone.
    package static func isCount(_ text: [UInt8], _ part: Range<Int>) -> Bool {
        !part.isEmpty && text[part].allSatisfy(ASCII.isDigit)
    }

    /// Returns `true` if a part of a text has a letter, as every name does.
    package static func hasLetter(_ text: [UInt8], _ part: Range<Int>) -> Bool {
        text[part].contains(where: ASCII.isLetter)
            || String(decoding: text[part], as: UTF8.self).contains(where: \.isLetter)
    }

    private static func isOfCode(_ byte: UInt8) -> Bool {
        ASCII.isDigit(byte) || ASCII.isLetter(byte) || byte == ASCII.space || byte == ASCII.hyphen
    }
}
