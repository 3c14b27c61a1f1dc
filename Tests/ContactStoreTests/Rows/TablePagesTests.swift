import Foundation
import GRDB
import StoreTestSupport
import Testing

@testable import ContactStore

/// The records on the pages of a file are those that are written, and damaged pages give none.
struct TablePagesTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
        // Notes on pages of their own, and enough contacts for pages above pages.
        let contacts = (0..<3000).map { number in
            SampleContact(
                "Sample \(number)", phones: [("home", "650-253-0000")],
                extras: number % 500 == 0 ? [("Long", String(repeating: "\(number) ", count: 9000))] : [])
        }
        try SampleSource("sample.csv", sha256: "aa", contacts: contacts).write(to: .openOrCreate(at: path))
    }

    private func records(of table: StoreTable) throws -> [Int: [UInt8]]? {
        try ContactDatabase.openForVerification(at: path).read { db in
            guard let pages = try TablePages(of: db) else { return nil }
            var records: [Int: [UInt8]] = [:]
            return pages.forEach(of: table) { records[$0] = Array($1) } ? records : nil
        }
    }

    /// The records as ``RowBuilder`` writes them, by which digests are computed otherwise.
    private func built<Column: StoreColumn>(_: Column.Type) throws -> [Int: [UInt8]] {
        try ContactDatabase.openForVerification(at: path).read { db in
            var records: [Int: [UInt8]] = [:]
            let scan = try TableScan<Column>(Column.allCases, in: db)
            var row = RowBuilder<Column>()
            while try scan.next() {
                scan.bindValues(to: &row)
                let record = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: row.byteCount)
                defer { record.deallocate() }
                if let start = record.baseAddress { row.write(to: start) }
                records[scan.key] = Array(record)
            }
            return records
        }
    }

    @Test func recordsAreThoseThatWereWritten() throws {
        #expect(try records(of: .contacts) == built(ContactColumn.self))
        #expect(try records(of: .phoneNumbers) == built(PhoneNumberColumn.self))
        #expect(try records(of: .emails) == [:])
        #expect(try records(of: .contacts)?.count == 3000)
    }

    /// Each page damaged in turn, in its first bytes: the records are all there, or none is given, and nothing traps.
    @Test func damagedPagesGiveNothing() throws {
        let original = try Data(contentsOf: URL(filePath: path))
        let whole = try #require(try records(of: .contacts))
        var damaged = 0
        for page in stride(from: 4096, to: original.count, by: 4096 * 7) {
            for bytes in [
                [UInt8](repeating: 0xFF, count: 12), [5, 0, 0, 0xFF, 0xFF], [13, 0, 0, 0, 9, 0, 0, 0, 0, 1],
            ] {
                var content = original
                content.replaceSubrange(page..<page + bytes.count, with: bytes)
                try content.write(to: URL(filePath: path))
                guard let found = try? records(of: .contacts) else {
                    damaged += 1
                    continue
                }
                if found != whole { damaged += 1 }
            }
        }
        #expect(damaged > 0)
    }

    /// A journal of writes ahead may have newer pages than the file.
    @Test func aJournalOfWritesAheadGivesNothing() throws {
        try PlainSQL.run("PRAGMA journal_mode = wal; UPDATE sources SET path = path", in: path)
        #expect(try records(of: .contacts) == nil)
    }
}
