/// A postal code and a city in one text, as `PLZ/Ort` and `City/State/Zip` have them: `04109 Leipzig`, `Springfield, IL 62701`.
package struct PlaceLine: Equatable {
    package var postalCode: String
    package var city: String
    /// The region between them; empty if there is none.
    package var region = ""

    /// Reads a text; `nil` if it is a postal code alone, or does not tell where the code is and ends.
    package init?(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, text.utf8.count <= 100 else { return nil }
        let leading = Self.code(words.prefix(Self.leadingCode(words)))
        let trailing = Self.code(words.suffix(Self.trailingCode(words)))
        let isLeading: Bool
        switch (leading, trailing) {
        case (nil, nil): return nil
        case (_?, nil): isLeading = true
        case (nil, _?): isLeading = false
        case (let first?, let last?):
            guard first.isWhole != last.isWhole else { return nil }
            isLeading = first.isWhole
        }
        guard let code = isLeading ? leading : trailing else { return nil }
        postalCode = code.text
        city = Self.trimmed(
            (isLeading ? words.dropFirst(code.words) : words.dropLast(code.words)).joined(separator: " "))
        guard Self.isName(city) else { return nil }
        if !isLeading { splitRegion() }
        guard city.first?.isLetter == true || Self.isState(region) else { return nil }
    }

    /// The code that some words may be.
    private struct Code {
        let text: String
        let words: Int
        /// `true` for the letters and digits of a code that nothing else is written like: `V0K 2E0`.
        var isWhole: Bool { PlaceLine.shapes.contains(PlaceLine.shape(of: text)) }
    }

    private static func code(_ words: ArraySlice<Substring>) -> Code? {
        let text = trimmed(words.joined(separator: " "))
        let letters = text.count { isDigit($0) || $0.isLetter }
        guard text.count(where: isDigit) >= 3 || letters >= 5, text.utf8.count <= 16 else { return nil }
        return Code(text: text, words: words.count)
    }

    /// The codes of Canada, Great Britain and the Netherlands: a nine for a digit, an A for a letter.
    ///
    /// Source: [Addressing systems of the UPU](https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions).
    private static let shapes: Set = [
        "A9A9A9", "A99AA", "A999AA", "AA99AA", "AA999AA", "A9A9AA", "AA9A9AA", "9999AA",
    ]

    private static func shape(of text: String) -> String {
        String(text.compactMap { $0 == " " ? nil : isDigit($0) ? "9" : $0.isASCII && $0.isLetter ? "A" : $0 })
    }

    /// Returns `true` for `BC`, `IL`.
    private static func isState(_ text: some StringProtocol) -> Bool {
        text.count == 2 && text.allSatisfy { $0.isASCII && $0.isUppercase }
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
        } else if let last = city.split(separator: " ").last, last.count < city.count, Self.isState(last) {
            region = String(last)
            city = Self.trimmed(String(city.dropLast(2)))
        }
    }
}
