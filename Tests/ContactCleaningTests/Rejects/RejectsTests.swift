import ArchiveTestSupport
import ContactModel
import ContactReading
import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning
@testable import SourceInput

struct RejectsTests {
    private var bench: Workbench

    init() throws { bench = try Workbench() }

    private func ingest(_ paths: String...) throws -> IngestSummary {
        try Ingest(
            inputs: paths, database: bench.database, options: bench.options, rejects: bench.folder.path("fix.csv")
        ).run()
    }

    @Test func rowsComeByteForByteBelowTheHeader() throws {
        let text =
            "First Name,Home Phone,Notes\r\nAda,650-253-0000,x\r\nBo,12,\"two\r\nlines\"\r\n,,\r\nCleo,,\r\nDan,nobody,\r\n"
        let summary = try ingest(bench.folder.write(text, to: "a.csv"))
        #expect(
            try bench.text(of: "fix.csv")
                == "First Name,Home Phone,Notes\r\nBo,12,\"two\r\nlines\"\r\nDan,nobody,\r\n")
        #expect(summary.inputs[0].rejects == RejectsFile(path: bench.folder.path("fix.csv"), records: 2))
    }

    @Test func theFixedFileIsReadLikeTheFirst() throws {
        _ = try ingest(bench.folder.write("sep=;\nVorname;Telefon privat\nAda;12\nBo;650-253-0000\n", to: "a.csv"))
        let fixed = try bench.text(of: "fix.csv").replacing("Ada;12", with: "Ada;650-253-0001")
        let summary = try bench.ingest(bench.folder.write(fixed, to: "fixed.csv"))
        #expect(summary.total.storedContacts == 1)
        #expect(try bench.numbers().last == "650-253-0001|+16502530001|accepted")
    }

    @Test func cardsComeWhole() throws {
        let good = "BEGIN:VCARD\r\nFN:Bo\r\nTEL:650-253-0000\r\nEND:VCARD\r\n"
        let bad = "BEGIN:VCARD\r\nFN:Ada\r\nTEL:12\r\nEND:VCARD\r\n"
        _ = try ingest(bench.folder.write(good + bad + good + "BEGIN:VCARD\r\nEND:VCARD\r\n" + good, to: "a.vcf"))
        let fixes = try bench.text(of: "fix.csv")
        #expect(
            fixes.replacing("\r\n", with: "\n") == (bad + "BEGIN:VCARD\r\nEND:VCARD\r\n").replacing("\r\n", with: "\n"))
    }

    @Test func aRowBeyondTheLimitIsThereToo() throws {
        var bench = bench
        bench.options.reading.maxRecordLength = 1000
        let long = "Bo,650-253-0001," + String(repeating: "x", count: 2000)
        let path = try bench.folder.write(
            "First Name,Home Phone,Notes\nAda,650-253-0000,\n\(long)\nCleo,650-253-0002,\n", to: "a.csv")
        let summary = try bench.ingest(path, rejects: bench.folder.path("fix.csv"))
        #expect(summary.total.skippedContacts == 1)
        #expect(try bench.text(of: "fix.csv") == "First Name,Home Phone,Notes\n\(long)\n")
    }

    @Test func aRowWithAnOpenQuoteIsThereToo() throws {
        _ = try ingest(
            bench.folder.write(
                "First Name,Home Phone\nAda,\"650-253-0000\nBo,650-253-0001\nCleo,650-253-0002\n", to: "a.csv"))
        #expect(try bench.text(of: "fix.csv") == "First Name,Home Phone\nAda,\"650-253-0000\n")
    }

    @Test func packedAndConvertedSourcesComeAsTheirText() throws {
        let text = "First Name,Home Phone\nZoë,12\nBo,650-253-0000\nJörg,13\n"
        let units = [0xFEFF] + Array(text.utf16)
        let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        _ = try ingest(bench.write(Packer.gzip(bytes), to: "a.csv.gz"))
        #expect(try bench.text(of: "fix.csv") == "First Name,Home Phone\nZoë,12\nJörg,13\n")
    }

    @Test func anotherSourceHasAFileOfItsOwn() throws {
        let first = try bench.folder.write("First Name,Home Phone\nAda,12\n", to: "a.csv")
        let good = try bench.folder.write("First Name,Home Phone\nBo,650-253-0000\n", to: "b.csv")
        let second = try bench.folder.write("Vorname;Handy\nCleo;13\n", to: "c.csv")
        let summary = try ingest(first, good, second)
        #expect(summary.inputs.map { $0.rejects?.records } == [1, nil, 1])
        #expect(try bench.text(of: "fix-2.csv") == "Vorname;Handy\nCleo;13\n")
    }

    @Test func aFileThatIsThereIsLeftAlone() throws {
        try bench.folder.write("my work\n", to: "fix.csv")
        let path = try bench.folder.write("First Name,Home Phone\nAda,12\n", to: "a.csv")
        #expect(throws: SourceError.self) { try ingest(path) }
        #expect(try bench.text(of: "fix.csv") == "my work\n")
    }

    /// The same command continues after a kill, though the file of a finished source is there.
    @Test func theFileOfAFinishedSourceIsNotInTheWay() throws {
        let first = try bench.folder.write("First Name,Home Phone\nAda,12\n", to: "a.csv")
        _ = try ingest(first)
        let second = try bench.folder.write("Vorname;Handy\nCleo;13\n", to: "c.csv")
        let summary = try ingest(first, second)
        #expect(summary.errors.isEmpty)
        #expect(try bench.text(of: "fix.csv") == "First Name,Home Phone\nAda,12\n")
        #expect(try bench.text(of: "fix-2.csv") == "Vorname;Handy\nCleo;13\n")
        #expect(try bench.rows("SELECT rejects FROM sources").map { $0.hasSuffix(".csv") } == [true, true])
        #expect(try ingest(first, second).errors.isEmpty)
    }

    /// A kill between the commit of the source and the appearance of the file.
    @Test func aCompleteDraftIsPutInItsPlace() throws {
        let path = try bench.folder.write("First Name,Home Phone\nAda,12\n", to: "a.csv")
        _ = try ingest(path)
        try FileManager.default.moveItem(
            atPath: bench.folder.path("fix.csv"),
            toPath: bench.folder.path("fix.csv.trunkline-0123456789abcdef.complete"))
        _ = try ingest(path)
        #expect(try bench.text(of: "fix.csv") == "First Name,Home Phone\nAda,12\n")
        let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.url.path)
        #expect(names.filter { $0.hasPrefix("fix") } == ["fix.csv"])
    }

    @Test func anIncompleteDraftIsRemoved() throws {
        try bench.folder.write("First Name,Ho", to: "fix.csv.trunkline-0123456789abcdef.draft")
        _ = try ingest(bench.folder.write("First Name,Home Phone\nAda,650-253-0000\n", to: "a.csv"))
        let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.url.path)
        #expect(!names.contains { $0.hasPrefix("fix") })
    }

    @Test func theOwnersDraftStays() throws {
        try bench.folder.write("my notes", to: "fix.csv.draft")
        _ = try ingest(bench.folder.write("First Name,Home Phone\nAda,12\n", to: "a.csv"))
        #expect(try bench.text(of: "fix.csv.draft") == "my notes")
        #expect(try bench.text(of: "fix.csv") == "First Name,Home Phone\nAda,12\n")
    }

    @Test func withoutRejectsThereIsNoFile() throws {
        _ = try ingest(bench.folder.write("First Name,Home Phone\nAda,650-253-0000\n", to: "a.csv"))
        let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.url.path)
        #expect(!names.contains { $0.hasPrefix("fix") })
    }
}
