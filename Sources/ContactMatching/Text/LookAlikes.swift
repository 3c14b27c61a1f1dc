/// Letters of Cyrillic that look like Latin ones, as [Unicode lists them](https://www.unicode.org/reports/tr39/#Confusable_Detection).
enum LookAlikes {
    private static let cyrillic = Array("АВЕЅІЈКМНОРСТУХаеѕіјорсух".unicodeScalars)
    private static let latin = Array("ABESIJKMHOPCTYXaesijopcyx".unicodeScalars)
    private static let latinByCyrillic = Dictionary(uniqueKeysWithValues: zip(cyrillic, latin))
    private static let cyrillicByLatin = Dictionary(uniqueKeysWithValues: zip(latin, cyrillic))

    /// A text whose words have letters of two scripts, with those of one; `nil` if none has, or they do not look alike.
    static func inOneScript(_ text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        guard text.contains(where: isCyrillic), text.contains(where: isLatin) else { return nil }
        var isChanged = false
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> [Unicode.Scalar] in
            guard word.contains(where: isCyrillic), word.contains(where: isLatin) else { return Array(word) }
            let isLikeLatin = word.allSatisfy { !isCyrillic($0) || latinByCyrillic[$0] != nil }
            let isLikeCyrillic = word.allSatisfy { !isLatin($0) || cyrillicByLatin[$0] != nil }
            guard isLikeLatin || isLikeCyrillic else { return Array(word) }
            isChanged = true
            return word.map { (isLikeLatin ? latinByCyrillic[$0] : cyrillicByLatin[$0]) ?? $0 }
        }
        return isChanged ? Array(words.joined(separator: [" "])) : nil
    }

    private static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool { (0x400...0x4FF).contains(scalar.value) }

    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }
}
