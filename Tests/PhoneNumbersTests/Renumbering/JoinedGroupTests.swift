import PhoneNumbers
import Testing

/// Old numbers of which some groups stand together are read as the same digits without groups.
@Suite struct JoinedGroupTests {
    @Test(arguments: [
        ("EG", ["0123456789", "012 3456789", "012-3456789", "(012) 3456789", "012 345 6789"], "+201223456789"),
        ("EG", ["+20123456789", "+20 12 3456789", "+20 12 345 6789"], "+201223456789"),
        ("TH", ["012345678", "01 2345678", "01-2345678", "01-234-5678"], "+66812345678"),
        ("SA", ["012345678", "01 2345678"], "+966112345678"),
        ("CI", ["07123456", "07 12 34 56", "0712 3456"], "+2250707123456"),
        ("BJ", ["97123456", "97 123456"], "+2290197123456"), ("EC", ["091234567", "09 1234567"], "+593991234567"),
    ])
    func joinedGroupsAreReadAsDigits(_ region: String, _ texts: [String], _ e164: String) {
        for text in texts {
            let found = classification(of: text, region)
            #expect(found.e164 == e164, "\(text)")
            #expect(found.repairs.contains(.renumbered), "\(text)")
        }
    }

    /// Groups that cut those of the time.
    @Test(arguments: [("EG", "0123 456 789"), ("EG", "0123 456789"), ("EG", "01 2345 6789"), ("TH", "0123 45678")])
    func otherGroupsAreAmbiguous(_ region: String, _ text: String) {
        #expect(classification(of: text, region).verdict == .ambiguous)
    }
}
