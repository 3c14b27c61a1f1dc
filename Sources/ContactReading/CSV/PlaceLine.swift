/// A postal code and a city in one text, as `PLZ/Ort` and `City/State/Zip` have them: `04109 Leipzig`, `Springfield, IL 62701`.
struct PlaceLine: Equatable {
    var postalCode: String
    var city: String
    /// The region between them; empty if there is none.
    var region = ""

    /// Reads a text; `nil` if it is a postal code alone, or does not tell where the code ends.
    init?(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, text.utf8.count <= 100 else { return nil }
        let leading = Self.leadingCode(words)
        let trailing = leading == 0 ? Self.trailingCode(words) : 0
        guard leading + trailing > 0 else { return nil }
        let code = leading > 0 ? words.prefix(leading) : words.suffix(trailing)
        let rest = leading > 0 ? words.dropFirst(leading) : words.dropLast(trailing)
        postalCode = Self.trimmed(code.joined(separator: " "))
        let letters = postalCode.count { Self.isDigit($0) || $0.isLetter }
        guard postalCode.count(where: Self.isDigit) >= 3 || letters >= 5, postalCode.utf8.count <= 16 else {
            return nil
        }
        let place = Self.trimmed(rest.joined(separator: " "))
        guard place.first?.isLetter == true, Self.isName(place) else { return nil }
        city = place
        if trailing > 0 { splitRegion() }
    }

    /// The number of words that a code in front has: `04109`, `123 45`, `SW1A 1AA`, `1012 AB`.
    private static func leadingCode(_ words: [Substring]) -> Int {
        guard hasDigit(words[0]) else { return 0 }
        if words.count > 2, hasDigit(words[1]) { return 2 }
        let letters = words[1].last == "," ? words[1].dropLast() : words[1]
        let isDutch = words[0].count == 4 && words[0].allSatisfy(isDigit) && letters.count == 2
        return words.count > 2 && isDutch && letters.allSatisfy(\.isUppercase) ? 2 : 1
    }

    private static func trailingCode(_ words: [Substring]) -> Int {
        guard let last = words.last, hasDigit(last) else { return 0 }
        return words.count > 2 && hasDigit(words[words.count - 2]) ? 2 : 1
    }

    private static func hasDigit(_ word: Substring) -> Bool { word.contains(where: isDigit) }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    /// Returns `true` if a text is more than the letters of a code: `Ulm`, `GRAZ`, not `AB`.
    private static func isName(_ text: String) -> Bool {
        text.contains { $0.isLetter && !$0.isUppercase } || text.count(where: \.isLetter) >= 4
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop { " ,;/".contains($0) }.reversed().drop { " ,;/".contains($0) }.reversed())
    }

    /// Parts `Springfield, IL` and `Springfield IL`.
    private mutating func splitRegion() {
        if let comma = city.lastIndex(of: ",") {
            region = Self.trimmed(String(city[city.index(after: comma)...]))
            city = Self.trimmed(String(city[..<comma]))
        } else if let last = city.split(separator: " ").last, last.count < city.count, last.count == 2,
            last.allSatisfy({ $0.isASCII && $0.isUppercase })
        {
            region = String(last)
            city = Self.trimmed(String(city.dropLast(2)))
        }
    }
}
