import FormFields
import PhoneNumbers
import SeededRandom
import Testing

/// The law of phone fields: what is typed or pasted is that very number, as the classifier reads the text, or invalid; never another
/// one.
struct TypedNumberTests {
    private static func all(_ region: String) -> AnyEditableFormat {
        var formatter = PhoneNumber.Formatter()
        let home = RegionCode(region)
        formatter.assumedCountry = home.flatMap { NumberingPlan.countryCode(of: $0) }
        return .phoneNumber(PhoneNumberFormat(formatter, region: home))
    }

    private static func own(_ region: String) -> AnyEditableFormat {
        let home = RegionCode(region)
        let code = home.flatMap { NumberingPlan.countryCode(of: $0) } ?? .usAndCanada
        let formatter = PhoneNumber.Formatter(allowedCountries: [code], assumedCountry: code)
        return .phoneNumber(PhoneNumberFormat(formatter, region: home))
    }

    private static func field(_ name: String) -> AnyEditableFormat {
        switch name {
        case "phone": .field(FieldFormat(.phone, today: nil))
        case "mobile-cn": .digits(.chineseMobile)
        case let region where region.hasSuffix("+"): all(String(region.dropLast()))
        default: own(name)
        }
    }

    @Test(arguments: [
        ("US", "+44 1650 2530000"), ("US", "+4416502530000"), ("phone", "+44 1650 2530000"), ("GB+", "0612345678"),
        ("US+", "0612345678"), ("phone", "(666) 404-1234"), ("US", "(666) 404-1234"), ("US", "65025300001"),
        ("US", "0 650 253 0000"), ("US", "+34 692530000"), ("phone", "4416502530000"), ("mobile-cn", "+44 13800138000"),
        ("mobile-cn", "138001380001"), ("mobile-cn", "10000000000"), ("+", "0612345678"), ("+", "6502530000"),
        ("DE", "030 2312512 34567890123"), ("US", "650 253 0000 / 202 404 1234"),
        ("US", "6502530000; 2024041234"), ("phone", "6502530000;2024041234"), ("GB", "020 7031 3000 | 020 7031 3001"),
        ("mobile-cn", "13800138000; 13800138001"), ("US+", "6502530000 or 202 404 1234"),
    ])
    func anotherNumberIsInvalid(name: String, text: String) {
        var typed = EditingSession(Self.field(name))
        typed.type(text)
        #expect(typed.validity != .valid, "typed \(text) in \(name): \(typed.text)")
        var pasted = EditingSession(Self.field(name))
        pasted.paste(text)
        #expect(pasted.validity != .valid, "pasted \(text) in \(name): \(pasted.text)")
        #expect(EditingSession(Self.field(name), text: text).validity != .valid)
    }

    @Test(arguments: [
        ("US", "650-253-0000", "+16502530000"), ("US", "+1 (650) 253-0000", "+16502530000"),
        ("US", "1 650 253 0000", "+16502530000"), ("GB", "020 7031 3000", "+442070313000"),
        ("GB", "+44 (0)20 7031 3000", "+442070313000"), ("GB+", "+1 650 253 0000", "+16502530000"),
        ("DE", "030 2270", "+49302270"), ("phone", "+1 650-253-0000", "6502530000"),
        ("mobile-cn", "+86 138 0013 8000", "13800138000"), ("+", "+44 20 7031 3000", "+442070313000"),
        ("UK", "020 7031 3000", "+442070313000"),
    ])
    func theVeryNumberIsValid(name: String, text: String, value: String) {
        var typed = EditingSession(Self.field(name))
        typed.type(text)
        #expect(typed.validity == .valid, "\(typed.text): \(typed.message)")
        #expect(typed.rawValue == value)
        var pasted = EditingSession(Self.field(name))
        pasted.paste(text)
        #expect(pasted.validity == .valid, "\(pasted.text): \(pasted.message)")
        #expect(pasted.rawValue == value)
    }

    @Test func backspaceTakesARefusedDigitBackFirst() {
        var session = EditingSession(Self.own("US"))
        session.type("650253000")
        session.type("01")
        #expect(session.validity == .invalid)
        #expect(session.message == "Not the number that was typed: 65025300001")
        #expect(session.typedText == "65025300001")
        #expect(session.deleteBackward().notice == "Taken back: 1")
        #expect(session.text == "(650) 253-0000")
        #expect(session.validity == .valid)
        session.deleteBackward()
        #expect(session.text == "(650) 253-000")
    }

    @Test func aRefusedLetterLeavesNoTrace() {
        var session = EditingSession(Self.own("US"))
        session.type("650q253-0000")
        #expect(session.validity == .valid)
        session = EditingSession(Self.own("BR"))
        session.type("4778861 ext. 819")
        #expect(session.validity == .invalid)
        session = EditingSession(Self.own("DE"))
        session.type("030 23125 x 12")
        #expect(session.validity == .invalid)
    }

