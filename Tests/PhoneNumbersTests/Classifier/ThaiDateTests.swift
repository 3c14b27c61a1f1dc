import PhoneNumbers
import Testing

/// Dates of the Thai calendar, whose years are 543 ahead, have the digits of numbers in Bangkok.
@Suite struct ThaiDateTests {
    @Test(arguments: [
        "2540-01-15", "2554/05/12", "2554.05.12", "2554-05-12 10:30", "2554-05-12T10:30:00", "12/05/2554", "15-01-2540",
        "15.01.2540", "1/1/2540", "2443-01-01", "2642-12-31",
    ])
    func datesAreNoNumbers(_ text: String) {
        #expect(classification(of: text, "TH").verdict == .rejected(.damaged))
        #expect(Classifier(region: RegionCode("TH")).readings(in: text) == ["damaged"])
        let steps = Classifier(region: RegionCode("TH")).explanation(of: text).steps
        #expect(steps.contains { "\($0)".contains("calendar date") })
    }

    @Test(arguments: [
        ("02 540 0115, 15/01/2540", "+6625400115"), ("081 234 5678 (15/01/2540)", "+66812345678"),
        ("081 234 5678 2554/05/12", "+66812345678"), ("2554/05/12 081 234 5678", "+66812345678"),
    ])
    func datesBesideANumberAreRemarks(_ cell: String, _ e164: String) {
        #expect(Classifier(region: RegionCode("TH")).readings(in: cell) == [e164])
    }

    /// Other groups, other digits and other countries.
    @Test(arguments: [
        ("02-540-0115", "TH", "+6625400115"), ("2540-0115", "TH", "+6625400115"), ("25400115", "TH", "+6625400115"),
        ("2 540 0115", "TH", "+6625400115"), ("2540-13-15", "TH", "+6625401315"), ("2440-01-15", "TH", "+6624400115"),
        ("2540-01-15", "HK", "+85225400115"), ("2540-01-15", "DK", "+4525400115"),
    ])
    func otherDigitsAreNumbers(_ text: String, _ region: String, _ e164: String) {
        #expect(classification(of: text, region).e164 == e164)
        #expect(Classifier(region: RegionCode(region)).readings(in: text) == [e164])
    }
}
