import PhoneNumbers
import Testing

@Suite struct DateAndPlaceholderTests {
    /// A complete calendar date is not a number, whatever the region would make of its digits.
    @Test(
        arguments: [
            "2023-01-05", "12/25/1985", "25/12/1985", "05.01.2023", "2023/01/05", "2023.01.05", "5.1.2023", "2023-1-5",
            "1985-04-12", "31-12-1999", " 2023-01-05 ", "2023-01-05 14:30", "2023-01-05T14:30:00Z", "05.01.2023, 14:30",
            "12/25/1985 12:00 AM", "2023-01-05 14h30",
        ])
    func datesAreNoNumbers(text: String) {
        for region in ["DE", "US", "DK", "FR", "SG", "JP", "GB"] {
            let classifier = Classifier(region: RegionCode(region), allowedCategories: .all)
            #expect(classifier.classify(text).verdict == .rejected(.damaged), "\(text) in \(region)")
            var verdicts: [Verdict] = []
            var cell = text
            cell.withUTF8 { bytes in
                classifier.forEachNumber(in: Span(_unsafeElements: bytes)) { verdicts.append($1.verdict) }
            }
            #expect(verdicts == [.rejected(.damaged)], "\(text) in \(region)")
        }
        let steps = Classifier().explanation(of: text).steps
        #expect(steps.contains { "\($0)".contains("calendar date") }, "\(text)")
    }

    /// Digits that are not a date, or not only one, are read as before.
    @Test(
        arguments: [
            ("01.02.03.04.05", "FR", "+33102030405"), ("20 23 01 05", "DK", "+4520230105"),
            ("20230105", "DK", "+4520230105"), ("2023-0105", "DK", "+4520230105"), ("20.23.01.05", "DK", "+4520230105"),
            ("030-1234-5678", "DE", "+493012345678"), ("06-12-34-56-78", "FR", "+33612345678"),
            ("2033-11-05", "SG", nil), ("212-555-2368", "US", "+12125552368"), ("2023-13-05", "DK", "+4520231305"),
        ] as [(String, String, String?)])
    func numbersAreNoDates(text: String, region: String, e164: String?) {
        let found = Classifier(region: RegionCode(region), allowedCategories: .all).classify(text)
        #expect(found.e164 == e164)
    }

    @Test(
        arguments: [
            "-", "--", ".", "?", "…", "n/a", "N/A", "N.A.", "n.a", "none", "None", "NULL", "nil", "keine", "k.A.",
            "unbekannt",
            "unknown", "TBD", "t.b.d.", "(unknown)", "aucun", "néant", "ninguno", "S/N", "nessuno", "não tem", "geen",
            "ingen",
            "brak", "není", "nincs", "yok", "нет", "н/д", "немає", "άγνωστο", "אין", "لا يوجد", "なし", "不明", "无", "暂无",
            "없음",
            "ไม่มี", "không có", "no phone", "keine Angabe",
        ])
    func placeholdersAreEmpty(text: String) {
        #expect(Classifier(region: RegionCode("DE")).classify(text).verdict == .empty)
        var verdicts: [Verdict] = []
        var cell = text
        cell.withUTF8 { bytes in
            Classifier().forEachNumber(in: Span(_unsafeElements: bytes)) { verdicts.append($1.verdict) }
        }
        #expect(verdicts == [.empty])
    }

    @Test(arguments: ["####", "#N/A", "+", "ask reception", "Anna", "x", "none 030 1234567", "***"])
    func otherTextsAreNotEmpty(text: String) {
        #expect(Classifier(region: RegionCode("DE")).classify(text).verdict != .empty)
    }
}
