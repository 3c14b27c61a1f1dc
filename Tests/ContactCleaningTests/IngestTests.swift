import ContactCleaning
import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import SourceInput
import StoreTestSupport
import Testing

struct IngestTests {
    private let folder: TemporaryFolder
    private let database: String

    init() throws {
        folder = try TemporaryFolder()
        database = folder.path("contacts.db")
    }

    private func ingest(
        _ paths: String..., region: String? = "US", allow: [String] = [], isDryRun: Bool = false
    ) throws -> IngestSummary {
        let options = CleaningOptions(
            region: region.flatMap { RegionCode($0) }.map { .fixed($0) } ?? .none,
            acceptancePolicy: try AcceptancePolicy(words: allow))
        return try Ingest(inputs: paths, database: database, options: options, isDryRun: isDryRun).run()
    }

    /// A file of rows with a name, a country and a phone each.
    private func people(_ rows: [String], name: String = "people.csv") throws -> String {
        try folder.write("First Name,Home Country,Home Phone\n" + rows.map { $0 + "\n" }.joined(), to: name)
    }

    private func numbers() throws -> [String] {
        try PlainSQL.rows(
            "SELECT raw, e164, coalesce(reason, verdict) FROM phone_numbers ORDER BY contact_id, position", in: database
        )
    }

