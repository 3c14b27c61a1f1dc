import Foundation
import Testing

/// A sheet as people lay it out, with what is to be read of it written beside it by hand.
///
/// ```text
/// == kind: name / region, and `trap` where wrong numbers lie in wait
/// the sheet, blank rows included
/// --
/// the columns of each table that has contacts, between bars; `?` for one that may be anything
/// the accepted numbers in order, or -
/// the number of contacts
/// ```
struct SheetTable: CustomTestStringConvertible, Sendable {
    var kind: String
    var name: String
    var region: String
    var isTrap: Bool
    var text: String
    var tables: [[String]]
    var numbers: [String]
    var contacts: Int

    var testDescription: String { "\(kind): \(name)" }

    static let files = ["sheets-1.txt", "sheets-2.txt"]

    /// The sheets of the files beside this one.
    static let all: [SheetTable] = files.flatMap { (try? read($0)) ?? [] }

    static func read(_ file: String) throws -> [SheetTable] {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tables/\(file)")
        let text = try String(contentsOf: url, encoding: .utf8)
        return try "\n\(text)".components(separatedBy: "\n== ").dropFirst().map(Self.init)
    }

    private init(_ section: String) throws {
        var lines = section.components(separatedBy: "\n")
        while lines.last?.isEmpty == true { lines.removeLast() }
        let title = lines.removeFirst().components(separatedBy: " / ")
        let names = title[0].components(separatedBy: ": ")
        guard title.count == 2, names.count == 2, let mark = lines.lastIndex(of: "--"), lines.count >= mark + 4,
            let count = lines.last.flatMap({ Int($0) })
        else { throw Malformed(section: section) }
        (kind, name) = (names[0], names[1])
        let words = title[1].split(separator: " ").map(String.init)
        region = words[0]
        isTrap = words.contains("trap")
        text = lines[..<mark].joined(separator: "\n") + "\n"
        tables = lines[(mark + 1)..<(lines.count - 2)].map { $0.components(separatedBy: " | ") }
        let list = lines[lines.count - 2]
        numbers = list == "-" ? [] : list.components(separatedBy: " ")
        contacts = count
    }

    struct Malformed: Error { var section: String }
}
