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
            lines.append(name == "ADR" ? "ADR:;;\(text);\(any(starts))City;;01067;DE" : "\(name):\(text)")
        }
        for _ in 0..<Int.random(in: 0...4, using: &random) { lines.append("TEL:" + any(numbers)) }
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
}
