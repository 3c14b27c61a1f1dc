import ContactStore
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Words beside a number, which no form of the number has a place for.
struct NumberRemarksTests {
    private static let remarks = [
        "Oma", "nur abends", "Büro Ulm", "Zi. 12", "bitte nach 18 Uhr", "mobil von Anna", "ab 3. Stock", "Ёлка", "お母さん",
        "Herr Müller",
    ]
    private static let formats: [ExportFormat] = [.csv, .google, .outlook, .vcard3, .vcard4, .jsonl, .same]

    private func exported(_ cell: String, label: String = "", _ format: ExportFormat) throws -> String {
        var workbench = try Workbench()
        workbench.options.region = RegionCode("DE").map { .fixed($0) } ?? .none
        let text = "Name;Phone 1 - Label;Phone 1 - Value;Notes\nAnna Alt;\(label);\(cell);seen\n"
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "a.csv"))
        var export = Export(database: workbench.database, format: format)
        export.numbers = .e164
        var bytes: [UInt8] = []
        if format == .same {
            try export.write(export.sameFiles()[0]) { bytes.append(contentsOf: $0) }
        } else {
            try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        }
        return String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
    }

    /// The law: whatever stands beside a number is in every export.
    @Test(arguments: remarks, formats) func everyRemarkIsInEveryExport(_ remark: String, _ format: ExportFormat) throws
    {
        for cell in ["030 901899 (\(remark))", "030 901899 \(remark)", "030 901899 (\(remark)) / 0171 2345678"] {
            for label in ["", "Work"] {
                let text = try exported(cell, label: label, format)
                #expect(remark.split(separator: " ").allSatisfy(text.contains), "\(cell), \(label): \(text)")
                #expect(text.contains("+4930901899"), "\(cell), \(label): \(text)")
            }
        }
    }

    @Test(arguments: [
        ("030 901899 (Oma)", "+4930901899 (Oma)"), ("Oma: 030 901899 nur abends", "Oma: +4930901899 nur abends"),
        ("+4930901899 (Oma)", "+4930901899 (Oma)"), ("Tel. 030 901899", "+4930901899"),
        ("(030) 901899 Oma", "+4930901899 Oma"), ("Büro: 030 901899", "Büro: +4930901899"),
        ("030 901899 (Oma) / 0171 2345678", "+4930901899 (Oma) / +491712345678"),
    ])
    func theNumberAloneIsWrittenAgain(_ cell: String, _ expected: String) throws {
        #expect(try exported(cell, .same).contains(";\(expected);"))
    }

    @Test(arguments: [
        ("030 901899 (Oma)", "", "Oma", "seen"), ("030 901899 (Oma)", "Home", "Home", "seen\n\n+4930901899: Oma"),
        ("Tel. 030 901899", "", "", "seen"), ("(AT) 0662 843211", "", "", "seen"),
        ("030 901899 (privat)", "Home", "Home", "seen"),
        ("030 901899 (Zi. 12)", "", "", "seen\n\n+4930901899: Zi. 12"),
    ])
    func aRemarkIsTheLabelOrALineOfTheNote(_ cell: String, _ label: String, _ shown: String, _ note: String) throws {
        let text = try exported(cell, label: label, .vcard4)
        #expect(text.contains("NOTE:\(note.replacing("\n", with: "\\n"))\r\n"), "\(text)")
        #expect(text.contains("X-ABLABEL:Oma") == (shown == "Oma"), "\(text)")
        #expect(text.contains("TYPE=home") == (shown == "Home"), "\(text)")
    }
}
