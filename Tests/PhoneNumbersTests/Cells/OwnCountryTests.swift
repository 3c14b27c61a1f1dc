import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// Words beside a number that name a country by chance, one that cannot have the number, or the reader's own one.
@Suite struct OwnCountryTests {
    @Test(arguments: [
        ("ES", "912 345 678 a la 1", "+34912345678"), ("ES", "912 345 678 A la Una", "+34912345678"),
        ("US", "650 253 0000 to go", "+16502530000"), ("US", "650 253 0000 per u", "+16502530000"),
    ])
    func shortWordsAreNoCountryTogether(region: String, text: String, wanted: String) {
        #expect(Classifier(region: RegionCode(region)).readings(in: text) == [wanted])
    }

    @Test func namesOfTwoShortWordsAreCountries() {
        let classifier = Classifier(region: RegionCode("DE"))
        #expect(classifier.classify("02 23456789 Ai Cập").e164 == "+20223456789")
        #expect(classifier.classify("U S A 650 253 0000").e164 == "+16502530000")
    }

    @Test(arguments: [
        ("ES", "958 123 456 Granada", "+34958123456"), ("PL", "601 123 456 Kuba", "+48601123456"),
        ("CO", "601 234 5678 Líbano", "+576012345678"), ("US", "404 523 4567 Chad", "+14045234567"),
        ("US", "Georgia 404 523 4567", "+14045234567"), ("US", "404 523 4567 Chad Miller", "+14045234567"),
    ])
    func aWordThatMakesTheNumberImpossibleIsNoCountry(region: String, text: String, wanted: String) {
        let classifier = Classifier(region: RegionCode(region))
        #expect(classifier.classify(text).e164 == wanted)
        #expect(classifier.readings(in: text) == [wanted])
    }

    /// A number that lacks its end is none of the reader's region where its country stands beside it.
    @Test(arguments: ["Schweiz 044 261 33 7", "044 261 33 7 (Schweiz)"])
    func aCountryIsNoRemarkBesideItsOwnDamagedNumber(text: String) {
        #expect(Classifier(region: RegionCode("DE")).numbers(in: text).allSatisfy { !$0.hasPrefix("+49") })
    }

    @Test(arguments: [
        ("IN", "98765 43210 India", "+919876543210"), ("IN", "044 2345 6789 India", "+914423456789"),
        ("KE", "0722 123456 Kenya", "+254722123456"), ("ML", "66 12 34 56 Mali", "+22366123456"),
        ("MX", "55 1234 5678 México D.F.", "+525512345678"), ("MX", "55 1234 5678 Ciudad de Mexico", "+525512345678"),
        ("KR", "02-312-3456 Korea", "+8223123456"),
    ])
    func theOwnCountryBesideANumberIsARemark(region: String, text: String, wanted: String) {
        #expect(Classifier(region: RegionCode(region)).readings(in: text) == [wanted])
    }

    /// A number and the English name of its own country are the number, whatever else the name means.
    @Test func everyNumberBesideItsOwnCountry() {
        var random = SeededGenerator(seed: 1803)
        var wrong: [String] = []
        for (code, name) in [
            ("JO", "Jordan"), ("GE", "Georgia"), ("TD", "Chad"), ("KE", "Kenya"), ("IN", "India"), ("IL", "Israel"),
            ("CY", "Cyprus"), ("NP", "Nepal"), ("ML", "Mali"), ("TG", "Togo"), ("SD", "Sudan"), ("WS", "Samoa"),
            ("KR", "Korea"), ("GN", "Guinea"), ("CD", "Congo"), ("IE", "Ireland"), ("DE", "Germany"), ("FR", "France"),
        ] {
            guard let region = RegionCode(code) else { continue }
            let classifier = Classifier(region: region)
            for number in SpelledNumber.draw(of: region, count: 4 * Seeds.factor, &random) {
                let national = number.number.national
                guard classifier.numbers(in: national) == [number.number.e164] else { continue }
                for cell in ["\(national) \(name)", "\(national) (\(name))", "\(name): \(national)"]
                where classifier.numbers(in: cell) != [number.number.e164] {
                    wrong.append("\(cell): \(classifier.readings(in: cell))")
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count):\n\(wrong.prefix(20).joined(separator: "\n"))")
    }

    @Test func aPartOfTheDigitsIsNoCandidateBesideAllOfThem() {
        let found = Array("98765 43210".utf8).withSpan { bytes in
            Classifier().candidates(for: bytes).compactMap(\.e164)
        }
        #expect(found.contains("+919876543210"))
        #expect(!found.contains("+29098765"))
    }
}
