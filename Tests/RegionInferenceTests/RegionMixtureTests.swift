import PhoneNumbers
import Testing

@testable import RegionInference

struct RegionMixtureTests {
    private static let forms = [
        "US": [
            "(212) 5##-####", "(312) 6##-####", "(617) 4##-####", "(415) 7##-####", "(305) 3##-####", "(602) 8##-####",
        ],
        "GB": ["020 79## ####", "0161 4## ####", "0121 4## ####", "07512 ######", "07712 ######", "07812 ######"],
        "DE": ["030 4######", "089 5######", "0221 6######", "0171 7######", "0160 8######", "0341 4######"],
        "IT": ["06 5#######", "02 6#######", "347 4######", "338 5######", "333 6######", "011 4######"],
        "ES": ["91 5## ## ##", "93 4## ## ##", "612 ## ## ##", "655 ## ## ##", "677 ## ## ##", "95 4## ## ##"],
        "PL": ["501 ### ###", "601 ### ###", "512 ### ###", "22 6## ## ##", "12 4## ## ##", "723 ### ###"],
    ]

    @Test(arguments: ["DE", "GB", "IT", "PL", "US"]) func numbersOfAFewTownsTellTheCountry(_ code: String) throws {
        let decision = try RegionDecision.ofNumbers(like: Self.forms[code] ?? [])
        #expect(decision.region?.code == code, "\(decision.explanation)")
    }

    /// A country whose plan takes numbers of many forms, such as Germany, would need more than the numbers.
    @Test(arguments: ["ES", "GB", "PL", "US"]) func numbersOfTwoCountriesDecideForNone(_ code: String) throws {
        for (other, forms) in Self.forms where other != code {
            let decision = try RegionDecision.ofNumbers(like: (Self.forms[code] ?? []) + forms.prefix(3))
            #expect(decision.region == nil, "\(code) and \(other): \(decision.explanation)")
        }
    }
}
