import ContactFormats

/// What a format cannot hold, in sentences.
enum LossText {
    static func lines(_ losses: ExportLosses) -> [String] {
        lines(losses.noted, "goes into the note", "go into the notes")
            + lines(losses.dropped, "is left out", "are left out")
    }

    private static func lines(_ counts: [String: Int], _ one: String, _ many: String) -> [String] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
            "\(ColumnText.grouped(count)) \(words(name, count)) \(count == 1 ? one : many)"
        }
    }

    /// The name of a kind in words: `nameSuffix` as `name suffix`.
    private static func words(_ name: String, _ count: Int) -> String {
        var words = ""
        for scalar in name.unicodeScalars {
            words += scalar.properties.isUppercase ? " " + scalar.properties.lowercaseMapping : String(scalar)
        }
        if name == "uid" { words = "UID" }
        if count == 1 { return words }
        if words.hasSuffix("y") { return words.dropLast() + "ies" }
        return words.hasSuffix("s") ? words + "es" : words + "s"
    }
}
