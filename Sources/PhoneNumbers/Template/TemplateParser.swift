extension PhoneNumber.Template {
    /// Reads the text of a template into its elements, in one pass over its scalars.
    ///
    /// A combining mark does not hide the character before it: brackets and digits keep their meaning.
    struct TemplateParser {
        private let source: String
        private let scalars: [Unicode.Scalar]
        private var position = 0
        private var elements: [Element] = []
        private var literal = ""

        init(_ source: String) {
            self.source = source
            scalars = Array(source.unicodeScalars)
        }

        mutating func parse() throws(PhoneNumber.TemplateError) -> [Element] {
            while position < scalars.count {
                let scalar = scalars[position]
                switch scalar {
                case "{":
                    append(.nationalText(try nationalText()))
                case "<":
                    append(.internationalDigit(try internationalDigit()))
                case "\\":
                    literal.unicodeScalars.append(try escaped())
                case "]", "}", ">":
                    throw error(.unopened(Character(scalar)), at: position)
                default:
                    if let set = try digitSet() {
                        append(.digit(set))
                    } else {
                        literal.unicodeScalars.append(scalar)
                        position += 1
                    }
                }
            }
            flushLiteral()
            let hasDigits = elements.contains { element in
                switch element {
                case .digit, .internationalDigit: true
                case .nationalText, .literal: false
                }
            }
            guard hasDigits else { throw error(.noDigits, at: 0) }
            return elements
        }

        private mutating func append(_ element: Element) {
            flushLiteral()
            elements.append(element)
        }

        private mutating func flushLiteral() {
            guard !literal.isEmpty else { return }
            elements.append(.literal(literal))
            literal = ""
        }

        /// Reads `#`, `N`, a digit or a class; `nil` where something else stands.
        private mutating func digitSet() throws(PhoneNumber.TemplateError) -> DigitSet? {
            switch scalars[position] {
            case "#":
                position += 1
                return .any
            case "N":
                position += 1
                return .twoToNine
            case "[":
                return try digitClass()
            default:
                guard let digit = asciiDigit(at: position) else { return nil }
                position += 1
                return DigitSet(digit)
            }
        }

        /// Reads a class; the position is at its opening bracket.
        private mutating func digitClass() throws(PhoneNumber.TemplateError) -> DigitSet {
            let start = position
            var mask: UInt16 = 0
            position += 1
            while position < scalars.count, scalars[position] != "]" {
                guard let low = asciiDigit(at: position) else {
                    throw error(.notADigit(Character(scalars[position])), at: position)
                }
                var high = low
                if position + 2 < scalars.count, scalars[position + 1] == "-", scalars[position + 2] != "]" {
                    guard let end = asciiDigit(at: position + 2) else {
                        throw error(.notADigit(Character(scalars[position + 2])), at: position + 2)
                    }
                    guard end >= low else { throw error(.reversedSpan(low, end), at: position) }
                    high = end
                    position += 2
                }
                for digit in low...high { mask |= 1 << UInt16(digit) }
                position += 1
            }
            guard position < scalars.count else { throw error(.unclosed("["), at: start) }
            guard mask != 0 else { throw error(.emptyClass, at: start) }
            position += 1
            return DigitSet(mask: mask)
        }

        /// Reads `<9>`; the position is at its opening bracket.
        private mutating func internationalDigit() throws(PhoneNumber.TemplateError) -> DigitSet {
            let start = position
            position += 1
            guard position < scalars.count else { throw error(.unclosed("<"), at: start) }
            guard let set = try digitSet() else { throw error(.notOneDigit, at: position) }
            guard position < scalars.count else { throw error(.unclosed("<"), at: start) }
            guard scalars[position] == ">" else { throw error(.notOneDigit, at: position) }
            position += 1
            return set
        }

        /// Reads the text between braces; the position is at the opening one.
        private mutating func nationalText() throws(PhoneNumber.TemplateError) -> String {
            let start = position
            var text = ""
            position += 1
            while position < scalars.count, scalars[position] != "}" {
                switch scalars[position] {
                case "{":
                    throw error(.nestedBrace, at: position)
                case "\\":
                    text.unicodeScalars.append(try escaped())
                default:
                    text.unicodeScalars.append(scalars[position])
                    position += 1
                }
            }
            guard position < scalars.count else { throw error(.unclosed("{"), at: start) }
            position += 1
            return text
        }

        /// Reads a backslash and the scalar behind it.
        private mutating func escaped() throws(PhoneNumber.TemplateError) -> Unicode.Scalar {
            guard position + 1 < scalars.count else { throw error(.danglingEscape, at: position) }
            position += 2
            return scalars[position - 1]
        }

        private func asciiDigit(at position: Int) -> UInt8? {
            let value = scalars[position].value
            return value >= 0x30 && value <= 0x39 ? UInt8(value - 0x30) : nil
        }

        /// An error at an offset in scalars.
        private func error(_ kind: PhoneNumber.TemplateError.Kind, at position: Int) -> PhoneNumber.TemplateError {
            var end = 0
            var characters = 0
            for character in source {
                end += character.unicodeScalars.count
                if end > position { break }
                characters += 1
            }
            return PhoneNumber.TemplateError(kind, at: characters)
        }
    }
}
