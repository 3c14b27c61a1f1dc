import PhoneNumbers
import Testing

/// Cells with digits and words of other things beside their numbers, each with the numbers that are left.
@Suite struct OtherThingTests {
    @Test(arguments: [
        ("9876543210 (Ram) 9876543211 (Sita)", "IN", "+919876543210 +919876543211"),
        ("9876543210 ext 9876543211", "IN", "+919876543210 +919876543211"),
        ("20123456 ext 33123456", "DK", "+4520123456 +4533123456"),
        ("030 9018200 ext 0171 2345678", "DE", "+49309018200 +491712345678"),
        ("650-253-0000 ext 12345678", "US", "+16502530000 ext. 12345678"),
        ("98765 43210, 560001", "IN", "+919876543210 ambiguous"), ("650-253-0000, 123", "US", "+16502530000 ext. 123"),
        ("612 345 678 ext. 12 / 91 234 56 78", "ES", "+34612345678 ext. 12 +34912345678"),
        ("601 234 567 wew. 12 / 22 123 45 67", "PL", "+48601234567 ext. 12 +48221234567"),
        ("9123 4567 ext 12, 6234 5678", "SG", "+6591234567 ext. 12 +6562345678"),
    ])
    func extensionsAndNumbers(_ cell: String, _ region: String, _ numbers: String) { expect(numbers, cell, region) }

    @Test(arguments: [
        ("07 07 12 34 56 / 2024 27 20 31 34 56", "CI", "+2250707123456 tooLong"),
        ("030 9018200 (12.05.)", "DE", "+49309018200"), ("030 9018200 (12.05)", "DE", "+49309018200"),
        ("12.05. / 01 5125432", "AT", "+4315125432"), ("01 5125432 / 12.05.", "AT", "+4315125432"),
        ("030 9018200 / 9-17 0171 2345678", "DE", "+49309018200 +491712345678"),
        ("0171 2345678 ×2", "DE", "+491712345678"), ("650-253-0000 ×2", "US", "+16502530000"),
        ("13800138000 ×2", "CN", "+8613800138000"), ("010-1234-5678 ×2", "KR", "+821012345678"),
        ("070-123 45 67 (efter kl 18), 08-501 234 56", "SE", "+46701234567 +46850123456"),
        ("20 12 34 56 efter kl. 18 / 33 12 34 56 (mor)", "DK", "+4520123456 +4533123456"),
        ("581 2345 eftir kl 18, 611 1234", "IS", "+3545812345 +3546111234"),
    ])
    func daysHoursAndCounts(_ cell: String, _ region: String, _ numbers: String) { expect(numbers, cell, region) }

    @Test(arguments: [
        ("38.722252", "PT", "tooShort"), ("-33.448890", "CL", "tooShort"), ("-33.868820", "PT", "tooShort"),
        ("151.209290", "LU", "ambiguous"), ("41.10567", "IS", "ambiguous"), ("-0.55008", "AC", "ambiguous"),
        ("51-200 employees", "LU", "ambiguous"), ("Q3 2023", "LU", "ambiguous"), ("A4 210x297", "LU", "ambiguous"),
        ("131052-308T, 040 123 4567", "FI", "+358401234567"), ("3782 822463 10005", "GB", "notANumber"),
        ("4111 1111 1111 1111, 030 9018200", "DE", "+49309018200"),
    ])
    func quantitiesAndIdentifiers(_ cell: String, _ region: String, _ numbers: String) { expect(numbers, cell, region) }

    @Test(arguments: [
        ("612 345 678 Salvador", "ES", "+34612345678"), ("7012-3456 Salvador", "CR", "ambiguous"),
        ("7012-3456 El Salvador", "CR", "+50370123456"), ("650-253-0000 Mark", "US", "+16502530000"),
        ("Mark 650-253-0000", "US", "+16502530000"), ("601 234 567 Mark", "PL", "+48601234567"),
        ("612 345 678 Córdoba", "ES", "+34612345678"), ("987 654 321 Sol", "PE", "+51987654321"),
        ("07911 123456 (Jo)", "GB", "+447911123456"), ("07911 123456 (Bo)", "GB", "+447911123456"),
        ("02-312-3456 / 김부장 010-1234-5678", "KR", "+8223123456 +821012345678"),
        ("02-312-3456 / 이과장 010-1234-5678", "KR", "+8223123456 +821012345678"),
        ("부장 010-1234-5678", "KR", "+821012345678"),
        ("13800138000或13800138001", "CN", "+8613800138000 +8613800138001"),
        ("13800138000和13800138001", "CN", "+8613800138000 +8613800138001"),
        ("138 0013 8000 或 010 6552 9988", "CN", "+8613800138000 +861065529988"), ("50000đ", "VN", "notANumber"),
    ])
    func namesAndWords(_ cell: String, _ region: String, _ numbers: String) { expect(numbers, cell, region) }

    /// A zero and the own calling code in brackets are no area code; without brackets nobody knows.
    @Test(arguments: [
        ("(049) 171 2345678", "DE", "+491712345678"), ("(049) 030 9018200", "DE", "+49309018200"),
        ("(033) 6 12 34 56 78", "FR", "+33612345678"), ("049 171 2345678", "DE", "ambiguous"),
        ("(0491) 12345", "DE", "+4949112345"),
    ])
    func theOwnCodeBehindAZero(_ cell: String, _ region: String, _ numbers: String) { expect(numbers, cell, region) }

    private func expect(_ numbers: String, _ cell: String, _ region: String) {
        let found = Classifier(region: RegionCode(region)).readings(in: cell).joined(separator: " ")
        #expect(found == numbers, "\(region) \(cell)")
    }
}
