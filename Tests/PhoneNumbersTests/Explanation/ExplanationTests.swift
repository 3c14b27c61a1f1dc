import Testing

@testable import PhoneNumbers

@Suite struct ExplanationTests {
    private func explanation(_ text: String, _ region: String = "") -> Explanation {
        Classifier(region: RegionCode(region)).explanation(of: text)
    }

    @Test(arguments: [
        ("+442071838750", "", "plus"), ("+1 (650) 253-0000", "DE", "plus"),
        ("0044 20 7183 8750", "DE", "internationalPrefix"),
        ("011 44 20 7183 8750", "US", "internationalPrefix"), ("4930123456", "DE", "ownCallingCode"),
        ("16502530000.0", "US", "ownCallingCode"), ("020 7183 8750", "GB", "national"),
        ("6502530000", "US", "national"),
        ("6502530000", "", "national"), ("911", "US", "shortCode"), ("411", "US", "shortCode"),
        ("*100#", "DE", "serviceCode"),
        ("+00 44 20 7183 8750", "DE", "internationalPrefix"), ("+999123456", "", "plus"),
        ("00999123456", "DE", "internationalPrefix"),
    ])
    func forms(_ text: String, _ region: String, _ form: String) {
        #expect(explanation(text, region)[.form]?.value == form)
    }

    /// Texts with bytes that are no characters.
    @Test(arguments: [
        [0x0B, 0xEF, 0x4D, 0x0B, 0x0B, 0x4D, 0x00] + Array(" 030 12012012 030 12012012 ".utf8)
    ])
    func anExplanationIsOfTheSameClassification(bytes: [UInt8]) {
        let classifier = Classifier(region: RegionCode("FR"), allowedCategories: .all)
        bytes.withUnsafeBufferPointer { bytes in
            let span = Span(_unsafeElements: bytes)
            #expect(classifier.explanation(of: span).classification == classifier.classify(span))
        }
    }

    /// A country beside a number that is one of the region that was named contradicts it.
    @Test(arguments: ["IT 030 901820", "MD 022 23 45 67", "Jordan 079 412 77 03"])
    func wordsThatLeaveTheCountryOpenAreNamed(_ text: String) {
        let found = explanation(text, "DE")
        #expect(found.classification.verdict == .ambiguous)
        #expect(found[.verdict]?.text == "a national number, and the words beside it leave its country open")
        #expect(found[.hint]?.value == "write it with its plus to leave no doubt")
    }

