import ContactReading
import PhoneNumbers
import Testing

@testable import RegionInference

struct RegionDecisionTests {
    private static let austrian = [
        "0664 1234567", "0660 7654321", "0676 3456789", "0699 12345678", "01 5051234", "0316 812345", "0662 845123",
        "0512 567890", "0650 9876543", "0664 8899001", "0732 770512", "0463 512345",
    ]

    @Test func foreignNumbersDoNotOutvoteDomesticOnes() throws {
        let decision = try RegionDecision.of(Self.austrian, [(.number, "DE", 40)])
        #expect(decision.region?.code == "AT")
        #expect(decision.isFromEvidence)
        #expect(decision.explanation.hasPrefix("region AT explains 100 % of 12 national numbers; next is "))
    }

    @Test func shortCodesAndExtensionsAreNoNumbersOfACountry() throws {
        let short = ["112", "4711", "x 204", "0815"]
        #expect(NationalNumber.sample(short.map { NationalNumber(Array($0.utf8)) }, limit: 300).isEmpty)
        #expect(try RegionDecision.of(Self.austrian + (1000..<1400).map { "\($0)" }).region?.code == "AT")
    }

    /// People of one town have one area code; that says once which country it is in.
    @Test(arguments: [
        ("US", "(212) 5##-####"), ("US", "312-6##-####"), ("US", "415.7##.####"), ("US", "713 8## ####"),
        ("CA", "(416) 5##-####"), ("GB", "020 7### ####"), ("GB", "0161 4## ####"), ("GB", "07700 9#####"),
        ("DE", "089 4#######"), ("DE", "0221 5######"), ("DE", "030/7######"), ("FR", "01 42 ## ## ##"),
        ("FR", "04 91 ## ## ##"), ("IT", "06 5###.####"), ("IT", "02 6#######"), ("ES", "91 5## ## ##"),
        ("ES", "93 4######"), ("CH", "044 5## ## ##"), ("AT", "01 5######"), ("AT", "0316 8#####"),
        ("NL", "020 6## ####"),
        ("PL", "22 6## ## ##"), ("SE", "08-5## ### ##"), ("BR", "(11) 3###-####"), ("BR", "(21) 9####-####"),
        ("MX", "55 5### ####"), ("AR", "011 4###-####"), ("AU", "(02) 9### ####"), ("NZ", "09 5## ####"),
        ("JP", "03-5###-####"), ("JP", "06-6###-####"), ("CN", "010 8### ####"), ("IN", "022 2### ####"),
        ("KR", "02-5##-####"),
        ("ZA", "011 4## ####"), ("TR", "0212 5## ## ##"), ("EG", "02 2### ####"), ("RU", "(495) 7##-##-##"),
    ])
    func oneAreaCodeIsNoOtherCountry(_ code: String, _ form: String) throws {
        let decision = try RegionDecision.ofNumbers(like: [form])
        #expect(decision.region == nil || decision.region?.code == code, "\(decision.explanation)")
    }

    @Test func nothingIsDecidedWithoutNumbers() throws {
        let decision = try RegionDecision.of([], [(.number, "DE", 5)])
        #expect(decision.region == nil)
        #expect(decision.explanation == "no region is needed: no number lacks its country")
    }

    @Test func aFewNumbersOfManyCountriesDecideNothing() throws {
        let decision = try RegionDecision.of(["030 1234567", "030 7654321"])
        #expect(decision.region == nil)
        #expect(decision.explanation.contains("are both possible"))
    }

    @Test func numbersThatNoPlanTakesDecideNothing() throws {
        let decision = try RegionDecision.of(["0000 111", "99999 9999 9999 999", "000 000 12 000"])
        #expect(decision.region == nil)
        #expect(decision.explanation.hasPrefix("no region: no country's plan explains 85 %"))
    }

    /// People leave the area code of their own town out. Nothing but an e-mail domain tells some countries apart, with such numbers or without.
    @Test(arguments: [
        ("BE", ["071 01 ## ##", "09 241 ## ##", "0475 12 ## ##", "0486 3# ## ##", "04 22# ## ##", "24 ## ##"]),
        ("SA", ["053 4## ####", "057 0## ####", "011 4## ####", "4## ####"]),
        ("RW", ["0788 ######", "0722 ######", "0735 ######", "25####"]),
        ("CA", ["(416) 5##-####", "(604) 6##-####", "(514) 7##-####", "5##-####"]),
    ])
    func numbersWithoutTheirAreaCodeSpeakAgainstNoRegion(_ code: String, _ forms: [String]) throws {
        let decision = try RegionDecision.ofNumbers(like: forms, [(.domain, code, 3)])
        #expect(decision.region?.code == code, "\(decision.explanation)")
    }

