import Testing

@testable import PhoneNumbers

/// A single text with words for a country is read in that country, whatever its reader's region is.
@Suite struct CountryBesideTests {
    @Test(arguments: [
        ("DE", "ES 612 34 56 78", "+34612345678"), ("DE", "CH 079 412 77 03", "+41794127703"),
        ("DE", "(Mexico) 55 5208 4477", "+525552084477"), ("DE", "Tel. CH: 079 412 77 03", "+41794127703"),
        ("US", "Schweiz 044 261 33 71", "+41442613371"), ("DE", "044 261 33 71 (Switzerland)", "+41442613371"),
        ("DE", "日本 03-1234-5678", "+81312345678"), ("GB", "Россия 8 912 345-67-89", "+79123456789"),
        ("DE", "🇨🇭 079 412 77 03", "+41794127703"), ("DE", "DE 030 2345678", "+49302345678"),
        ("DE", "CH +49 30 2345678", "+49302345678"), ("US", "Springfield, IL 217-544-1234", "+12175441234"),
        ("DE", "CH 079 412 77 03 2. Stock", "+41794127703"),
    ])
    func oneCountry(region: String, text: String, wanted: String) {
        let classifier = Classifier(region: RegionCode(region))
        let number = classifier.classify(text)
        #expect(number.e164 == wanted)
        #expect(number.verdict == .accepted)
        #expect(accepted(text, classifier) == [wanted])
        #expect(classifier.explanation(of: text).classification.e164 == wanted)
    }

    @Test(arguments: [
        "Jordan 079 412 77 03", "Avenue de France 0662 843211", "(AT) 0662 843211 (CH)", "Wien, AT 0662 843211",
        "Schweiz 044 261 33 71 / Österreich 044 261 33 72", "BR 089 98765432", "(mx) 089 98765432",
        "CH-8001 Zürich 030 2345678",
        "(IL) 089 98765432 (CA)",
    ])
    func severalCountries(text: String) {
        let classifier = Classifier(region: RegionCode("DE"))
        #expect(accepted(text, classifier).isEmpty)
        #expect(classifier.classify(text).verdict == .ambiguous)
        #expect(classifier.explanation(of: text).classification.verdict == .ambiguous)
    }

    /// Digits of every script are digits beside the name of a country.
    @Test(arguments: [
        "43706; LT-01103 Vilnius", "43706 (LT-01103 Vilnius)", "CH 079 412 77 03", "DE-80331 München 0662 843211",
        "(PL 123) 247 954 032", "KH 4711: (0696) 80514",
    ])
    func digitsOfOtherScripts(cell: String) {
        for zero: UInt32 in [0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0x1040, 0xFF10] {
            let foreign = cell.unicodeScalars.reduce(into: "") { text, scalar in
                let digit = scalar.properties.numericType == .decimal ? scalar.value - 0x30 : nil
                text.unicodeScalars.append(digit.flatMap { Unicode.Scalar(zero + $0) } ?? scalar)
            }
            for region in ["FK", "CZ", "AT", "DE"].compactMap({ RegionCode($0) }) {
                #expect(country(foreign, region) == country(cell, region), "\(foreign) in \(region)")
            }
        }
    }

    private func country(_ cell: String, _ home: RegionCode) -> CountryBesideNumber {
        Array(cell.utf8).withSpan { Classifier.country(beside: $0, home: home) }
    }

    /// The accepted numbers of a cell are never those of the reader's region where all of its words name another country.
    @Test func everyCountryByItsNames() {
        let home = Classifier(region: RegionCode("DE"))
        for (name, region, local) in [
            ("Spain", "ES", "912 34 56 78"), ("Espagne", "ES", "912 34 56 78"), ("España", "ES", "912 34 56 78"),
            ("Italien", "IT", "06 1234 5678"), ("イタリア", "IT", "06 1234 5678"), ("Egypt", "EG", "02 23456789"),
            ("مصر", "EG", "02 23456789"), ("Україна", "UA", "044 234 5678"), ("UA", "UA", "044 234 5678"),
            ("Türkiye", "TR", "0212 345 67 89"), ("Korea", "KR", "02-312-3456"), ("TUR", "TR", "0212 345 67 89"),
        ] {
            let wanted = Classifier(region: RegionCode(region)).classify(local)
            for text in ["\(name) \(local)", "(\(name)) \(local)", "\(name): \(local)", "\(local) (\(name))"] {
                let number = home.classify(text)
                #expect(number.e164 == wanted.e164, "\(text)")
            }
        }
    }

    private func accepted(_ cell: String, _ classifier: Classifier) -> [String] {
        var found: [String] = []
        var cell = cell
        cell.withUTF8 { bytes in
            classifier.forEachNumber(in: Span(_unsafeElements: bytes)) { _, number in
                if number.verdict == .accepted, let e164 = number.e164 { found.append(e164) }
            }
        }
        return found
    }
}
