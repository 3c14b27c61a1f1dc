import FormFields
import Testing

struct FieldKindValidationTests {
    static let today = CalendarDay(year: 2026, month: 11, day: 20)

    @Test(
        arguments: [
            (.data, "a", .valid, ""),
            (.dataLength(4), "ab1", .incomplete, "Enter 4 characters"),
            (.dataLength(4), "ab12", .valid, ""),
            (.name, "-", .incomplete, "Enter a name"),
            (.name, "Ada", .valid, ""),
            (.phrase, "a", .valid, ""),
            (.credit, "4111 1111 1111 1111", .valid, ""),
            (.credit, "4111 1111 1111 1112", .invalid, "The card number has a wrong digit"),
            (.credit, "0000 0000 0000 0000", .invalid, "A card number begins with 2, 3, 4, 5 or 6"),
            (.credit, "4111 1111", .incomplete, "A card number has 16 digits"),
            (.expDate, "13", .invalid, "No such month"),
            (.expDate, "00", .invalid, "No such month"),
            (.expDate, "1", .incomplete, "Enter month and year"),
            (.expDate, "11/26", .valid, ""),
            (.expDate, "10/26", .invalid, "The card has expired"),
            (.expDate, "12/25", .invalid, "The card has expired"),
            (.expDate, "01/27", .valid, ""),
            (.cvv, "12", .incomplete, "A security code has 3 digits"),
            (.cvv, "123", .valid, ""),
            (.age(18, 99), "17", .invalid, "At least 18 years"),
            (.age(18, 99), "18", .valid, ""),
            (.age(18, 99), "99", .valid, ""),
            (.age(99, 18), "18", .valid, ""),
            (.age(18, 65), "66", .invalid, "At most 65 years"),
            (.date, "02/29/2024", .valid, ""),
            (.date, "02/29/2023", .invalid, "2023 is not a leap year"),
            (.date, "02/29/1900", .invalid, "1900 is not a leap year"),
            (.date, "02/29/2000", .valid, ""),
            (.date, "02/29", .incomplete, "Enter month, day and year"),
            (.date, "02/30", .invalid, "No such day in this month"),
            (.date, "04/31", .invalid, "No such day in this month"),
            (.date, "12/31/1999", .valid, ""),
            (.date, "12/00", .invalid, "No such day in this month"),
            (.date, "12/01/0020", .invalid, "Enter the year with four digits"),
            (.phone, "(650) 253-0000", .valid, ""),
            (.phone, "(050", .invalid, "An area code begins with 2 to 9"),
            (.phone, "(650) 1", .invalid, "The number after the area code begins with 2 to 9"),
            (.phone, "(650) 253", .incomplete, "A phone number has 10 digits"),
            (.ssn, "123-45-6789", .valid, ""),
            (.ssn, "000", .invalid, "No number begins with 000"),
            (.ssn, "666", .invalid, "No number begins with 666"),
            (.ssn, "9", .invalid, "No number begins with 9"),
            (.ssn, "123-00", .invalid, "The middle digits are never 00"),
            (.ssn, "123-45-0000", .invalid, "The last digits are never 0000"),
            (.zip, "0213", .incomplete, "A ZIP code has 5 digits"),
            (.zip, "02134", .valid, ""),
            (.zip, "00500", .invalid, "No such ZIP code"),
            (.zip, "99951", .invalid, "No such ZIP code"),
            (.street, "5", .valid, ""),
            (.streetnumber, "12", .valid, ""),
            (.city, ".", .incomplete, "Enter a city"),
            (.intcity, "Łódź", .valid, ""),
            (.state, "New Yor", .incomplete, "Not a state of the United States"),
            (.state, "New York", .valid, ""),
            (.state, "ny", .valid, ""),
            (.st, "N", .incomplete, "Not the code of a state"),
            (.st, "NZ", .invalid, "Not the code of a state"),
            (.st, "NY", .valid, ""),
            (.currency, "$.", .incomplete, "Enter an amount"),
            (.currency, "$5", .valid, ""),
            (.percent, "12.50%", .valid, ""),
        ] as [(FieldKind, String, FieldValidity, String)])
    func status(kind: FieldKind, text: String, validity: FieldValidity, message: String) {
        let status = FieldFormat(kind, today: Self.today).status(of: text)
        #expect(status.validity == validity)
        #expect(status.message == message)
    }

    @Test(arguments: EditingPropertyTests.kinds)
    func emptyFieldsAreEmpty(kind: FieldKind) {
        let session = EditingSession(FieldFormat(kind))
        #expect(session.validity == .empty)
        #expect(session.rawValue == "")
    }

    @Test
    func withoutADayNothingIsExpired() {
        #expect(FieldFormat(FieldKind.expDate, today: nil).status(of: "01/01").validity == .valid)
    }

    @Test
    func closuresAnswerToo() {
        var message = ""
        #expect(!FieldKind.zip.validateResult("0213", &message))
        #expect(message == "A ZIP code has 5 digits")
        #expect(!FieldKind.date.validateLive("13", &message))
        #expect(message == "No such month")
        #expect(FieldKind.zip.filter("a1", nil) == "1")
    }

    @Test(
        arguments: [
            (.credit, "4111 1111 1111 1111", "4111111111111111"), (.currency, "$12.50", "12.50"),
            (.percent, "12.50%", "12.50"), (.date, "12/04/2020", "12042020"), (.phone, "(650) 253-0000", "6502530000"),
            (.name, "Ada", "Ada"),
        ] as [(FieldKind, String, String)])
    func rawValues(kind: FieldKind, text: String, raw: String) {
        #expect(FieldFormat(kind).status(of: text).rawValue == raw)
    }
}
