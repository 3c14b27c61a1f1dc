extension FieldKind {
    /// Free text, with its spaces and line breaks.
    ///
    /// Line breaks become U+000A; control characters other than line breaks and tabs are left out.
    public static let phrase = FieldKind(
        "phrase",
        FieldRules(
            label: "Phrase",
            priority: 1.7,
            filter: { text, _ in
                var phrase = ""
                for character in text {
                    if character.isNewline {
                        phrase.append("\n")
                    } else if character == "\t" || !character.isControl {
                        phrase.append(character)
                    }
                }
                return phrase
            },
            result: { text, _ in text.allSatisfy { $0.isWhitespace } ? "Enter some text" : nil }
        )
    )
}

extension Character {
    fileprivate var isControl: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return scalar.properties.generalCategory == .control
    }
}