    @Test func numbersAreReadInTheCountryOfTheContact() throws {
        let path = try people(["Ada,,650-253-0000", "Bo,Germany,030 227 0", "Cleo,??,020 7031 3000"])
        let summary = try ingest(path)
        #expect(
            try numbers() == [
                "650-253-0000|+16502530000|accepted", "030 227 0|+49302270|accepted", "020 7031 3000||tooLong",
            ])
        #expect(summary.total.acceptedNumbers == 2)
        #expect(summary.total.rejectedNumbers[.tooLong] == 1)
    }

    @Test func numbersDialledFromAbroadLeadToTheCountryOfTheContact() throws {
        let path = try people(["Bo,Germany,011 49 30 2270", "Cleo,France,650-253-0000"])
        _ = try ingest(path)
        #expect(try numbers() == ["011 49 30 2270|+49302270|accepted", "650-253-0000||tooLong"])
        #expect(!FileManager.default.fileExists(atPath: database + "-journal"))
    }

    @Test func everyNumberOfACellIsKept() throws {
        let path = try people(["Ada,,650-253-0000 / 650-253-0001", "Bo,,030/2270"])
        _ = try ingest(path)
        let cells = try PlainSQL.rows("SELECT position, raw, cell FROM phone_numbers", in: database)
        #expect(cells.first == "0|650-253-0000|650-253-0000 / 650-253-0001")
        #expect(cells.dropFirst().first == "1|650-253-0001|650-253-0000 / 650-253-0001")
        #expect(cells.last == "0|030/2270|")
    }

    @Test func aFullNumberBesideANationalOneTellsItsCountryOnly() throws {
        let path = try folder.write(
            """
            BEGIN:VCARD
            VERSION:3.0
            FN:Dan Ejemplo
            TEL;TYPE=CELL;waid=442070313000:020 7031 3000
            TEL;TYPE=CELL;waid=442070313000:020 7031 3001
            END:VCARD

            """, to: "chat.vcf")
        _ = try ingest(path)
        #expect(try numbers() == ["020 7031 3000|+442070313000|accepted", "020 7031 3001||tooLong"])
    }

    @Test func countsAddUp() throws {
        let path = try people(["Ada,,650-253-0000", ",,", "Bo,,nobody", "Cleo,,911", "Dan,,"])
        let total = try ingest(path).total
        #expect(total.seenContacts == total.storedContacts + total.skippedContacts)
        #expect(total.seenContacts == 5)
        #expect(total.skippedContacts == 1)
        #expect(total.numbers == 3)
        #expect(
            total.numbers == total.acceptedNumbers + total.rejectedNumbers.total + total.ambiguousNumbers
                + total.emptyNumbers)
        let stored = try ContactDatabase.open(at: database).sources()
        #expect(stored.map(\.contactsSeen) == [5])
        #expect(stored.map(\.numbers) == [3])
    }

    @Test func onlyWhatIsAllowedIsAccepted() throws {
        let path = try people(["Ada,,650-253-0000", "Bo,,+49 171 2345678", "Cleo,,+49 30 2270"])
        let total = try ingest(path, allow: ["DE", "mobile"]).total
        #expect(total.acceptedNumbers == 1)
        #expect(total.rejectedNumbers[.countryNotAllowed] == 1)
        #expect(total.rejectedNumbers[.disallowedCategory] == 1)
    }

    @Test func theSameContentAgainChangesNothing() throws {
        let path = try people(["Ada,,650-253-0000"])
        _ = try ingest(path)
        let before = try PlainSQL.dump(database)
        let copy = try people(["Ada,,650-253-0000"], name: "copy.csv")
        let summary = try ingest(copy, path)
        #expect(summary.inputs.map(\.status) == [.alreadyStored(path: path), .alreadyStored(path: path)])
        #expect(summary.inputs.map(\.totals.numbers) == [1, 1])
        #expect(summary.total == SourceCounts())
        #expect(try PlainSQL.dump(database) == before)
    }

    @Test func otherSettingsAreAnotherReading() throws {
        let path = try people(["Ada,,020 7946 0101"])
        _ = try ingest(path)
        let before = try PlainSQL.dump(database)
        let differences = [SettingDifference(name: "region", stored: "US", requested: "GB")]
        let noticed = try ingest(path, region: "GB")
        #expect(noticed.inputs.map(\.status) == [.storedOtherwise(path: path, differences: differences)])
        #expect(try PlainSQL.dump(database) == before)
    }

    @Test func replacingSwapsTheRowsOfASource() throws {
        let path = try people(["Ada,,020 7183 8750", "Bo,,020 7183 8751"])
        _ = try ingest(path)
        #expect(try PlainSQL.rows("SELECT count(e164) FROM phone_numbers", in: database) == ["0"])
        var ingest = Ingest(inputs: [path], database: database, checkpointInterval: 1)
        ingest.options.region = try RegionChoice(code: "GB")
        ingest.isReplacing = true
        #expect(try ingest.run().inputs.map(\.status) == [.stored])
        #expect(
            try PlainSQL.rows("SELECT e164 FROM phone_numbers", in: database) == ["+442071838750", "+442071838751"])
        #expect(try PlainSQL.rows("SELECT default_region FROM sources", in: database) == ["GB"])
        _ = try people(["Cleo,,020 7183 8752"])
        #expect(try ingest.run().inputs.map(\.status) == [.stored])
        #expect(try PlainSQL.rows("SELECT e164 FROM phone_numbers", in: database) == ["+442071838752"])
        try FileManager.default.removeItem(atPath: path)
        #expect(try ingest.run().errors.count == 1)
        #expect(try PlainSQL.rows("SELECT e164 FROM phone_numbers", in: database) == ["+442071838752"])
    }

    @Test func aBadFileDoesNotStopTheOthers() throws {
        let good = try people(["Ada,,650-253-0000"])
        let archive = try folder.write("PK\u{3}\u{4}rest of an archive", to: "book.xlsx")
        let header = try folder.write("First Name,Home Phone\n", to: "header.csv")
        let missing = folder.path("missing.csv")
        let empty = folder.path("empty")
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: false)
        let summary = try ingest(archive, missing, header, empty, good)
        #expect(summary.errors.map(\.path) == [archive, missing, empty])
        #expect(summary.inputs[2].status == .skipped(reason: Sentence(UnreadSentence.noRecord)))
        #expect(summary.inputs.last?.status == .stored)
        #expect(try ContactDatabase.open(at: database).sources().map(\.path) == [good])
    }

    @Test func anEmptyFileIsRefusedByItselfAndSkippedBesideOthers() throws {
        let empty = try folder.write("", to: "empty.csv")
        #expect(try ingest(empty).errors == [.empty(path: empty)])
        #expect(!FileManager.default.fileExists(atPath: database))
        let summary = try ingest(empty, people(["Ada,,650-253-0000"]))
        #expect(
            summary.errors == []
                && summary.inputs.map(\.status) == [.skipped(reason: Sentence(UnreadSentence.noRecord)), .stored])
    }

    @Test func aDryRunCountsAndWritesNothing() throws {
        let path = try people(["Ada,,650-253-0000", ",,", "Bo,,nobody"])
        let dry = try ingest(path, isDryRun: true)
        #expect(!FileManager.default.fileExists(atPath: database))
        #expect(dry.inputs.map(\.status) == [.dryRun])
        #expect(try ingest(path).total == dry.total)
        #expect(try ingest(path, isDryRun: true).inputs.map(\.status) == [.alreadyStored(path: path)])
    }

    @Test func nothingOfTheInputIsLost() throws {
        let header = "First Name,Shoe Size,Home Phone,Notes\n"
        let row = #"Ada,"38 ""wide""",650-253-0000,likes\n tea"#
        _ = try ingest(folder.write(header + row + "\n", to: "extra.csv"))
        let rows = try PlainSQL.rows(
            "SELECT extras ->> 'Shoe Size', note, byte_offset, byte_count FROM contacts", in: database)
        #expect(rows == [#"38 "wide"|likes\n tea|\#(header.utf8.count)|\#(row.utf8.count)"#])
    }
}
