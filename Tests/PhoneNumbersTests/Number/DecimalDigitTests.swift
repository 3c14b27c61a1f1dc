import Testing

@testable import PhoneNumbers

@Suite struct DecimalDigitTests {
    @Test(arguments: [("(202) 404-१२३४", "2024041234"), ("", ""), ("+-() x", ""), ("٠١", "01")])
    func digitsOfATextAreASCII(_ text: String, _ digits: String) {
        #expect(text.digits == digits)
    }

    @Test func tableAgreesWithTheUnicodeProperties() {
        for code in UInt32(0)...0x3FFFF {
            guard let scalar = Unicode.Scalar(code) else { continue }
            let properties = scalar.properties
            let expected = properties.numericType == .decimal ? properties.numericValue.map { UInt8($0) } : nil
            if DecimalDigit.value(of: scalar) != expected {
                Issue.record("U+\(String(code, radix: 16)): expected \(String(describing: expected))")
            }
        }
    }
}
