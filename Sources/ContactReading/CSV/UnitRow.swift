/// Rows below a header that say how its columns are to be filled: `required`, `(kg)`, `e.g. Jane Doe`, `1;2;3`.
enum UnitRow {
    /// Returns `true` if a row is such a one.
    static func isUnit(_ row: [String], _ recognizer: any ColumnRecognizer) -> Bool {
        let filled = row.filter { !$0.isEmpty }
        guard !filled.isEmpty, !filled.contains(where: recognizer.isValue) else { return false }
        if filled.allSatisfy(isRule) || isCount(row) { return true }
        let examples = filled.count { recognizer.rowWord(of: $0) == .example || isExample($0, recognizer) }
        if examples == filled.count { return true }
        let units = filled.count { isBracketed($0) || hasUnit($0, recognizer) }
        return units * 2 >= filled.count && (units > 1 || filled.count == 1 && row.count > 1)
    }

    /// Returns `true` if a cell is a line that was drawn: `-----`.
    private static func isRule(_ cell: String) -> Bool {
        cell.count >= 2 && cell.allSatisfy { "-=_~+–—".contains($0) }
    }

    /// Returns `true` if the cells are counted: `1;2;3`.
    private static func isCount(_ row: [String]) -> Bool {
        row.count >= 3
            && row.enumerated().allSatisfy { Int($0.element.filter { !"().".contains($0) }) == $0.offset + 1 }
    }

    /// Returns `true` if a short text has a word about filling: `10 digits, no dashes`.
    private static func hasUnit(_ cell: String, _ recognizer: any ColumnRecognizer) -> Bool {
        if recognizer.rowWord(of: cell) == .unit { return true }
        let words = cell.split { !$0.isLetter && $0 != "'" && $0 != "’" }
        return words.count <= 6 && words.count > 1 && words.contains { recognizer.rowWord(of: String($0)) == .unit }
    }

    private static func isBracketed(_ cell: String) -> Bool {
        guard let first = cell.first, let last = cell.last, cell.count > 2 else { return false }
        return first == "(" && last == ")" || first == "[" && last == "]" || first == "<" && last == ">"
            || first == "（" && last == "）"
    }

    /// Returns `true` if a cell begins with the mark of an example: `e.g. 212-555-0199`.
    private static func isExample(_ cell: String, _ recognizer: any ColumnRecognizer) -> Bool {
        guard let mark = cell.split(separator: " ").first, mark.count < cell.count else { return false }
        return recognizer.rowWord(of: String(mark)) == .example
    }
}
