extension TextTable {
    /// The table of a language that nobody speaks: each word is overridden to be written from right to left, vowels are doubled, and there
    /// are all plural forms of Arabic.
    var mirrored: TextTable {
        mapping { forms in
            guard let other = forms[.other] else { return forms.mapValues(Self.mirrored) }
            return Dictionary(
                uniqueKeysWithValues: PluralCategory.allCases.map { category in
                    (category, Self.mirrored(forms[category] ?? other))
                })
        }
    }

    private static func mirrored(_ message: Message) -> Message {
        message.mapping { text in
            text.split(separator: " ", omittingEmptySubsequences: false).map(mirrored).joined(separator: " ")
        }
    }

    private static func mirrored(word: Substring) -> String {
        guard word.contains(where: \.isLetter) else { return String(word.replacing("→", with: "←")) }
        let long = word.reduce(into: "") {
            $0 += "aeiou".contains($1.lowercased()) ? "\($1)\($1.lowercased())" : "\($1)"
        }
        return "\u{202E}\(long)\u{202C}"
    }
}
