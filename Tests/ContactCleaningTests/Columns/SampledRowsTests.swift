import ArchiveTestSupport
import ColumnRecognition
import ContactCleaning
import ContactModel
import ContactReading
import Foundation
import StoreTestSupport
import Testing

/// Columns whose first rows say something else than the others, or nothing.
@Suite struct SampledRowsTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    /// A table of a column that nothing but its values explains.
    private func table(_ rows: Int, note: String = "", value: (Int) -> String) -> String {
        "Name,Remark,Xyz\n" + (0..<rows).map { "Ada \($0),\(note),\(value($0))\n" }.joined()
    }

    private func number(_ row: Int) -> String { "+1 650-253-\(1000 + row % 9000)" }

    private func columns(_ bytes: [UInt8], name: String = "table.csv") throws -> [String] {
        let path = try bench.write(bytes, to: name)
        let outcomes = Ingest(inputs: [path], database: bench.database, options: bench.options).preview()
        guard case .preview(let preview)? = outcomes.first else {
            Issue.record("\(outcomes)")
            return []
        }
        return preview.description.headerMap?.columns.map { "\($0.target)" } ?? []
    }

    @Test(arguments: [250, 900, 5_000, 30_000, 200_000])
    func numbersThatStartFarBelow(first: Int) throws {
        let text = table(first * 2) { $0 < first ? "" : number($0) }
        #expect(try columns(Array(text.utf8)).last == "phone", "from row \(first)")
    }

    @Test func numbersBehindTheHeadAreStored() throws {
        let path = try bench.folder.write(table(20_000) { $0 < 10_000 ? "" : number($0) }, to: "late.csv")
        #expect(try bench.ingest(path).errors.isEmpty)
        #expect(try bench.rows("SELECT count(*) FROM phone_numbers WHERE verdict = 'accepted'") == ["10000"])
    }

    @Test(arguments: [1_500, 20_000])
    func codesThatLookLikeNumbersAtFirst(rows: Int) throws {
        let text = table(rows) { $0 < 200 ? "650-253-\(1000 + $0)" : "K-\($0)/\($0 % 7)" }
        #expect(try columns(Array(text.utf8)).last == "extra")
        #expect(try columns(Array(table(rows) { "650-253-\(1000 + $0 % 9000)" }.utf8)).last == "phone @1")
    }

    @Test func idsThatCountUpStayIds() throws {
        let text = table(200_000) { String(301_234_567 + $0) }
        #expect(try columns(Array(text.utf8)).last == "extra")
    }

    @Test(arguments: ["\"one,\n\"\"two\"\"\nthree, four\"", "名前", "Ünal"])
    func cellsOfSeveralLinesAndOtherLetters(note: String) throws {
        let text = table(20_000, note: note) { $0 < 8_000 ? "" : number($0) }
        let plain = try columns(Array(text.utf8))
        #expect(plain.last == "phone")
        let utf16 = [UInt8](try #require(text.data(using: .utf16)))
        #expect(try columns(utf16) == plain)
        #expect(try columns(Packer.gzip(Array(text.utf8)), name: "table.csv.gz") == plain)
        #expect(try columns(Packer.zip([Packer.Member("table.csv", text)]), name: "table.zip") == plain)
        if note != "Ünal" {
            let japanese = try #require(text.data(using: .shiftJIS))
            #expect(try columns(Array(japanese)) == plain)
        }
    }

    @Test func aReaderOfChunksJudgesByItsHead() throws {
        let bytes = Array(table(20_000) { $0 < 8_000 ? "" : number($0) }.utf8)
        let sample = SourceSample { Array(bytes[min($0.lowerBound, bytes.count)..<min($0.upperBound, bytes.count)]) }
        #expect(try lastColumn(bytes, ContactReader()) == "extra")
        #expect(try lastColumn(bytes, ContactReader(sample: sample)) == "phone")
    }

    private func lastColumn(_ bytes: [UInt8], _ reader: ContactReader) throws -> String? {
        var reader = reader
        var sink = NoSink()
        try bytes.withUnsafeBytes { try reader.read($0, into: &sink) }
        try reader.finish(into: &sink)
        return reader.description.headerMap?.columns.last.map { "\($0.target)" }
    }

    private struct NoSink: ContactSink {
        mutating func receive(_ contact: borrowing Contact) {}
        mutating func receive(_ finding: Finding) {}
    }

    /// The columns of a compressed file are those of the plain file, at any length.
    @Test(arguments: [0, 1, 65_535, 65_536, 65_540, 81_920, 131_072, 131_080, 1 << 20])
    func samplesOfPackedContentAreTheSame(length: Int) throws {
        let row = Array("a,b,\(number(1))\n".utf8)
        var bytes = Array("Name,Remark,Xyz\n".utf8)
        while bytes.count < length { bytes += row }
        bytes = Array(bytes.prefix(length))
        guard !bytes.isEmpty else { return }
        #expect(try columns(bytes) == columns(Packer.gzip(bytes), name: "table.csv.gz"))
    }
}
