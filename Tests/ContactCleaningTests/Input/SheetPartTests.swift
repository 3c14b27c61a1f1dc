import ArchiveTestSupport
import ContactCleaning
import ContactStore
import ContactWriting
import Foundation
import SourceInput
import StoreTestSupport
import Testing

/// The tables of a sheet are parts of it: each is read or named, can be asked for by its path, and comes back with the whole.
struct SheetPartTests {
    private let bench: Workbench
    private static let stacked =
        "Board,,\nName,Role,Phone\nAnn,Chair,650-253-0000\n\nMembers,,\nName,Cell\nBen,650-253-0001\nCid,650-253-0002\n"
    private static let beside = "Name,Phone,,Name,Phone\nAnn,650-253-0000,,Ben,650-253-0001\n"
    private static let withOther = "Name,Phone\nAnn,650-253-0000\n\nDate,Time,Place\n1/5/2024,10:00,Hall\n"

    init() throws { bench = try Workbench() }

    private func contacts() throws -> [String] {
        try bench.rows(
            "SELECT s.path || '|' || c.display_name FROM contacts c JOIN sources s ON s.id = c.source_id ORDER BY c.id")
    }

    @Test func tablesBelowEachOther() throws {
        let path = try bench.write(Array(Self.stacked.utf8), to: "list.csv")
        #expect(try bench.ingest(path).errors.isEmpty)
        #expect(try contacts() == ["\(path)/Table 1|Ann", "\(path)/Table 2|Ben", "\(path)/Table 2|Cid"])
        #expect(try bench.rows("SELECT count(*) FROM findings WHERE code = 'sheetTable'") == ["2"])
        let result = try DatabaseVerification(database: bench.database, files: [path]).run()
        #expect(result.isVerified && result.isComplete)
    }

    @Test func oneTableByItsPath() throws {
        let path = try bench.write(Array(Self.beside.utf8), to: "list.csv")
        #expect(try bench.ingest(path + "/Table 2").errors.isEmpty)
        #expect(try contacts() == ["\(path)/Table 2|Ben"])
        #expect(try bench.ingest(path + "/Table 3").errors.count == 1)
        let result = try DatabaseVerification(database: bench.database, files: [path]).run()
        #expect(!result.isComplete)
    }

    @Test func aTableWithoutContactsIsNamed() throws {
        let path = try bench.write(Array(Self.withOther.utf8), to: "list.csv")
        let summary = try bench.ingest(path)
        #expect(summary.unreadParts.map(\.path) == ["\(path)/Table 2"])
        #expect(try contacts() == ["\(path)/Table 1|Ann"])
    }

    @Test func sheetsOfWorkbooksAndMembersOfArchives() throws {
        let rows = Self.beside.split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let book = try bench.write(Packer.workbook([Packer.Sheet("People", rows)]), to: "book.xlsx")
        let zip = try bench.write(Packer.zip([Packer.Member("a/list.csv", Self.stacked)]), to: "x.zip")
        #expect(try bench.ingest(book, zip).errors.isEmpty)
        #expect(
            try contacts() == [
                "\(book)/Table 1|Ann", "\(book)/Table 2|Ben", "\(zip)/a/list.csv/Table 1|Ann",
                "\(zip)/a/list.csv/Table 2|Ben",
                "\(zip)/a/list.csv/Table 2|Cid",
            ])
    }

    @Test func theWholeComesBack() throws {
        let path = try bench.write(Array(Self.stacked.utf8), to: "list.csv")
        _ = try bench.ingest(path)
        let export = Export(database: bench.database, format: .same)
        let files = try export.sameFiles()
        #expect(files.map(\.name) == ["list.csv"])
        var bytes: [UInt8] = []
        for file in files { try export.write(file) { bytes += $0 } }
        #expect(String(decoding: bytes, as: UTF8.self) == Self.stacked)
    }

    @Test(arguments: [
        ("Name,Phone\nAnn,650-253-0000\n\nBen,650-253-0001\n", 2), ("Name,,Phone\nAnn,,650-253-0000\n", 1),
        ("Name,Role,,Phone,Email\nAnn,Chair,,650-253-0000,a@example.com\n", 1),
        ("Notes:\nexported\n\nName,Phone\nAnn,650-253-0000\n", 1),
        ("Name,Role,Phone\nAnn,a,650-253-0000\n\nBoard\nName,Role,Phone\nBen,b,650-253-0001\n", 2),
    ])
    func sheetsOfOneTableStayOne(_ text: String, _ count: Int) throws {
        let path = try bench.write(Array(text.utf8), to: "list.csv")
        _ = try bench.ingest(path)
        let found = try contacts()
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.hasPrefix(path + "|") })
    }

    @Test func addedColumnsStandInTheLastRowOfTheHeader() throws {
        let text = ",Phone,\nName,Home,Work\n(all),(digits),(digits)\nAnn,650-253-0000,650-253-0001\n"
        let path = try bench.write(Array(text.utf8), to: "list.csv")
        _ = try bench.ingest(path)
        var export = Export(database: bench.database, format: .same)
        export.added = [.e164]
        var bytes: [UInt8] = []
        for file in try export.sameFiles() { try export.write(file) { bytes += $0 } }
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == ",Phone,\nName,Home,Work,e164\n(all),(digits),(digits)\nAnn,650-253-0000,650-253-0001,+16502530000; +16502530001\n"
        )
    }
}
