import ContactWriting
import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// The law of files to edit: in whatever form a table with the keys of its contacts is written, it comes back without an edit.
struct UntouchedFileTests {
    private static let starts = [
        "", "=", "+", "-", "@", "'", "'=", "--", "+49 ", "\u{FF1D}", "0", "\t", " ", "\u{200B}=", "\u{1B}[",
    ]
    private static let rests = ["1+1", "Boss-", "Ada", "x\\ny", "a\\n\\n=b", "12", "cmd|' /C calc'!A0", "ö \u{202E}z"]
    private static let properties = [
        "FN", "ORG", "TITLE", "ROLE", "NICKNAME", "NOTE", "CATEGORIES", "EMAIL", "URL", "ADR", "X-ANY",
    ]
    private static let types = ["", ";TYPE=home", ";TYPE=work"]
    private static let numbers = [
        "0171 1234567", "+49 30 901820 ext. 12", "+1 650 253 0000", "+44 7400 123456", "12", "=1+1", "-0171",
        "+39 06 698 12345",
        "tel:+33-1-42-68-53-00;ext=7", "no number", "+44 20 7946 0001",
    ]
    private static let dates = ["--04-12", "1815-12-10", "=x", "1990-02-30", "--1210"]

    /// A card with values that spreadsheets take for formulas.
    private static func card(_ random: inout SeededGenerator) -> String {
        func any(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
        var lines = ["BEGIN:VCARD", "VERSION:4.0", "FN:" + any(starts) + any(rests)]
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let (name, text) = (any(properties), any(starts) + any(rests))
            let type = any(types)
            lines.append(
                name == "ADR"
                    ? "ADR\(type):;;\(text);\(any(starts))City;;01067;DE"
                    : "\(name)\(name == "EMAIL" ? type : ""):\(text)")
        }
        for _ in 0..<Int.random(in: 0...4, using: &random) { lines.append("TEL\(any(types)):" + any(numbers)) }
        if Bool.random(using: &random) { lines.append("BDAY:" + any(dates)) }
        return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    private static let forms: [TableForm] =
        [";", ",", "\t"].flatMap { delimiter in
            [CSVForm(), .spreadsheetSafe].flatMap { form in
                [false, true].map { isForExcel in
                    var form = form
                    (form.delimiter, form.keepsInternationalNumbers) = (
                        Character(delimiter).asciiValue ?? 0, isForExcel
                    )
                    return .csv(form)
                }
            }
        } + [.sheet]

    private static let styles = [nil] + NumberStyle.allCases.map(Optional.some)

    @Test(arguments: Seeds.first(3)) func itHasNoEdit(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        let cards = (0..<20).map { _ in Self.card(&random) }.joined()
        _ = try bench.ingest(bench.write(Array(cards.utf8), to: "people.vcf"))
        for form in Self.forms {
            let style = Self.styles.randomElement(using: &random) ?? nil
            var export = Export(database: bench.database, format: form == .sheet ? .xlsx : .csv)
            if case .csv(let csv) = form { export.csv = csv }
            (export.hasContactIDs, export.numbers) = (true, style)
            var bytes: [UInt8] = []
            _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
            let path = try bench.write(bytes, to: form == .sheet ? "edit.xlsx" : "edit.csv")
            let summary = try ContactEditing(database: bench.database).edit(from: path)
            let edits = summary.edited.map { "\($0.field): \($0.before) -> \($0.after)" }
            #expect(edits == [], "\(form) \(style?.rawValue ?? "as stored"): \(edits)")
            #expect(summary.refused == [], "\(form) \(style?.rawValue ?? "as stored")")
        }
    }

    private func exported(_ bench: Workbench, _ form: CSVForm = CSVForm()) throws -> [UInt8] {
        var export = Export(database: bench.database, format: .csv)
        (export.csv, export.hasContactIDs) = (form, true)
        var bytes: [UInt8] = []
        _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// A value that any cell of a column takes.
    private static func value(of heading: String, _ number: Int) -> String {
        if heading.hasSuffix("Label") { return "spare\(number)" }
        if heading.hasPrefix("Phone") { return "+493012345\(10 + number)" }
        if heading.hasPrefix("Email") { return "new\(number)@example.com" }
        if heading.hasPrefix("Birthday") { return "\(1950 + number)-05-04" }
        if heading.hasSuffix("Postal Code") { return "041\(10 + number)" }
        return heading.hasSuffix("Country") ? "FR" : "Neu\(number)"
    }

    /// The law of single cells: any value can be changed to another, which the next export has, and to nothing.
    @Test(arguments: Seeds.first(3)) func anyCellCanBeEdited(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        let cards = (0..<20).map { _ in Self.card(&random) }.joined()
        _ = try bench.ingest(bench.write(Array(cards.utf8), to: "people.vcf"))
        let forms = Self.forms.compactMap { if case .csv(let form) = $0 { form } else { nil } }
        for round in 0..<40 {
            let form = try #require(forms.randomElement(using: &random))
            var table = PlainCSV(try exported(bench, form), delimiter: form.delimiter)
            let heading = try #require(table.rows.first)
            let filled = (1..<table.rows.count).flatMap { row in
                heading.indices.filter {
                    !table.rows[row][$0].isEmpty && heading[$0] != ContactEditing.keyColumn
                        && !(heading[$0].hasPrefix("Custom") && heading[$0].hasSuffix("Name"))
                }.map { (row, $0) }
            }
            guard let (row, column) = filled.randomElement(using: &random) else { break }
            let isRemoved = Int.random(in: 0..<4, using: &random) == 0
            let old = table.rows[row][column]
            let new = isRemoved ? "" : Self.value(of: heading[column], round)
            table.rows[row][column] = new
            let path = try bench.write(table.bytes, to: "edit.csv")
            let summary = try ContactEditing(database: bench.database).edit(from: path)
            #expect(summary.refused == [], "\(heading[column]): \(old) -> \(new)")
            #expect(old == new || summary.edited.contains { $0.after == new }, "\(heading[column]): \(old) -> \(new)")
            if isRemoved { continue }
            let again = try ContactEditing(database: bench.database).edit(from: path)
            #expect(again.edited == [] && again.refused == [], "\(heading[column]): \(old) -> \(new)")
        }
    }
}

/// The cells of a CSV file as they are written.
private struct PlainCSV {
    var rows: [[String]] = []
    private let delimiter: UInt8

    init(_ bytes: [UInt8], delimiter: UInt8) {
        self.delimiter = delimiter
        var (row, cell, isQuoted): ([String], [UInt8], Bool) = ([], [], false)
        func endCell() {
            row.append(String(decoding: cell, as: UTF8.self))
            cell = []
        }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        var place = 0
        while place < text.count {
            let byte = text[place]
            place += 1
            if byte == UInt8(ascii: "\"") {
                if isQuoted, place < text.count, text[place] == byte {
                    cell.append(byte)
                    place += 1
                } else {
                    isQuoted.toggle()
                }
            } else if byte == delimiter, !isQuoted {
                endCell()
            } else if byte == UInt8(ascii: "\n"), !isQuoted {
                if cell.last == UInt8(ascii: "\r") { cell.removeLast() }
                endCell()
                rows.append(row)
                row = []
            } else {
                cell.append(byte)
            }
        }
    }

    /// The file with quotes around each cell.
    var bytes: [UInt8] {
        let lines = rows.map { row in
            row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(
                separator: String(UnicodeScalar(delimiter)))
        }
        return Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
    }
}
