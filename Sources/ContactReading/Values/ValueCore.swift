package import ContactModel

/// The part of a cell that is its value, where programs write something around it.
///
/// A postal code may have the apostrophe in front by which spreadsheets keep its zeros, `'01067`; an e-mail address may stand in angle
/// brackets, [RFC 5322](https://www.rfc-editor.org/rfc/rfc5322), section 3.4, or be a link, `mailto:ann@example.com`.
package enum ValueCore {
    /// The place of the value in a part of a text; the whole part for kinds without anything around them.
    package static func range(of kind: Contact.Field.Kind, in text: [UInt8], _ part: Range<Int>) -> Range<Int> {
        guard part.count > 2 else { return part }
        let inner: Range<Int>
        switch kind {
        case .postalCode where text[part.lowerBound] == ASCII.apostrophe:
            inner = part.lowerBound + 1..<part.upperBound
            return text[inner].contains(where: ASCII.isDigit) && text[inner].allSatisfy(isOfCode) ? inner : part
        case .email where text[part.lowerBound] == open && text[part.upperBound - 1] == close:
            inner = part.lowerBound + 1..<part.upperBound - 1
        case .email where isLink(text[part]): inner = part.lowerBound + link.utf8CodeUnitCount..<part.upperBound
        default: return part
        }
        return EmailShape.isEmail(String(decoding: text[inner], as: UTF8.self)) && !text[inner].contains(where: isMark)
            ? inner : part
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

    private static let (open, close) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
    private static let link: StaticString = "mailto:"

    private static func isLink(_ text: ArraySlice<UInt8>) -> Bool {
        text.withUnsafeBufferPointer { $0.hasWordPrefix(link) }
    }

    /// Returns `true` for what an address in brackets or of a link does not have: it is more than one then, or a link that says more.
    private static func isMark(_ byte: UInt8) -> Bool {
        byte == open || byte == close || byte == UInt8(ascii: "?") || byte == ASCII.comma || byte == ASCII.semicolon
    }

    private static func isOfCode(_ byte: UInt8) -> Bool {
        ASCII.isDigit(byte) || ASCII.isLetter(byte) || byte == ASCII.space || byte == ASCII.hyphen
    }
}
