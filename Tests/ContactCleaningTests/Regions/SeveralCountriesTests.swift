import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Contacts whose addresses are in several countries, or in one that nobody knows.
struct SeveralCountriesTests {
    private func read(_ number: String, _ countries: [String], _ region: String?) throws -> String {
        var workbench = try Workbench()
        workbench.options.region = region.flatMap { RegionCode($0) }.map { .fixed($0) } ?? .none
        let addresses = countries.enumerated().map {
            "ADR;TYPE=\($0.offset == 0 ? "HOME" : "WORK"):;;1 Main St;Town;;;\($0.element)\r\n"
        }
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Lee\r\nTEL:\(number)\r\n\(addresses.joined())END:VCARD\r\n"
        _ = try workbench.ingest(workbench.write(Array(card.utf8), to: "a.vcf"))
        return try workbench.rows("SELECT coalesce(e164, reason, verdict) FROM phone_numbers")[0]
    }

    @Test(
        arguments: [
            // One numbering plan, or only one country that has the number.
            ("212-736-5000", ["USA", "Canada"], nil, "+12127365000"),
            ("212-736-5000", ["Canada", "USA"], "US", "+12127365000"),
            ("0171 2345678", ["Germany", "USA"], nil, "+491712345678"),
            // The region that was named decides.
            ("030 901820", ["Germany", "Italy"], "DE", "+4930901820"),
            ("030 901820", ["Atlantis"], "DE", "ambiguous"),
            ("030 901820", ["Atlantis", "Germany"], nil, "+4930901820"),
            ("030 901820", ["Germany", "Italy"], nil, "ambiguous"), ("030 901820", ["Atlantis"], nil, "ambiguous"),
            ("+49 30 901820", ["Germany", "Italy"], nil, "+4930901820"), ("030 901820", ["NA"], "DE", "ambiguous"),
        ] as [(String, [String], String?, String)])
    func addressesThatDisagree(_ number: String, _ countries: [String], _ region: String?, _ expected: String) throws {
        #expect(try read(number, countries, region) == expected)
    }
}