    /// A plan that takes all numbers is a rival of one that takes most of them.
    @Test func numbersOfAnotherPlanAreNotWithoutTheirAreaCode() throws {
        let decision = try RegionDecision.ofNumbers(like: ["631 48# ####", "20 83# ####", "693 24# ###", "64# ####"])
        #expect(decision.region == nil, "\(decision.explanation)")
    }

    @Test func repeatedNumbersAreOnePieceOfEvidence() throws {
        let decision = try RegionDecision.of(Array(repeating: "2025550143", count: 500))
        #expect(decision.region == nil)
    }

    @Test func numbersThatCountUpAreNoPhoneBook() throws {
        for start in [301_234_500, 21_000_100, 400_100_000, 6_120_000] {
            #expect(try RegionDecision.of((0..<400).map { "\(start + $0)" }).region == nil, "\(start)")
        }
    }

    @Test func theLanguageOfHeadingsDoesNotDecideAlone() throws {
        // As likely in Norway as in Denmark.
        let numbers = ["40 12 34 56", "41 23 45 67", "92 34 56 78"]
        let plain = try RegionDecision.of(numbers)
        let danish = try RegionDecision.of(numbers, [(.language, "DK", 1)])
        #expect(danish.region == plain.region)
    }

    @Test(arguments: [
        (
            "US",
            ["(212) 736-5000", "(415) 555-0132", "312-467-8900", "(617) 253-1000", "206.682.4040", "(305) 372-1234"]
        ),
        ("CA", ["(416) 392-2489", "514-872-0311", "(604) 873-7000", "403-268-2489", "(613) 580-2400", "204-986-2171"]),
    ])
    func regionsOfOnePlanAreOneChoice(_ code: String, _ numbers: [String]) throws {
        let decision = try RegionDecision.of(numbers, [(.domain, code, 2)])
        #expect(decision.region?.code == code)
    }

    @Test(arguments: [
        ("anna@firma.example.de", "DE"), ("x@shop.co.uk", "GB"), ("x@startup.io", nil), ("x@mail.com", nil),
        ("x@tv.me", nil), ("no address.de", nil), ("", nil),
    ])
    func domainsTellCountries(_ address: String, _ code: String?) {
        #expect(EmailDomain.region(of: Array(address.utf8)[...])?.code == code)
    }

    @Test(arguments: [
        ("de", ["AT", "BE", "CH", "DE", "LI", "LU"]), ("nb", ["NO", "SJ"]), ("pt-BR", ["BR"]), ("en", []), ("", []),
    ])
    func languagesTellCountries(_ language: String, _ codes: [String]) {
        let regions = HeadingLanguage.regions(of: language).map(\.code)
        #expect(codes.isEmpty ? regions.isEmpty : Set(codes).isSubset(of: regions))
        #expect(!regions.contains("US"))
    }

    @Test func everyRegionHasFacts() {
        for region in NumberingPlan.regions where region != .world {
            #expect(RegionFacts.all[region] != nil, "\(region)")
        }
    }

    /// Mobile numbers of one or two ranges are those of several countries; most of those with a country code tell which.
    @Test(arguments: [
        ("PL", ["501 ### ###", "601 ### ###"]), ("KE", ["0722 ######", "0733 ######"]),
        ("CZ", ["602 ### ###", "777 ### ###"]), ("NL", ["06 4#######"]),
    ])
    func numbersWithACountryCodePartCountriesOfLikeNumbers(_ code: String, _ forms: [String]) throws {
        #expect(try RegionDecision.ofNumbers(like: forms, count: 60).region == nil)
        let decision = try RegionDecision.ofNumbers(like: forms, count: 60, [(.number, code, 6)])
        #expect(decision.region?.code == code, "\(decision.explanation)")
        let divided = try RegionDecision.ofNumbers(like: forms, count: 60, [(.number, code, 3), (.number, "US", 4)])
        #expect(divided.region == nil, "\(divided.explanation)")
    }

