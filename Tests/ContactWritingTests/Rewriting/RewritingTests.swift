import ColumnRecognition
import ContactModel
import Testing

@testable import ContactReading
@testable import ContactWriting

struct RewritingTests {
    private func number(_ raw: String, in whole: String? = nil, to replacement: String?) -> RewrittenNumber {
        RewrittenNumber(
            raw: Array(raw.utf8), whole: Array((whole ?? raw).utf8), replacement: replacement.map { Array($0.utf8) },
            address: replacement.map { Array("tel:\($0)".utf8) })
    }

    private func rewrite(
        _ file: String, record: String, _ numbers: [RewrittenNumber], adding columns: [String] = [],
        cells: [String] = []
    ) throws -> (text: String, missed: Int) {
        var rewriter = try Array(file.utf8).withUnsafeBytes {
            try SourceRewriter($0, isWhole: true, options: ReadingOptions(), recognizer: KnownColumns(), added: columns)
        }
        var output: [UInt8] = []
        var texts: [RewrittenText] = []
        let missed = rewriter.rewrite(
            Array(record.utf8), numbers: numbers, texts: &texts, added: cells.map { Array($0.utf8) }, into: &output)
        return (String(decoding: output, as: UTF8.self), missed)
    }

    private let header = "Name;Phone;Mobile Phone\r\n"

    @Test(arguments: [
        ("Ann;030 1;x", "Ann;+49301;x"), ("\"A;n\";\"030 1\";", "\"A;n\";\"+49301\";"),
        ("Ann; 030 1 ;", "Ann; 030 1 ;"),
        ("Ann;030 2;030 1", "Ann;030 2;+49301"),
    ])
    func onlyTheNumberChanges(row: String, expected: String) throws {
        let file = header + row + "\r\n"
        #expect(try rewrite(file, record: row, [number("030 1", to: "+49301")]).text == expected)
    }

    @Test func numbersOfOneCellAreReplacedInPlace() throws {
        let cell = "030 1 / 030 2 (n. 9 Uhr)"
        let numbers = [
            number("030 1", in: cell, to: "+49301"), number("030 2", in: cell, to: nil), number("030 1", to: "+4930"),
        ]
        let row = "Ann;\(cell);030 1"
        let result = try rewrite(header + row + "\r\n", record: row, numbers)
        #expect(result.text == "Ann;+49301 / 030 2 (n. 9 Uhr);+4930")
        #expect(result.missed == 0)
    }

    @Test func whatStandsBetweenNumbersStays() throws {
        let cell = "Tel: 030 1 / 030 2"
        let numbers = [number("Tel: 030 1 /", in: cell, to: "+49301"), number("030 2", in: cell, to: "+49302")]
        let row = "Ann;\(cell);"
        #expect(try rewrite(header + row + "\r\n", record: row, numbers).text == "Ann;Tel: +49301 / +49302;")
    }

    @Test func aNumberThatIsNotFoundIsCounted() throws {
        let row = "Ann;030 2;"
        let result = try rewrite(header + row + "\r\n", record: row, [number("030 1", to: "+49301")])
        #expect(result.text == row && result.missed == 1)
    }

    @Test func addedCellsStandUnderTheirHeaders() throws {
        let file = header + "Ann;1\r\n"
        let rewriter = try Array(file.utf8).withUnsafeBytes {
            try SourceRewriter(
                $0, isWhole: true, options: ReadingOptions(), recognizer: KnownColumns(), added: ["e164", "Phone"])
        }
        var output: [UInt8] = []
        rewriter.rewrite(head: Array(header.utf8), into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "Name;Phone;Mobile Phone;e164;Phone 2\r\n")
        #expect(try rewrite(file, record: "Ann;1", [], adding: ["e164"], cells: ["+1; +2"]).text == "Ann;1;;\"+1; +2\"")
    }

    /// The lines of a street are written into their columns, and an address that is added is none of its lines.
    @Test(arguments: [
        ("12 Main St\nSuite 400", "1 Lake Rd\nFloor 2", "Ann;1 Lake Rd;Floor 2;Salem"),
        ("12 Main St\nSuite 400", "1 Lake Rd", "Ann;1 Lake Rd;;Salem"), ("12 Main St\nSuite 400", "", "Ann;;;Salem"),
        ("12 Main St\nSuite 400", "1 Lake Rd\nFloor 2\nLeft", "Ann;1 Lake Rd;\"Floor 2\nLeft\";Salem"),
        ("12 Main St", "1 Lake Rd", "Ann;12 Main St;Suite 400;Salem"),
        ("", "1 Lake Rd", "Ann;12 Main St;Suite 400;Salem"),
    ])
    func linesOfAStreet(raw: String, replacement: String, expected: String) throws {
        let row = "Ann;12 Main St;Suite 400;Salem"
        let file = "Name;Street;Street 2;City\r\n\(row)\r\n"
        var rewriter = try Array(file.utf8).withUnsafeBytes {
            try SourceRewriter($0, isWhole: true, options: ReadingOptions(), recognizer: KnownColumns(), added: [])
        }
        var output: [UInt8] = []
        var texts = [RewrittenText(kind: .street, raw: Array(raw.utf8), replacement: Array(replacement.utf8))]
        _ = rewriter.rewrite(Array(row.utf8), numbers: [], texts: &texts, added: [], into: &output)
        #expect(String(decoding: output, as: UTF8.self) == expected)
        #expect(texts.isEmpty == (expected != row))
    }

