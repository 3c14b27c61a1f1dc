/// The digit that a character of a text can stand for in a number, as the classifier reads it.
package struct DialledSymbol {
    /// Kinds of characters.
    package enum Kind: UInt8 {
        /// A digit of any script.
        case digit
        /// A letter, which is a key of a keypad.
        case letter
        /// A letter that looks like a zero; `o` is a key as well.
        case zeroLetter
        /// Anything else, or a character that is not seen.
        case other
    }

    /// The kind of the character.
    package let kind: Kind
    /// The digit, or that of the key; 0 for anything else.
    package let digit: UInt8
    /// The number of bytes of the character.
    package let length: Int

    /// The keys of the letters a...z, [ITU-T E.161](https://www.itu.int/rec/T-REC-E.161).
    private static let keys: StaticString = "22233344455566677778889999"

    /// Reads the character at a position; bytes that are not UTF-8 are something else, one by one.
    package init(in text: UnsafeBufferPointer<UInt8>, at position: Int) {
        let byte = text[position]
        let folded: UInt8?
        if byte < 0x80 {
            length = 1
            folded = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
        } else {
            let (scalar, count) = ScalarDecoder.scalar(in: Span(_unsafeElements: text), at: position)
            length = count
            folded = NumberText.folded(scalar)
        }
        switch folded {
        case let digit? where digit &- UInt8(ascii: "0") < 10: (kind, self.digit) = (.digit, digit & 15)
        case UInt8(ascii: "o")?: (kind, self.digit) = (.zeroLetter, 6)
        case NumberText.foreignO?: (kind, self.digit) = (.zeroLetter, 0)
        case let letter? where letter &- UInt8(ascii: "a") < 26:
            (kind, self.digit) = (.letter, Self.keys.utf8Start[Int(letter &- UInt8(ascii: "a"))] & 15)
        default: (kind, self.digit) = (.other, 0)
        }
    }
}
