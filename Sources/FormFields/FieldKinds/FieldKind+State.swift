extension FieldKind {
    /// A state of the United States by its name, its postal code or a traditional abbreviation.
    ///
    /// When the user leaves the field, a name is spelled as the postal service does, and everything else becomes the
    /// postal code.
    public static let state = FieldKind(
        "state",
        FieldRules(
            label: "State",
            accepts: "letters and .",
            priority: 1.5,
            filter: { text, _ in words.filter(text) },
            live: { text in USState.couldBegin(with: text) ? nil : "Not a state of the United States" },
            result: { text, _ in USState(text) == nil ? "Not a state of the United States" : nil },
            final: { text, _ in USState(text)?.spelled(like: text) ?? Words.trimmed(text) }
        )
    )

    private static let words = Words(punctuation: ".", allowsDigits: false, object: "a state")
}
