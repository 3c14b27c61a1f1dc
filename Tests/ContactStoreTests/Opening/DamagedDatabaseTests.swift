import ContactStore
import Foundation
import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Testing

/// Files that were damaged at random are answered with errors: no value of theirs is trusted.
struct DamagedDatabaseTests {
    private let folder: TemporaryFolder
    private let original: [UInt8]

    init() throws {
        folder = try TemporaryFolder()
        let path = folder.path("sound.db")
        let database = try ContactDatabase.openOrCreate(at: path)
        try SampleSource.mixed.write(to: database)
        try database.write(checkpointInterval: 1, rule: NumberingPlan.rule) { _ = try Self.unfinished.begin(with: $0) }
        original = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    private static let unfinished = SampleSource(
        "unfinished.csv", sha256: "ff",
        contacts: (1...20).map {
            SampleContact(
                "Person \($0)", phones: [("mobile", "(650) 253-0000"), ("x", "911")], emails: ["a@example.com"])
        })

    /// Flips, overwrites, moves or cuts some bytes, mostly where the file holds something.
    private func damage(_ bytes: inout [UInt8], with random: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...12, using: &random) where !bytes.isEmpty {
            var offset = Int.random(in: bytes.indices, using: &random)
            for _ in 0..<40 where bytes[offset] == 0 { offset = Int.random(in: bytes.indices, using: &random) }
            switch Int.random(in: 0..<20, using: &random) {
            case 0: bytes.removeLast(Int.random(in: 0...bytes.count / 4, using: &random))
            case 1:
                let (from, to) = (Int.random(in: 0..<bytes.count, using: &random) & ~32767, offset & ~32767)
                let page = Array(bytes[from..<min(from + 32768, bytes.count)])
                for (index, byte) in page.enumerated() where to + index < bytes.count { bytes[to + index] = byte }
            case 2:
                bytes[Int.random(in: 0..<min(200, bytes.count), using: &random)] = .random(in: 0...255, using: &random)
            case 3..<9: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 9..<12: bytes[offset] = [0, 1, 8, 9, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
            default: bytes[offset] = .random(in: 0...255, using: &random)
            }
        }
    }

    /// Runs something on the file; what it throws must be an error of the store.
    private func expectStoreError(_ seed: UInt64, _ body: () throws -> Void) {
        do {
            try body()
        } catch is StoreError {
        } catch {
            Issue.record("seed \(seed): \(error)")
        }
    }

    @Test(arguments: Seeds.first(3))
    func giveErrorsAndNeverATrap(_ block: UInt64) throws {
        let path = folder.path("damaged-\(block).db")
        for seed in block * 15..<block * 15 + 15 {
            var random = SeededGenerator(seed: seed)
            var bytes = original
            damage(&bytes, with: &random)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            expectStoreError(seed) {
                let database = try ContactDatabase.open(at: path)
                expectStoreError(seed) { _ = try database.sources() }
                expectStoreError(seed) { _ = try database.finishedSource(sha256: "aa") }
                expectStoreError(seed) { _ = try database.rejectedCounts() }
                expectStoreError(seed) { try database.forEachRejectedNumber { _ in } }
                expectStoreError(seed) { _ = try database.findingCounts() }
                expectStoreError(seed) { _ = try database.fieldFindingCounts(codes: ["shortRow"]) }
                expectStoreError(seed) { try database.forEachFinding { _ in } }
                expectStoreError(seed) { try database.forEachFinding(limit: 2) { _, _ in } }
                expectStoreError(seed) { _ = try database.verify() }
            }
            expectStoreError(seed) {
                try Self.unfinished.write(to: ContactDatabase.openOrCreate(at: path), checkpointInterval: 5)
            }
        }
    }

    /// Values that STRICT tables refuse, brought in by a table of the same name that is not STRICT.
    @Test(arguments: [
        ("sources", "path", "NULL"), ("sources", "bytes", "'many'"), ("sources", "bytes", "-1"),
        ("sources", "numbers", "9223372036854775807"), ("sources", "status", "x'00FF'"),
        ("findings", "line", "'first'"), ("findings", "message", "NULL"), ("phone_numbers", "raw", "NULL"),
    ])
    func aValueOfAnotherTypeIsAnError(_ table: String, _ column: String, _ value: String) throws {
        let path = folder.path("retyped.db")
        try Data(original).write(to: URL(fileURLWithPath: path))
        try PlainSQL.run(
            """
            PRAGMA foreign_keys = off; PRAGMA legacy_alter_table = on; CREATE TABLE kept AS SELECT * FROM \(table); DROP TABLE \(table);
            ALTER TABLE kept RENAME TO \(table); UPDATE \(table) SET \(column) = \(value)
            """, in: path)
        let place = "the table \(table) was changed"
        let error = StoreError.altered(path: path, places: [place])
        #expect(throws: error) { try ContactDatabase.open(at: path) }
        #expect(throws: error) { try ContactDatabase.openOrCreate(at: path) }
        let checks = try ContactDatabase.openForVerification(at: path).verify()
        #expect(checks.first { $0.subject == .schema }?.issues == [place])
        #expect(checks.allSatisfy { $0.subject == .pages || !$0.hasPassed })
    }

    @Test func anIdWithoutSuccessorIsAnError() throws {
        let path = folder.path("full.db")
        try Data(original).write(to: URL(fileURLWithPath: path))
        try PlainSQL.run(
            "PRAGMA foreign_keys = off; UPDATE contacts SET id = 9223372036854775807 WHERE id = 24", in: path)
        let source = SampleSource("new.csv", sha256: "99", contacts: [SampleContact("Ida Exempel")])
        #expect(throws: StoreError.damaged(path: path, detail: "unexpected value in column id of contacts")) {
            try source.write(to: ContactDatabase.openOrCreate(at: path))
        }
    }
}
