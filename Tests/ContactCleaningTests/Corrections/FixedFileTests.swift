import ContactCleaning
import ContactModel
import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import SourceInput
import StoreTestSupport
import Testing

/// Files of rejected records that come back, edited by people and by spreadsheets.
struct FixedFileTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let people = """
        First Name,Last Name,Home Phone,Mobile Phone,Birthday,Shoe Size
        Ada,Example,123,+442071838750,4/12/1985,38
        Bo,Beispiel,(212) 555-0123,650-253-0002,,"4, ""5"" x"
        Cleo,Muster,4.47701E+11,,,
        Dan,Ejemplo,650-253-0003,650-253-0004,,
        Eve,Primer,12,,,
        Eve,Primer,13,,,

        """

    /// Ingests the text and returns the file of its rejected records.
    private func rejects(_ text: String = people, name: String = "people.csv", withReasons: Bool) throws -> String {
        var ingest = Ingest(
            inputs: [try bench.folder.write(text, to: name)], database: bench.database, options: bench.options,
            rejects: bench.folder.path("to-fix"))
        ingest.explainsRejects = withReasons
        _ = try ingest.run()
        let file = try bench.text(of: "to-fix")
        try FileManager.default.removeItem(atPath: bench.folder.path("to-fix"))
        return file
    }

    private func fix(_ text: String) throws -> CorrectionSummary { try fix(bytes: Array(text.utf8)) }

    private func fix(bytes: [UInt8]) throws -> CorrectionSummary {
        try NumberCorrections(database: bench.database).correct(from: bench.write(bytes, to: "fixed.csv"))
    }

    private func holds() throws -> [String] {
        try bench.rows("SELECT raw, coalesce(e164, reason, verdict) FROM current_numbers ORDER BY id")
    }

    private func expectSound(contacts: Int = 6) throws {
        #expect(try ContactDatabase.open(at: bench.database).verify().filter { !$0.hasPassed } == [])
        #expect(try bench.rows("SELECT count(*) FROM contacts") == ["\(contacts)"])
        #expect(try bench.rows("SELECT count(*) FROM sources") == ["1"])
    }

    @Test func reasonsStandBeforeTheRecords() throws {
        let file = try rejects(withReasons: true)
        let hash = try #require(try bench.rows("SELECT substr(sha256, 1, 12) FROM sources").first)
        #expect(
            file == """
                Trunkline record,Trunkline reason,First Name,Last Name,Home Phone,Mobile Phone,Birthday,Shoe Size
                \(hash)-1,"tooShort: 123",Ada,Example,123,+442071838750,4/12/1985,38
                \(hash)-2,"entertainment: (212) 555-0123",Bo,Beispiel,(212) 555-0123,650-253-0002,,"4, ""5"" x"
                \(hash)-3,"damaged: 4.47701E+11",Cleo,Muster,4.47701E+11,,,
                \(hash)-5,"tooShort: 12",Eve,Primer,12,,,
                \(hash)-6,"tooShort: 13",Eve,Primer,13,,,

                """)
    }

    @Test(arguments: [false, true]) func recordsReplaceTheRejectedOnes(_ withReasons: Bool) throws {
        let fixed = try rejects(withReasons: withReasons)
            .replacing("Ada,Example,123", with: "Ada,Example,(650) 253-0001")
            .replacing("(212) 555-0123,650", with: ",650")
            .replacing("Muster,4.47701E+11", with: "Muster,+49 30 123456")
            .replacing("Eve,Primer,13", with: "Eve,Primer,+1 650 253 0005")
        let summary = try fix(fixed)
        #expect(summary.corrected.map(\.after.e164) == ["+16502530001", nil, "+4930123456", "+16502530005"])
        #expect(summary.refused.map(\.reason) == [.rejected(.tooShort)])
        #expect(summary.refused.map(\.line) == [5])
        #expect(
            try holds() == [
                "123|+16502530001", "+442071838750|+442071838750", "(212) 555-0123|empty", "650-253-0002|+16502530002",
                "4.47701E+11|+4930123456", "650-253-0003|+16502530003", "650-253-0004|+16502530004", "12|tooShort",
                "13|+16502530005",
            ])
        try expectSound()
        // The same file again changes nothing.
        let again = try fix(fixed)
        #expect(again.change == nil && again.corrected == [])
        _ = try ChangeHistory(database: bench.database).undo()
        #expect(try holds().filter { $0.hasSuffix("tooShort") }.count == 3)
        try expectSound()
    }

    @Test func unknownRecordsAreReportedAndNotAdded() throws {
        let fixed = try rejects(withReasons: false) + "Fay,Stranger,650-253-0009,,,\n"
        let summary = try fix(fixed)
        #expect(summary.refused.last?.reason == .noSuchRecord)
        #expect(summary.refused.last?.line == 7)
        #expect(summary.change == nil)
        try expectSound()
    }

    @Test func aFileOfOtherRecordsIsRefusedAsAWhole() throws {
        _ = try rejects(withReasons: false)
        #expect(throws: SourceError.self) { try fix("First Name,Home Phone\nFay,650-253-0009\nGus,650-253-0008\n") }
        #expect(try ChangeHistory(database: bench.database).changes().map(\.kind) == ["ingest"])
        try expectSound()
    }

    @Test func aFileOfAnotherDatabaseIsRefused() throws {
        let fixed = try rejects(withReasons: true).replacing("Ada,Example,123", with: "Ada,Example,(650) 253-0001")
        let other = fixed.replacing(/(?m)^[0-9a-f]{12}/, with: "0123456789ab")
        let summary = try fix(other)
        #expect(summary.refused.count == 5 && summary.refused.allSatisfy { $0.reason == .otherSource })
        #expect(summary.change == nil)
    }

    @Test func twinsWithOneLeftAreNotGuessed() throws {
        let fixed = try rejects(withReasons: false).replacing("Eve,Primer,12,,,\n", with: "")
            .replacing("Eve,Primer,13", with: "Eve,Primer,650-253-0005")
        let summary = try fix(fixed)
        #expect(summary.refused.contains { $0.reason == .severalRecords })
        #expect(summary.corrected == [])
    }

    @Test func aSpreadsheetsDamageIsNoCorrection() throws {
        // Another delimiter, a mark, no quotes, dates in another notation, plus signs gone, numbers rounded.
        let fixed = """
            First Name;Last Name;Home Phone;Mobile Phone;Birthday;Shoe Size\r
            Ada;Example;(650) 253-0001;442071838750;12.04.1985;38\r
            Bo;Beispiel;(212) 555-0123;6,50253E+09;;"4, ""5"" x"\r
            Cleo;Muster;4,47701E+11;;;\r

            """
        _ = try rejects(withReasons: false)
        let summary = try fix(bytes: [0xEF, 0xBB, 0xBF] + Array(fixed.utf8))
        #expect(summary.corrected.map(\.after.e164) == ["+16502530001"])
        let reasons = summary.refused.map(\.reason)
        #expect(!reasons.contains(.noSuchRecord))
        #expect(reasons.filter { $0 == .rejected(.damaged) }.count == 2)
        #expect(
            Array(try holds().prefix(4)) == [
                "123|+16502530001", "+442071838750|+442071838750", "(212) 555-0123|entertainment",
                "650-253-0002|+16502530002",
            ])
        try expectSound()
    }

    /// Numbers as LibreOffice and Excel rewrite them when a workbook is only opened and saved.
    @Test(arguments: [
        ("2.12555E+09", "2.12555E+09"), ("2.12555E+09", "2125550000"), ("2.12555E+09", "2,12555E9"),
        ("2.12555E+09", "2125550000.00"),
        ("2125550123", "2.12555E+09"), ("2125550123", "2125550000"), ("2125550123", "2.125550123E+09"),
        ("2125550188", "2125560000"), ("+49 212 555 0123", "492125550123"), ("0212 5550123", "2125550123"),
        ("+49 212 5550123", "492,125,550,123"),
    ])
    func aWorkbookCorrectsNothing(_ original: String, _ saved: String) throws {
        var bench = bench
        bench.options = CleaningOptions(
            region: try RegionChoice(code: "DE"), acceptancePolicy: try AcceptancePolicy(words: ["tollFree"]))
        let cell = original.contains(",") ? "\"\(original)\"" : original
        _ = try bench.ingest(
            bench.folder.write("First Name,Home Phone,Mobile Phone\nAda,12,\(cell)\n", to: "a.csv"))
        let path = try bench.folder.write(
            "First Name;Home Phone;Mobile Phone\nAda;12;\(saved)\n", to: "saved.csv")
        let summary = try NumberCorrections(database: bench.database).correct(from: path)
        #expect(summary.corrected == [], "\(summary.corrected)")
        #expect(summary.change == nil)
    }

    @Test func aReportComesBackToo() throws {
        _ = try rejects(withReasons: false)
        let ids = try bench.rows("SELECT id, raw FROM phone_numbers WHERE reason IS NOT NULL ORDER BY id")
        var report = "source,line,raw,reason,number_id,contact_id,value\n"
        for row in ids {
            let cells = row.split(separator: "|")
            let value = cells[1] == "123" ? "'+1 650 253 0001" : cells[1] == "12" ? "13" : String(cells[1])
            report += "people.csv,2,\(cells[1]),tooShort,\(cells[0]),1,\(value)\n"
        }
        let summary = try fix(report + "people.csv,9,5,tooShort,77,1,650-253-0001\n")
        #expect(summary.corrected.map(\.after.e164) == ["+16502530001"])
        #expect(summary.refused.map(\.reason).contains(.noSuchNumber))
        #expect(summary.refused.contains { $0.value == "13" && $0.reason == .rejected(.tooShort) })
        #expect(summary.refused.count == ids.count)
        try expectSound()
    }

    @Test func aMarkStandsFirstInTheFile() throws {
        let file = try rejects("\u{FEFF}First Name,Home Phone\nAda,123\n", withReasons: true)
        #expect(file.hasPrefix("\u{FEFF}Trunkline record,Trunkline reason,First Name,Home Phone\n"))
        #expect(file.unicodeScalars.count { $0 == "\u{FEFF}" } == 1)
    }

    @Test(arguments: [
        ("020 7183 8750", "2071838750"), ("+44 20 7183 8750", "442071838750"), ("0044 20 7183 8750", "442071838750"),
    ])
    func lostZerosAndSignsAreSeen(_ original: String, _ left: String) throws {
        var bench = bench
        bench.options = CleaningOptions(region: try RegionChoice(code: "GB"))
        let text = "First Name,Home Phone,Mobile Phone\nAda,12,\(original)\n"
        _ = try bench.ingest(bench.folder.write(text, to: "a.csv"))
        let path = try bench.folder.write(
            "First Name,Home Phone,Mobile Phone\nAda,020 7183 8751,\(left)\n", to: "b.csv")
        let summary = try NumberCorrections(database: bench.database).correct(from: path)
        #expect(summary.corrected.map(\.after.e164) == ["+442071838751"])
        #expect(
            try bench.rows("SELECT e164 FROM accepted_numbers ORDER BY number_id") == [
                "+442071838751", "+442071838750",
            ])
    }

    @Test(arguments: [false, true]) func cardsComeBackToo(_ withReasons: Bool) throws {
        let cards = """
            BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Example\r\nTEL;TYPE=home:123\r\nTEL;TYPE=cell:650-253-0002\r\nEND:VCARD\r
            BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo Beispiel\r\nTEL:911\r\nend:vcard\r

            """
        let file = try rejects(cards, name: "a.vcf", withReasons: withReasons)
        #expect(file.contains("X-TRUNKLINE-REASON:tooShort: 123\r\nEND:VCARD") == withReasons)
        #expect(file.contains("X-TRUNKLINE-REASON:emergency: 911\r\nend:vcard") == withReasons)
        let summary = try fix(
            file.replacing("home:123", with: "home:650-253-0001").replacing("TEL:911", with: "TEL:+49 30 123456"))
        #expect(summary.corrected.map(\.after.e164) == ["+16502530001", "+4930123456"])
        #expect(summary.refused == [])
        try expectSound(contacts: 2)
    }

    @Test func numbersOfOneCellKeepTheirPlaces() throws {
        let text = "First Name,Home Phone\nAda,650-253-0001 / 212-555-0123 / 650-253-0003\nBo,12\n"
        let fixed = try rejects(text, withReasons: false).replacing(" / 212-555-0123 /", with: " / 650-253-0002 /")
        let summary = try fix(fixed)
        #expect(summary.corrected.map(\.after.e164) == ["+16502530002"])
    }

    @Test(arguments: ["windows-1252", "UTF-16LE"]) func otherEncodingsStayReadable(_ encoding: String) throws {
        let text = "Vorname;Nachname;Telefon privat\nJörg;Müller;12ä\nÅsa;Öst;13\n"
        let bytes: [UInt8] =
            encoding == "UTF-16LE"
            ? [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            : text.unicodeScalars.map { UInt8($0.value) }
        var ingest = Ingest(
            inputs: [try bench.write(bytes, to: "a.csv")], database: bench.database, options: bench.options,
            rejects: bench.folder.path("to-fix.csv"))
        ingest.explainsRejects = true
        _ = try ingest.run()
        let old: [UInt8] = [0x31, 0x32] + (encoding == "UTF-16LE" ? [0xC3, 0xA4] : [0xE4])
        var file = try Array(Data(contentsOf: bench.folder.url.appendingPathComponent("to-fix.csv")))
        let place = try #require(file.indices.last { file[$0...].starts(with: old) })
        file.replaceSubrange(place..<place + old.count, with: Array("650-253-0001".utf8))
        #expect(try fix(bytes: file).corrected.map(\.after.e164) == ["+16502530001"])
        try expectSound(contacts: 2)
    }

    @Test func everyFixtureTakesReasonsWithoutChangingItsColumns() throws {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
        for name in try FileManager.default.contentsOfDirectory(atPath: fixtures.path).sorted()
        where name.hasSuffix(".csv") || name.hasSuffix(".vcf") {
            let folder = try TemporaryFolder()
            var ingest = Ingest(
                inputs: [fixtures.appendingPathComponent(name).path], database: folder.path("contacts.db"),
                options: bench.options, rejects: folder.path("fix.csv"))
            ingest.explainsRejects = true
            guard try ingest.run().inputs.first?.rejects != nil else { continue }
            // Unedited, every record is found, and nothing is to be corrected.
            let summary = try NumberCorrections(database: folder.path("contacts.db")).correct(
                from: folder.path("fix.csv"))
            #expect(summary.corrected == [], "\(name)")
            #expect(!summary.refused.contains { $0.reason == .noSuchRecord || $0.reason == .otherSource }, "\(name)")
            #expect(!summary.refused.isEmpty, "\(name)")
        }
    }
}
