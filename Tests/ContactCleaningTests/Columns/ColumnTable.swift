import Foundation
import Testing

/// A small table with what its columns hold and which numbers it has, written beside it by hand.
///
/// ```text
/// == name / region, or - for none, and `trap` where wrong numbers lie in wait
/// the table
/// --
/// the columns, between bars, without groups
/// the accepted numbers in order, or -
/// ```
struct ColumnTable: CustomTestStringConvertible {
    var name: String
    var region: String?
    var text: String
    var columns: [String]
    var numbers: [String]

    var testDescription: String { name }

    /// The tables of a file beside this one.
    static func read(_ file: String) throws -> [ColumnTable] {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tables/\(file)")
        let text = try String(contentsOf: url, encoding: .utf8)
        return try text.components(separatedBy: "\n== ").filter { !$0.isEmpty }.map(Self.init)
    }

    private init(_ section: String) throws {
        var lines = section.components(separatedBy: "\n").filter { !$0.isEmpty }
        let title = lines.removeFirst().replacing("== ", with: "").components(separatedBy: " / ")
        guard title.count == 2, let mark = lines.firstIndex(of: "--"), lines.count == mark + 3 else {
            throw Malformed(section: section)
        }
        name = title[0]
        let words = title[1].split(separator: " ").map(String.init)
        region = words.first == "-" ? nil : words.first
        self.text = lines[..<mark].joined(separator: "\n") + "\n"
        columns = lines[mark + 1].components(separatedBy: " | ")
        numbers = lines[mark + 2] == "-" ? [] : lines[mark + 2].components(separatedBy: " ")
    }

    struct Malformed: Error { var section: String }
}
