import Foundation
import PhoneNumbers
import Testing

@Suite struct PhoneNumberCodableTests {
    @Test(arguments: ["+12024041234", "+442079460958", "+16664041234", "+12125550123", "+1911", "+1202"])
    func numbersAreOneString(_ text: String) throws {
        let json = Data("[\"\(text)\"]".utf8)
        let numbers = try JSONDecoder().decode([PhoneNumber].self, from: json)
        #expect(numbers.map(\.e164) == [text])
        #expect(try JSONEncoder().encode(numbers) == json)
    }

    @Test(arguments: [
        ("2024041234", "does not begin with \"+\""), ("+1 202", "expected a digit 0-9 at byte 2"),
        ("+999123", "does not begin with an assigned country calling code"),
        ("+120240412345", "fits no template of the calling code 1"),
    ])
    func errorsSayWhatIsWrong(_ text: String, _ message: String) throws {
        let json = Data("[\"\(text)\"]".utf8)
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode([PhoneNumber].self, from: json) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("expected corrupted data, got \(String(describing: error))")
            return
        }
        #expect(context.debugDescription.contains(message))
        #expect(context.debugDescription.contains(text))
    }

    @Test func codesAreStringsOfDigits() throws {
        let json = Data("[\"44\",\"883\"]".utf8)
        let codes = try JSONDecoder().decode([PhoneNumber.CountryCode].self, from: json)
        #expect(codes.map(\.number) == [44, 883])
        #expect(try JSONEncoder().encode(codes) == json)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([PhoneNumber.CountryCode].self, from: Data("[\"999\"]".utf8))
        }
    }
}