    @Test func everyStepOfALongText() throws {
        let found = explanation("\u{200E}Tel. 00 44 (0)20 7946 0958 ext. 12", "DE")
        let steps = found.steps.map { "\($0.name.rawValue): \($0.value)" }
        #expect(
            steps.prefix(17) == [
                "text: ‹U+200E›Tel. 00 44 (0)20 7946 0958 ext. 12", "repair: invisibleCharacters", "repair: label",
                "repair: trunkPrefixAfterCountryCode", "extension: 12", "dialled: 004402079460958",
                "form: internationalPrefix", "internationalPrefix: 00",
                "callingCode: 44", "trunkPrefix: 0", "nationalNumber: 2079460958", "template: 2079460###",
                "category: fixedLine,entertainment", "region: GB", "rule: +44 2079460###", "note: London 020",
                "source: Ofcom, Telephone numbers for use in TV and radio drama",
            ])
        #expect(
            steps.dropFirst(17).prefix(4) == [
                "link: https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama",
                "confidence: official-document-quoted", "planVersion: \(NumberingPlan.version)",
                "verdict: rejected: entertainment",
            ])
        #expect(found.steps.last?.name == .hint)
    }

    @Test(arguments: [
        ("+442071838750", "2071######"), ("+80012345678", "[1-9]#######"), ("911", "911"),
        ("+33123456789", "1[2-9]#######"),
    ])
    func theTemplateTakesTheNumber(_ text: String, _ shape: String) throws {
        let found = explanation(text, "US")
        let template = try PhoneNumber.Template(try #require(found[.template]).value)
        #expect(template.digitCount == found.classification.nationalNumber.count)
        var position = 0
        for element in template.elements {
            guard case .digit(let set) = element else { continue }
            #expect(set.contains(found.classification.nationalNumber[position]))
            position += 1
        }
    }

    @Test(arguments: [
        ("+165025300009999", "6502530000", "the plan has no number that begins with 65025300009"),
        ("+1650253", "", "numbers that begin so have more digits"),
    ])
    func numbersInNoRangeAreFollowedAsFarAsThePlanGoes(_ text: String, _ known: String, _ sentence: String) throws {
        let step = try #require(explanation(text)[.template])
        #expect(known.isEmpty || step.value == known)
        #expect(step.text == sentence)
    }

    @Test(arguments: [
        ("011 15-2345-6789", "AR", "01115", "in its place the plan has 911"), ("020 7183 8750", "GB", "0", ""),
        ("0 15 21 98765-4321", "BR", "015", ""), ("+44 (0)20 7183 8750", "", "0", ""),
    ])
    func trunkPrefixes(_ text: String, _ region: String, _ written: String, _ sentence: String) throws {
        let step = try #require(explanation(text, region)[.trunkPrefix])
        #expect(step.value == written)
        #expect(step.text == sentence)
    }

    @Test func aKeypadIsNamed() {
        let found = explanation("1-800-FLOWERS", "US")
        #expect(found[.dialled]?.value == "18003569377")
        #expect(found[.dialled]?.text == "letters are keys of a keypad")
        #expect(explanation("+1 650 253 0000 (work)")[.dialled]?.text == "")
    }

    @Test(arguments: RejectionReason.allCases)
    func everyReasonHasASentenceAndAHint(_ reason: RejectionReason) throws {
        let examples: [RejectionReason: (String, String)] = [
            .notANumber: ("call me", "US"), .damaged: ("1.65E+10", "US"), .emergency: ("911", "US"),
            .entertainment: ("2125550123", "US"), .forbidden: ("6662345678", "US"), .shortCode: ("411", "US"),
            .unknownCountryCode: ("+999123456", ""), .noRegion: ("6502530000", ""),
            .countryNotAllowed: ("+49301234567", ""),
            .disallowedCategory: ("+442071838750", ""), .tooShort: ("650253000", "US"), .tooLong: ("65025300001", "US"),
            .unassigned: ("+39 7 1234 5678", ""),
        ]
        let (text, region) = try #require(examples[reason])
        let classifier = Classifier(
            region: RegionCode(region), allowedCountries: reason == .countryNotAllowed ? [.italy] : nil,
            allowedCategories: reason == .disallowedCategory ? .mobile : .default)
        let found = classifier.explanation(of: text)
        #expect(found.classification.verdict.reason == reason)
        #expect(found[.verdict]?.value == "rejected: \(reason.name)")
        #expect(try #require(found[.verdict]).text.count > 15)
        #expect(try #require(found[.hint]).value.count > 15)
    }

    @Test func textIsShownWithEverythingNamedThatIsNotSeen() {
        let bytes: [UInt8] = [0xE2, 0x80, 0xAE, 0x31, 0xFF, 0x00, 0xC2, 0xA0, 0xC3, 0xA9]
        #expect(bytes.withSpan { NamedScalars.text($0) } == "‹U+202E›1‹0xFF›‹U+0000›‹U+00A0›é")
    }

    @Test func explanationsAreWrittenInTwoColumns() {
        let lines = explanation("+999123456").description.split(separator: "\n")
        #expect(lines.first == "text                  +999123456")
        #expect(lines.last?.hasPrefix("hint                  look at the digits") == true)
    }

    @Test func numbersDialledOnlyInsideAnAreaAreNamed() throws {
        let hint = try #require(explanation("253-0000", "US")[.hint])
        #expect(hint.value.contains("area code"))
    }

    /// The steps of an explanation lead to its reading, for texts of every kind.
    @Test func theStepsLeadToTheReading() throws {
        for (position, item) in try ReferenceCases.all().enumerated() where position % 6 == 0 {
            let classifier = Classifier(region: RegionCode(item.region), allowedCategories: .all)
            let found = classifier.explanation(of: item.text)
            let steps = [value(found, .dialled), value(found, .callingCode), value(found, .nationalNumber)]
            // The digits that were dialled are those of the number before its country changed it.
            if found.classification.repairs.contains(.renumbered) { continue }
            guard found.classification.countryCode != nil, steps.allSatisfy({ !$0.isEmpty }) else {
                if found.classification.countryCode != nil { Issue.record("\(item.text) in \(item.region): \(found)") }
                continue
            }
            let prefix = value(found, .internationalPrefix)
            let code =
                value(found, .form) == "national" || value(found, .form) == "shortCode"
                ? "" : value(found, .callingCode)
            let trunk = value(found, .trunkPrefix)
            let national = value(found, .nationalNumber)
            let replaced = found[.trunkPrefix]?.text.split(separator: " ").last.map(String.init) ?? ""
            let dialled = value(found, .dialled).drop { $0 == "+" }
            if dialled.count < 32, prefix + code + trunk + national.dropFirst(replaced.count) != dialled {
                Issue.record("\(item.text) in \(item.region):\n\(found)")
            }
        }
    }

    private func value(_ explanation: Explanation, _ name: Explanation.StepName) -> String {
        explanation[name]?.value ?? ""
    }
}
