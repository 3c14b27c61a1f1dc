import FormFields
import Testing

/// Texts that a user sees while typing, character by character, into each built-in type.
struct FieldKindTypingTests {
    @Test(
        arguments: [
            (.data, "ab 1-2é", "ab12é"),
            (.dataLength(4), "ab12c", "ab12"),
            (.dataLength(0), "a", ""),
            (.name, "jean-luc o'brien", "Jean-Luc O'Brien"),
            (.name, " ada  lovelace", "Ada Lovelace"),
            (.name, "rosie's McDonald 3rd", "Rosie's McDonald Rd"),
            (.name, "ŉa", "ŉa"),
            (.phrase, "  a@b.c d", "  a@b.c d"),
            (.name, "j.r.r. tolkien", "J.R.R. Tolkien"),
            (.state, "n.y.", "N.Y."),
            (.streetnumber, "1234567", "123456"),
            (.currency, "-5", "$5"),
            (.currency, "5-", "$5"),
            (.credit, "4111111111111111", "4111 1111 1111 1111"),
            (.credit, "41111", "4111 1"),
            (.expDate, "2", "02"),
            (.expDate, "229", "02/29"),
            (.expDate, "1229", "12/29"),
            (.expDate, "1/29", "01/29"),
            (.expDate, "0", "0"),
            (.cvv, "1234", "123"),
            (.age(18, 99), "123", "12"),
            (.date, "4", "04"),
            (.date, "3", "03"),
            (.date, "034", "03/04"),
            (.date, "342020", "03/04/2020"),
            (.date, "12312020", "12/31/2020"),
            (.date, "1/2/2020", "01/02/2020"),
            (.date, "113", "11/3"),
            (.phone, "6502530000", "(650) 253-0000"),
            (.phone, "65025", "(650) 25"),
            (.phone, "650", "(650"),
            (.phone, "16502530000", "(650) 253-0000"),
            (.ssn, "123456789", "123-45-6789"),
            (.zip, "021345", "02134"),
            (.street, "main street #5", "Main Street #5"),
            (.street, "5th avenue", "5th Avenue"),
            (.streetnumber, "12a", "12"),
            (.city, "st. louis 2", "St. Louis "),
            (.city, "winston-salem", "Winston-Salem"),
            (.intcity, "rio de janeiro", "Rio De Janeiro"),
            (.intcity, "são tomé 2", "São Tomé "),
            (.intcity, "Frankfurt (Oder)", "Frankfurt (Oder)"),
            (.state, "new york", "New York"),
            (.st, "ny", "NY"),
            (.st, "n1yx", "NY"),
            (.currency, "1234.567", "$1234.56"),
            (.currency, "1.2.3", "$1.23"),
            (.currency, ".5", "$.5"),
            (.percent, "12.5%", "12.5"),
        ] as [(FieldKind, String, String)])
    func typing(kind: FieldKind, typed: String, text: String) {
        var session = EditingSession(FieldFormat(kind, today: nil))
        session.type(typed)
        #expect(session.marked == text + "|")
    }

    @Test(
        arguments: [
            (.date, "2020-12-04", "12/04/2020"),
            (.date, "4/5/2020", "04/05/2020"),
            (.date, "12.31.1999", "12/31/1999"),
            (.date, "12042020", "12/04/2020"),
            (.expDate, "2029-02", "02/29"),
            (.expDate, "02/2029", "02/29"),
            (.expDate, "2/29", "02/29"),
            (.phone, "+1 (650) 253-0000", "(650) 253-0000"),
            (.phone, "650.253.0000", "(650) 253-0000"),
            (.phone, "(650) 253-0000", "(650) 253-0000"),
            (.credit, "4111-1111-1111-1111", "4111 1111 1111 1111"),
            (.currency, "$1,234.50", "$1234.50"),
            (.ssn, "123 45 6789", "123-45-6789"),
            (.zip, "02134-1000", "02134"),
            (.phrase, "one\r\ntwo\tthree\0", "one\ntwo\tthree"),
            (.zip, "０２１３４", "02134"),
        ] as [(FieldKind, String, String)])
    func autofill(kind: FieldKind, value: String, text: String) {
        var session = EditingSession(FieldFormat(kind, today: nil))
        session.autofill(value)
        #expect(session.text == text)
        #expect(EditingSession(FieldFormat(kind, today: nil), text: value).text == text)
    }

