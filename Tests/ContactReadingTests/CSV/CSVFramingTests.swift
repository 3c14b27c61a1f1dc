import ContactModel
import ReadingTestSupport
import Testing

@testable import ContactReading

@Suite struct CSVFramingTests {
    @Test func m1ByteOrderMarkBeforeAQuotedFirstHeader() throws {
        let outcome = try read("\u{FEFF}\"Given Name\",\"Phone 1 - Value\"\r\n\"Anna\",\"+1 202-555-0101\"\r\n")
        #expect(outcome.contacts.first?.first(.givenName) == "Anna")
        #expect(outcome.contacts.first?.first(.phone) == "+1 202-555-0101")
        #expect(outcome.description.hasByteOrderMark)
    }

    @Test func m2UTF16LEWithMarkAndTabs() throws {
        let outcome = try read(utf16("First Name\tMobile Phone\r\nZoë 𝒳\t0207\r\n", isBigEndian: false, mark: true))
        #expect(outcome.names == ["Zoë 𝒳"])
        #expect(outcome.description.encoding == .utf16LittleEndian)
        #expect(outcome.description.dialect?.delimiter == ASCII.tab)
    }

    @Test(arguments: [true, false]) func m3UTF16WithoutMark(isBigEndian: Bool) throws {
        let bytes = utf16("Имя,Телефон\nАнна,+44 20 7946 0101\n", isBigEndian: isBigEndian, mark: false)
        let outcome = try read(bytes)
        #expect(outcome.contacts.first?.first(.phone) == "+44 20 7946 0101")
        #expect(outcome.names == ["Анна"])
    }

    @Test func m4Cp1252NamesAndEnDash() throws {
        let bytes = Array("Name,Phone\r\nJos".utf8) + [0xE9] + Array(",555".utf8) + [0x96] + Array("0101\r\n".utf8)
        let outcome = try read(bytes)
        #expect(outcome.names == ["José"])
        #expect(outcome.contacts.first?.first(.phone) == "555–0101")
        #expect(outcome.description.encoding == .windows1252)
        #expect(outcome.finding(.assumedEncoding)?.line == 2)
    }

    @Test(arguments: [
        ("cp1251", [0xC0, 0xED, 0xED, 0xE0] as [UInt8], "Анна"),
        ("Shift_JIS", [0x8D, 0x82, 0x8B, 0xB4, 0x83, 0x5C] as [UInt8], "高橋ソ"),
        ("ISO-8859-15", [0xA4] as [UInt8], "€"),
        ("cp1250", [0xA3, 0xF3, 0x9F] as [UInt8], "Łóź"),
    ])
    func m5CodePagesByOption(name: String, bytes: [UInt8], text: String) throws {
        var options = ReadingOptions()
        options.encoding = TextEncoding(name)
        let outcome = try read(Array("Name,Phone\n".utf8) + bytes + Array(",555-0101\n".utf8), options)
        #expect(outcome.names == [text])
        #expect(outcome.contacts.first?.first(.phone) == "555-0101")
    }

    @Test func m6SemicolonsWithTranslatedHeaders() throws {
        let outcome = try read("Vorname;Nachname;Mobiltelefon\r\nJörg;Weiß;0151 23456789\r\n")
        #expect(outcome.contacts.first?.phones == ["mobile: 0151 23456789"])
        #expect(outcome.contacts.first?.first(.familyName) == "Weiß")
    }

    @Test(arguments: [
        "sep=;\r\nName;Phone\r\nAnna, Dr.;555-0101\r\n", "\"sep=;\"\nName;Phone\nAnna, Dr.;555-0101\n",
        "sep=\t\nName\tPhone\nAnna, Dr.\t555-0101\n",
    ])
    func m7SeparatorLine(text: String) throws {
        let outcome = try read(text)
        #expect(outcome.names == ["Anna, Dr."])
        #expect(outcome.contacts.first?.origin.line == 3)
    }

