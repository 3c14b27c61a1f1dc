import ContactModel
import ReadingTestSupport
import Testing

@testable import ContactReading

/// A source that ends where no complete one does is known for it.
struct SourceDamageTests {
    private static let rows = "Name,Phone,Notes\r\nAnna,555-0101,\"a \"\"long\"\"\r\nnote\"\r\nZoë,555-0102,x\r\n"
    private static let cards =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoë\r\nEND:VCARD\r\n"

    @Test(arguments: [
        ("Name,Phone,Notes\nAnna,555-0101,x\nBen,555", SourceDamage.Kind.shortRecord, 3),
        ("Name,Phone,Notes\nAnna,555-0101,x\nBen,555\n", .shortRecord, 3),
        ("Name,Phone,Notes,\nAnna,555-0101,x\nBen,555", .shortRecord, 3),
        ("Name,Phone,Notes\nAnna,555-0101,x\nBen,555-0102,\"a long no", .openQuote, 3),
        ("Name,Phone,Notes\nAnna,\"555-0101,x\nBen,555-0102,y\nCy,555-0103,z\n", .openQuote, 2),
        ("BEGIN:VCARD\nFN:Anna\nEND:VCARD\nBEGIN:VCARD\nFN:Ben\n", .openCard, 4),
        ("BEGIN:VCARD\nFN:Anna\nEND:VCARD\nBEGIN:VC", .openCard, 4),
        ("BEGIN:VCARD\nFN:Anna\nEND:VCARD\nBEG", .openCard, 4),
        ("BEGIN:VCARD\nFN:Anna\nEND:VCAR", .openCard, 1),
    ])
    func formsOfDamage(text: String, kind: SourceDamage.Kind, line: Int) throws {
        let damage = try read(text).description.damage
        #expect(damage?.kind == kind)
        #expect(damage?.line == line)
        #expect(damage?.description.hasPrefix("line \(line): ") == true)
    }

    @Test(arguments: [
        rows, cards, "Name,Phone\nAnna,555-0101", "Name,Phone,Notes\nAnna,555-0101\nBen\nCy,555-0103\n",
        "Name,Phone,Notes\nAnna,5\"2\",x\nBen,555-0102,y\n", "Name,Phone,Notes\nAnna,555-0101,x\n\nend of the report\n",
        "BEGIN:VCARD\nFN:Anna\nEND:VCARD", "BEGIN:VCARD\nFN:Anna\nEND:VCARD\nBEGIN:VCALENDAR\nEND:VCALENDAR\n",
        "Name,Phone,Notes\nAnna,\"555-0101,x\nBen,\"555-0102\",y\nCy,555-0103,z\n",
        // A short row that is none of the records, one that is not the last, and one like those above it.
        "Nr;Name;Telefon;Betrag;\n1;Anna Alt;555-0101;5;\n2;Bert Bau;555-0102;6;\n;;;\nSumme;2 Mitglieder;;11;\n",
        "Nr;Name;Telefon;Betrag;\n1;Anna Alt;555-0101;5;\n2;Bert Bau;555-0102;6;\n;;;\n",
        "Nr;Name;Telefon;Betrag\n1;Anna Alt;555-0101;5\n2;Bert Bau;555-0102\nSumme;2 Mitglieder;;11\n",
        "Nr;Name;Telefon;Betrag\n1;Anna Alt;555-0101;5\n2;Bert Bau;555-0102;6\nSumme;2 Mitglieder\n",
        "Nr;Name;Telefon;\n1;Anna Alt;555-0101\n2;Bert Bau;555-0102",
    ])
    func completeSourcesHaveNone(text: String) throws {
        #expect(try read(text).description.damage == nil)
        for isBigEndian in [true, false] {
            #expect(try read(utf16(text, isBigEndian: isBigEndian, mark: true)).description.damage == nil)
        }
    }

    @Test func aRowBeyondTheLimitIsMissing() throws {
        var options = ReadingOptions()
        options.maxRecordLength = 100
        let text = "Name,Phone\nAnna,555-0101\nBen," + String(repeating: "5", count: 200) + "\nCy,555-0103\n"
        #expect(try read(text, options).description.damage?.kind == .longRecord)
    }

    /// Cut anywhere but between two records, a source is damaged, or its last line lacks the end that it had.
    @Test(arguments: [(rows, 2), (cards, 2)])
    func everyCutInsideARecordIsKnown(text: String, records: Int) throws {
        let bytes = Array(text.utf8)
        var boundaries = 0
        for length in 40..<bytes.count {
            let outcome = try read(Array(bytes[..<length]))
            guard outcome.description.damage == nil, outcome.description.endsWithLineEnd else { continue }
            boundaries += 1
            #expect(bytes[length - 1] == 0x0A || bytes[length - 1] == 0x0D, "at \(length)")
            let whole = try read(text).contacts.prefix(outcome.contacts.count)
            #expect(outcome.contacts.map(\.text) == whole.map(\.text), "at \(length)")
        }
        #expect(boundaries <= 2 * records)
    }

    @Test func aCutCharacterIsKnown() throws {
        #expect(try read(Array("Name,Phone\nZoë,1\nZo".utf8) + [0xC3]).description.damage != nil)
        #expect(try read(Array("Phone,Name\n1,Zoë\n2,Zo".utf8) + [0xC3]).description.damage?.kind == .cutCharacter)
        // A file in Windows-1252 that ends in a letter of its own.
        #expect(try read(Array("Phone,Name\n1,Jos".utf8) + [0xE9]).description.damage == nil)
        let wide = utf16("Phone,Name\n1,Ann\n2,Bo", isBigEndian: false, mark: true)
        #expect(try read(Array(wide.dropLast())).description.damage?.kind == .cutCharacter)
    }
}
