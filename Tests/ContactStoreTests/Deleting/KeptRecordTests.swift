import GRDB
import SeededRandom
import Testing

@testable import ContactStore

/// A kept row comes back exactly, and a damaged one is noticed.
struct KeptRecordTests {
    private static let values = [
        "NULL", "0", "1", "-1", "127", "-128", "128", "32767", "-32769", "8388607", "8388608", "2147483648",
        "-140737488355328",
        "140737488355328", "9223372036854775807", "-9223372036854775808", "0.1", "-1e300", "1.0", "9007199254740993.0",
        "''",
        "'a' || char(0) || 'b'", "'é💥'", "CAST(x'ff80' AS TEXT)", "x''", "x'00ff'", "zeroblob(300)",
        "replace(hex(zeroblob(10000)), '0', 'z')",
    ]

    private static func records(in db: Database) throws -> [(key: Int, bytes: [UInt8])] {
        let rows = try RawStatement("SELECT id, v, v FROM one ORDER BY id", in: db)
        var writer = KeptRecord.Writer()
        var records: [(key: Int, bytes: [UInt8])] = []
        while try rows.step() {
            writer.addKey()
            writer.add(rows.handle, 1)
            writer.add(rows.handle, 2)
            records.append((records.count + 1, writer.take()))
        }
        return records
    }

    private static func fill(_ db: Database) throws {
        for table in ["one", "two"] {
            try db.execute(sql: "CREATE TABLE \(table) (id INTEGER PRIMARY KEY, v ANY, w ANY) STRICT")
        }
        for value in values { try db.execute(sql: "INSERT INTO one (v, w) SELECT v, v FROM (SELECT \(value) AS v)") }
    }

    @Test func valuesOfEveryTypeComeBackExactly() throws {
        try DatabaseQueue().write { db in
            try Self.fill(db)
            let insert = try RawStatement("INSERT INTO two VALUES (?, ?, ?)", in: db)
            for (key, bytes) in try Self.records(in: db) {
                try bytes.withUnsafeBufferPointer { bytes in
                    let record = try #require(KeptRecord(bytes, count: 3))
                    try insert.run { record.bind(key: key, to: $0) }
                }
            }
            let same = "one.v IS two.v AND one.w IS two.w AND typeof(one.v) = typeof(two.v) AND hex(one.v) = hex(two.v)"
            let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM one JOIN two USING (id) WHERE \(same)")
            #expect(count == Self.values.count)
        }
    }

    @Test func textIsReplaced() throws {
        try DatabaseQueue().write { db in
            try Self.fill(db)
            for (_, bytes) in try Self.records(in: db) {
                try bytes.withUnsafeBufferPointer { bytes in
                    let record = try #require(KeptRecord(bytes, count: 3))
                    let changed = record.replacing([2: Array("other".utf8)])
                    try changed.withUnsafeBufferPointer { bytes in
                        let other = try #require(KeptRecord(bytes, count: 3))
                        #expect(other.text(2) == "other")
                        #expect(other.int(1) == record.int(1))
                        #expect(other.bytes(1).map(Array.init) == record.bytes(1).map(Array.init))
                    }
                }
            }
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func damageIsNoticedOrHarmless(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        try DatabaseQueue().write { db in
            try Self.fill(db)
            let insert = try RawStatement("INSERT OR REPLACE INTO two VALUES (?, ?, ?)", in: db)
            for (key, bytes) in try Self.records(in: db) where bytes.count < 1000 {
                for end in bytes.indices {
                    Array(bytes[..<end]).withUnsafeBufferPointer { #expect(KeptRecord($0, count: 3) == nil) }
                }
                for _ in 0..<50 {
                    var damaged = bytes
                    damaged[Int.random(in: damaged.indices, using: &random)] = .random(
                        in: .min ... .max, using: &random)
                    try damaged.withUnsafeBufferPointer { bytes in
                        guard let record = KeptRecord(bytes, count: 3) else { return }
                        try insert.run { record.bind(key: key, to: $0) }
                    }
                }
            }
        }
    }
}