    @Test func m8LoneCarriageReturns() throws {
        let outcome = try read("Name,Phone\rAnna,555-0101\r\rBen,555-0102\r")
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.contacts.map(\.origin.line) == [2, 4])
        #expect(outcome.description.dialect?.lineEnds == .carriageReturn)
    }

    @Test func m9MixedLineEnds() throws {
        let outcome = try read("Name,Phone\nA,1\r\nB,2\rC,3\r\r\nD,4\n")
        #expect(outcome.names == ["A", "B", "C", "D"])
        #expect(outcome.contacts.map(\.origin.line) == [2, 3, 4, 5])
        #expect(outcome.description.dialect?.lineEnds == .mixed)
    }

    @Test(arguments: ["", "\u{1A}", "\r\n\u{1A}", "\u{0}", "\n\n\n"])
    func m10EndingsNULsAndCtrlZ(ending: String) throws {
        let outcome = try read("Name,Phone\nA\u{0}nna,555-0101" + ending)
        #expect(outcome.names == ["Anna"])
        #expect(outcome.contacts.first?.phones == [": 555-0101"])
        #expect(outcome.description.recordsSeen == 1)
    }

    @Test func m11NewlineQuoteAndDelimiterInQuotedCells() throws {
        let outcome = try read("Name,Notes,Phone\n\"Lee, \"\"Al\"\"\",\"one\r\ntwo\",555-0101\nBen,,555-0102\n")
        #expect(outcome.contacts.first?.first(.displayName) == "Lee, \"Al\"")
        #expect(outcome.contacts.first?.first(.note) == "one\r\ntwo")
        #expect(outcome.contacts.map(\.origin.line) == [2, 4])
    }

    @Test func m13ShortLongBlankAndCommaOnlyRows() throws {
        let outcome = try read("Name,Phone,Notes\nAnna\n\nBen,555-0102,x,y,z\n,,\n , ,\nCy,555-0103,\n")
        #expect(outcome.names == ["Anna", "Ben", "Cy"])
        #expect(outcome.contacts[1].extra("Column 4") == "y")
        #expect(outcome.finding(.longRow)?.line == 4)
        #expect(outcome.codes.filter { $0 == "emptyRow" }.count == 2)
        #expect(outcome.description.recordsSeen == 5)
        #expect(outcome.description.skipped == 2)
    }

    @Test func m14RepeatedDuplicateAndEmptyHeaders() throws {
        let header = "Name,Phone,Phone,,Notes,"
        let outcome = try read("\(header)\nAnna,555-0101,555-0102,x,hi,\n\(header)\nBen,555-0103,,,,\n")
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.contacts[0].values(.phone) == ["555-0101", "555-0102"])
        #expect(outcome.contacts[0].extra("Column 4") == "x")
        #expect(outcome.finding(.repeatedHeader)?.line == 3)
        #expect(outcome.description.skipped == 1)
    }

    @Test(arguments: [true, false]) func m15LinkedInWithAndWithoutPreamble(hasPreamble: Bool) throws {
        let preamble = "Notes:\n\"When exporting, email addresses, and phones, may be missing.\"\n\n"
        let table =
            "First Name,Last Name,URL,Email Address,Company,Position,Connected On\n"
            + "Anna,Lee,https://example.com/in/anna,anna@example.com,Acme,Engineer,05 Mar 2024\n,,,,,,\n"
        let outcome = try read((hasPreamble ? preamble : "") + table)
        #expect(outcome.description.sourceName == "LinkedIn")
        #expect(outcome.names == ["Anna Lee"])
        #expect(outcome.contacts.first?.first(.jobTitle) == "Engineer")
        #expect(outcome.contacts.first?.origin.line == (hasPreamble ? 5 : 2))
        #expect(outcome.description.preamble.isEmpty == !hasPreamble)
    }

    @Test func m16ReportFooters() throws {
        let outcome = try read(
            "First Name,Last Name,Business Phone,Email\nAnna,Lee,555-0101,anna@example.com\n\n\"Contacts report\"\n"
                + "\"Copyright (c) 2024 Example Corp.\"\nGenerated 3/5/2024\n")
        #expect(outcome.names == ["Anna Lee"])
        #expect(outcome.codes == ["footer", "footer", "footer"])
        #expect(outcome.description.skipped == 3)
    }

    @Test func m17SingleColumnOfNumbersWithoutHeader() throws {
        let outcome = try read("+1 202-555-0101\n+44 20 7946 0101\n555-0102,,890#\n(030) 123456\n")
        #expect(
            outcome.contacts.map { $0.first(.phone) ?? "" } == [
                "+1 202-555-0101", "+44 20 7946 0101", "555-0102,,890#", "(030) 123456",
            ])
        #expect(outcome.findings.first?.code == .noHeader)
        #expect(outcome.contacts.first?.origin.line == 1)
    }

    @Test func m17OneColumnUnderAHeader() throws {
        #expect(try read("Phone\n555-0101\n").contacts.first?.first(.phone) == "555-0101")
        #expect(try read("Nomera\n+44 20 7946 0101\n").contacts.first?.first(.phone) == "+44 20 7946 0101")
    }

    @Test func m17ListWithNamesAndNoHeader() throws {
        let outcome = try read("~ Anna,+44 20 7946 0101\n~ Ben,+44 20 7946 0102\n")
        #expect(outcome.names == ["~ Anna", "~ Ben"])
        #expect(outcome.contacts[1].first(.phone) == "+44 20 7946 0102")
    }

    @Test func m18HeaderOnlyAndEmptyFile() throws {
        let header = try read("Name,Phone\n")
        #expect(header.contacts.isEmpty)
        #expect(header.finding(.noContacts)?.message.contains("no rows") == true)
        #expect(header.description.hasNoContacts)
        let empty = try read("")
        #expect(empty.codes == ["emptySource"])
        #expect(!empty.description.hasNoContacts)
    }
}
