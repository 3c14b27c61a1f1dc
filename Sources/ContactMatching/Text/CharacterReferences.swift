/// Character references of HTML in a text that a program took from a page: `O&#39;Brien`, `M&uuml;ller`
/// ([HTML, named character references](https://html.spec.whatwg.org/multipage/named-characters.html)).
enum CharacterReferences {
    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "apos": "'", "quot": "\"", "nbsp": " ", "rsquo": "\u{2019}", "lsquo": "\u{2018}", "szlig": "ß",
        "aelig": "æ",
        "AElig": "Æ", "oslash": "ø", "Oslash": "Ø", "eth": "ð", "ETH": "Ð", "thorn": "þ", "THORN": "Þ", "oelig": "œ",
        "OElig": "Œ",
        "ndash": "\u{2013}", "lstrok": "ł", "Lstrok": "Ł",
    ]
    /// The marks of letters, as the ends of names: `&ccedil;`.
    private static let marks: [String: Unicode.Scalar] = [
        "grave": "\u{300}", "acute": "\u{301}", "circ": "\u{302}", "tilde": "\u{303}", "uml": "\u{308}",
        "ring": "\u{30A}",
        "caron": "\u{30C}", "cedil": "\u{327}", "ogon": "\u{328}",
    ]
    private static let longest = 8

    /// Appends a text with characters in the place of references.
    ///
    /// - Returns: `false` if it has none; then nothing is appended.
    static func appendDecoded(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
        guard text.contains(0x26), text.contains(0x3B) else { return false }
        let start = output.count
        var (place, isDecoded) = (0, false)
        while place < text.count {
            if text[place] == 0x26, let end = text[place...].prefix(longest + 2).firstIndex(of: 0x3B),
                let characters = characters(String(decoding: text[(place + 1)..<end], as: UTF8.self))
            {
                output.append(contentsOf: characters.utf8)
                (place, isDecoded) = (end + 1, true)
            } else {
                output.append(text[place])
                place += 1
            }
        }
        if !isDecoded { output.removeSubrange(start...) }
        return isDecoded
    }

    private static func characters(_ name: String) -> String? {
        if let scalar = named[name] { return String(scalar) }
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
            let value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
            guard let value, value >= 0x20 else { return nil }
            return Unicode.Scalar(value).map { String($0) }
        }
        guard let letter = name.unicodeScalars.first, letter.isASCII, letter.properties.isAlphabetic else { return nil }
        return marks[String(name.dropFirst())].map { String(letter) + String($0) }
    }
}
