internal import KnowledgeTable

/// Columns by which people say that they do not want to be contacted.
package enum OptOutColumn {
    /// The ways of contact that a column forbids.
    private enum Way: String {
        case calls, mail, any
    }

    /// The characters that may stand between the words of a name.
    private static let separators = [" ", "_", "-", ".", "'"]
    /// Names of so many letters are whole names; longer ones may be a part.
    private static let wholeLength = 3

    private static let rows = KnowledgeTable.section("optout/optout").text.split(separator: "\n").map { row in
        let parts = row.split(separator: ":", maxSplits: 1)
        let phrases = parts[1].split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
        return (kind: String(parts[0]), phrases: phrases)
    }
    private static let values = rows.filter { $0.kind == "values" }.flatMap(\.phrases)
    private static let words = rows.flatMap { row in
        Way(rawValue: row.kind).map { way in row.phrases.map { ($0.utf8.filter { !skipped.contains($0) }, way) } } ?? []
    }
    private static let skipped = separators.flatMap { Array($0.utf8) }

    private static func way(_ name: ArraySlice<UInt8>) -> Way? {
        let text = name.filter { !skipped.contains($0) }.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        return words.first { word, _ in
            if word.count <= wholeLength { return text == word }
            return text.count >= word.count
                && (0...text.count - word.count).contains { text[$0...].starts(with: word) }
        }?.1
    }

    /// Returns `true` if the name of a column contains one of these words, without regard to case and separators.
    package static func isName(_ name: ArraySlice<UInt8>) -> Bool { way(name) != nil }

    /// Returns `true` if what a column forbids is forbidden by another, too: `Nicht anrufen` and `Do Not Call`, or `Opt-out` and anything.
    package static func overrules(_ name: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        guard let one = way(name), let two = way(other) else { return false }
        return one == two || one == .any
    }

    /// Returns `true` if a value of such a column is affirmative.
    package static func isTrue(_ value: ArraySlice<UInt8>) -> Bool {
        values.contains(String(decoding: value, as: UTF8.self).lowercased())
    }

    /// The same as SQL, of a column and its value.
    static func condition(name: String, value: String) -> String {
        let plain = separators.reduce("lower(\(name))") { "replace(\($0), '\($1 == "'" ? "''" : $1)', '')" }
        let isName = words.map { word, _ in
            let text = String(decoding: word, as: UTF8.self)
            return word.count <= wholeLength ? "plain = '\(text)'" : "plain GLOB '*\(text)*'"
        }.joined(separator: " OR ")
        let list = values.map { "'\($0)'" }.joined(separator: ", ")
        return """
            lower(\(value)) IN (\(list)) AND EXISTS (SELECT 1 FROM (SELECT DISTINCT \(plain) AS plain) WHERE \(isName))
            """
    }
}
