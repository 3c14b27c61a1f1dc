import ContactReading

/// The kinds of texts that are a phone number or an e-mail address by themselves, whatever they are called.
package enum ReachShape {
    case phone, email

    /// The kind of a text; `nil` if it may be anything.
    package init?(_ text: String) {
        if EmailShape.isEmail(text) {
            self = .email
        } else if text.utf8.first == UInt8(ascii: "+") || text.hasPrefix("tel:+"), Self.mayBePhone(text) {
            self = .phone
        } else {
            return nil
        }
    }

    /// Returns `true` if a text may be a phone number: digits and marks between them, or a link to a phone.
    package static func mayBePhone(_ text: String) -> Bool {
        PhoneShape.isPhone(text.hasPrefix("tel:") ? String(text.dropFirst(4)) : text)
    }
}
