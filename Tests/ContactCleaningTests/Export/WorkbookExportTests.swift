import ContactWriting
import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// A workbook has the values of the CSV, each as text.
struct WorkbookExportTests {
    private let workbench: Workbench

    init() throws {
        workbench = try Workbench()
        let text = """
            First Name,Last Name,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Notes,Member No
            Robert,Hall,bob.hall@example.org,Mobile,+44 7400 123456,Work,x,"two\nlines & <tags>",0017
            Ann,Lee,ann@example.com,,,,,=1+1,4.47E+11
            李,_x0041_,," Büro ",+49 (0)1512 3456789,Home,+44 7400 123456,"\u{1B}[2J 😀 <q>",

            """
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "people.csv"))
    }

    private func bytes(
        _ format: ExportFormat, of workbench: Workbench, _ change: (inout Export) -> Void = { _ in }
    ) throws -> [UInt8] {
        var export = Export(database: workbench.database, format: format)
        change(&export)
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        return bytes
    }

    @Test func itIsReadBackAsTheSameContacts() throws {
        let again = try Workbench()
        _ = try again.ingest(again.write(bytes(.xlsx, of: workbench), to: "people.xlsx"))
        #expect(try bytes(.csv, of: again) == bytes(.csv, of: workbench))
        #expect(try again.rows("SELECT format FROM sources") == ["XLSX"])
        #expect(try bytes(.xlsx, of: again) == bytes(.xlsx, of: workbench))
    }

    @Test func chosenColumnsAreReadBack() throws {
        let again = try Workbench()
        let workbook = try bytes(.xlsx, of: workbench) {
            $0.columns = ["name", "e164", "email", "custom:Member No"].compactMap { ChosenColumn($0) }
        }
        _ = try again.ingest(again.write(workbook, to: "chosen.xlsx"))
        #expect(
            try again.rows("SELECT display_name FROM contacts ORDER BY id") == ["Robert Hall", "Ann Lee", "李 _x0041_"])
        #expect(
            try again.rows("SELECT e164 FROM phone_numbers ORDER BY id") == [
                "+447400123456", "+4915123456789", "+447400123456",
            ])
        #expect(
            try again.rows("SELECT address FROM emails ORDER BY id") == ["bob.hall@example.org", "ann@example.com"])
        #expect(try again.rows("SELECT extras FROM contacts WHERE extras IS NOT NULL").count == 2)
    }

    /// A value that a program would refuse or cut is refused before there is a file.
    @Test func aCellThatIsTooLongIsNamed() throws {
        let note = String(repeating: "ü", count: 32_768)
        for (length, isRefused) in [(32_767, false), (32_768, true)] {
            let long = try Workbench()
            let text = "Name,Notes\nAnn,short\nBob,\(note.prefix(length))\n"
            _ = try long.ingest(long.write(Array(text.utf8), to: "long.csv"))
            guard isRefused else {
                #expect(try !bytes(.xlsx, of: long).isEmpty)
                continue
            }
            let error = #expect(throws: SheetLimitExceeded.self) { try bytes(.xlsx, of: long) }
            #expect(error?.limit == .cells(count: 1, maximum: 32_767, contact: 2))
            #expect(throws: SheetLimitExceeded.self) {
                try bytes(.xlsx, of: long) { $0.columns = [ChosenColumn("note")].compactMap { $0 } }
            }
            struct Draft: ExportDraft {
                mutating func write(_ bytes: ArraySlice<UInt8>) {}
                mutating func restart() {}
            }
            #expect(throws: SheetLimitExceeded.self) {
                var draft = Draft()
                _ = try Export(database: long.database, format: .xlsx).write(into: &draft)
            }
            #expect(try !bytes(.xlsx, of: long) { $0.columns = [ChosenColumn("name")].compactMap { $0 } }.isEmpty)
        }
    }

    @Test func picturesAreLeftOutAndCounted() throws {
        let photos = try Workbench()
        let picture = String(repeating: "A", count: 40_000)
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann\r\nPHOTO;ENCODING=b;TYPE=JPEG:\(picture)\r\nEND:VCARD\r\n"
        _ = try photos.ingest(photos.write(Array(card.utf8), to: "photo.vcf"))
        #expect(try Export(database: photos.database, format: .xlsx).plan().losses.dropped == ["photo": 1])
        #expect(try bytes(.xlsx, of: photos).count < 4000)
    }
}
