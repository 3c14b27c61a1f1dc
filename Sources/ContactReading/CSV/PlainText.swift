/// Tells tables from texts that are none: letters, chats, logs, settings, programs.
///
/// A table has rows of as many cells, a header that is known, or numbers in its rows. A list of one column is one of numbers, of names, or of both.
struct PlainText {
    /// The kind of a text.
    enum Kind: String {
        case settings = "YAML or a list of settings"
        case log = "log or chat"
        case text = "text without a table"
    }

    private let rows: [[String]]
    private let recognizer: any ColumnRecognizer

    /// A text of fewer rows may be anything.
    private static let minimumRows = 5

    /// The kind of a text whose first rows are no rows of a table; `nil` for a table.
    ///
    /// - Parameter rows: the first rows, cut by the delimiter that fits best, and the header among them. A header of two known names is
    ///   that of a table; such rows are not asked.
    static func kind(of rows: [[String]], recognizer: any ColumnRecognizer) -> Kind? {
        let filled = rows.filter { !$0.allSatisfy(\.isEmpty) }
        guard filled.count >= minimumRows, !isEven(filled) else { return nil }
        return PlainText(rows: filled.map { $0.filter { !$0.isEmpty } }, recognizer: recognizer).kind
    }

    /// Returns `true` if nearly all rows have as many cells, three or more: a table, whatever is in its cells.
    private static func isEven(_ rows: [[String]]) -> Bool {
        guard let width = rows.first?.count, width >= 3 else { return false }
        return rows.count { $0.count == width } * 10 >= rows.count * 9
    }

    private var kind: Kind? {
        if share(where: hasReach) >= 0.3 { return nil }
        if share(where: { Self.isStamped($0.joined(separator: ",")) }) >= 0.5 { return .log }
        if share(where: { Self.isSetting($0) }) >= 0.6 { return .settings }
        let counts = Dictionary(grouping: rows, by: \.count).mapValues(\.count)
        let steady = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        if let steady, steady.key > 1, Double(steady.value) >= 0.7 * Double(rows.count) {
            return share(where: { $0.contains(where: Self.isCode) }) > 0.3 ? .text : nil
        }
        return share(where: { $0.count <= 2 && $0.allSatisfy(Self.isName) }) >= 0.8 ? nil : .text
    }

    private func share(where test: ([String]) -> Bool) -> Double {
        Double(rows.count(where: test)) / Double(rows.count)
    }

    /// Returns `true` if a row has a phone number or an e-mail address, alone in a cell or beside a name.
    private func hasReach(_ row: [String]) -> Bool {
        row.contains { cell in
            if recognizer.isValue(cell) { return !Self.isDate(cell) }
            if cell.contains("@"), cell.split(separator: " ").contains(where: { recognizer.isValue(String($0)) }) {
                return true
            }
            return Self.hasNumberBesideName(cell)
        }
    }

    /// Returns `true` if a cell is a name and then a number, or the other way round: `Ann Abe 206-555-0101`.
    static func hasNumberBesideName(_ cell: String) -> Bool {
        guard cell.utf8.count <= 80 else { return false }
        func isOfNumber(_ character: Character) -> Bool {
            character.isASCII && (character.isNumber || " +-()/.:".contains(character))
        }
        for part in [cell.prefix(while: isOfNumber), cell.reversedSuffix(while: isOfNumber)] {
            let text = part.trimmingBlanks
            let digits = text.count(where: \.isNumber)
            if (6...15).contains(digits), !text.dropFirst().contains(":"), !isDate(text) { return true }
        }
        return false
    }

    /// Returns `true` if a text is a date of digits: `2024-01-31`, `31.01.24`.
    private static func isDate(_ text: String) -> Bool {
        let groups = text.split(whereSeparator: { "-./".contains($0) })
        return groups.count == 3 && groups.allSatisfy { $0.count <= 4 && $0.allSatisfy(\.isNumber) }
            && groups.map(\.count).reduce(0, +) <= 8
    }

    /// Returns `true` if a line begins with a date and a time of day, or with one of them.
    private static func isStamped(_ line: String) -> Bool {
        let text = line.drop { "[<( ".contains($0) }
        let stamp = text.prefix { $0.isNumber || "-./:,T ".contains($0) }
        let groups = stamp.split { !$0.isNumber }
        return groups.count >= 5 && stamp.contains(":")
            || groups.count >= 2 && stamp.contains(":") && groups[0].count <= 2
    }

    /// Returns `true` if a line is a name, a colon and a value, or a mark of a list.
    private static func isSetting(_ row: [String]) -> Bool {
        guard let cell = row.first else { return false }
        if ["---", "...", "-"].contains(cell) || cell.hasPrefix("- ") || cell.hasPrefix("#") { return true }
        let name = cell.prefix { $0.isLetter || $0.isNumber || "_-. ".contains($0) }
        let rest = cell[name.endIndex...]
        return !name.isEmpty && name.count <= 40
            && (rest.hasPrefix(": ") || rest == ":" || rest.hasPrefix(" = ") || rest.hasPrefix("="))
    }

    /// Returns `true` if a cell has marks of programs.
    private static func isCode(_ cell: String) -> Bool {
        cell.contains { "{}=<>;".contains($0) } || cell.contains("()") || cell.hasPrefix("//")
    }

    /// Returns `true` if a cell may be the name of somebody.
    private static func isName(_ cell: String) -> Bool {
        let words = cell.split(separator: " ")
        return words.count <= 5 && cell.count <= 60
            && cell.allSatisfy { $0.isLetter || $0.isWhitespace || "'’.-&,()\"".contains($0) }
            && !cell.hasSuffix(".") && !(cell.hasSuffix(",") && words.count > 2)
    }
}

extension String {
    /// The characters at the end that are so.
    fileprivate func reversedSuffix(while test: (Character) -> Bool) -> Substring {
        self[(lastIndex { !test($0) }.map(index(after:)) ?? startIndex)...]
    }
}

extension Substring {
    /// The text without blanks at its ends.
    fileprivate var trimmingBlanks: String {
        var text = self.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
