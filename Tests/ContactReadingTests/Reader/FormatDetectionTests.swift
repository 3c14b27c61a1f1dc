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
        Foreign("SQL script", "-- a dump\n\nINSERT INTO contacts (id,name,phone) VALUES (1,'Ada','650-253-0000');\n"),
        Foreign("SQL script", "SET NAMES utf8;\nCREATE TABLE contacts (name TEXT);\n"),
        Foreign("SYLK spreadsheet (SLK)", "ID;PWXL;N;E\r\nC;Y1;X1;K\"Name\"\r\nC;X2;K\"Phone\"\r\nE\r\n"),
        Foreign("DIF spreadsheet", "TABLE\r\n0,1\r\n\"EXCEL\"\r\nVECTORS\r\n0,2\r\n\"\"\r\n"),
        Foreign(
            "YAML or a list of settings",
            "contacts:\n  - name: Ann Abe\n    phone: x\n  - name: Bo Bee\n    phone: y\n    note: z\n"),
        Foreign(
            "log or chat",
            "[12.01.24, 10:15:03] Ann: Hello\n[12.01.24, 10:15:43] Bo: Hi, how are you?\n[12.01.24, 10:16:03] Ann: Fine\n"
                + "[12.01.24, 10:17:03] Bo: Ok\n[12.01.24, 10:18:03] Ann: Bye\n"),
        Foreign(
            "log or chat",
            "12/01/2024, 10:15 - +44 7700 900123: Hello\n12/01/2024, 10:16 - Ann: Hi, there\n"
                + "12/01/2024, 10:17 - Ann: One\n12/01/2024, 10:18 - Ann: Two\n12/01/2024, 10:19 - Ann: Three\n"),
        Foreign(
            "log or chat",
            (0..<9).map { "2024-01-01 12:00:0\($0),123 INFO server started in 1200 ms\n" }.joined()),
        Foreign(
            "text without a table",
            "Dear Ms Abe,\n\nthank you for your letter of 3 March. We are glad to hear from you.\n"
                + "Our office is open from nine to five, and you can reach us at any time.\n\nYours sincerely,\n"
                + "Bo Bee\nHead of everything, and of much more besides.\n"),
        Foreign(
            "text without a table",
            "import Foundation\n\nstruct Person {\n    var name = \"\"\n    let phone: String?\n\n    func call() {\n"
                + "        print(name)\n    }\n}\n"),
        Foreign(
            "text without a table",
            "#include <stdio.h>\nint main(void) {\n  int number = 0;\n  char name[20];\n  puts(name);\n  return number;\n}\n"
        ),
        Foreign(
            "text without a table",
            "import csv, io\n\ndef phone(number, email, name):\n    return number + 1\n\nclass Person:\n    pass\n\nprint(phone(1, 2, 3))\n"
        ),
        Foreign(
            "text without a table",
            "class Region:\n    data = Desc(pattern='[2-9]', number='0662123456', length=(9,))\n"
                + (0..<5).map { "    add(Desc('[1-9]', number='066212345\($0)'))\n    call(1, 2, 3, 4)\n" }
                .joined()),
        Foreign(
            "e-mail message",
            "Return-Path: <bo@example.com>\nReceived: from a.example.com (a.example.com [192.0.2.1])\n\tby b.example.com\n"
                + "Message-ID: <1@example.com>\nFrom: Bo Bee <bo@example.com>\nTo: Ann Abe <ann@example.com>\n\nCall 030 1234567.\n"
        ),
        Foreign(
            "mailbox of messages (mbox)",
            "From - Mon Jan 01 10:00:00 2024\nX-Mozilla-Status: 0001\nReturn-Path: <bo@example.com>\nFrom: Bo Bee <bo@example.com>\n"
                + "To: ann@example.com\nSubject: Hi\n\nCall 030 1234567.\n"),
        Foreign(
            "mailbox of messages (mbox)",
            "From bo@example.com Mon Jan 01 10:00:00 2024\nFrom: Bo Bee <bo@example.com>\nTo: ann@example.com\nDate: Mon\n\nHi\n"
        ),
        Foreign("text without a table", "*.o\n/build/\n.cache\n"),
        Foreign("text without a table", "numpy==1.26\nscipy>=1.2\n"),
        Foreign("text without a table", "alpha\nbeta\ngamma\ndelta\nepsilon\nzeta\n"),
        Foreign(
            "text without a table",
            "This work may be copied by anybody who keeps this line and names its author.\nIt is given without any warranty.\n"
        ),
        Foreign("YAML or a list of settings", "version: 2\nupdates:\n  - package: x\n    directory: y\n"),
        Foreign(
            "YAML or a list of settings",
            (0..<4).map { "- name: Ann Abe\n  phone: 206-555-010\($0)\n  city: Bonn\n" }.joined()),
        Foreign(
            "log or chat",
            (0..<9).map { "2024-01-01 12:00:0\($0),123 - WARN server of ann@example.com has had no answer\n" }.joined()),
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
        ("Begin;Name;Telefon;\n9:00;Anna;206-555-0101;\n", .csv),
        ("Name,Card\nAnna,\"BEGIN:VCARD\"\n", .csv), ("[Team],Phone\nx,1\n", .csv), ("<Name>;Phone\nx;1\n", .csv),
        ("\"a\"\n", .csv), ("206-555-0101\n206-555-0102\n206-555-0103\n206-555-0104\n206-555-0105\n", .csv),
        ("Ann Abe 206-555-0101\nBo Bee 206-555-0102\nCy 206-555-0103\nDi 206-555-0104\nEd 206-555-0105\n", .csv),
        ("Ann: 206-555-0101\nBo: 206-555-0102\nCy: 206-555-0103\nDi: 206-555-0104\nEd: 206-555-0105\n", .csv),
        ("Phone\n206-555-0101\n206-555-0102\n206-555-0103\n206-555-0104\n206-555-0105\n", .csv),
        ("Ann Abe\nBo Bee\nCy\nDi Dee\nEd O'Neil\nFay\n", .csv), ("Name\nAnn Abe\nBo Bee\nCy\nDi Dee\nEd\nFay\n", .csv),
        ("E1,it = <*>\nE2,()\nE3,{a}\nE4,x;\nE5,y = 1\nE6,call()\n", .csv),
        ("n,date,time,note\n" + (0..<9).map { "\($0),17/06/09,20:10:4\($0),a: {b}\n" }.joined(), .csv),
        ("a,b,c\n1,cat\ndog,c\n3,b,c\n", .csv), ("a\n02/01/2014\n31/12/2012\n", .csv),
        (
            "Phone: 206-555-0101\nPhone: 206-555-0102\nPhone: 206-555-0103\nPhone: 206-555-0104\nPhone: 206-555-0105\n",
            .csv
        ),
        ("x1,y1\na,b\nc,d\ne,f\ng,h\ni,j\n", .csv),
        ("x1;y1;z1\n{a};;<b>\n;c=d;\n;;{e}\n\"f;\";{g};\n<h>;;i=j\n", .csv),
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
