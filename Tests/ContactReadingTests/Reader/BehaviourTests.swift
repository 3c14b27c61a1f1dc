import ReadingTestSupport
import Testing

@testable import ColumnRecognition
@testable import ContactModel
@testable import ContactReading

@Suite struct BehaviourTests {
    @Test func m78OneBadRowAmongAThousand() throws {
        var rows = (1...1000).map { "Person \($0),+1 202-555-\(1000 + $0)" }
        rows[499] = ","
        let outcome = try read("Name,Phone\n" + rows.joined(separator: "\n") + "\n")
        #expect(outcome.contacts.count == 999)
        #expect(outcome.codes == ["emptyRow"])
        #expect(outcome.findings[0].line == 501)
    }

    @Test func m78OneBadCardAmongAThousand() throws {
        var cards = (1...1000).map { "BEGIN:VCARD\nVERSION:3.0\nFN:Person \($0)\nEND:VCARD\n" }
        cards[499] = "BEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n"
        let outcome = try read(cards.joined())
        #expect(outcome.contacts.count == 999)
        #expect(outcome.codes == ["emptyCard"])
        #expect(outcome.findings[0].line == 499 * 4 + 1)
    }

    @Test(arguments: Samples.all) func m79TotalsAddUp(sample: [UInt8]) throws {
        let outcome = try read(sample)
        let skips: Set<String> = ["emptyRow", "emptyCard", "footer", "repeatedHeader", "recordTooLong"]
        #expect(outcome.description.recordsSeen == outcome.description.contacts + outcome.description.skipped)
        #expect(outcome.description.contacts == outcome.contacts.count)
        #expect(outcome.description.skipped == outcome.codes.filter(skips.contains).count)
        #expect(outcome.contacts.map(\.origin.ordinal) == Array(1...outcome.contacts.count))
    }

    @Test func m80ReadingTwiceGivesTheSame() throws {
        for sample in Samples.all {
            let first = try read(sample)
            let second = try read(sample)
            #expect(first.contacts == second.contacts)
            #expect(first.findings == second.findings)
        }
    }

    @Test func m81MemoryDoesNotGrowWithTheFile() throws {
        var reader = ContactReader()
        var sink = Counter()
        let rows = Array((0..<1000).map { _ in "Anna,+1 202-555-0101,\"a note\"\n" }.joined().utf8)
        try Array("Name,Phone,Notes\n".utf8).withUnsafeBytes { try reader.read($0, into: &sink) }
        for _ in 0..<100 { try rows.withUnsafeBytes { try reader.read($0, into: &sink) } }
        try reader.finish(into: &sink)
        #expect(sink.contacts == 100_000)
        #expect(reader.bufferCapacity < 4 << 20)
    }

    @Test func m88ACSVFileThatIsCutOffInAQuotedCell() throws {
        let outcome = try read("Name,Phone,Notes\nAnna,555-0101,x\nBen,555-0102,\"a long no")
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.contacts[1].first(.note) == "a long no")
        #expect(outcome.finding(.truncated)?.line == 3)
        #expect(outcome.finding(.truncated)?.severity == .error)
    }

    @Test func m88ACSVFileThatIsCutOffInARow() throws {
        let outcome = try read("Name,Phone,Notes\nAnna,555-0101,x\nBen,555")
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.finding(.truncated)?.line == 3)
    }

    @Test func m88AFileThatIsCutOffInACharacter() throws {
        let outcome = try read(Array("Name,Phone\nAnna,555-0101\nZo".utf8) + [0xC3])
        #expect(outcome.names.first == "Anna")
        #expect(outcome.finding(.truncated)?.line == 3)
        var wide = utf16("Name,Phone\nAnna,555-0101\n", isBigEndian: false, mark: true)
        wide.append(0x41)
        #expect(try read(wide).finding(.replacedBytes) != nil)
    }

    @Test func anErrorOfTheSinkEndsTheReading() {
        struct Full: Error {}
        struct Failing: ContactSink {
            mutating func receive(_ contact: borrowing Contact) throws { throw Full() }
            mutating func receive(_ finding: Finding) throws {}
        }
        var reader = ContactReader()
        var sink = Failing()
        #expect(throws: Full.self) {
            try Array("Name,Phone\nAnna,1\n".utf8).withUnsafeBytes { try reader.read($0, into: &sink) }
            try reader.finish(into: &sink)
        }
    }

    /// Places in the text of a contact have 32 bits.
    @Test func limitsOfLengthsHaveALimit() {
        var options = ReadingOptions()
        options.maxFieldLength = .max
        options.maxRecordLength = .max
        options.maxContactLength = ReadingOptions.maximumLength + 1
        options.maxPhotoLength = 1 << 40
        #expect(options.maxFieldLength == ReadingOptions.maximumLength)
        #expect(options.maxRecordLength == ReadingOptions.maximumLength)
        #expect(options.maxContactLength == ReadingOptions.maximumLength)
        #expect(options.maxPhotoLength == ReadingOptions.maximumLength)
        options.maxFieldLength = 5000
        #expect(options.maxFieldLength == 5000)
    }

    struct Counter: ContactSink {
        var contacts = 0
        mutating func receive(_ contact: borrowing Contact) { contacts += 1 }
        mutating func receive(_ finding: Finding) {}
    }
}
