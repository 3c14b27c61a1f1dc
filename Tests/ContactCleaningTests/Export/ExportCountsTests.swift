import ContactModel
import ContactStore
import Foundation
import PhoneNumbers
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// An export writes the contacts and numbers that its filters select, and counts those that it leaves out.
struct ExportCountsTests {
    private let workbench: Workbench

    /// Accepted, rejected and ambiguous numbers, several of them in one cell, and a contact without any. The `0000` behind another
    /// number may be an extension or a second number.
    init() throws {
        workbench = try Workbench()
        let text = """
            Name,Mobile Phone,Phone
            Ann,+44 7400 123456,x
            Bob,(212) 555-0142,
            Cy,+49 (0)1512 3456789 / 0000,+1 650 253 0000
            Di,,

            """
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "people.csv"))
        _ = try workbench.ingest(workbench.write(Array("Name,Phone\nEve,+44 7400 123457\n".utf8), to: "more.csv"))
    }

    private func export(
        _ format: ExportFormat, _ change: (inout Export) -> Void
    ) throws -> (text: String, counts: ExportCounts) {
        var export = Export(database: workbench.database, format: format)
        change(&export)
        var bytes: [UInt8] = []
        let counts = try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        return (String(decoding: bytes, as: UTF8.self), counts)
    }

    private static let formats = ExportFormat.allCases.filter { $0 != .same }

    @Test(arguments: formats)
    func everythingIsCounted(_ format: ExportFormat) throws {
        let counts = try export(format) { _ in }.counts
        #expect(counts.records == 5 && counts.contacts == 5 && counts.numbers == 7 && counts.leftOut == 0)
    }

    @Test(arguments: formats)
    func aDraftCountsTheSame(_ format: ExportFormat) throws {
        struct Draft: ExportDraft {
            mutating func write(_ bytes: ArraySlice<UInt8>) {}
            mutating func restart() {}
        }
        var part = Export(database: workbench.database, format: format)
        part.selection.countries = ["GB"]
        var draft = Draft()
        #expect(try part.write(into: &draft).counts == export(format) { $0.selection.countries = ["GB"] }.counts)
    }

    /// With a filter by number every number that is written fulfils it and is accepted.
    @Test(arguments: formats.filter { $0 != .xlsx })
    func filtersByNumberTakeAcceptedNumbers(_ format: ExportFormat) throws {
        let (text, counts) = try export(format) { $0.selection.countries = ["US"] }
        #expect(text.contains("+16502530000"))
        for other in ["555-0142", "5550142", "1512", "0000 /", "/ 0000", "7400"] { #expect(!text.contains(other)) }
        #expect(counts.contacts == 1 && counts.numbers == 1)
        #expect(counts.withoutNumber == 4 && counts.otherNumbers == 6 && counts.leftOut == 4)
    }

    @Test(
        arguments: [
            (["rejected"], ["US"], [], 1, 1), (["accepted", "rejected"], ["US"], [], 2, 2), ([], [], .mobile, 3, 4),
            (["rejected"], [], [], 2, 2), ([], ["+44"], .mobile, 2, 2), ([], ["DE", "GB"], [], 3, 3),
            (["ambiguous"], [], [], 1, 1), (["empty"], [], [], 0, 0),
        ] as [([String], [String], PhoneNumber.Categories, Int, Int)])
    func otherVerdictsAreAskedFor(
        _ verdicts: [String], _ countries: [String], _ categories: PhoneNumber.Categories, _ contacts: Int,
        _ numbers: Int
    ) throws {
        let counts = try export(.csv) {
            $0.selection.verdicts = verdicts
            $0.selection.countries = countries
            $0.selection.categories = categories
        }.counts
        #expect(counts.contacts == contacts && counts.numbers == numbers, "\(counts)")
        #expect(counts.contacts + counts.withoutNumber == 5 && counts.numbers + counts.otherNumbers == 7)
    }

    @Test func everyFilterIsCountedByItself() throws {
        let counts = try export(.csv) {
            $0.selection.sources = [workbench.folder.path("people.csv")]
            $0.selection.condition = "display_name <> 'Ann'"
            $0.selection.verdicts = ["accepted"]
        }.counts
        #expect(counts.ofOtherSources == 1 && counts.unmet == 1 && counts.withoutNumber == 2 && counts.contacts == 1)
        #expect(counts.otherNumbers == 2 && counts.numbers == 2)
    }

    /// The country of a corrected number is that of the correction.
    @Test func aCorrectedNumberIsFoundByItsNewCode() throws {
        try PlainSQL.run(
            """
            INSERT INTO changes (id, at, kind) VALUES (9, '2026-01-01', 'fix');
            INSERT INTO corrections (change_id, number_id, value, is_current, e164, country_code, region, verdict, plan_version)
            SELECT 9, id, '+800 1234 5678', 1, '+80012345678', 800, NULL, 'accepted', '1' FROM phone_numbers WHERE raw = 'x'
            """, in: workbench.database)
        #expect(try export(.csv) { $0.selection.countries = ["+800"] }.counts.numbers == 1)
    }

    @Test func aPersonIsWhole() throws {
        let text =
            "First Name,Last Name,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\n"
            + "Robert,Hall,bob.hall@example.org,Mobile,+44 7400 123458\nBob,Hall,bob.hall@example.org,,\n"
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "twice.csv"))
        _ = try Deduplication(database: workbench.database).run()
        let (cards, counts) = try export(.vcard3) {
            $0.mergesPeople = true
            $0.selection.condition = "family_name = 'Hall'"
            $0.selection.verdicts = ["accepted"]
        }
        // The contact without a number is the person's, too.
        #expect(cards.contains("X-TRUNKLINE-FIELD;X-NAME=givenName:Bob"))
        #expect(counts.records == 1 && counts.contacts == 2 && counts.numbers == 1 && counts.ofOtherPeople == 5)
    }

    @Test func aRecordLosesTheNumbersThatAreNotWanted() throws {
        var export = Export(database: workbench.database, format: .same)
        export.selection.countries = ["US", "DE"]
        let file = try #require(try export.sameFiles().first)
        var bytes: [UInt8] = []
        let result = try export.write(file) { bytes.append(contentsOf: $0) }
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "Name,Mobile Phone,Phone\nCy,+49 (0)1512 3456789 / ,+1 650 253 0000\n")
        #expect(result.counts.contacts == 1 && result.counts.numbers == 2 && result.missed == 0)
        #expect(result.counts.withoutNumber == 3 && result.counts.otherNumbers == 4)
    }

    @Test func correctionsThatAreNotWrittenAreCounted() throws {
        try PlainSQL.run(
            """
            INSERT INTO changes (id, at, kind) VALUES (9, '2026-01-01', 'fix');
            INSERT INTO corrections (change_id, number_id, value, is_current, e164, country_code, region, verdict, plan_version)
            SELECT 9, id, '+1 212 555 2370', 1, '+12125552370', 1, 'US', 'accepted', '1' FROM phone_numbers WHERE raw = 'x'
            """, in: workbench.database)
        var export = Export(database: workbench.database, format: .same)
        let file = try #require(try export.sameFiles().first)
        var bytes: [UInt8] = []
        #expect(try export.write(file) { _ in }.unwrittenCorrections == 1)
        export.numbers = .e164
        #expect(try export.write(file) { bytes.append(contentsOf: $0) }.unwrittenCorrections == 0)
        #expect(String(decoding: bytes, as: UTF8.self).contains("Ann,+447400123456,+12125552370\n"))
    }
}
