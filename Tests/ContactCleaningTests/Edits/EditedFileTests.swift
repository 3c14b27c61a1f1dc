import ContactStore
import Foundation
import SourceInput
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Exports that somebody has edited in a spreadsheet, and that come back as edits.
struct EditedFileTests {
    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        let input = try bench.write(
            Array(
                """
                First Name,Last Name,Company,Home Phone,Mobile Phone,E-mail Address,Home Street,Home City,Home Postal Code,Birthday,Shoe Size
                Ada,Lovelase,Acme,650-253-0000,650-253-0001,ada@example.com,Weg 1,Dresden,01067,1815-12-10,37
                Bo,Beispiel,Acme,12,,bo@example.com,,,,,

                """.utf8), to: "people.csv")
        _ = try bench.ingest(input)
    }

    private func exported() throws -> String {
        var export = Export(database: bench.database, format: .csv)
        export.hasContactIDs = true
        var bytes: [UInt8] = []
        _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func edit(_ text: String, _ encode: (String) -> [UInt8] = { Array($0.utf8) }) throws -> EditSummary {
        try ContactEditing(database: bench.database).edit(from: bench.write(encode(text), to: "edited.csv"))
    }

    private static func edited(_ summary: EditSummary) -> [String] {
        summary.edited.map { "\($0.contact) \($0.field): \($0.before) -> \($0.after)" }
    }

    @Test func whatWasOnlySavedChangesNothing() throws {
        let summary = try edit(exported())
        #expect(summary.edited == [] && summary.refused == [] && summary.change == nil)
    }

    @Test(arguments: 0..<5) func editedCellsAreEdits(_ dialect: Int) throws {
        let text = try exported().replacing("Lovelase", with: "Lovelace").replacing("ada@example.com", with: "")
            .replacing("+16502530001", with: "+16502530002").replacing(",37", with: ",38")
        let summary: EditSummary =
            switch dialect {
            case 0: try edit(text)
            case 1: try edit("\u{FEFF}" + text)
            case 2: try edit(text.replacing(",", with: ";"))
            case 3:
                try edit(text.replacing(",", with: "\t")) {
                    [0xFF, 0xFE] + Array($0.data(using: .utf16LittleEndian) ?? Data())
                }
            // Columns in another order: that of the key comes first.
            default:
                try edit(
                    text.split(separator: "\r\n").map { line in
                        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
                        return (cells.suffix(1) + cells.dropLast().reversed()).joined(separator: ",")
                    }.joined(separator: "\n"))
            }
        #expect(summary.refused == [])
        #expect(
            Set(Self.edited(summary)) == [
                "1 familyName: Lovelase -> Lovelace", "1 email: ada@example.com -> ",
                "1 phone: 650-253-0001 -> +16502530002",
                "1 column:Shoe Size: 37 -> 38",
            ])
        #expect(try bench.rows("SELECT family_name FROM current_contacts ORDER BY id") == ["Lovelace", "Beispiel"])
        #expect(try ContactDatabase.open(at: bench.database).verify().flatMap(\.issues) == [])
    }

    @Test func missingColumnsChangeNothing() throws {
        let summary = try edit("contact_id,Given Name\n1,Ida\n2,Bo\n")
        #expect(Self.edited(summary) == ["1 givenName: Ada -> Ida"])
    }

    @Test(arguments: [
        ("+16502530000", "1.65025E+10"), ("+16502530000", "16502530000"), ("01067", "1067"), ("1815-12-10", "12/10/15"),
    ])
    func whatASpreadsheetMadeIsRefused(_ value: String, _ damaged: String) throws {
        let before = try PlainSQL.dump(bench.database)
        let summary = try edit(exported().replacing(value, with: damaged))
        #expect(summary.edited == [])
        #expect(summary.refused.map(\.reason) == [.spreadsheet(value)])
        #expect(summary.refused.first?.line == 2)
        #expect(try PlainSQL.dump(bench.database) == before)
    }

    @Test func aDateInAnotherSpellingIsNoEdit() throws {
        let summary = try edit(exported().replacing("1815-12-10", with: "10.12.1815"))
        #expect(summary.edited == [] && summary.refused == [])
    }

    @Test func linesOfNobodyAreRefused() throws {
        let text = try exported()
        let columns = try #require(text.split(separator: "\r\n").first).split(
            separator: ",", omittingEmptySubsequences: false)
        let stranger = [String](repeating: "x", count: columns.count - 1).joined(separator: ",") + ",99\r\n"
        let summary = try edit(text + stranger)
        #expect(summary.edited == [])
        #expect(summary.refused.map(\.reason) == [.noSuchContact])
        #expect(throws: SourceError.self) { try edit("Given Name\nIda\n") }
    }

    /// The form of a file is no edit, nor is an apostrophe that protects a text from a spreadsheet.
    @Test(arguments: [
        ("+16502530000", "(650) 253-0000"), ("+16502530000", "(650) 2530000"),
        ("+16502530000", "tel:+1-650-253-0000"),
        ("+16502530000", "'+1 650 253 0000"), ("Acme", "'Acme"), ("Lovelase", "=Lovelase"), ("Lovelase", "'=Lovelase"),
    ])
    func whatSaysTheSameIsNoEdit(_ value: String, _ cell: String) throws {
        let summary = try edit(exported().replacing(value + ",", with: cell + ","))
        let isEdit = value == "Acme" || value == "Lovelase"
        #expect(summary.edited.isEmpty == !isEdit && summary.refused == [])
        #expect(!isEdit || value == "Acme" || summary.edited.map(\.after) == ["=Lovelase"])
    }
}
