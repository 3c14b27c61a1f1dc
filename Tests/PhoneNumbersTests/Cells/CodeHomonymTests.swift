import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// Codes of two letters that name a country, or a part of the reader's own one, a department or a paper.
@Suite struct CodeHomonymTests {
    @Test(arguments: [
        ("IT", "MC 0733 231234", "+390733231234"),
        ("IT", "CL 0934 551234", "+390934551234"), ("IT", "AT 0141 531234", "+390141531234"),
        ("IT", "011 5612345 (TO)", "+390115612345"), ("IT", "0521 281234 (PR)", "+390521281234"),
        ("IT", "PA 091 6112345", "+390916112345"),
        ("GB", "IT 020 7183 8750", "+442071838750"), ("FR", "IT 01 42 68 53 00", "+33142685300"),
        ("JP", "IT 03-1234-5678", "+81312345678"), ("IN", "IT 022 2123 4567", "+912221234567"),
        ("US", "AT 650 253 0000", "+16502530000"), ("CH", "BE 031 312 34 56", "+41313123456"),
        ("CH", "GE 022 312 34 56", "+41223123456"), ("CH", "BS 061 267 12 34", "+41612671234"),
        ("BR", "MG 31 3456 7890", "+553134567890"), ("BR", "SC 48 3222 1234", "+554832221234"),
        ("BR", "BA 71 3222 1234", "+557132221234"), ("BR", "AP 96 3222 1234", "+559632221234"),
        ("ES", "VA 983 123 456", "+34983123456"), ("DE", "BE 030 901820", "+4930901820"),
        ("US", "CA 650 253 0000", "+16502530000"), ("US", "650 253 0000 (CA)", "+16502530000"),
        ("MX", "TR 55 7750 6993", "+525577506993"),
        // Digits behind the code of the number's own country are those of the number.
        ("DE", "USA 650 253 0000", "+16502530000"), ("DE", "U.S.A. 650 253 0000", "+16502530000"),
        ("DE", "USA 650-253-0000", "+16502530000"),
        // Other codes, and those that only the other country writes so, name their countries.
        ("DE", "CH 079 412 77 03", "+41794127703"), ("DE", "(AT) 0662 843211", "+43662843211"),
    ])
    func aCodeOfAPartIsARemark(region: String, text: String, wanted: String) {
        #expect(classification(of: text, region).e164 == wanted)
        let classifier = Classifier(region: RegionCode(region))
        #expect(classifier.readings(in: text) == [wanted])
        #expect(classifier.explanation(of: text).classification.e164 == wanted)
    }

    @Test(arguments: [
        // Of both, and grouped as in neither's or only the other's way.
        ("IT", "081 5512345 (NA)"), ("IT", "NA 081 5512345"), ("IT", "NA: 081 5512345"), ("DE", "IT 030 901820"),
        ("DE", "IT: 030 901820"), ("IT", "AT 0662 843211"), ("FR", "IT 02 72021234"), ("FR", "IT 06 69812345"),
        ("DE", "MD 022 23 45 67"), ("DE", "IT Support 030 901820"), ("ES", "VN 643 18 08 72"),
        ("ES", "PK 643 18 08 72"),
        ("IT", "TR 0212 455 1300"), ("IT", "AR 011 4323 9400"), ("IT", "CN 010 6512 3456"), ("IT", "SA 011 477 1000"),
        ("IT", "PE 01 315 2000"), ("SI", "HR 01 610 1111"),
    ])
    func aCodeOfEitherLeavesTheCountryOpen(region: String, text: String) {
        #expect(classification(of: text, region).verdict == .ambiguous)
    }

    /// A number that only the named country has is its number, also behind a code that means something else at home.
    @Test(arguments: [
        ("DE", "IT 347 1234567", "+393471234567"), ("AT", "IT 347 1234567", "+393471234567"),
        ("IT", "CR 2223 4567", "+50622234567"), ("CH", "SG 9123 4567", "+6591234567"),
        ("BR", "PR 787-721-7000", "+17877217000"), ("FR", "GF 0694 30 12 34", "+594694301234"),
        ("US", "IT 02 72021234", "+390272021234"), ("GB", "IT 02 72021234", "+390272021234"),
        ("GB", "QA 4412 3456", "+97444123456"), ("US", "IL 02 123 4567", "+97221234567"),
        // Only the reader's region has these.
        ("DE", "AR 030 901820", "+4930901820"),
    ])
    func aNumberOfOneCountryIsItsNumber(region: String, text: String, wanted: String) {
        #expect(classification(of: text, region).e164 == wanted)
        #expect(classification(of: text, region).verdict == .accepted)
    }

    /// Codes that are words for rooms or currencies as well are remarks in their region, and beside a number of the reader's region no code names another one.
    @Test(arguments: [
        ("IT", "PR 346 039 2884", "+393460392884"), ("IT", "PR: 346 039 2884", "+393460392884"),
        ("IT", "TN 050 0942 6714", "+3905009426714"), ("RO", "GR 021 312 3456", "+40213123456"),
        ("RO", "GR: 0721 123 456", "+40721123456"),
    ])
    func aCodeThatIsAWordForSomethingTakesNoDigits(region: String, text: String, wanted: String) {
        #expect(classification(of: text, region).e164 == wanted)
        let classifier = Classifier(region: RegionCode(region))
        #expect(classifier.readings(in: text) == [wanted])
        #expect(classifier.explanation(of: text).classification.e164 == wanted)
    }

