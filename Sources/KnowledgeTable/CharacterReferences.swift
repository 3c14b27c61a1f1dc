/// References to characters in pages, and in texts that a program took from one: `O&#39;Brien`, `M&uuml;ller`
/// ([HTML](https://html.spec.whatwg.org/multipage/syntax.html#character-references)).
package enum CharacterReferences {
    /// The characters by their names. A blank that parts no lines is one of keyboards, and a hyphen that is not shown is left out.
    private static let named: [String: String] = {
        var named = ["nbsp": " ", "shy": ""]
        for row in KnowledgeTable.section("characters/html").lines {
            let parts = row.split(separator: ":", maxSplits: 1)
            for name in parts[0].split(separator: " ") { named[String(name)] = String(parts[1].dropFirst()) }
        }
        return named
    }()
    /// The greatest length of a name or a number.
    private static let longest = 10

    /// The text with characters in the place of references.
    package static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var output: [UInt8] = []
        let isDecoded = Array(text.utf8).withUnsafeBufferPointer { appendDecoded($0, to: &output) }
        return isDecoded ? String(decoding: output, as: UTF8.self) : text
    }

    /// Appends a text with characters in the place of references.
    ///
    /// - Returns: `false` if it has none; then nothing is appended.
    package static func appendDecoded(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
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
        guard name.hasPrefix("#") else { return named[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
            .flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
