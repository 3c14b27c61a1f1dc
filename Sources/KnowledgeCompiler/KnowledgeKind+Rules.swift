import KnowledgeTable

extension KnowledgeKind {
    /// The properties that files of the kind may have, and those that they need.
    var properties: (allowed: Set<String>, needed: [String]) {
        switch self {
        case .nicknames: (["language", "source"], ["language", "source"])
        case .headers: (["name", "language", "universal", "include"], ["name"])
        case .letters, .regions, .identifiers,
            .homonyms, .languages, .rows, .optout, .email, .names, .scripts, .addresses,
            .characters, .profiles:
            (["source"], ["source"])
        case .columns, .countries: (["source"], [])
        }
    }

    /// The mistake of a row, with its column; `nil` if it has none.
    func mistake(in row: String) -> (column: Int, message: String)? {
        switch self {
        case .nicknames:
            Self.mistake(in: row, dividedBy: ":", "a row is a name, a colon, and familiar forms between blanks")
                ?? Self.second(":", in: row)
        case .headers: Self.mistake(in: row, dividedBy: "=", "a row is a header, ` = ` and its meaning")
        case .columns: Self.mistake(in: row, dividedBy: ":", "a row is concepts, a colon, and phrases between bars")
        case .countries: Self.mistake(in: row, dividedBy: ":", "a row is codes, a colon, and names between bars")
        case .homonyms:
            Self.mistake(
                in: row, dividedBy: ":", "a row is languages with meanings, a colon, and headings between bars")
        case .email:
            row.contains(":")
                ? Self.mistake(in: row, dividedBy: ":", "a row is a name, a colon, and words between blanks")
                : row.contains(" ") ? (1, "a row is a domain, or a name, a colon and words") : nil
        case .names, .addresses:
            Self.mistake(in: row, dividedBy: ":", "a row is a kind or a word, a colon, and words between blanks")
        case .profiles: Self.mistake(in: row, dividedBy: ":", "a row is domains, a colon, and the begin of paths")
        case .scripts: Self.mistake(in: row, dividedBy: ":", "a row is Latin letters, a colon, and letters")
        case .characters: Self.mistake(in: row, dividedBy: ":", "a row is names, a colon, and their character")
        case .languages:
            Self.mistake(in: row, dividedBy: ":", "a row is a language, a colon, and headings between bars")
        case .rows, .optout: Self.mistake(in: row, dividedBy: ":", "a row is a kind, a colon, and phrases between bars")
        case .identifiers:
            Self.mistake(
                in: row, dividedBy: ":", "a row is a kind, a colon, its shape, its checks and a link between bars")
        case .letters: Self.mistake(in: row, words: 3...3, "a row is a language, an exponent, and letters")
        case .regions: Self.mistake(in: row, words: 2...9, "a row is a region, its population, and its languages")
        }
    }

    private static func mistake(
        in row: String, dividedBy mark: Character, _ message: String
    ) -> (column: Int, message: String)? {
        guard let place = row.firstIndex(of: mark), place > row.startIndex else { return (1, message) }
        let column = row.distance(from: row.startIndex, to: place) + 2
        return row[place...].dropFirst().allSatisfy { $0 == " " } ? (column, message) : nil
    }

    private static func second(_ mark: Character, in row: String) -> (column: Int, message: String)? {
        guard let first = row.firstIndex(of: mark), let last = row.lastIndex(of: mark), first != last else {
            return nil
        }
        return (row.distance(from: row.startIndex, to: last) + 1, "a second `\(mark)`")
    }

    private static func mistake(
        in row: String, words: ClosedRange<Int>, _ message: String
    ) -> (column: Int, message: String)? {
        // Bytes, not characters: a space and a combining mark behind it are one character.
        let parts = row.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        if !words.contains(parts.count) { return (1, message) }
        return Int(parts[1]) == nil ? (parts[0].count + 2, "`\(parts[1])` is not a number") : nil
    }
}
