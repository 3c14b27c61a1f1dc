import ContactStore
import ContactWriting
import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning

struct ChosenColumnsExportTests {
    private let workbench: Workbench

    init() throws {
        workbench = try Workbench()
        let text = """
            Name,Mobile Phone,Phone,E-mail Address
            Ann,+44 7400 123456,x,ann@example.com
            Bob,+44 (0)7400 123456,+49 1512 3456789,
            Cy,,12,
            Di,+44 7400 123456,,di@example.com

            """
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "people.csv"))
    }

    private func export(
        _ format: ExportFormat = .csv, _ columns: [String] = [], _ change: (inout Export) -> Void = { _ in }
    ) throws -> (text: String, counts: ExportCounts) {
        var export = Export(database: workbench.database, format: format)
        export.columns = columns.compactMap { ChosenColumn($0) }
        change(&export)
        var bytes: [UInt8] = []
        let counts = try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        return (String(decoding: bytes, as: UTF8.self), counts)
    }

    @Test func onlyTheChosenColumnsAreWritten() throws {
        let (text, counts) = try export(.csv, ["email", "name", "e164"])
        #expect(
            text == """
                email,name,e164\r
                ann@example.com,Ann,+447400123456\r
                ,Bob,+447400123456; +4915123456789\r
                ,Cy,\r
                di@example.com,Di,+447400123456\r

                """)
        #expect(counts.records == 4 && counts.numbers == 6 && counts.emptyColumns.isEmpty)
        #expect(try export(.csv, ["name", "birthday", "custom:x"]).counts.emptyColumns == ["birthday", "x"])
    }

    @Test func aListHasEachNumberOnce() throws {
        let (text, counts) = try export { $0.isOfNumbers = true }
        #expect(
            text == """
                E164,Name,Category,Country,Contact ID\r
                +447400123456,Ann,mobile,GB,1\r
                +4915123456789,Bob,mobile,DE,2\r

                """)
        #expect(
            counts.numbers == 2 && counts.records == 2 && counts.repeatedNumbers == 2 && counts.unacceptedNumbers == 2)
        let german = try export(.csv, ["e164"]) {
            $0.isOfNumbers = true
            $0.selection.countries = ["DE"]
        }
        #expect(german.text == "e164\r\n+4915123456789\r\n" && german.counts.unacceptedNumbers == 0)
    }

    @Test func aListOfPeopleHasTheirNumbers() throws {
        _ = try Deduplication(database: workbench.database).run()
        let (text, _) = try export(.csv, ["e164"]) {
            $0.isOfNumbers = true
            $0.mergesPeople = true
        }
        #expect(text.split(separator: "\r\n") == ["e164", "+447400123456", "+4915123456789"])
    }

    @Test(arguments: [ExportFormat.csv, .vcard3, .jsonl, .google, .same])
    func rejectedNumbersAreDroppedAndTheirContactsStay(format: ExportFormat) throws {
        var export = Export(database: workbench.database, format: format)
        export.droppedVerdicts = [.rejectedNumbers]
        var bytes: [UInt8] = []
        let counts =
            format == .same
            ? try export.write(export.sameFiles()[0]) { bytes.append(contentsOf: $0) }.counts
            : try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(counts.records == 4 && counts.droppedNumbers == 2 && counts.numbers == 4)
        #expect(text.contains("Cy") && text.contains("7400123456") || text.contains("7400 123456"))
        if format == .same {
            #expect(text.contains("\nAnn,+44 7400 123456,,ann@example.com\n") && text.contains("\nCy,,,\n"))
        } else {
            let again = try Workbench()
            let name = format == .vcard3 ? "a.vcf" : format == .jsonl ? "a.jsonl" : "a.csv"
            _ = try again.ingest(again.write(bytes, to: name))
            #expect(
                try again.rows("SELECT DISTINCT verdict FROM phone_numbers WHERE verdict <> 'empty'") == ["accepted"])
            #expect(try again.rows("SELECT count(*) FROM contacts") == ["4"])
        }
    }
}
