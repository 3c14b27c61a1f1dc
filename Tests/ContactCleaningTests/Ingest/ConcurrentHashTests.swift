import ArchiveTestSupport
import ContactCleaning
import ContactStore
import Foundation
import StoreTestSupport
import Testing

/// A large new file is hashed while it is read; nobody sees a difference.
struct ConcurrentHashTests {
    private let bench: Workbench
    private let table: [UInt8]

    init() throws {
        bench = try Workbench()
        var text = "Name,Phone,Notes\n"
        let note = String(repeating: "invented ", count: 20)
        for number in 0..<7000 { text += "Person \(number),(202) 555-01\(number % 90 + 10),\(note)\(number)\n" }
        table = Array(text.utf8)
        #expect(table.count > 1 << 20)
    }

    private func hashes() throws -> [String] { try bench.rows("SELECT sha256 FROM sources ORDER BY id") }

    @Test func theHashIsThatOfTheContent() throws {
        let path = try bench.write(table, to: "new.csv")
        #expect(try bench.ingest(path).inputs.map(\.status) == [.stored])
        // Standard input and packed files are hashed while they are unpacked.
        let packed = try bench.write(Packer.gzip(table), to: "packed.csv.gz")
        let found = try bench.ingest(packed)
        #expect(found.inputs.map(\.status) == [.alreadyStored(path: path)])
        #expect(try hashes().count == 1 && hashes().first?.count == 64)
        #expect(try bench.rows("SELECT count(*) FROM contacts") == ["7000"])
    }

    @Test func theSameContentIsStoredOnce() throws {
        let packed = try bench.write(Packer.gzip(table), to: "packed.csv.gz")
        #expect(try bench.ingest(packed).inputs.map(\.status) == [.stored])
        for name in ["one.csv", "two.csv"] {
            let again = try bench.ingest(bench.write(table, to: name))
            #expect(again.inputs.map(\.status) == [.alreadyStored(path: packed)])
        }
        #expect(try hashes().count == 1)
    }

    /// A file of the size of a stored one is hashed first, and is another source if its content is another.
    @Test func anotherFileOfTheSameSizeIsAnotherSource() throws {
        var other = table
        other[other.count - 2] = UInt8(ascii: "X")
        let paths = [try bench.write(table, to: "one.csv"), try bench.write(other, to: "other.csv")]
        #expect(try bench.ingest(paths[0], paths[1]).inputs.map(\.status) == [.stored, .stored])
        #expect(Set(try hashes()).count == 2)
        #expect(try ContactDatabase.open(at: bench.database).verify().allSatisfy(\.hasPassed))
    }
}
