/// Names of fields, reasons and categories in the words of people.
enum Words {
    /// The name of a field: `given name` for `givenName`; that of a column without a field as it stands.
    static func field(_ name: String) -> String {
        let column = "column:"
        return name.hasPrefix(column) ? String(name.dropFirst(column.count)) : spaced(name)
    }

    /// The name of a reason, or of a verdict: `too short` for `tooShort`. Numbers for films are what they are to everybody: fictional.
    static func reason(_ name: String) -> String { name == "entertainment" ? "fictional" : spaced(name) }

    /// The names of categories: `fixed line, mobile` for `fixedLine,mobile`.
    static func categories(_ names: String) -> String {
        names.split(separator: ",").map { reason(String($0)) }.joined(separator: ", ")
    }

    /// The word for a kind of change: `read` for `ingest`. Those that are no words of people are said otherwise.
    static func change(_ kind: String) -> String {
        switch kind {
        case "ingest": "read"
        case "fix": "corrected"
        case "edit": "edited"
        case "choose": "chosen"
        case "recheck": "checked again"
        case "update": "updated"
        case "replace": "read again"
        case "apply": "written back"
        case "dedupe": "people found"
        case "join": "joined"
        case "split": "split"
        case "review": "decided"
        case "forget": "forgotten"
        case "undo": "undone"
        default: kind
        }
    }

    /// A name in one word, with a space before each capital letter.
    private static func spaced(_ name: String) -> String {
        name.reduce(into: "") { words, letter in
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
    }
}