    @Test(arguments: [
        ("ES", "PL 785 84 00 84"), ("MX", "AS 201 655 0617"), ("ZA", "PL 087 158 0885"),
        // A serial number, and the office of a bank.
        ("DE", "SN 030 901820"), ("RO", "AG 0268 321 123"),
    ])
    func aCodeBesideANumberOfTheRegionMovesNone(region: String, text: String) {
        let found = classification(of: text, region)
        let own = classification(of: String(text.dropFirst(3)), region)
        #expect(found.verdict != .accepted || found.e164 == own.e164)
    }

    /// A number behind a code is accepted only if one of the two countries alone has it in its national form, or groups it so.
    @Test func acceptedNumbersAreOfOneCountry() {
        var random = SeededGenerator(seed: 704)
        var wrong: [String] = []
        var count = 0
        let codes = NumberingPlan.all.flatMap(\.regions).filter { $0 != .world }
        for name in ["DE", "AT", "CH", "FR", "IT", "ES", "GB", "BR", "MX", "IN", "US", "JP", "RO", "NL", "SI"] {
            guard let home = RegionCode(name) else { continue }
            for other in codes where other != home {
                guard let number = NumberRanges.of(other).draw(bySize: true, &random),
                    let written = Written(number.national, in: other), written.e164 == number.e164
                else { continue }
                let text = "\(other.code) \(number.national)"
                // Codes that are words of some language, as `PH` and `SE`, name no country.
                guard Classifier.country(beside: Array(text.utf8).span) == .region(other) else { continue }
                let found = Classifier(region: home).classify(text)
                guard found.verdict == .accepted, let own = Written(number.national, in: home),
                    own.e164 != written.e164
                else { continue }
                count += 1
                let isRight =
                    found.e164 == own.e164 ? own.isExact && !written.isExact : written.isExact && !own.isExact
                if !isRight { wrong.append("\(text) in \(name)") }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count) of \(count):\n\(wrong.joined(separator: "\n"))")
        #expect(count > 150)
    }

    /// A national number as it is written for people of a region.
    private struct Written {
        let e164: String?
        /// `true` if its digits are grouped exactly so.
        let isExact: Bool

        /// `nil` for a text that is no number in the national form of the region.
        init?(_ text: String, in region: RegionCode) {
            let found = Classifier(region: region).classify(text)
            guard found.verdict == .accepted, let national = found.formatted(.national),
                !found.repairs.contains(.renumbered),
                national.filter(\.isNumber) == text.filter(\.isNumber)
            else { return nil }
            e164 = found.e164
            isExact = Self.groups(national) == Self.groups(text)
        }

        private static func groups(_ text: String) -> [Substring] { text.split { !$0.isNumber } }
    }

    /// No code in front of a national number, or in brackets behind it, makes it a number of another country if it is written as one of
    /// the region.
    @Test func noCodeMovesANumber() {
        var random = SeededGenerator(seed: 702)
        var wrong: [String] = []
        var count = 0
        let codes = NumberingPlan.all.flatMap(\.regions).filter { $0 != .world }
        for region in ["DE", "AT", "CH", "FR", "IT", "ES", "GB", "BR", "MX", "IN", "US", "JP", "RO", "NL", "ZA"] {
            guard let home = RegionCode(region) else { continue }
            let classifier = Classifier(region: home)
            let numbers = (0..<20).compactMap { _ in NumberRanges.of(home).draw(bySize: true, &random) }
                .filter { classifier.classify($0.national).e164 == $0.e164 && $0.classification.region == home }
            for code in codes where code != home {
                guard let number = numbers.randomElement(using: &random) else { continue }
                count += 1
                let found = classifier.classify(code.code + " " + number.national)
                if found.verdict == .accepted, found.e164 != number.e164 {
                    wrong.append("\(code.code) \(number.national) in \(region)")
                }
            }
        }
        #expect(
            wrong.count * 1_000 <= count, "\(wrong.count) of \(count):\n\(wrong.prefix(20).joined(separator: "\n"))")
    }

    /// The codes of a country's own parts leave its numbers as they are, in front of them and in brackets, unless they name the numbers of things,
    /// as `SN` and `AG` do.
    @Test(arguments: [
        ("IT", "NA MC CL AT TO PR PA BA BG BO CA FR GE LU MI MO NO PE RO SA SI SO SV TN VA VE"),
        ("CH", "BE GE BS SG SO SZ LU NE TG FR GR"), ("BR", "BA MG SC PA PE PR MA MT RO SE TO AL AM"),
        ("ES", "VA BA CA GE GR GU LU MA MU NA SA SE SG SO TO"), ("DE", "BE BY NI SH SL ST TH"),
        ("US", "CA CO DE GA IL IN LA MA MD ME MN MO MS NC NE PA SC SD TN VA"),
        ("RO", "AR BH BR CL CS GR IL IS MM SB SJ"),
    ])
    func codesOfPartsChangeNothing(region: String, codes: String) {
        var random = SeededGenerator(seed: 703)
        guard let home = RegionCode(region) else { return }
        let classifier = Classifier(region: home)
        var (count, right) = (0, 0)
        for code in codes.split(separator: " ") {
            for _ in 0..<8 {
                guard let number = NumberRanges.of(home).draw(bySize: true, &random),
                    classifier.classify(number.national).e164 == number.e164, number.classification.region == home
                else { continue }
                for text in [
                    "\(code) \(number.national)", "\(number.national) (\(code))", "\(code): \(number.national)",
                ] {
                    let found = classifier.classify(text)
                    #expect(found.verdict != .accepted || found.e164 == number.e164, "\(text) in \(region)")
                    // One that the country of the code has as well may be open.
                    if found.verdict == .ambiguous, classification(of: number.national, String(code)).planRule != .none
                    {
                        continue
                    }
                    count += 1
                    right += found.e164 == number.e164 ? 1 : 0
                }
            }
        }
        #expect(right * 100 >= count * 90, "\(right) of \(count)")
    }
}
