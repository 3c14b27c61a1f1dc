import ContactModel
import ContactReading

extension CardTexts {
    /// Rewrites addresses of a property that has several mailboxes, or something beside one.
    ///
    /// - Returns: `nil` for any other property, which is one value.
    mutating func rewriteMailboxes(_ value: Bytes, _ coding: PropertyCoding, _ version: CardVersion) -> Result? {
        let write = { (address: [UInt8]) in Self.written(address, coding, version, isCompound: false) }
        guard coding.isQuotedPrintable else {
            let text = Array(value)
            return rewriteMailboxes(text, version == .v21 ? text : Self.unescaped(text), as: write)
        }
        // The text is written as a whole, as its soft breaks are.
        let text = Self.plain(Array(value), .email, coding, version, isCompound: false)
        guard let result = rewriteMailboxes(text, text, as: { write($0) != nil ? $0 : nil }) else { return nil }
        guard case .value(let other) = result else { return result }
        return write(other).map { .value($0) } ?? .unchanged
    }

    /// - Parameter readable: The text as mailboxes are read from it, with each byte at its place.
    private mutating func rewriteMailboxes(
        _ text: [UInt8], _ readable: [UInt8], as write: ([UInt8]) -> [UInt8]?
    ) -> Result? {
        guard let list = MailboxList.marked(readable, readable.indices) else { return nil }
        guard let other = RewrittenMailboxes(text, list, &texts, as: write)?.bytes else { return .unchanged }
        return other.isEmpty ? .removed : .value(other)
    }

    /// A value with blanks in the places of the backslashes of its escapes, and line breaks behind those of `\n`.
    private static func unescaped(_ text: [UInt8]) -> [UInt8] {
        var text = text
        var index = 0
        while index + 1 < text.count {
            guard text[index] == ASCII.backslash else {
                index += 1
                continue
            }
            text[index] = ASCII.space
            if ASCII.lowercased(text[index + 1]) == UInt8(ascii: "n") { text[index + 1] = ASCII.lineFeed }
            index += 2
        }
        return text
    }
}