    @Test(
        arguments: [
            (.expDate, "02/29", 4, ["02/2", "02", ""]),
            (.expDate, "0", 1, [""]),
            (.date, "12/04", 2, ["12", "1"]),
            (.date, "02", 1, [""]),
            (.phone, "(650) 2", 3, ["(650", "(65", "(6"]),
            (.currency, "$1.2", 3, ["$1.", "$1", ""]),
            (.name, "A B", 2, ["A ", "A"]),
        ] as [(FieldKind, String, Int, [String])])
    func deleting(kind: FieldKind, start: String, count: Int, texts: [String]) {
        var session = EditingSession(FieldFormat(kind, today: nil), text: start)
        for text in texts {
            session.deleteBackward()
            #expect(session.marked == text + "|")
        }
    }

    @Test
    func deletingInTheMiddleAndTypingAgainRestores() {
        var session = EditingSession(FieldFormat(FieldKind.date), text: "12/04/2020")
        session.moveCaret(to: 2)
        session.deleteBackward()
        #expect(session.marked == "1|0/42/020")
        #expect(session.validity == .invalid)
        session.insert("2")
        #expect(session.marked == "12|/04/2020")
    }

    @Test(
        arguments: [
            (.currency, "$5", "$5.00"), (.currency, "$1234.5", "$1234.50"), (.currency, "$.5", "$0.50"),
            (.currency, "$007", "$7.00"), (.currency, "$0", "$0.00"), (.currency, "", ""),
            (.percent, "12.5", "12.50%"), (.percent, "1.23456", "1.23456%"), (.percent, "7", "7.00%"),
            (.state, "Ca", "CA"), (.state, "New york ", "New York"), (.state, "d.c.", "DC"), (.state, "X", "X"),
            (.state, "W. Virginia", "WV"), (.state, "Calif.", "CA"),
            (.phrase, " a\n", " a\n"), (.name, "Ada ", "Ada"), (.st, "NY", "NY"), (.date, "12/04/2020", "12/04/2020"),
        ] as [(FieldKind, String, String)])
    func finishing(kind: FieldKind, start: String, text: String) {
        var session = EditingSession(FieldFormat(kind, today: nil))
        session.type(start)
        session.finish()
        #expect(session.text == text)
        session.finish()
        #expect(session.text == text)
    }

    @Test
    func finishedAmountsAreEdited() {
        var session = EditingSession(FieldFormat(FieldKind.percent))
        session.type("12.5")
        session.finish()
        #expect(session.marked == "12.50%|")
        session.deleteBackward()
        #expect(session.marked == "12.5|")
        session.undo()
        session.undo()
        #expect(session.text == "12.5")
    }

    @Test(
        arguments: [
            (.expDate, "", "MM/YY"), (.expDate, "12", "/YY"), (.date, "12/3", "D/YYYY"), (.currency, "", "$0.00"),
            (.currency, "1234", ".00"), (.currency, "1.2", "0"), (.percent, "123", ".00%"),
            (.phone, "650", ") 000-0000"),
            (.name, "Ada", ""),
        ] as [(FieldKind, String, String)])
    func prompts(kind: FieldKind, typed: String, prompt: String) {
        var session = EditingSession(FieldFormat(kind, today: nil))
        session.type(typed)
        #expect(session.prompt == prompt)
    }

    @Test
    func dynamicTemplatesGrowAndShrink() throws {
        let currency = try #require(FieldKind.currency.dynamicTemplate)
        #expect(
            ["", "1", "123", "1234", "1.5", "123456.78"].map { currency($0, "$0.00") } == [
                "$0.00", "$0.00", "$000.00", "$0000.00", "$0.00", "$000000.00",
            ])
        let percent = try #require(FieldKind.percent.dynamicTemplate)
        #expect(["", "123", "1.2345", ".5"].map { percent($0, "0.00%") } == ["0.00%", "000.00%", "0.0000%", ".00%"])
    }
}
