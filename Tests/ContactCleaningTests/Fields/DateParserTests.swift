import ContactModel
import Testing

@testable import ContactCleaning

struct DateParserTests {
    @Test(arguments: [
        ("4/25/1985", "1985-04-25"), ("25/4/1985", "1985-04-25"), ("25.04.1985", "1985-04-25"),
        ("4.12.1985", "1985-12-04"), ("04.25.1985", "1985-04-25"), ("7/7/1985", "1985-07-07"),
        ("1985/4/25", "1985-04-25"), ("1985.04.05", "1985-04-05"), ("12 April 1985", "1985-04-12"),
        ("April 12, 1985", "1985-04-12"), ("12th of April 1985", "1985-04-12"), ("Apr 12th", "--04-12"),
        ("1985年4月12日", "1985-04-12"), ("12. März 1985", "1985-03-12"), ("le 1er août 1985", "1985-08-01"),
        ("12 de abril de 1985", "1985-04-12"), ("Friday, April 12, 1985", "1985-04-12"),
        ("4/25/1985 12:00:00", "1985-04-25"), ("29 Feb", "--02-29"), ("12-Apr-1985", "1985-04-12"),
    ])
    func daysInManySpellings(_ text: String, _ day: String) {
        #expect(DateParser.read(text).normalized == day)
        #expect(DateParser.read(text).issue == nil)
    }

    @Test(arguments: ["4/12/1985", "4-12-1985", "4/25/85", "12 Apr 85", "25/4", "1.2.85"])
    func whatHasTwoReadingsIsANote(_ text: String) {
        #expect(DateParser.read(text) == .ambiguous)
        #expect(DateParser.read(text).issue?.severity == .note)
    }

    @Test(arguments: ["2/30/1985", "31/4/1985", "1985/13/1", "29 February 1985", "45/45/1985", "0.5.1985", "32 May"])
    func daysThatNoCalendarHas(_ text: String) {
        #expect(DateParser.read(text).issue?.code == .impossibleDate)
    }

    @Test(arguments: ["1985", "April 1985", "May", "1985-04", "04/1985"])
    func partsOfDatesAreFine(_ text: String) {
        #expect(DateParser.read(text) == .part)
        #expect(DateParser.read(text).normalized == nil)
    }

    @Test(arguments: ["soon", "31149", "", "1 2 3 4", "Easter 1985", "99999999999999999999 May 1985", "🐣"])
    func anythingElseIsText(_ text: String) {
        #expect(DateParser.read(text) == .unreadable)
    }

    @Test(arguments: [
        ("1985-04-12", "1985-04-12"), ("1984-02-29", "1984-02-29"), ("--02-29", "--02-29"),
        ("0085-01-01", "0085-01-01"),
    ])
    func whatTheReadersWrite(_ text: String, _ day: String) {
        let reading = text.withSpan { ParsedDate(plain: $0) }
        #expect(reading?.normalized == day)
    }

    @Test(arguments: [
        "4/25/1985", "25/4/1985", "25.04.1985", "4.12.1985", "04.25.1985", "7/7/1985", "4/12/1985", "04-12-1985",
        "2/30/1985", "45/45/1985", "0.5.1985", "00/00/0000",
    ])
    func numbersAreReadByTheirBytesTheSameWay(_ text: String) {
        let reading = text.withSpan { ParsedDate(numeric: $0) }
        #expect(reading == DateParser.read(text))
    }

    @Test(arguments: [
        "1985/4/25", "4/25/85", "4/251985", "/4/25/1985", "a/25/1985", "4-25/1985", "4//1985", "123/4/1985",
    ])
    func otherFormsAreNotReadByTheirBytes(_ text: String) {
        let reading = text.withSpan { ParsedDate(numeric: $0) }
        #expect(reading == nil)
    }

    @Test func whatTheReadersWriteIsCheckedToo() {
        func read(_ text: String) -> ParsedDate? { text.withSpan { ParsedDate(plain: $0) } }
        #expect(read("1985-02-29") == .impossible)
        #expect(read("--02-30") == .impossible)
        #expect(read("---12") == .part)
        #expect(read("--04") == .part)
        #expect(read("4/25/1985") == nil)
    }
}
