import ContactModel
import ReadingTestSupport
import Testing

@testable import ContactReading

@Suite struct FormatDetectionTests {
    struct Foreign: Sendable, CustomTestStringConvertible {
        var name: String
        var bytes: [UInt8]
        var testDescription: String { name }

        init(_ name: String, _ bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }

        init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
    }

    static let foreign = [
        Foreign("JSON", "{\"contacts\": [{\"name\": \"Anna\"}]}"), Foreign("JSON", " [\n {\"name\": \"Anna\"}]"),
        Foreign("jCard (vCard as JSON)", "[\"vcard\", [[\"version\", {}, \"text\", \"4.0\"]]]"),
        Foreign("xCard (vCard as XML)", "<?xml version=\"1.0\"?><vcards xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\"/>"),
        Foreign("XML", "<?xml version=\"1.0\"?><contacts/>"),
        Foreign("HTML page", "\n<!DOCTYPE html><html><body>Sign in</body></html>"),
        Foreign("HTML page", "<table><tr><td>Name</td></tr></table>"),
        Foreign("LDIF", "version: 1\n# x\ndn: cn=Anna,dc=example\ntelephoneNumber: 1\n"),
        Foreign("LDIF", "dn:: Y249QW5uYQ==\ncn: Anna\n"),
        Foreign("Excel workbook (XLSX)", [0x50, 0x4B, 3, 4] + Array("..[Content_Types].xml".utf8)),
        Foreign("ZIP archive", [0x50, 0x4B, 3, 4] + Array("..Connections.csv".utf8)),
        Foreign("gzip archive", [0x1F, 0x8B, 8, 0, 0, 0]), Foreign("SQLite database", "SQLite format 3\0..."),
        Foreign("PDF document", "%PDF-1.4"), Foreign("PNG image", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]),
        Foreign("old Office document (XLS, DOC or MSG)", [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1]),
        Foreign("binary data", (0..<400).map { UInt8(truncatingIfNeeded: $0 &* 7 % 31) }),
    ]

    @Test(arguments: foreign) func m87ForeignFormatsAreRefusedByName(sample: Foreign) throws {
        let error = try #require(throws: UnsupportedFormat.self) { try read(sample.bytes) }
        #expect(error.name == sample.name)
        #expect(!error.hint.isEmpty)
    }

    @Test func m87ForeignTextInUTF16IsRefusedToo() {
        #expect(throws: UnsupportedFormat.self) { try read(utf16("{\"a\": 1}", isBigEndian: false, mark: true)) }
    }

    @Test(arguments: [
        ("Name,Phone\nAnna,1\n", SourceFormat.csv), ("BEGIN:VCARD\nFN:Anna\nEND:VCARD\n", .vCard),
        ("\n\n  begin:vcard\nFN:Anna\n", .vCard), ("FN:Anna\nTEL:1\nEND:VCARD\n", .vCard),
        ("VERSION:3.0\nFN:Anna\n", .vCard),
        ("BEGIN:VCALENDAR\nEND:VCALENDAR\nBEGIN:VCARD\nFN:Anna\nEND:VCARD\n", .vCard),
        ("Name,Card\nAnna,\"BEGIN:VCARD\"\n", .csv), ("[Team],Phone\nx,1\n", .csv), ("<Name>;Phone\nx;1\n", .csv),
        ("\"a\"\n", .csv),
    ])
    func formatsAreToldByContent(text: String, format: SourceFormat) throws {
        #expect(try read(text).description.format == format)
    }

    @Test func aCalendarAloneIsRefused() throws {
        let error = try #require(throws: UnsupportedFormat.self) {
            try read("BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n")
        }
        #expect(error.name == "calendar (iCalendar)")
    }

    @Test func aForcedFormatIsBelieved() throws {
        var options = ReadingOptions()
        options.format = .csv
        let outcome = try read(Array("{Name},Phone\nAnna,555-0101\n".utf8), options)
        #expect(outcome.contacts.first?.first(.phone) == "555-0101")
    }

    @Test func aForcedDelimiterIsBelieved() throws {
        var options = ReadingOptions()
        options.delimiter = ASCII.bar
        let outcome = try read(Array("Name|Phone\nA,B;C|555-0101\n".utf8), options)
        #expect(outcome.names == ["A,B;C"])
    }

    @Test func encodingsByName() {
        #expect(TextEncoding("UTF8") == .utf8)
        #expect(TextEncoding("cp-1252") == .windows1252)
        #expect(TextEncoding("iso_8859-15")?.name == "ISO-8859-15")
        #expect(TextEncoding("IBM850")?.keepsOffsets == true)
        #expect(TextEncoding("sjis")?.keepsOffsets == false)
        #expect(TextEncoding("klingon") == nil)
    }

    /// A byte that is not a character costs that byte and no more.
    @Test(arguments: [1, 3, 1 << 20]) func invalidBytesOfAConvertedEncoding(cut: Int) throws {
        var options = ReadingOptions()
        options.encoding = TextEncoding("Shift_JIS")
        let name: [UInt8] = [0x8E, 0x52, 0x93, 0x63]  // 山田
        let bytes =
            Array("Name,Phone\n".utf8) + name + [0xFF] + name + Array(",555-0101\n".utf8) + name
            + Array(",555-0102\n".utf8)
        let outcome = try read(bytes, options, cuts: [cut])
        #expect(outcome.contacts.map { $0.first(.displayName) } == ["山田\u{FFFD}山田", "山田"])
        #expect(outcome.contacts.map { $0.first(.phone) } == ["555-0101", "555-0102"])
        #expect(outcome.finding(.replacedBytes)?.byteOffset == 15)
    }

    /// Encodings that only the system knows are read by character, however many bytes one has.
    @Test(arguments: ["JOHAB", "EUC-TW", "Big5-HKSCS"]) func multiByteEncodingsOfTheSystem(name: String) throws {
        guard let encoding = TextEncoding(name) else { return }
        #expect(!encoding.keepsOffsets)
    }
}
