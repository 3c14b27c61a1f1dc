extension FieldKind {
    /// A state of the United States by its postal code of two letters.
    public static let st = FieldKind(
        "st",
        FieldRules(
            label: "State",
            accepts: "letters",
            priority: 0.5,
            keyboard: .asciiCapable,
            filter: { text, _ in
                var code = ""
                for character in text where code.utf8.count < 2 && character.isASCII && character.isLetter {
                    code += character.uppercased()
                }
                return code
            },
            live: { text in
                let start = text.uppercased()
                return USState.all.contains { $0.code.hasPrefix(start) } ? nil : "Not the code of a state"
            },
            result: { text, _ in USState(code: text) == nil ? "Not the code of a state" : nil }
        )
    )
}
