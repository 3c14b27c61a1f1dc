/// Tells tables from texts that are none: letters, chats, logs, settings, programs.
///
/// A table has rows of as many cells, or a known header above some, or numbers in its rows. A list of one column is one of numbers, of
/// names, or of both.
struct PlainText {
    /// The kind of a text.
    enum Kind: String {
        case settings = "YAML or a list of settings"
        case log = "log or chat"
        case text = "text without a table"
    }

    private let rows: [[String]]
    private let recognizer: any ColumnRecognizer

    /// Fewer rows may be anything that is not clearly a text.
    private static let minimumRows = 5

    /// The kind of a text whose first rows are no rows of a table; `nil` for a table.
    ///
    /// - Parameters:
    ///   - rows: the first rows, cut by the delimiter that fits best, and the header among them.
    ///   - header: the place of a row with two known names or more.
    static func kind(of rows: [[String]], header: Int?, recognizer: any ColumnRecognizer) -> Kind? {
        let filled = rows.filter { !$0.allSatisfy(\.isEmpty) }
        guard !filled.isEmpty else { return nil }
        let isLog = filled.allSatisfy { $0.count <= 2 } && filled.count(where: isCutInStamp) * 2 >= filled.count
        guard isLog || !isEven(filled) else { return nil }
        let text = PlainText(rows: filled.map { $0.filter { !$0.isEmpty } }, recognizer: recognizer)
        if let header, !isLog {
            let wide = filled.filter { $0.count == rows[header].count }
            let isHead = wide.count * 2 >= filled.count || wide.contains(where: text.hasReach)
            let isKnown = header == 0 && rows[0].allSatisfy { $0.isEmpty || recognizer.isHeading($0) }
            guard filled.count >= minimumRows, !isHead, !isKnown else { return nil }
        }
        return text.kind
    }

    /// Returns `true` if most rows of a whole text are lines of a program or sentences, and hardly any has a phone number or an e-mail address.
    static func isProgram(_ rows: [[String]], recognizer: any ColumnRecognizer) -> Bool {
        let filled = rows.map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
        let text = PlainText(rows: filled, recognizer: recognizer)
        return !filled.isEmpty
            && text.share(where: { $0.contains(where: isCode) || $0.count == 1 && isOfText($0[0]) }) >= 0.5
            && text.share(where: text.hasReach) < 0.1
    }

    /// Returns `true` if nearly all rows, from the first such one on, have as many cells, more than one of them filled: a table, whatever is in
    /// its cells.
    private static func isEven(_ rows: [[String]]) -> Bool {
        let counts = Dictionary(grouping: rows, by: \.count).mapValues(\.count)
        guard let width = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key, width >= 2 else {
            return false
        }
        let below = rows.drop { $0.count != width }
        let even = below.filter { $0.count == width }
        return even.count * 10 >= below.count * 9 && even.count * 2 >= rows.count
            && even.count { row in row.count { !$0.isEmpty } >= 2 } * 2 >= even.count
    }

    private var kind: Kind? {
        if hasRecurringNames { return .settings }
        if share(where: { Self.isStamped($0.joined(separator: ",")) && !$0.allSatisfy(Self.isShort) }) >= 0.5 {
            return .log
        }
        if share(where: hasReach) >= 0.3 { return nil }
        if share(where: { Self.isStamped($0.joined(separator: ",")) }) >= 0.5 { return .log }
        if share(where: { Self.isSetting($0) }) >= 0.6 { return .settings }
        guard rows.count >= Self.minimumRows else {
            return share(where: { $0.contains(where: Self.isOfText) }) >= 0.5 ? .text : nil
        }
        let areNames = share(where: { $0.count <= 2 && $0.allSatisfy(Self.isName) }) >= 0.8
        // The words of a list that is none of people begin with small letters.
        return areNames && share(where: { $0.first?.first?.isLowercase == false }) >= 0.5 ? nil : .text
    }

    /// `true` if most lines are settings, and a few names come again and again, as in a list of records: `name: Ann`, `phone: 1`.
    private var hasRecurringNames: Bool {
        let names = rows.filter(Self.isSetting).compactMap { $0.first?.prefix { $0 != ":" && $0 != "=" } }
        let different = Set(names).count
        return names.count * 10 >= rows.count * 6 && rows.count >= Self.minimumRows && different > 1
            && different * 2 <= names.count
    }

    private func share(where test: ([String]) -> Bool) -> Double {
        Double(rows.count(where: test)) / Double(rows.count)
    }

    /// Returns `true` if a row has a phone number or an e-mail address, alone in a cell or beside a name, and is no line of a program.
    private func hasReach(_ row: [String]) -> Bool {
        if row.contains(where: { Self.isCode($0) && !($0.contains("@") && Self.isShort($0)) }) { return false }
        return row.contains { cell in
            if recognizer.isValue(cell) { return !Self.isDate(cell) }
            if cell.contains("@"), cell.split(separator: " ").contains(where: { recognizer.isValue(String($0)) }) {
                return true
            }
            return Self.hasNumberBesideName(cell)
        }
    }

    /// Returns `true` if a cell is a name and then a number, or the other way round: `Ann Abe 206-555-0101`.
    static func hasNumberBesideName(_ cell: String) -> Bool {
        guard cell.utf8.count <= 80, isShort(cell) else { return false }
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

    /// Returns `true` if the delimiter cuts a row within its time, as the comma of `12.01.24, 10:15:03 Ann: Hello` does.
    private static func isCutInStamp(_ row: [String]) -> Bool {
        guard row.count > 1, row[0].contains(where: \.isNumber), !row[0].contains(where: \.isLetter) else {
            return false
        }
        let digits = row[1].prefix(while: \.isNumber)
        let rest = row[1][digits.endIndex...]
        let isTime = 1...2 ~= digits.count && rest.hasPrefix(":")
        let isFraction = digits.count == 3 && row[0].contains(":") && !rest.isEmpty
        return (isTime || isFraction) && rest.contains(where: \.isLetter)
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
        cell.contains { "{}=<>;".contains($0) } || ["()", "(\"", "('"].contains(where: cell.contains)
            || cell.hasPrefix("//")
    }

    /// Returns `true` if a cell has no more words than a name with a number.
    private static func isShort(_ cell: String) -> Bool { cell.split(separator: " ").count <= 7 }

    /// Returns `true` if a cell has marks of programs, of patterns of files or of addresses of pages, or is a sentence.
    private static func isOfText(_ cell: String) -> Bool {
        let words = cell.split(separator: " ")
        return isCode(cell) || !isShort(cell) || cell.first.map { "*./#!-".contains($0) } ?? false
            || cell.hasSuffix(":")
            || words.contains { word in
                word.contains(where: \.isLetter) && (word.contains("_") || word.dropFirst().contains("/"))
            }
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
