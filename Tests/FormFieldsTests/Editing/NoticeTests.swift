import FormFields
import InputMasks
import PhoneNumbers
import Testing

/// Notices to the user about an edit: the reason that it was refused, and the characters that were left out of it.
struct NoticeTests {
    private func notice<Format: EditableFormat>(_ format: Format, _ start: String, _ text: String) -> (Bool, String) {
        var session = EditingSession(format)
        session.type(start)
        let result = session.paste(text)
        return (result.isAccepted, result.notice)
    }

    @Test(
        arguments: [
            (.zip, "", "x", "Only digits are accepted"),
            (.zip, "10001", "2", "There is no room for more"),
            (.st, "N", "1", "Only letters are accepted"),
            (.data, "", "?", "Only letters and digits are accepted"),
            (.name, "", "7", "Only letters and ' - . , are accepted"),
            (.currency, "", "-", "An amount cannot be negative"),
            (.currency, "", "-5", "An amount cannot be negative"),
            (.currency, "", "\u{2212}5.00", "An amount cannot be negative"),
            (.currency, "", "(5.00)", "An amount cannot be negative"),
            (.currency, "5", "-", "An amount cannot be negative"),
            (.percent, "", "-5", "A percentage cannot be negative"),
            (.age(18, 65), "", "-20", "An age cannot be negative or a range"),
            (.age(18, 65), "", "18-25", "An age cannot be negative or a range"),
            (.streetnumber, "", "12-14", "Enter a single house number"),
            (.phone, "", "+44 20 7031 3000", "Only numbers of the calling code +1"),
            (.intcity, "", "2", "Only letters and ' - . , ( ) / are accepted"),
        ] as [(FieldKind, String, String, String)])
    func refusals(kind: FieldKind, start: String, text: String, reason: String) {
        #expect(notice(FieldFormat(kind, today: nil), start, text) == (false, reason))
    }

    @Test(
        arguments: [
            (.zip, "02134-1000", "Left out: 1000"),
            (.zip, "MA 02134", "Left out: MA"),
            (.zip, "02134", ""),
            (.currency, "$1,234.567", "Left out: 7"),
            (.currency, "USD 12", "Left out: USD"),
            (.currency, "$1,234.50", ""),
            (.date, "2020-12-04", ""),
            (.date, "4/5/2020", ""),
            (.date, "12/04/2020 10:30", "Left out: 1030"),
            (.expDate, "02/2029", ""),
            (.phone, "+1 (650) 253-0000", ""),
            (.phone, "650-253-0000 x5", "Left out: x5"),
            (.name, "Ada <ada@mail>", "Left out: <@>"),
            (.name, "ada", ""),
            (.credit, "4111-1111-1111-1111", ""),
            (.age(18, 65), "42 years", "Left out: years"),
            (.data, "ab cd", ""),
            (.phrase, "any text: 1/2!", ""),
        ] as [(FieldKind, String, String)])
    func omissions(kind: FieldKind, text: String, notice: String) {
        #expect(self.notice(FieldFormat(kind, today: nil), "", text) == (true, notice))
    }

    @Test(arguments: [
        ("", "x", false, "A letter is needed here"), ("ab", "x", false, "A digit is needed here"),
        ("ab12", "3", false, "There is no room for more"), ("", "ab_12", true, "Left out: "),
        ("", "ab-12", true, ""), ("", "ab123", true, "Left out: 3"),
    ])
    func masks(start: String, text: String, isAccepted: Bool, sentence: String) {
        let result = notice(Mask(expression: "LL-DD"), start, text == "x" && start.isEmpty ? "1" : text)
        #expect(result.0 == isAccepted)
        #expect(result.1 == (sentence == "Left out: " ? "" : sentence))
    }

    @Test
    func masksThatForceCharactersLeaveNothingOut() {
        let phone = Mask(expression: "+C(DDD)-DDD-DD-DD", conditions: ["7,8"], template: "+7(DDD)-DDD-DD-DD")
        #expect(notice(phone, "", "87011234567") == (true, ""))
        #expect(notice(phone, "", "+7(701)-123-45-67") == (true, ""))
        #expect(notice(phone, "", "1") == (false, "One of these is needed here: 7 8"))
    }

    @Test(arguments: [
        ("", "x", "Only digits are accepted"), ("", "2", "The first digit must be 1"),
        ("13800138000", "1", "At most 11 digits"),
    ])
    func groupedDigits(start: String, text: String, reason: String) {
        #expect(notice(GroupedDigits.chineseMobile, start, text) == (false, reason))
    }

    @Test
    func deletionsThatBreakARuleSayWhy() {
        var session = EditingSession(GroupedDigits.chineseMobile, text: "138")
        session.moveCaret(to: 1)
        #expect(session.deleteBackward().notice == "The first digit must be 1")
    }

    /// A refused text does not become another value by the way of formatting either.
    @Test(arguments: [(FieldKind.currency, "-5"), (.age(18, 65), "18-25"), (.streetnumber, "12-14")])
    func refusedTextsAreNotFormatted(kind: FieldKind, text: String) {
        let format = FieldFormat(kind, today: nil)
        #expect(format.formatted(text) == "")
        #expect(format.status(of: text).validity != .valid)
    }

    @Test
    func longOmissionsAreCut() {
        let (_, notice) = notice(FieldFormat(FieldKind.zip), "", "1" + String(repeating: "x", count: 100))
        #expect(notice == "Left out: " + String(repeating: "x", count: 24) + "…")
    }
}
