import Archives
import ContactStore
import Foundation
import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Whatever the spelling and the place: after a number is forgotten it is nowhere in the file, and nobody else has lost anything.
struct ErasurePropertyTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let number = "6502530777"
    private static let header =
        "Record ID,First Name,Last Name,Home Phone,Mobile Phone,E-mail Address,Notes,Home Street,Company,Shoe Size,Web Page"

    /// A spelling that the classifier reads, without what CSV needs quotes for.
    private func spelling(_ random: inout SeededGenerator) -> String {
        let classifier = Classifier(region: RegionCode("US"), allowedCategories: .all)
        while true {
            let text = RandomSpelling.make(Self.number, code: "1", using: &random)
            let numbers = classifier.numbers(in: text, region: nil)
            if numbers.count == 1, numbers[0].classification.e164 == "+1" + Self.number { return text }
        }
    }

    /// Everything that the file says: the text of all values, kept content inflated.
    private func content() throws -> FileBytes {
        var content = try FileBytes(in: bench.folder, prefix: "contacts.db")
        let store = try ContactDatabase.open(at: bench.database)
        for source in try bench.rows("SELECT id FROM sources").compactMap({ Int($0) }) {
            var offset = 0
            while let block = try store.rawBlock(source: source, at: offset) {
                content.append(try DeflatedBlock.inflate(Array(block.deflated), byteCount: block.byteCount))
                offset += block.byteCount
            }
        }
        return content
    }

    @Test(arguments: [UInt64(11), 12]) func nothingIsLeftAndNobodyElseLoses(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var spellings: [String] = []
        var rows: [String] = []
        for person in 0..<30 {
            var cells = [
                "R\(person)", "Given\(person)", "Family\(person)", "650-253-\(1000 + person)", "",
                "p\(person)@example.com", "", "",
                "", "", "",
            ]
            switch person % 5 {
            case 0:
                // The person has the number.
                let text = spelling(&random)
                spellings.append(text)
                cells[Int.random(in: 3...4, using: &random)] = text
            case 1, 2:
                // Somebody mentions it somewhere.
                let column = [1, 2, 6, 7, 8, 9, 10].randomElement(using: &random) ?? 6
                let text = spelling(&random)
                spellings.append(text)
                cells[column] = "see \(text) there"
            case 3:
                let text = spelling(&random)
                spellings.append(text)
                cells[5] = "not an address \(text)"
            default: break
            }
            rows.append(cells.map { "\"\($0)\"" }.joined(separator: ","))
        }
        var ingest = Ingest(
            inputs: [
                try bench.folder.write(
                    ([Self.header] + rows).joined(separator: "\n") + "\n", to: "\(spellings[0].count).csv")
            ], database: bench.database, options: bench.options)
        ingest.keepsRawContent = true
        _ = try ingest.run()
        let numbers = try bench.rows("SELECT id FROM phone_numbers WHERE raw LIKE '650-253-10%'").compactMap { Int($0) }
        let note = spelling(&random)
        spellings.append(note)
        _ = try NumberCorrections(database: bench.database, author: "Kim", note: "because of \(note)")
            .correct([.init(number: try #require(numbers.last), value: "650-253-2000")])
        let others = """
            SELECT contacts.id, raw, coalesce(e164, reason) FROM phone_numbers JOIN contacts ON contacts.id = contact_id
            WHERE contacts.id NOT IN (SELECT contact_id FROM phone_numbers WHERE e164 = '+1\(Self.number)') ORDER BY phone_numbers.id
            """
        let before = try bench.rows(others)

        let certificate = try Erasure(database: bench.database).erase(.number("+1" + Self.number))
        #expect(certificate.contacts == 6)
        #expect(certificate.isComplete, "\(certificate) (seed \(seed))")
        #expect(try bench.rows(others) == before)
        #expect(try bench.rows("SELECT count(*) FROM contacts") == ["24"])
        let left = try content()
        for text in spellings where !text.hasSuffix(".0") { #expect(!left.contains(text), "\(text) (seed \(seed))") }
        let search = try #require(NumberSpelling(e164: "+1" + Self.number))
        #expect(!search.isIn(left.text, home: nil))
        #expect(try ContactDatabase.open(at: bench.database).verify().filter { !$0.hasPassed } == [])
    }
}
