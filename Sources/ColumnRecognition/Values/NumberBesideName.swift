import PhoneNumbers

/// A cell with a name and a phone number: `Ann Abe 206-555-0101`, `030 23125001 Anna Muster`, `Anne (06 39 98 12 01)`.
enum NumberBesideName {
    /// The number, as far as its marks show that it is one of a phone: a plus, a zero or a parenthesis in front, or three groups of digits.
    /// `nil` for any other text, and for one whose words are those of other numbers, such as `Order 123-456-7890`.
    static func number(in text: String) -> String? {
        guard text.utf8.count <= maximumLength, text.contains(where: \.isLetter) else { return nil }
        let head = text.prefix(while: isOfNumber)
        let tail = text.suffix(
            from: text.lastIndex { !isOfNumber($0) && $0 != ")" }.map(text.index(after:)) ?? text.startIndex)
        for part in [head, tail] {
            let number = part.drop { " :-/.".contains($0) }
            let words = part.startIndex == text.startIndex ? text[part.endIndex...] : text[..<part.startIndex]
            guard isPhone(String(number)), !Heading(String(words)).concepts.hasAny(.traps) else { continue }
            return String(number)
        }
        return nil
    }

    /// Longer texts are no cells of names.
    private static let maximumLength = 80

    private static func isOfNumber(_ character: Character) -> Bool {
        character.isASCII && (character.isNumber || " +-()/.:".contains(character))
    }

    private static func isPhone(_ text: String) -> Bool {
        let groups = text.split { !$0.isNumber }
        let digits = groups.reduce(0) { $0 + $1.count }
        guard (7...15).contains(digits), let first = text.first, !CalendarDate.isWhole(text) else { return false }
        return "+0(".contains(first) && groups.count > 1 || groups.count >= 3 && groups.allSatisfy { $0.count >= 2 }
    }
}

extension CalendarDate {
    fileprivate static func isWhole(_ text: String) -> Bool {
        ShortDate.isWhole(text) || Array(text.utf8).withUnsafeBufferPointer { isWhole(Span(_unsafeElements: $0)) }
    }
}
