package import ContactWriting

extension ExportLosses {
    /// The values that a format cannot hold, in sentences without a full stop.
    package var sentences: [String] {
        Self.lines(noted, "goes into the note", "go into the notes")
            + Self.lines(dropped, "is left out", "are left out") + exceeded.map { Self.line($0, $1) }.sorted()
    }

    private static func line(_ limit: ExportLimit, _ count: Int) -> String {
        let (found, maximum) = (Self.grouped(count), Self.grouped(limit.maximum))
        return switch limit.kind {
        case .contacts: "\(found) contacts are more than the \(maximum) that one import takes; a filter divides them"
        case .columns: "\(found) columns are more than the \(maximum) that an import takes"
        case .noteBytes: "\(found) notes are longer than the \(maximum) bytes that an import takes"
        case .cellCharacters: "\(found) values are longer than the \(maximum) characters that a cell takes"
        case .rowBytes: "\(found) contacts are longer than the \(maximum) bytes that an import takes"
        }
    }

    private static func lines(_ counts: [String: Int], _ one: String, _ many: String) -> [String] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
            "\(Self.grouped(count)) \(words(name, count)) \(count == 1 ? one : many)"
        }
    }

    /// The name of a kind in words: `nameSuffix` as `name suffix`.
    private static func words(_ name: String, _ count: Int) -> String {
        if name == "contactKind" {
            return count == 1 ? "mark of a group or organization" : "marks of groups and organizations"
        }
        var words = ""
        for scalar in name.unicodeScalars {
            words += scalar.properties.isUppercase ? " " + scalar.properties.lowercaseMapping : String(scalar)
        }
        if name == "uid" { words = "UID" }
        if name == "url" { words = "URL" }
        if name == "related" { words = "relation" }
        if count == 1 { return words }
        if words.hasSuffix("y"), !words.hasSuffix("day") { return words.dropLast() + "ies" }
        return words.hasSuffix("s") || words.hasSuffix("x") ? words + "es" : words + "s"
    }

    private static func grouped(_ count: Int) -> String {
        var digits = String(count)
        for place in stride(from: digits.count - 3, to: 0, by: -3) {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
        }
        return digits
    }
}
