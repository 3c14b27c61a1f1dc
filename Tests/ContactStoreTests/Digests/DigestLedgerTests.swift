import Foundation
import GRDB
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactStore

/// Digests over every table, changed only by what is written: damage stays noticed whatever is written after it.
struct DigestLedgerTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
        try FullDatabase.content.get().write(to: URL(filePath: path))
    }

    private func contentIssues() throws -> [String] {
        let database = try ContactDatabase.openForVerification(at: path)
        return try database.verify().first { $0.subject == .content }?.issues ?? ["no check"]
    }

    private func run(_ sql: String) throws {
        try PlainSQL.run("PRAGMA foreign_keys = off; PRAGMA ignore_check_constraints = on; " + sql, in: path)
    }

    @Test func rowsOfEveryTableAreCounted() throws {
        #expect(try contentIssues() == [])
        for table in StoreTable.allCases {
            #expect(
                try PlainSQL.rows("SELECT EXISTS (SELECT 1 FROM \(table.name))", in: path) == ["1"], "\(table.name)")
        }
    }

    @Test(arguments: StoreTable.allCases)
    func damageOfEveryTableIsNamedByItsRow(_ table: StoreTable) throws {
        let key = try #require(PlainSQL.rows("SELECT max(rowid) FROM \(table.name)", in: path).first)
        try run("DELETE FROM \(table.name) WHERE rowid = \(key)")
        let found = try contentIssues()
        #expect(found.contains { $0.contains("row \(key) of \(table.name)") }, "\(found)")
    }

    @Test(arguments: StoreTable.allCases)
    func everyValueIsNoticed(_ table: StoreTable) throws {
        let original = try FullDatabase.content.get()
        for column in Seeds.one(in: 2, of: try FullDatabase.columns(of: table, in: path)) {
            try original.write(to: URL(filePath: path))
            let others = ["INTEGER": "coalesce(\(column.name), 0) + 1", "REAL": "1.5", "BLOB": "x'01'"]
            // One that is not there already, whatever is.
            let value = others[column.type] ?? "coalesce(\(column.name), '') || 'x'"
            let row = "rowid = (SELECT max(rowid) FROM \(table.name))"
            // Where a constraint refuses the value, it cannot be brought in by SQL.
            let sql = "UPDATE \(table.name) SET \(column.name) = \(value) WHERE \(row)"
            guard (try? run(sql)) != nil else { continue }
            #expect(try contentIssues() != [], "\(column.name)")
        }
    }

    @Test(arguments: [
        "DELETE FROM contacts WHERE id = 4", "UPDATE emails SET address = 'x@example.com'",
        "DELETE FROM corrections WHERE id = 1", "DELETE FROM forgotten",
        "UPDATE people SET stable_id = 'x' WHERE id = 1",
    ])
    func nothingIsForgottenOrReplacedInADamagedFile(_ sql: String) throws {
        try run(sql)
        let (before, issues) = (try PlainSQL.dump(path), try contentIssues())
        #expect(!issues.isEmpty)
        let error = StoreError.altered(path: path, places: issues)
        let database = try ContactDatabase.openOrCreate(at: path)
        #expect(throws: error) { try database.forget { try $0.erase(contacts: [1]) } }
        for purpose in [StoreWriter.Purpose.replacement, .update] {
            #expect(throws: error) {
                try database.write(rule: { _ in nil }) { writer in
                    let identity = SourceIdentity(path: "new.csv", sha256: "cc", byteCount: 1, planVersion: "x")
                    _ = try writer.beginSource(identity, for: purpose)
                }
            }
        }
        #expect(try PlainSQL.dump(path) == before)
    }

    /// Earlier damage is still detected after a later change has updated the digests.
    @Test(arguments: [
        "DELETE FROM contacts WHERE id = 2", "DELETE FROM people WHERE id = 3", "DELETE FROM emails",
        "UPDATE raw_content SET deflated = x'00'",
    ])
    func damageIsNotLaundered(_ sql: String) throws {
        try run(sql)
        let issues = try contentIssues()
        let database = try ContactDatabase.openOrCreate(at: path)
        try database.change { writer in
            let change = try writer.record(kind: "review")
            try writer.decide(1, 3, isSame: true, change: change)
        }
        let more = SampleSource(
            "more.csv", sha256: "bb", contacts: [SampleContact("Eve Esempio", emails: ["eve@example.com"])])
        try more.write(to: database)
        #expect(try contentIssues() == issues)
    }

    @Test func derivedRowsAreDroppedAndNotTrusted() throws {
        try run("DELETE FROM _normalized_contacts")
        #expect(try contentIssues() == ["row 1 of _normalized_contacts is not there any more"])
        try ContactDatabase.openOrCreate(at: path).change { try $0.requireSoundPeople() }
        #expect(try contentIssues() == [])
    }

    @Test func whatIsUndoneIsNotCounted() throws {
        struct Failure: Error {}
        let database = try ContactDatabase.openOrCreate(at: path)
        #expect(throws: Failure.self) {
            try database.change { writer in
                _ = try writer.record(kind: "review")
                throw Failure()
            }
        }
        try database.change { _ = try $0.record(kind: "review") }
        #expect(try contentIssues() == [])
    }

    /// A transaction that writes rows past the ledger's last word is refused.
    @Test func rowsInNoDigestAreNotCommitted() throws {
        let database = try ContactDatabase.openOrCreate(at: path)
        try database.change { _ in }
        #expect(throws: DatabaseError.self) {
            try database.queue.write { db in try db.execute(sql: "DELETE FROM forgotten") }
        }
        #expect(try PlainSQL.rows("SELECT count(*) FROM forgotten", in: path) == ["1"])
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func oneDifferingRowIsFound(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func digest(_ rows: [(key: Int, bytes: [UInt8])]) -> ContentDigest {
            rows.reduce(into: ContentDigest()) { digest, row in
                row.bytes.withUnsafeBufferPointer { digest.add($0, key: row.key) }
            }
        }
        for _ in 0..<50 {
            let keys = [1, 2, 1 << 28, RowKey.of(1 << 31, 5), Int.random(in: 1...1 << 59, using: &random), -7]
            let rows = keys.map { key in
                (key: key, bytes: (0..<20).map { _ in UInt8.random(in: 0...255, using: &random) })
            }
            let place = Int.random(in: 0..<rows.count, using: &random)
            var others = rows
            others[place].bytes[3] ^= 1
            #expect(digest(others).differingKey(from: digest(rows)) == keys[place])
            others.remove(at: place)
            #expect(digest(others).differingKey(from: digest(rows)) == keys[place])
            #expect(digest(rows).differingKey(from: digest(others)) == keys[place])
            var sum = digest(others)
            sum += digest([rows[place]])
            #expect(sum == digest(rows))
            sum -= digest(rows)
            #expect(sum.isEmpty)
        }
    }
}
