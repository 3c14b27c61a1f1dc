import PhoneNumbers
import Testing

/// Numbers of accounts, taxes, orders, post codes and articles are no phones.
@Suite struct PaperTests {
    @Test(arguments: [
        ("IN", "A/c 9876543210"), ("IN", "A/c No 9876543210"), ("DE", "A/c No 15123456789"), ("IN", "UAN 9876543210"),
        ("IL", "ת״ז 031234567"), ("IL", "ת\"ז 031234567"), ("IL", "ת.ז. 031234567"), ("IL", "מע\"מ 502345678"),
        ("AU", "TFN: 412 345 678"), ("AU", "ABN: 412 345 678"), ("IR", "کد پستی 9187654321"),
        ("CZ", "DIČ 234567890"), ("CZ", "IČO 234567890"), ("BY", "УНН 291234567"), ("BY", "УНП 291234567"),
        ("CO", "TI 3012345678"), ("CO", "T.I. 3012345678"), ("US", "PO 2122501023"), ("US", "P.O. 2122501023"),
        ("US", "PO# 2122501023"), ("GE", "ს/ნ 555123456"), ("AZ", "h/h 401234567"), ("DE", "PLZ 15123456789"),
        ("CZ", "777123456/0800"), ("SK", "912123456/0200"), ("CA", "BN 416234567"),
        ("DE", "4006381333931"), ("DE", "4012345678901"), ("DE", "4305615418414"), ("AT", "9002490100070"),
        ("NO", "NO93 8601 1117 947"), ("NO", "NO9386011117947"), ("BE", "BE68 5390 0754 7034"),
        ("GB", "203.0.113.42"), ("IE", "048 9032 1234"),
        ("VN", "(08) 38234567"), ("VN", "(08) 3.8234567"), ("VN", "(84.8) 38234567"), ("VN", "08 38234567"),
    ])
    func noNumberIsAccepted(region: String, text: String) {
        let classifier = Classifier(region: RegionCode(region))
        #expect(classifier.classify(text).verdict != .accepted)
        #expect(!classifier.readings(in: text).contains { $0.hasPrefix("+") })
    }

    /// The same words and digits are a phone where they mean nothing else.
    @Test(arguments: [
        ("SE", "Tfn 08-123 456 78", "+46812345678"), ("CZ", "po 777 123 456", "+420777123456"),
        ("DE", "151 2345 6789", "+4915123456789"), ("VN", "0838 234 567", "+84838234567"),
        ("BR", "A/C Maria 11 98765-4321", "+5511987654321"), ("DE", "4006381333932", "+494006381333932"),
    ])
    func otherwiseItIs(region: String, text: String, wanted: String) {
        let found = classification(of: text, region)
        #expect(found.verdict == .accepted && found.e164 == wanted)
    }

    @Test func anAccessCodeNamesTheNumberBehindIt() {
        let explanation = Classifier(region: RegionCode("IE")).explanation(of: "048 9032 1234")
        #expect(explanation.steps.contains { $0.name == .candidate && $0.value == "+442890321234" })
    }

    @Test(arguments: [("FR", "06 66 66 66 66"), ("NO", "22 22 22 22"), ("IN", "9999999999"), ("", "+7 999 999-99-99")])
    func repeatedDigitsLookLikeFiller(region: String, text: String) {
        let explanation = Classifier(region: RegionCode(region)).explanation(of: text)
        #expect(explanation.classification.verdict == .rejected(.forbidden))
        #expect(explanation[.verdict]?.text.contains("fill a field") == true)
    }
}
