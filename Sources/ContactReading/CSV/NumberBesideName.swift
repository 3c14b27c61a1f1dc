/// A cell with a name and a phone number: `Ann Abe 206-555-0101`, `030 23125001 Anna Muster`, `Anne (06 39 98 12 01)`.
package struct NumberBesideName {
    /// The number, without the marks around it.
    package let number: String
    /// The words beside it.
    package let name: String

    /// Parts a cell, as far as the marks of the number show that it is one of a phone: a plus, a zero or a parenthesis in front, or three
    /// groups of digits. `nil` for any other text.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.maximumLength, text.contains(where: \.isLetter) else { return nil }
        let head = text.prefix(while: Self.isOfNumber)
        let last = text.lastIndex { !Self.isOfNumber($0) }
        let tail = text[(last.map(text.index(after:)) ?? text.startIndex)...]
        for part in [head, tail] {
            let number = part.drop { " :-/.".contains($0) }
            guard Self.isPhone(number) else { continue }
            let words = part.startIndex == text.startIndex ? text[part.endIndex...] : text[..<part.startIndex]
            (self.number, name) = (String(number), Self.trimmed(words))
            return
        }
        return nil
    }

    /// Returns `true` if a cell has a phone number, alone or beside words.
    static func isPresent(in text: String) -> Bool {
        guard text.allSatisfy(isOfNumber) else { return NumberBesideName(text) != nil }
        let digits = text.count(where: \.isNumber)
        return isPhone(text[...]) || "+0".contains(text.prefix(1)) && digits > 6 && digits + 1 >= text.count
    }

    /// Longer texts are no cells of names.
    private static let maximumLength = 80

    private static func isOfNumber(_ character: Character) -> Bool {
        character.isASCII && (character.isNumber || " +-()/.:".contains(character))
    }

    private static func isPhone(_ text: Substring) -> Bool {
        let groups = text.split { !$0.isNumber }
        let digits = groups.reduce(0) { $0 + $1.count }
        guard (7...15).contains(digits), let first = text.first, !isDate(groups) else { return false }
        return "+0(".contains(first) && groups.count > 1 || groups.count >= 3 && groups.allSatisfy { $0.count >= 2 }
    }

    /// Returns `true` for the groups of a date: `2024-01-31`, `31.01.2024`.
    private static func isDate(_ groups: [Substring]) -> Bool {
        groups.count == 3 && groups.allSatisfy { $0.count <= 4 } && groups.reduce(0) { $0 + $1.count } <= 8
    }

    private static func trimmed(_ words: Substring) -> String {
        var words = words.drop { " :-–,;/(".contains($0) }
        while let last = words.last, " :-–,;/(".contains(last) { words.removeLast() }
        return String(words)
    }
}
