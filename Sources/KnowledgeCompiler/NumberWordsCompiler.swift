import PhoneNumbers

/// Compiles the files of `Knowledge/words` and `Knowledge/countries` to the tables in which the reader of phone numbers looks words up.
///
/// A file has the words of a language that stand beside numbers, a row for each kind. A word of several kinds belongs to the kind
/// that comes first in ``WordKind/byPrecedence``, whichever language it is from. The same files give the same bytes on every machine.
public struct NumberWordsCompiler {
    /// The folder of the files inside `Knowledge`.
    public static let folder = "words"

    /// The table of the files in the folder `words`, and behind it the one of countries; other files are passed over.
    ///
    /// - Throws: ``KnowledgeError`` at the first mistake: a kind that does not exist, a word that is listed twice in a file, or one
    ///   with a character that is no letter.
    public static func compile(_ files: [KnowledgeFile]) throws(KnowledgeError) -> [UInt8] {
        var words: [WordKind: [String]] = [:]
        for file in files.sorted(by: { $0.path < $1.path }) where file.folder == folder {
            for (kind, found) in try read(file) { words[kind, default: []] += found }
        }
        var table = WordTable()
        for kind in WordKind.byPrecedence {
            for word in words[kind] ?? [] {
                guard table.insert(word, kind) else {
                    throw KnowledgeError(
                        file: folder, line: 1, column: 1, message: "more words than the table has room for")
                }
            }
        }
        return table.bytes + (try CountryWordsCompiler.compile(files)).bytes
    }

    private static func read(_ file: KnowledgeFile) throws(KnowledgeError) -> [(WordKind, [String])] {
        let content = try KnowledgeText(file)
        for property in content.properties where !["language", "source"].contains(property.name) {
            throw file.error(property.line, 1, "no property `\(property.name)`")
        }
        for needed in ["language", "source"] where content.value(of: needed) == nil {
            throw file.error(1, 1, "the property `\(needed)` is missing")
        }
        var rows: [(WordKind, [String])] = []
        var seen: Set<String> = []
        for (row, line) in content.rows {
            guard let colon = row.firstIndex(of: ":"), let kind = WordKind(name: String(row[..<colon])) else {
                throw file.error(line, 1, "a row is a kind of words, a colon, and words between blanks")
            }
            let words = row[colon...].dropFirst().split(separator: " ").map(String.init)
            for word in words {
                guard WordTable.isWord(word) else {
                    throw file.error(line, 1, "`\(word)` has a character that is no letter; a word stands alone")
                }
                guard seen.insert(word).inserted else { throw file.error(line, 1, "`\(word)` is listed twice") }
            }
            rows.append((kind, words))
        }
        return rows
    }
}
