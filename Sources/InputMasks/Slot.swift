extension Mask {
    /// One character position of a mask.
    public struct Slot: Hashable, Sendable {
        /// The characters that the slot accepts.
        public let element: Element
        /// The character that is shown whatever is entered; `nil` shows what was entered.
        ///
        /// It comes from a template and has a meaning for placeholders only.
        public let forced: Character?

        /// A slot for the element.
        ///
        /// - Parameters:
        ///   - element: the characters that the slot accepts.
        ///   - forced: the character that is written in place of the one that fits; `nil` for that one itself.
        public init(_ element: Element, forced: Character? = nil) {
            self.element = element
            self.forced = forced
        }

        /// `true` if the slot holds a static character.
        public var isLiteral: Bool {
            if case .literal = element { true } else { false }
        }

        /// Returns `true` if the character may be entered here.
        ///
        /// A placeholder with a forced character accepts that one too; otherwise a masked text could not be masked
        /// again.
        public func accepts(_ character: Character) -> Bool {
            if let forced, forced == character { return true }
            return switch element {
            case .literal: false
            case .digit: character >= "0" && character <= "9" && character.isASCII
            case .letter: character.startsWithLetter
            case .oneOf(let allowed): allowed.contains(character)
            }
        }
    }

    /// The characters that a slot accepts: a static one, or those of a placeholder.
    public enum Element: Hashable, Sendable {
        /// This character, put in by the mask.
        case literal(Character)
        /// A digit from `0` to `9`.
        case digit
        /// A letter of any script.
        case letter
        /// One of these characters.
        case oneOf([Character])

        /// The message for users whose input the slot does not accept.
        package var requirement: String {
            switch self {
            case .literal(let literal): "\(literal) is needed here"
            case .digit: "A digit is needed here"
            case .letter: "A letter is needed here"
            case .oneOf(let allowed):
                "One of these is needed here: " + allowed.map { String($0) }.joined(separator: " ")
            }
        }
    }
}

extension Character {
    /// `true` if the character begins with a scalar of a letter category.
    ///
    /// A lone combining sign is not a letter here, although some are alphabetic: it would melt into the character
    /// before it.
    fileprivate var startsWithLetter: Bool {
        guard let first = unicodeScalars.first else { return false }
        if first.isASCII {
            return (first.value | 0x20) >= 0x61 && (first.value | 0x20) <= 0x7A
        }
        return switch first.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}
