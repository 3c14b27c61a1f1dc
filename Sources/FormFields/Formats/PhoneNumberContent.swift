public import PhoneNumbers

/// A text of a phone number field, and the number in it.
public struct PhoneNumberContent: EditableContent, Sendable {
    /// The text of the field.
    public let text: String
    /// The number, partial if digits are missing; `nil` if no allowed country takes the digits.
    public let number: PhoneNumber?
}

extension Character {
    /// `true` if the character is a part of the number and no separator: a digit, or the plus in front.
    var isPhoneData: Bool {
        if let byte = utf8.first, utf8.count == 1 { return byte.isPlainPhoneData }
        return self == "\u{FF0B}" || !phoneDigits.isEmpty
    }

    /// The digits in the character, in ASCII; more than one scalar may stand in it, as a digit and an accent.
    var phoneDigits: [Character] {
        if utf8.count == 1 { return decimalDigit.map { [$0] } ?? [] }
        return unicodeScalars.compactMap { Character($0).decimalDigit }
    }
}

extension StringProtocol {
    /// The digits in the text, in ASCII.
    var phoneDigits: [Character] { flatMap { $0.phoneDigits } }
}

extension UInt8 {
    /// `true` if the byte is an ASCII digit.
    var isPlainDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// `true` if the byte is an ASCII digit or a plus.
    var isPlainPhoneData: Bool { isPlainDigit || self == UInt8(ascii: "+") }
}