    @Test func anEmptiedFieldStartsAnew() {
        var session = EditingSession(Self.own("US"))
        session.type("+44 1650 2530000")
        #expect(session.validity == .invalid)
        session.replace(.all(of: session.text), with: "")
        #expect(session.validity == .empty)
        session.type("6502530000")
        #expect(session.validity == .valid)
        session.type("7")
        #expect(session.autofill("(202) 404-1234").validity == .valid)
    }

    @Test func undoTakesWhatWasRefusedBackToo() {
        var session = EditingSession(Self.own("US"))
        session.type("6502530000")
        let valid = session
        session.type("4")
        #expect(session.validity == .invalid)
        session.undo()
        session.redo()
        #expect(session.text == valid.text)
    }

    // MARK: - The law, with seeds

    /// A number of a country, and a way to write it.
    private static func number(_ random: inout SeededGenerator) -> (e164: String, spellings: [String])? {
        let plans = NumberingPlan.all
        for _ in 0..<20 {
            guard let plan = plans.randomElement(using: &random), let group = plan.groups.randomElement(using: &random),
                let template = group.templates.randomElement(using: &random)
            else { continue }
            var digits = ""
            guard let parsed = try? PhoneNumber.Template(template) else { continue }
            for element in parsed.elements {
                switch element {
                case .digit(let set), .internationalDigit(let set):
                    let choices = (0..<10).filter { set.contains(UInt8($0)) }
                    digits += String(choices.randomElement(using: &random) ?? 0)
                default: break
                }
            }
            let e164 = "+\(plan.countryCode.rawValue)\(digits)"
            let reading = Classifier().classify(e164)
            guard reading.verdict == .accepted, reading.e164 == e164 else { continue }
            let forms = NumberStyle.allCases.compactMap { reading.formatted($0) }
            return (e164, forms + forms.map { $0.filter(\.isNumber) } + [digits, "00" + e164.dropFirst()])
        }
        return nil
    }

    private static func spelled(_ text: String, _ random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return text + " ext. \(Int.random(in: 1..<999, using: &random))"
        case 1: return "Tel. " + text
        case 2: return text.replacing(" ", with: "-")
        case 3: return text.replacing("-", with: "")
        case 4: return text + String(Int.random(in: 0..<10, using: &random))
        case 5: return String(text.dropLast())
        default: return text
        }
    }

    private static let regions = [
        "US", "GB", "DE", "FR", "IT", "AR", "MX", "BR", "RU", "KZ", "CN", "JP", "ZA", "NZ", "SM",
    ]

    /// Checks one outcome: the number that the classifier reads, or no value.
    private func check(
        _ session: EditingSession<AnyEditableFormat>, _ text: String, region: RegionCode?, isKind: Bool = false,
        _ way: String
    ) {
        guard session.validity == .valid else { return }
        let reading = Classifier(region: region).classify(text)
        let value = isKind ? "+1" + session.rawValue : session.rawValue
        #expect(value == reading.e164, "\(way) \(text) in \(region?.code ?? "no region")")
        #expect(reading.verdict == .accepted, "\(way) \(text) in \(region?.code ?? "no region")")
    }

    @Test(arguments: Seeds.first(3))
    func neverAnotherNumber(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var isNamed = 0
        for _ in 0..<60 {
            guard let number = Self.number(&random), let form = number.spellings.randomElement(using: &random) else {
                continue
            }
            let text = Self.spelled(form, &random)
            let region = Self.regions.randomElement(using: &random) ?? "US"
            for name in [region, region + "+", "+", "phone"] {
                let format = Self.field(name)
                let home = name == "phone" ? RegionCode("US") : name == "+" ? nil : RegionCode(region)
                var typed = EditingSession(format)
                typed.type(text)
                check(typed, text, region: home, isKind: name == "phone", "seed \(seed), typed")
                var pasted = EditingSession(format)
                pasted.paste(text)
                check(pasted, text, region: home, isKind: name == "phone", "seed \(seed), pasted")
                // A mistake that is taken back at once changes nothing.
                var corrected = EditingSession(format)
                for character in text {
                    if Int.random(in: 0..<6, using: &random) == 0 {
                        let before = corrected
                        corrected.insert(String(Int.random(in: 0..<10, using: &random)))
                        corrected.deleteBackward()
                        if corrected.typedText != before.typedText { corrected = before }
                    }
                    corrected.insert(String(character))
                }
                check(corrected, text, region: home, isKind: name == "phone", "seed \(seed), corrected")
            }
            var own = EditingSession(Self.field("+"))
            own.type(number.e164)
            if own.validity == .valid, own.rawValue == number.e164 { isNamed += 1 }
        }
        // The law is no use if nothing is valid.
        #expect(isNamed >= 54, "seed \(seed): only \(isNamed) of 60 numbers with a plus are valid")
    }
}
