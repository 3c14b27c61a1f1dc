import RegionInference
import SeededRandom
import StoreTestSupport
import Testing
import Threads

@testable import ContactCleaning
@testable import ContactMatching

/// The contacts of a file that several readers share are those that a deduplication reads.
struct FileNormalizationTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    /// A table of many blocks, with cells of several lines.
    private func table(_ rows: Int) -> [UInt8] {
        var random = SeededGenerator(seed: 5)
        var text = "First Name,Last Name,Mobile Phone,Home Phone,E-mail Address,Notes\n"
        for row in 0..<rows {
            text +=
                "Ada,Example \(row % 900),+44 7700 \(900_000 + row % 1000),020 7946 0\(100 + Int(random.next() % 900)),"
            text += "ada\(row % 3000)@example.org,\"line \(row)\n, and \"\"another\"\"\"\n"
        }
        return Array(text.utf8)
    }

    private func read(_ path: String, _ part: SourcePart, region: String) throws -> MatchRecords {
        let options = CleaningOptions(region: region == "auto" ? .automatic : try RegionChoice(code: region))
        return try FileNormalization(input: path, number: 3, part: part, options: options).run()
    }

    /// Contacts by number, each as everything that is compared.
    private func contacts(_ records: MatchRecords) throws -> [Int64: UInt64] {
        var contacts: [Int64: UInt64] = [:]
        for place in 0..<records.count where records.kind(place) == .contacts {
            let piece = try #require(records.withContent(place) { NormalizedContacts(decoding: $0) })
            for (row, id) in zip(piece.rows, piece.ids) {
                #expect(contacts.updateValue(piece.hash(of: row), forKey: id) == nil)
            }
        }
        return contacts
    }

    @Test(arguments: ["GB", "auto"]) func partsAreTheWhole(_ region: String) throws {
        let path = try bench.write(table(9000), to: "book.csv")
        let whole = try contacts(try read(path, .whole, region: region))
        #expect(whole.count == 9000)
        for count in [2, 3, 7] {
            var parts: [Int64: UInt64] = [:]
            var sizes: [Int] = []
            for index in 0..<count {
                let part = try contacts(try read(path, SourcePart(index: index, count: count), region: region))
                sizes.append(part.count)
                parts.merge(part) { _, _ in 0 }
            }
            #expect(parts == whole)
            #expect(sizes.count { $0 > 0 } > 1, "one reader read it all: \(sizes)")
        }
    }

    @Test func contactsAreThoseOfTheDatabase() throws {
        let path = try bench.write(table(3000), to: "book.csv")
        let read = try contacts(try read(path, .whole, region: "GB"))
        let options = CleaningOptions(region: try RegionChoice(code: "GB"))
        _ = try Ingest(inputs: [path], database: bench.database, options: options).run()
        let stored = try ContactLoader(database: bench.database, cancellation: Cancellation()).load(isKept: false)
            .contacts
        let hashes = zip(stored.rows, stored.ids).sorted { $0.1 < $1.1 }.map { stored.hash(of: $0.0) }
        #expect(read.sorted { $0.key < $1.key }.map(\.value) == hashes)
    }

    @Test func inputsThatCannotBeReadAreNamed() throws {
        let records = try read("/nonexistent/book.csv", .whole, region: "GB")
        #expect(records.count == 1 && records.kind(0) == .failure && records.firsts[0] == 3)
        #expect(records.withContent(0) { String(decoding: $0, as: UTF8.self) }.contains("/nonexistent/book.csv"))
    }
}
