import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Birthdays as people write them, in the form that programs import.
struct ExportedDatesTests {
    private func birthdays(_ dates: [String], region: String?, _ format: ExportFormat) throws -> [String] {
        var workbench = try Workbench()
        workbench.options.region = region.flatMap { RegionCode($0) }.map { .fixed($0) } ?? .none
        let rows = dates.enumerated().map { "Ann Lee \($0.offset),\($0.element)\n" }.joined()
        _ = try workbench.ingest(workbench.write(Array("Name,Birthday\n\(rows)".utf8), to: "a.csv"))
        return try exported(workbench, format).split(separator: "\r\n").map(String.init).filter {
            $0.contains("BDAY") || $0.contains("birthday")
        }
    }

    @Test(
        arguments: [
            (["31.12.1979"], nil, ["BDAY:1979-12-31"]), (["02/28/1980"], nil, ["BDAY:1980-02-28"]),
            (["31. Dezember 1979"], nil, ["BDAY:1979-12-31"]),
            (["05/17"], nil, ["BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-17"]),
            (["31.12."], nil, ["BDAY;X-APPLE-OMIT-YEAR=1604:1604-12-31"]),
            // Other dates of the file, and its region.
            (["14/07/1970", "05/06/1980"], nil, ["BDAY:1970-07-14", "BDAY:1980-06-05"]),
            (["14/07/1970", "05/06/1980"], "US", ["BDAY:1970-07-14", "BDAY:1980-06-05"]),
            (["05/06/1980"], "US", ["BDAY:1980-05-06"]), (["05/06/1980"], "GB", ["BDAY:1980-06-05"]),
            (["05/06/1980"], nil, ["X-TRUNKLINE-FIELD;X-NAME=birthday:05/06/1980"]),
            (["05/06/1980"], "CA", ["X-TRUNKLINE-FIELD;X-NAME=birthday:05/06/1980"]),
        ] as [([String], String?, [String])])
    func datesAreImported(_ dates: [String], _ region: String?, _ expected: [String]) throws {
        #expect(try birthdays(dates, region: region, .vcard3) == expected)
    }

    private static let cards = ["--1211", "--12-11", "12-11", "1604-12-11"].flatMap { date in
        ["US", "DE", "FR", "GB"].map { (date, $0) }
    }

    @Test(arguments: cards)
    func aDayWithoutAYearIsNeverReordered(_ date: String, _ region: String) throws {
        var workbench = try Workbench()
        workbench.options.region = try .fixed(#require(RegionCode(region)))
        let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Lortel\r\nBDAY:\(date)\r\nANNIVERSARY:\(date)\r\nEND:VCARD\r\n"
        _ = try workbench.ingest(workbench.write(Array(card.utf8), to: "a.vcf"))
        let text = try exported(workbench, .vcard4)
        #expect(text.contains("BDAY:--1211\r\n") && text.contains("ANNIVERSARY:--1211\r\n"), "\(text)")
        #expect(try exported(workbench, .csv).contains(",--12-11,--12-11,"))
    }

    @Test(
        arguments: [
            // Dates of a column that no field stands for show the order.
            (["03/15/2024 10:00 AM", "03/25/2024"], "BDAY:19800304"), (["15/03/2024", "25/03/2024"], "BDAY:19800403"),
            // They contradict each other, or are none.
            (["03/15/2024", "25/03/2024"], nil), (["1/2", "03/15/99"], "BDAY:19800403"),
        ] as [([String], String?)])
    func datesOfAllColumnsCount(_ created: [String], _ expected: String?) throws {
        var workbench = try Workbench()
        workbench.options.region = try .fixed(#require(RegionCode("GB")))
        let text = "Name,Birthday,Created\nAnn Lee,03/04/1980,\(created[0])\nBob Ray,,\(created[1])\n"
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "a.csv"))
        let card = try exported(workbench, .vcard4)
        #expect(expected.map(card.contains) ?? !card.contains("BDAY:1980"), "\(card)")
        #expect(try workbench.rows("SELECT raw FROM findings WHERE code = 'ambiguousDate'") == ["03/04/1980"])
    }

    private func exported(_ workbench: Workbench, _ format: ExportFormat) throws -> String {
        var bytes: [UInt8] = []
        let export = Export(database: workbench.database, format: format)
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func bothVersionsHaveADateWithoutItsYear() throws {
        #expect(try birthdays(["05/17"], region: nil, .vcard4) == ["BDAY:--0517"])
    }
}
