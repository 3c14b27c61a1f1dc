import Foundation
import NumberDetails
import PhoneNumbers
import Testing

@Suite struct NumberDetailsTests {
    /// Canadian numbers of seven digits, which begin numbers of the United States that are longer: a prefix does not tell the country.
    private static func isShortCanadian(_ number: String) -> Bool { number.hasPrefix("+1310") && number.count == 9 }

    /// More than the 15 digits of [E.164](https://www.itu.int/rec/T-REC-E.164), which the metadata of some countries allows: no number.
    private static func isTooLong(_ number: String) -> Bool { number.dropFirst().count > 15 }

    /// The answers of libphonenumber for random numbers of every plan, which make_details.py writes: a number, its area, time zones and
    /// carrier.
    @Test func answersAreThoseOfTheReference() throws {
        let url = try #require(Bundle.module.url(forResource: "cases", withExtension: "tsv"))
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 2000)
        var wrong: [String] = []
        for line in lines {
            var fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let details = NumberDetails(e164: fields[0])
            if Self.isShortCanadian(fields[0]) { fields[1] = "" }
            if Self.isTooLong(fields[0]) { fields[1...] = ["", "", ""] }
            let found = [
                details?.area ?? "", details?.timeZones.joined(separator: ";") ?? "", details?.carrier ?? "",
            ]
            if found != Array(fields.dropFirst()) { wrong.append("\(line): \(found)") }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20).joined(separator: "\n"))")
    }

    @Test(
        arguments: [
            // Fictional numbers have an area as well.
            ("+12125550123", "New York, NY", "America/New_York", nil),
            ("+442079460958", "London", "Europe/London", nil),
            // No mobile of these countries belongs to an area, and its country is known.
            ("+447700900123", "United Kingdom", "Europe/Guernsey,Europe/Isle_of_Man,Europe/Jersey,Europe/London", nil),
            // Valid in two countries that share a calling code.
            ("+18005550199", nil, nil, nil),
        ] as [(String, String?, String?, String?)])
    func examples(number: String, area: String?, zones: String?, carrier: String?) {
        let details = NumberDetails(e164: number)
        #expect(details?.area == area)
        if let zones { #expect(details?.text(of: .timezone) == zones) }
        #expect(details?.carrier == carrier)
    }

    @Test(arguments: ["112", "hello", "", "+1 212 555 012", "2125550123"])
    func textsWithoutFormHaveNone(_ text: String) {
        #expect(NumberDetails(e164: text) == nil)
        #expect(NumberDetails(of: Classifier().classify(text)) == nil)
    }
}
