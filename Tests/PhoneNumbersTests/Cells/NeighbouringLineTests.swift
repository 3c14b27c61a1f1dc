import PhoneNumbers
import Testing

/// One digit behind a comma.
@Suite struct NeighbouringLineTests {
    @Test(arguments: [
        ("210 123 4567, 8", "GR", "+302101234567 +302101234568"),
        ("210 123 4567,8", "GR", "+302101234567 +302101234568"),
        ("(495) 123-45-67, 8", "RU", "+74951234567 +74951234568"),
        ("031)212-3456,7", "KR", "+82312123456 +82312123457"),
        ("031)212-3456,7,8", "KR", "+82312123456 +82312123457 +82312123458"),
        ("030 1234567, 8", "DE", "+49301234567 +49301234568"), ("03-1234-5678, 9", "JP", "+81312345678 +81312345679"),
        // One of the next two lines, or nobody knows.
        ("210 123 4562, 8", "GR", "+302101234562 ambiguous"),
    ])
    func theNextLineIsASecondNumber(_ cell: String, _ region: String, _ numbers: String) {
        #expect(Classifier(region: RegionCode(region)).readings(in: cell).joined(separator: " ") == numbers)
    }

    /// A pause of a dialled string, a smaller digit, a mobile number, and North America.
    @Test(arguments: [
        ("2101234567,8", "GR", "+302101234567 ext. 8"), ("+302101234567,8", "GR", "+302101234567 ext. 8"),
        ("210 123 4567, 3", "GR", "+302101234567 ext. 3"), ("06 12 34 56 78, 9", "FR", "+33612345678 ext. 9"),
        ("(212) 736-5000, 1", "US", "+12127365000 ext. 1"), ("030 1234567,,8", "DE", "+49301234567 ext. 8"),
    ])
    func otherDigitsAreAnExtension(_ cell: String, _ region: String, _ number: String) {
        #expect(Classifier(region: RegionCode(region)).readings(in: cell) == [number])
    }
}
