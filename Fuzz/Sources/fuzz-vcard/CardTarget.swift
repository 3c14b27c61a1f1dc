import ContactModel
import ContactReading
import FuzzSupport
import SourceReading

/// Reads any bytes as vCard, and every card again from its own bytes.
@main
enum CardTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        var options = ReadingOptions(&input)
        options.format = .vCard
        let cut = Int(input.byte()) + 1
        let bytes = input.rest()
        guard let whole = SourceReading.checked(bytes, options: options, cuts: [cut, 7]) else { return }
        guard whole.description.encoding == .utf8 else { return }
        // The encoding of bytes that are not UTF-8 is decided for the source as a whole, unless it is given.
        options.encoding = .utf8
        guard let given = try? SourceReading(bytes, options: options, cut: max(bytes.count, 1)) else { return }
        for contact in given.contacts.prefix(20) { check(contact, in: bytes, options) }
    }

    /// The bytes of a card, read alone, give the same fields.
    ///
    /// Except for a card that does not begin with its version: it begins with that of the card before it.
    private static func check(_ contact: Contact, in bytes: [UInt8], _ options: ReadingOptions) {
        let start = contact.origin.byteOffset
        let alone = Array(bytes[start..<start + contact.origin.byteCount])
        guard ["\n", "\r\n"].contains(where: { alone.starts(with: "BEGIN:VCARD\($0)VERSION:".utf8) }) else { return }
        guard let again = try? SourceReading(alone, options: options, cut: max(alone.count, 1)) else { return }
        expect(again.contacts.count == 1, "a card alone is \(again.contacts.count) cards")
        let text = again.contacts.first?.text ?? []
        expect(
            text == contact.text,
            "\(String(decoding: contact.text, as: UTF8.self).debugDescription) is alone "
                + String(decoding: text, as: UTF8.self).debugDescription)
        expect(again.contacts.first?.fields.count == contact.fields.count, "a card alone has other fields")
    }
}