    /// One of several e-mail addresses of a cell is written again, or leaves it.
    @Test(arguments: [
        ("b@example.de", "c@example.de", "Ann;\"a@example.de; c@example.de\""),
        ("b@example.de", "", "Ann;\"a@example.de\""),
        ("a@example.de", "", "Ann;\"b@example.de\""),
        ("", "c@example.de", "Ann;\"a@example.de; b@example.de; c@example.de\""),
    ])
    func severalEmailsOfACell(raw: String, replacement: String, expected: String) throws {
        let row = "Ann;\"a@example.de; b@example.de\""
        let file = "Name;E-mail\r\n\(row)\r\n"
        var rewriter = try Array(file.utf8).withUnsafeBytes {
            try SourceRewriter($0, isWhole: true, options: ReadingOptions(), recognizer: KnownColumns(), added: [])
        }
        var output: [UInt8] = []
        var texts = [RewrittenText(kind: .email, raw: Array(raw.utf8), replacement: Array(replacement.utf8))]
        _ = rewriter.rewrite(Array(row.utf8), numbers: [], texts: &texts, added: [], into: &output)
        #expect(String(decoding: output, as: UTF8.self) == expected)
        #expect(texts.isEmpty)
    }

    /// Dates are written in the form of the card's version.
    @Test(arguments: [
        (
            "4.0", "ANNIVERSARY:20010203", Contact.Field.Kind.anniversary, "2001-02-03", "2002-02-02",
            "ANNIVERSARY:20020202"
        ),
        ("4.0", "BDAY:20010203", .birthday, "2001-02-03", "--02-02", "BDAY:--0202"),
        ("4.0", "BDAY;VALUE=text:circa 1800", .birthday, "circa 1800", "1800-01-02", "BDAY;VALUE=text:1800-01-02"),
        ("3.0", "BDAY:2001-02-03", .birthday, "2001-02-03", "2002-02-02", "BDAY:2002-02-02"),
        (
            "3.0", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29", .birthday, "--02-29", "--03-01",
            "BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-01"
        ),
    ])
    func datesOfCards(
        version: String, line: String, kind: Contact.Field.Kind, raw: String, replacement: String, expected: String
    ) throws {
        let card = "BEGIN:VCARD\r\nVERSION:\(version)\r\nFN:Ann\r\n\(line)\r\nEND:VCARD"
        var rewriter = try Array(card.utf8).withUnsafeBytes {
            try SourceRewriter($0, isWhole: true, options: ReadingOptions(), recognizer: KnownColumns(), added: [])
        }
        var output: [UInt8] = []
        var texts = [RewrittenText(kind: kind, raw: Array(raw.utf8), replacement: Array(replacement.utf8))]
        _ = rewriter.rewrite(Array(card.utf8), numbers: [], texts: &texts, added: [], into: &output)
        #expect(String(decoding: output, as: UTF8.self).contains("\r\n\(expected)\r\n"))
        #expect(texts.isEmpty)
    }

    @Test func cardsKeepTheirLines() throws {
        let card = """
            BEGIN:VCARD\r
            VERSION:3.0\r
            FN:Ann\r
            item1.TEL;TYPE=\r
             CELL:030\\,1\r
            TEL;VALUE=uri:tel:030-2\r
            NOTE:a\r
             b\r
            END:VCARD
            """
        let result = try rewrite(
            card + "\r\n", record: card,
            [number("030,1", to: "+49301"), number("tel:030-2", to: "+49302")], adding: ["e164"], cells: ["+49301"])
        #expect(
            result.text == """
                BEGIN:VCARD\r
                VERSION:3.0\r
                FN:Ann\r
                item1.TEL;TYPE=CELL:+49301\r
                TEL;VALUE=uri:tel:+49302\r
                NOTE:a\r
                 b\r
                X-TRUNKLINE-E164:+49301\r
                END:VCARD
                """)
        #expect(result.missed == 0)
    }
}
