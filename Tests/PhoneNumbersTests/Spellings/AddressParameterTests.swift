import PhoneNumbers
import Testing

/// Parameters of `tel:` and `sip:` addresses, which stand in any order.
@Suite struct AddressParameterTests {
    private static let parameters = [";ext=12", ";phone-context=+1-650", ";isub=77", ";npdi"]

    /// Every order of some elements.
    private static func orders(of elements: [String]) -> [[String]] {
        elements.isEmpty
            ? [[]]
            : elements.indices.flatMap { first in
                var rest = elements
                let element = rest.remove(at: first)
                return orders(of: rest).map { [element] + $0 }
            }
    }

    @Test(arguments: orders(of: parameters).map { $0.joined() })
    func anyOrderIsRead(_ parameters: String) {
        for text in ["tel:253-0000\(parameters)", "sip:2530000\(parameters)@example.com;user=phone"] {
            let found = classification(of: text, "DE")
            #expect(found.e164 == "+16502530000" && found.extension.description == "12", "\(text)")
        }
    }

    @Test(arguments: [
        ("sip:+4930901820;ext=12@example.com;user=phone", "+4930901820x12"),
        ("sip:+4930901820@example.com;user=phone;ext=12", "+4930901820"),
        ("tel:+4930901820;phone-context=example.com", "+4930901820"),
        ("tel:030901820;phone-context=example.com", "ambiguous"),
        ("tel:7042;phone-context=example.com", "tooShort"),
        ("tel:030901820;phone-context=+49;ext=123456789012345678901", "notANumber"),
        ("tel:;phone-context=+49", "notANumber"),
    ])
    func parametersOfNumbers(_ text: String, _ wanted: String) {
        let found = classification(of: text, "DE")
        let number = (found.e164 ?? "") + (found.extension.isEmpty ? "" : "x\(found.extension)")
        #expect((found.verdict == .accepted ? number : found.word) == wanted)
    }

    @Test(arguments: [
        ("650-253-0000 / x12", "US", "+16502530000x12"), ("650-253-0000/x12", "US", "+16502530000x12"),
        ("01 5125432 10 DW", "AT", "+4315125432x10"), ("030 901820 (12 DW)", "DE", "+4930901820x12"),
        ("01/512 54 32-10 DW", "AT", "+431512543210"), ("650-253-0000 12 ext", "US", "+16502530000x12"),
    ])
    func extensionsBesideTheirWords(_ text: String, _ region: String, _ wanted: String) {
        let found = classification(of: text, region)
        #expect((found.e164 ?? "") + (found.extension.isEmpty ? "" : "x\(found.extension)") == wanted)
    }
}
