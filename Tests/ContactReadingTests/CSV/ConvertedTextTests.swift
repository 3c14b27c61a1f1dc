import ContactModel
import ContactReading
import ReadingTestSupport
import Testing

/// Nothing is guessed of a text that a source was converted to but the meanings of its columns.
@Suite struct ConvertedTextTests {
    @Test(arguments: [
        // Names that nobody knows, above words that name columns elsewhere.
        ("a,b\nName,Phone\nAnn Abe,+12025550101\n", ["a", "b"], 2),
        // Names that look like values.
        ("Ann,+12025550109\nBo Lee,+12025550101\n", ["Ann", "+12025550109"], 1),
        ("ann@example.com\nbo@example.com\n", ["ann@example.com"], 1),
        // One column, and cells full of other delimiters.
        ("tel\n+12025550101\n+12025550102\n", ["tel"], 2),
        ("\"name;tel;mail\"\n\"Ann;1;a\"\n\"Bo;2;b\"\n", ["name;tel;mail"], 2),
        ("\"x;y\",tel\n\"Ann;Abe;Name;Phone\",+12025550101\n", ["x;y", "tel"], 1),
        // The line by which Excel states a delimiter.
        ("\"sep=;\",tel\n\"a;b\",+12025550101\n", ["sep=;", "tel"], 1), ("\"sep=;\"\n\"Ann;Abe\"\n", ["sep=;"], 1),
        // UTF-8 that is letters of Latin-1, too.
        ("n\u{C3}\u{BC},\u{C2}\u{A4}\n\u{C3}\u{A9},+12025550101\n", ["n\u{C3}\u{BC}", "\u{C2}\u{A4}"], 1),
    ])
    func recordsHaveTheirNamesInTheFirstRow(text: String, names: [String], count: Int) throws {
        let outcome = try read(text, ReadingOptions().reading(.records))
        let description = outcome.description
        #expect(description.headerMap?.columns.map(\.name) == names)
        #expect(description.dialect?.delimiter == UInt8(ascii: ","))
        #expect(description.encoding == .utf8)
        #expect(description.recordsSeen == count)
        #expect(description.preamble.isEmpty)
    }

    @Test func aSheetHasItsNamesAnywhere() throws {
        let text = "\"Staff; all of it\"\n\nName,Tel\n\"Abe; Ann\",+12025550101\n"
        let outcome = try read(text, ReadingOptions().reading(.sheet))
        #expect(outcome.description.headerMap?.columns.map(\.name) == ["Name", "Tel"])
        #expect(outcome.contacts.count == 1)
    }

    /// A cell of several lines moves no row: the fourth row of a sheet is the fourth.
    @Test(arguments: [ConvertedText.sheet, .records])
    func rowsAreCounted(form: ConvertedText) throws {
        let text = "Name,\"Tel\nmobile\"\n\"Ann\nAbe\",+12025550101\n\"Bo\r\nLee\",+12025550102\nCy,+12025550103"
        #expect(try read(text, ReadingOptions().reading(form)).contacts.map(\.origin.line) == [2, 3, 4])
        #expect(try read(text).contacts.map(\.origin.line) == [3, 5, 7])
    }

    @Test func cardsAreReadAsCards() throws {
        let text = "BEGIN:VCARD\nVERSION:4.0\nFN:Zo\u{EB}; Lee\nEND:VCARD\n"
        let outcome = try read(text, ReadingOptions().reading(.cards))
        #expect(outcome.description.format == .vCard)
        #expect(outcome.contacts.first?.displayText == "Zo\u{EB}; Lee")
    }
}
