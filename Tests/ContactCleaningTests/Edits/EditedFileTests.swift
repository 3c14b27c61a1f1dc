import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
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

    /// The lines of edits that a file makes if one of its texts is another, from contacts of a source of their own.
    private static func edits(
        _ source: String, region: String, _ old: String, _ new: String
    ) throws -> (edited: [String], refused: [EditRefusal], after: String) {
        var bench = try Workbench()
        bench.options.region = RegionCode(region).map { .fixed($0) } ?? .none
        _ = try bench.ingest(bench.write(Array(source.utf8), to: source.hasPrefix("BEGIN") ? "a.vcf" : "a.csv"))
        func exported() throws -> String {
            var export = Export(database: bench.database, format: .csv)
            export.hasContactIDs = true
            var bytes: [UInt8] = []
            _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
            return String(decoding: bytes, as: UTF8.self)
        }
        let text = try exported()
        #expect(text.contains(old), "\(text)")
        let file = try bench.write(Array(text.replacing(old, with: new).utf8), to: "edited.csv")
        let summary = try ContactEditing(database: bench.database).edit(from: file)
        let edited = summary.edited.map { "\($0.field): \($0.before) -> \($0.after)" }
        return (edited, summary.refused.map(\.reason), try exported())
    }

    private static let people =
        "ID,Vorname,Nachname,Telefon,Geburtstag\n1,Anna,Beck,030 123456,03.04.1980\n2,Bert,Dorn,030 123457,13.04.1980\n"
    private static let americans =
        "First Name,Last Name,Phone,Birthday,Anniversary\nAnn,Lee,650-253-0000,12/23/1980,6/7/2005\n"

    /// A date that an export writes in its own form is edited like any other value.
    @Test(arguments: [
        (people, "DE", "1980-04-03", "1980-05-04", "1980-05-04"),
        (people, "DE", "1980-04-03", "04.05.1980", "1980-05-04"),
        (people, "DE", "1980-04-03", "", ""), (americans, "US", "2005-06-07", "2005-06-08", "2005-06-08"),
        (americans, "US", "1980-12-23", "", ""),
        (
            "BEGIN:VCARD\nVERSION:3.0\nN:Lee;Ann;;;\nBDAY:02 Jan 1984\nEND:VCARD\n", "US", "1984-01-02", "1984-01-03",
            "1984-01-03"
        ),
    ])
    func datesOfAnyFormAreEdited(
        _ source: String, _ region: String, _ old: String, _ new: String, _ after: String
    ) throws {
        let result = try Self.edits(source, region: region, old, new)
        #expect(result.refused == [] && result.edited.count == 1)
        #expect(!result.after.contains(old) && (after.isEmpty || result.after.contains(after)))
    }

    private static let streets =
        "First Name,Last Name,Street Line 1,Street Line 2,City,State,Zip,Phone\nAnn,Lee,1 Main St,Apt 2,Austin,TX,78701,512-472-1234\n"
    private static let addresses =
        "BEGIN:VCARD\nVERSION:3.0\nN:Lee;Ann;;;\nADR;TYPE=HOME:;;1 Main St;Austin;;78701;\nADR;TYPE=WORK:;;2 Elm St;Austin;;78702;\n"
        + "END:VCARD\n"
    private static let called =
        "BEGIN:VCARD\nVERSION:3.0\nN:Lee;Ann;;;\nFN:Ann Lee\nEND:VCARD\n"

    /// Values of several lines, of custom columns, of one text twice, and names that others follow.
    @Test(arguments: [
        (streets, "1 Main St", "11 Main St", ["street: 1 Main St\nApt 2 -> 11 Main St\nApt 2"]),
        (
            addresses, "work,,2 Elm St,,,Austin", "work,,2 Elm St,,,Dallas", ["city: Austin -> Dallas"]
        ),
        (
            addresses, "work,,2 Elm St,,,Austin", "work,,2 Elm St,,,", ["city: Austin -> "]
        ),
        (
            called, "Ann,,Lee,,Ann Lee", "Anna,,Lee,,Anna Q. Lee",
            ["givenName: Ann -> Anna", "displayName: Ann Lee -> Anna Q. Lee"]
        ),
        (called, "Ann,,Lee,,Ann Lee", "Anna,,Lee,,", ["givenName: Ann -> Anna", "displayName: Ann Lee -> "]),
        (
            called, "Ann,,Lee,,Ann Lee", "Anna,,Lee,,Ann Lee",
            ["givenName: Ann -> Anna", "displayName: Ann Lee -> Anna Lee"]
        ),
    ])
    func anyValueIsEdited(_ source: String, _ old: String, _ new: String, _ edits: [String]) throws {
        let result = try Self.edits(source, region: "US", old, new)
        #expect(result.refused == [] && result.edited == edits)
    }

    /// A value with its label, and a part of an address, take the empty cells that somebody filled.
    @Test func filledCellsKeepTheirPlaces() throws {
        let phone = try Self.edits(
            Self.called.replacing("END", with: "TEL:650-253-0000\nEND"), region: "US", "+16502530000,,,",
            "+16502530000,,+16502530001,spare")
        #expect(phone.edited == ["phone:  -> +16502530001"] && phone.refused == [])
        #expect(phone.after.contains("+16502530001,spare"))
        let city = try Self.edits(
            Self.addresses.replacing("1 Main St;Austin", with: "1 Main St;"), region: "US", "home,,1 Main St,,,,",
            "home,,1 Main St,,,Dallas,")
        #expect(city.edited == ["city:  -> Dallas"] && city.after.contains("home,,1 Main St,,,Dallas,"))
        let label = try Self.edits(
            Self.called.replacing("END", with: "TEL:650-253-0000\nEND"), region: "US", "+16502530000,,,",
            "+16502530000,,,spare")
        #expect(label.edited == [] && label.refused == [.noSuchValue([])])
    }

    /// A custom column has its value under the name beside it; a fact that an export has derived is none.
    @Test func customColumnsAreEditedUnderTheirNames() throws {
        let source =
            "First Name,Last Name,E-mail 1 - Value,Custom Field 1 - Label,Custom Field 1 - Value\n"
            + "Kid,Lee,a@example.com,Buyer First Name,Ann\n"
        let result = try Self.edits(source, region: "US", "Buyer First Name,Ann", "Buyer First Name,Anne")
        #expect(result.edited == ["column:Buyer First Name: Ann -> Anne"] && result.refused == [])
        #expect(result.after.contains("Buyer First Name,Anne") && !result.after.contains("Custom 2"))
        let renamed = try Self.edits(source, region: "US", "Buyer First Name,Ann", "Payer First Name,Ann")
        #expect(renamed.edited == ["column:Buyer First Name: Ann -> ", "column:Payer First Name:  -> Ann"])
        let unnamed = try Self.edits(source, region: "US", "Buyer First Name,Ann", ",Ann")
        #expect(unnamed.edited == [] && unnamed.refused == [.notEditable])
    }

    /// A value that no edit changes is refused, and not ignored.
    @Test(arguments: [
        ("Record ID,First Name,Last Name,Email\n151,Ann,Lee,a@example.com\n", "151", "152"),
        (
            "First Name,Last Name,E-mail 1 - Value,Labels\nAnn,Lee,a@example.com,* myContacts ::: Old\n", "myContacts",
            "friends"
        ),
        (
            "BEGIN:VCARD\nVERSION:3.0\nN:Lee;Ann;;;\nREV:20200102T030405Z\nEND:VCARD\n", "20200102T030405Z",
            "20200103T030405Z"
        ),
    ])
    func whatIsNotEditableIsRefused(_ source: String, _ old: String, _ new: String) throws {
        let result = try Self.edits(source, region: "US", old, new)
        #expect(result.edited == [] && result.refused == [.notEditable])
    }
}