    /// One person writes `+48 501 200 300` and the next one `501 200 301`: both are of the same ranges.
    @Test(arguments: [
        ("PL", ["501 2## ###", "601 3## ###"], ["+48501200300", "+48601345678"]),
        ("CZ", ["602 1## ###", "777 6## ###"], ["+420602123456", "+420777654321"]),
        ("KE", ["07223 #####", "07331 #####"], ["+254722312345", "+254733145678"]),
    ])
    func numbersInTheRangesOfKnownOnesAreOfTheirCountry(
        _ code: String, _ forms: [String], _ known: [String]
    ) throws {
        // Foreign ones of many ranges hide them from a count of countries.
        let foreign = (1...9).map { "+44745\($0)123456" }
        #expect(try RegionDecision.ofNumbers(like: forms, count: 40, known: foreign).region == nil)
        let decision = try RegionDecision.ofNumbers(like: forms, count: 40, known: known + foreign)
        #expect(decision.region?.code == code, "\(decision.explanation)")
    }

    @Test func rangesSpeakForNoCountryThatSharesNoneOfThem() throws {
        // Numbers from all over Poland beside Czech ones.
        let known = (1...9).map { "+4860\($0)345678" }
        let decision = try RegionDecision.ofNumbers(like: ["777 ### ###", "730 ### ###"], count: 40, known: known)
        #expect(decision.region == nil, "\(decision.explanation)")
    }

    /// Where all domains are of one country, a fifth of the numbers may be mistyped, if no other plan takes those.
    @Test(arguments: [
        ("PT", ["912 ### ###", "234 ### ###"], ["912 ### ##"], true),
        // Luxembourg and Germany have numbers of nearly any length.
        ("NO", ["92 ## ## ##", "48 ## ## ##"], ["92 ## ## #"], false),
        ("GR", ["697 ### ####", "210 ### ####"], ["697 ### ###"], false),
    ])
    func domainsOfOneCountryDecideWhereItsPlanTakesMostNumbers(
        _ code: String, _ forms: [String], _ mistyped: [String], _ decides: Bool
    ) throws {
        let numbers = forms + forms + mistyped
        func decision(_ domains: (String, Int)...) throws -> RegionDecision {
            try RegionDecision.ofNumbers(like: numbers, count: 40, domains.map { (.domain, $0.0, $0.1) })
        }
        #expect(try decision().region == nil)
        let evident = try decision((code, 4))
        #expect(evident.region?.code == (decides ? code : nil), "\(evident.explanation)")
        // As many of another country are no evidence.
        #expect(try decision((code, 4), ("ZA", 4)).region == nil)
    }

    /// Two thirds of the numbers are enough for a region where every other one is far behind, and half of them are not.
    @Test(arguments: [(4, 1, "AT"), (4, 4, nil)])
    func aRegionFarAheadNeedsFewerNumbers(_ whole: Int, _ mistyped: Int, _ code: String?) throws {
        let forms = Array(["0664 #######", "0316 8#####", "0699 1#######", "01 5######"].prefix(whole))
        let tooLong = Array(repeating: "09## ############", count: mistyped)
        let decision = try RegionDecision.ofNumbers(like: forms + tooLong, count: 40)
        #expect(decision.region?.code == code, "\(decision.explanation)")
    }

    /// One or two numbers decide beside numbers with the country code of a plan that makes them likely, and never alone or beside those of a
    /// neighbour.
    @Test(arguments: [
        (["138 0013 8000"], "CN", true), (["0171 3920001", "0171 3920022"], "DE", true),
        (["079 123 45 67"], "DE", false),
        (["0664 1234567"], "DE", false), (["0512 567890", "0664 1234567"], "DE", false), (["612 345 678"], "FR", false),
    ])
    func aFewNumbersDecideBesideOnesWithTheCountryCode(_ numbers: [String], _ code: String, _ decides: Bool) throws {
        #expect(try RegionDecision.of(numbers).region == nil)
        let known = [
            "CN": ["+8613912345678", "+8613612345678"], "DE": ["+491714444444", "+493023125002", "+491511234567"],
            "FR": ["+33612345678", "+33142685379"],
        ][code, default: []]
        let decision = try RegionDecision.of(numbers, [(.number, code, known.count)], known: known)
        #expect(decision.region?.code == (decides ? code : nil), "\(decision.explanation)")
    }

    /// A last group of two digits may be something else: such a number is not accepted, but of the country as the others are.
    @Test func groupsWithSeveralReadingsSpeakAgainstNoRegion() throws {
        let evidence: [(RegionEvidence.Kind, String, Int)] = [(.country, "ID", 2)]
        let grouped = try RegionDecision.ofNumbers(like: ["0898 464 ### ##", "0813 592 ### ##"], evidence)
        #expect(grouped.region?.code == "ID", "\(grouped.explanation)")
        let joined = try RegionDecision.ofNumbers(like: ["0898464#####", "0813592#####"], evidence)
        #expect(joined.region?.code == "ID", "\(joined.explanation)")
    }
}
