extension FieldKind {
    /// A person's name: letters and the punctuation of names, words capitalized.
    public static let name = FieldKind(
        "name",
        .words(
            Words(punctuation: "'’-.,", allowsDigits: false, object: "a name"),
            label: "Name", accepts: "letters and ' - . ,", priority: 1.5))

    /// The name of a street, capitalized.
    public static let street = FieldKind(
        "street",
        .words(
            Words(punctuation: "'’-.,#/&", allowsDigits: true, object: "a street"),
            label: "Street", accepts: "letters, digits and ' - . , # / &", priority: 1.7))

    /// A city of the United States, capitalized.
    public static let city = FieldKind(
        "city",
        .words(
            Words(punctuation: "'’-.", allowsDigits: false, object: "a city"),
            label: "City", accepts: "letters and ' - .", priority: 2.5))

    /// A city anywhere, capitalized.
    public static let intcity = FieldKind(
        "intcity",
        .words(
            Words(punctuation: "'’-.,()/", allowsDigits: false, object: "a city"),
            label: "City", accepts: "letters and ' - . , ( ) /", priority: 2.5))
}

extension FieldRules {
    /// The rules of a value made of words; spaces at its end go when the user leaves the field.
    static func words(_ words: Words, label: String, accepts: String, priority: Double) -> FieldRules {
        FieldRules(
            label: label,
            accepts: accepts,
            priority: priority,
            filter: { text, _ in words.filter(text) },
            result: { text, _ in words.issue(in: text) },
            final: { text, _ in Words.trimmed(text) }
        )
    }
}
