package import ColumnRecognition
package import ContactModel
import PhoneNumbers

/// A table of a sheet that has several, or whose names stand across: a source of its own.
package struct SheetPart: Sendable, Hashable {
    /// The cells of the table in the sheet.
    package var table: SheetTable
    /// Its number among the tables of the sheet, from 1.
    package var number: Int
    /// The number of tables.
    package var count: Int

    /// The end of its path: `/Table 2`; empty where the sheet has one table.
    package var pathSuffix: String { count == 1 ? "" : "/\(Self.name) \(number)" }

    private static let name = "Table"

    /// Parts a path into that of a sheet and the end of that of a table; `nil` for any other path.
    package static func split(_ path: String) -> (sheet: String, table: String)? {
        let slash = path.lastIndex(of: "/")
        let last = slash.map { path[path.index(after: $0)...] } ?? path[...]
        let words = last.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, words[0] == name, Int(words[1]).map({ $0 > 0 }) ?? false else { return nil }
        return (slash.map { String(path[..<$0]) } ?? "", String(last))
    }

    /// The finding that says which cells of the sheet were read as the table.
    package var finding: Finding {
        let none = Sentence.Value.text("")
        let (rows, columns) = (table.rows, table.columns)
        let part = Sentence(
            SheetSentence.part,
            [
                "number": .number(number), "tables": .number(count), "firstRow": .number(rows.lowerBound + 1),
                "lastRow": .number(rows.upperBound), "firstColumn": .number(columns.lowerBound + 1),
                "lastColumn": .number(columns.upperBound),
            ])
        return Finding(
            .sheetTable, .note,
            Sentence(
                SheetSentence.table,
                [
                    "part": count == 1 ? none : .sentence(part),
                    "across": table.isAcross ? .sentence(Sentence(SheetSentence.across)) : none,
                ]))
    }
}
