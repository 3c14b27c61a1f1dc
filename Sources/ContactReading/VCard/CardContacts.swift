package import ContactModel

/// The contacts of a few cards in memory.
package struct CardContacts: ContactSink {
    private var contacts: [Contact] = []

    private init() {}

    package mutating func receive(_ contact: borrowing Contact) { contacts.append(copy contact) }
    package mutating func receive(_ finding: Finding) {}

    /// Reads the cards of a text in UTF-8. Bytes of other encodings are those that properties name.
    package static func read(_ text: [UInt8], options: ReadingOptions = ReadingOptions()) -> [Contact] {
        var parser = VCardParser(encoding: .utf8, options: options)
        var position = SourcePosition()
        var sink = CardContacts()
        // Only the sink could throw.
        _ = try? text.withUnsafeBytes { try parser.parse($0, at: &position, isLast: true, into: &sink) }
        return sink.contacts
    }
}
