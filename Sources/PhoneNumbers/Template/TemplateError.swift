extension PhoneNumber {
    /// A mistake in the text of a template, and its position.
    public struct TemplateError: Error, Hashable, Sendable {
        /// The kind of mistake.
        public enum Kind: Hashable, Sendable {
            /// The template has no digits, so it matches no number.
            case noDigits
            /// A `[`, `{` or `<` without its end.
            case unclosed(Character)
            /// A `]`, `}` or `>` without its beginning.
            case unopened(Character)
            /// A class without digits: `[]`.
            case emptyClass
            /// A character in a class other than a digit or a span.
            case notADigit(Character)
            /// A span that runs backwards, as `[6-3]`.
            case reversedSpan(UInt8, UInt8)
            /// Between `<` and `>` is not exactly one digit, `#`, `N` or class.
            case notOneDigit
            /// A brace inside braces.
            case nestedBrace
            /// A backslash with nothing behind it.
            case danglingEscape
        }

        /// The kind of mistake.
        public let kind: Kind
        /// The number of characters before the place. For an unclosed bracket, the place of the bracket.
        public let position: Int

        init(_ kind: Kind, at position: Int) {
            self.kind = kind
            self.position = position
        }
    }
}

extension PhoneNumber.TemplateError: CustomStringConvertible {
    /// The error as a sentence, with the place counted from 1.
    public var description: String {
        "character \(position + 1): " + sentence
    }

    private var sentence: String {
        switch kind {
        case .noDigits:
            "the template has no digits; write # for any digit"
        case .unclosed(let opener):
            "\(opener) is not closed; add \(Self.closer(of: opener)), or write \\\(opener) for the character itself"
        case .unopened(let closer):
            "\(closer) closes nothing; write \\\(closer) for the character itself"
        case .emptyClass:
            "the class [] holds no digit; write the digits it should take, as in [1-36]"
        case .notADigit(let found):
            "\(found) cannot be in a class; expected digits and spans, as in [1-36]"
        case .reversedSpan(let low, let high):
            "the span \(low)-\(high) runs backwards; write \(high)-\(low)"
        case .notOneDigit:
            "expected exactly one digit, #, N or a class between < and >, as in <9>"
        case .nestedBrace:
            "{ cannot be inside braces; write \\{ for the character itself"
        case .danglingEscape:
            "nothing follows the backslash; write \\\\ for the character itself"
        }
    }

    private static func closer(of opener: Character) -> Character {
        switch opener {
        case "[": "]"
        case "{": "}"
        default: ">"
        }
    }
}
