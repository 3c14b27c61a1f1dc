import ContactModel
import PhoneNumbers
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

    @Test(arguments: [
        ("4/12/1985", ParsedDate.ambiguous), ("4-12-1985", .ambiguous), ("4/12", .ambiguous),
        ("4/25/85", .withoutCentury),
        ("12 Apr 85", .withoutCentury), ("1.2.85", .withoutCentury), ("12/85", .withoutCentury),
    ])
    func whatHasTwoReadingsIsANote(_ text: String, _ reading: ParsedDate) {
        #expect(DateParser.read(text) == reading)
        #expect(DateParser.read(text).issue?.severity == .note)
    }

    @Test(arguments: [
        ("4/12/1985", "1985-12-04", "1985-04-12"), ("4/12", "--12-04", "--04-12"), ("25/4", "--04-25", "--04-25"),
        ("05/17", "--05-17", "--05-17"), ("31.12.", "--12-31", "--12-31"), ("1.2.", "--02-01", "--02-01"),
        ("31.12.1979", "1979-12-31", "1979-12-31"), ("05.06.1980", "1980-06-05", "1980-06-05"),
        ("31. Dezember 1979", "1979-12-31", "1979-12-31"), ("14-07-1970", "1970-07-14", "1970-07-14"),
        ("02/28/1980", "1980-02-28", "1980-02-28"),
    ])
    func theOrderDecidesWhereTheValueDoesNot(_ text: String, _ dayFirst: String, _ monthFirst: String) {
        #expect(DateParser.read(text, order: .dayFirst).normalized == dayFirst)
        #expect(DateParser.read(text, order: .monthFirst).normalized == monthFirst)
    }

    @Test(
        arguments: [
            (["05/06/1980", "14/07/1970"], [.dayFirst]), (["05/17", "12/31"], [.monthFirst]), (["05/06"], []),
            (["14/07/1970", "07/14/1970"], [.dayFirst, .monthFirst]),
            (["1985-04-12", "7/7/1985", "45/12/1985", "--05-17", "--31-12", "02/30/1985"], []),
            (["03/15/2024 10:00 AM"], [.monthFirst]), (["15/03/2024 22:00"], [.dayFirst]),
        ] as [([String], Set<DateOrder>)])
    func theDatesOfAFileShowTheirOrder(_ dates: [String], _ orders: Set<DateOrder>) {
        #expect(DateOrder.shown(by: dates) == orders)
    }

    @Test(
        arguments: [
            ("--04-05", "--04-05"), ("--0405", "--04-05"), ("--1211", "--12-11"), ("--4-5", "--04-05"),
            ("1980-04-05", "1980-04-05"), ("1604-04-05", "1604-04-05"), ("1980/04/05", "1980-04-05"),
            ("1980.04.05", "1980-04-05"), ("--31-12", nil), ("1980-31-12", nil),
        ] as [(String, String?)])
    func theMonthIsBehindAYearOrTwoHyphensInAnyOrder(_ text: String, _ day: String?) {
        for order in [nil, DateOrder.dayFirst, .monthFirst] {
            #expect(DateParser.read(text, order: order).normalized == day)
        }
    }

    @Test(arguments: [("DE", DateOrder.dayFirst), ("US", .monthFirst), ("CA", nil)] as [(String, DateOrder?)])
    func peopleOfARegionHaveAnOrder(_ region: String, _ order: DateOrder?) {
        #expect(DateOrder(region: RegionCode(region)) == order)
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
