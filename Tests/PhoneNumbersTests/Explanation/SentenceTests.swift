import SeededRandom
import Testing

@testable import PhoneNumbers

/// The sentences about rejected and ambiguous texts say what is so: every reason, in every form of evidence, and every number that
/// a sentence names is compared with the plan.
struct SentenceTests {
    /// The forms of evidence: the ways in which digits are written, and the settings that they are read with.
    private enum Evidence: String, CaseIterable {
        case national, plus, internationalPrefix, ownCode, bare, grouped, beside, labelled, ofCountry, noRegion,
            anyRegion
        case limited
    }

    private static let regions = [
        "DE", "AT", "CH", "FR", "IT", "GB", "IE", "US", "CA", "MX", "BR", "AR", "CO", "RU", "KZ", "UA", "TR", "IR",
        "IL", "EG", "ZA",
        "KE", "IN", "CN", "JP", "KR", "TW", "ID", "MY", "AU", "NZ", "SE", "NO", "FI", "DK", "PL", "CZ", "HU", "BG",
        "LU", "ES", "PT", "NL", "BE", "GR", "RO", "HR", "RS", "LT", "EE", "IS", "SA", "AE", "PK", "VN", "TH", "NG",
        "PE", "CL", "JM",
    ]

    @Test func everySentenceIsTrue() throws {
        var random = SeededGenerator(seed: 21)
        var seen: [RejectionReason: Set<Evidence>] = [:]
        for name in Self.regions {
            let region = try #require(RegionCode(name))
            let shapes = try Shapes(region)
            for _ in Seeds.first(60) {
                let evidence = try #require(Evidence.allCases.randomElement(using: &random))
                let text = Self.text(evidence, shapes, &random)
                let classifier = Self.classifier(evidence, region)
                let found = classifier.explanation(of: text)
                if case .rejected(let reason) = found.classification.verdict {
                    seen[reason, default: []].insert(evidence)
                }
                for fault in SentenceCheck(found, text, classifier, shapes).faults {
                    Issue.record("\(name), \(evidence): ‹\(text)›: \(found[.verdict]?.text ?? ""): \(fault)")
                }
            }
        }
        for reason in RejectionReason.allCases { #expect(seen[reason]?.isEmpty == false, "no text was \(reason)") }
        for reason in [RejectionReason.tooShort, .tooLong, .unassigned, .damaged, .forbidden] {
            #expect(seen[reason, default: []].count > 5, "\(reason) in \(seen[reason, default: []])")
        }
    }

    private static func classifier(_ evidence: Evidence, _ region: RegionCode) -> Classifier {
        switch evidence {
        case .noRegion: Classifier()
        case .anyRegion: Classifier(triesEveryRegion: true)
        case .limited:
            Classifier(
                region: region, allowedCountries: NumberingPlan.countryCode(of: region).map { [$0] },
                allowedCategories: .fixedLine)
        default: Classifier(region: region)
        }
    }

    private static func text(_ evidence: Evidence, _ shapes: Shapes, _ random: inout SeededGenerator) -> String {
        var digits = shapes.draw(&random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2: digits = String(digits.dropLast(Int.random(in: 1...6, using: &random)))
        case 3, 4:
            digits += (0..<Int.random(in: 1...6, using: &random)).map { _ in "\(Int.random(in: 0...9, using: &random))"
            }.joined()
        case 5, 6: digits = String((0..<digits.count).map { _ in "0123456789".randomElement(using: &random) ?? "1" })
        case 7: digits = String(repeating: "\(Int.random(in: 0...9, using: &random))", count: digits.count)
        default: break
        }
        let odd = [
            "911", "112", "110", "4.47701E+11", "12.03.2021", "0171 XXXX", "n/a", "see below", "fax", "+999 1234567",
            "00999 1234567",
            "#REF!", "????", "*100#", "+", "0", "12", "123456", "(202) 555-0123", "+442079460958", "017***67",
            "1.65025E+10",
        ]
        if Int.random(in: 0..<8, using: &random) == 0 { return odd.randomElement(using: &random) ?? "" }
        let code = "\(shapes.code)"
        switch evidence {
        case .national, .noRegion, .anyRegion, .limited: return shapes.trunk + digits
        case .plus: return "+\(code) " + digits
        case .internationalPrefix: return "00 \(code) " + digits
        case .ownCode: return code + " " + digits
        case .bare: return digits
        case .grouped:
            let cut = Int.random(in: 0...min(4, digits.count), using: &random)
            return shapes.trunk + digits.prefix(cut) + (["/", "-", " ", ") "].randomElement(using: &random) ?? "")
                + digits.dropFirst(cut)
        case .ofCountry:
            let name = ["CH", "(Mexico)", "France:", "Jordan", "IL"].randomElement(using: &random) ?? ""
            return name + " " + shapes.trunk + digits
        case .beside:
            return digits + (["  2. Stock", " 10:00", " (0.20 EUR)", ", room 12"].randomElement(using: &random) ?? "")
        case .labelled:
            return (["Tel. ", "mobile: ", "Handy ", "手机 "].randomElement(using: &random) ?? "") + shapes.trunk + digits
        }
    }
}

/// The numbers of a region, as templates of digits.
private struct Shapes {
    let code: PhoneNumber.CountryCode
    let trunk: String
    let sets: [[[UInt8]]]

    init(_ region: RegionCode) throws {
        code = try #require(NumberingPlan.countryCode(of: region))
        trunk = ["DE", "AT", "CH", "FR", "GB", "JP", "KR", "EG", "ZA", "AU"].contains(region.code) ? "0" : ""
        sets = try Self.sets(of: NumberingPlan(countryCode: code))
    }

    /// The digits at each place of each template of a plan.
    static func sets(of plan: NumberingPlan) throws -> [[[UInt8]]] {
        try plan.groups.flatMap { group in
            try group.templates.map { template in
                try PhoneNumber.Template(template).elements.compactMap { element in
                    switch element {
                    case .digit(let set), .internationalDigit(let set): (UInt8(0)..<10).filter { set.contains($0) }
                    default: nil
                    }
                }
            }
        }
    }

    func draw(_ random: inout SeededGenerator) -> String {
        (sets.randomElement(using: &random) ?? []).map { "\($0.randomElement(using: &random) ?? 0)" }.joined()
    }
}

/// The untrue parts of the sentence, the hint and the steps of an explanation.
private struct SentenceCheck {
    private(set) var faults: [String] = []
    private let found: Explanation
    private let text: String
    private let classifier: Classifier
    private let shapes: Shapes
    private var national: [UInt8] { found.classification.nationalNumber.array }
    private var plan: NumberingPlan? { NumberingPlan(callingCode: found.classification.callingCode) }

    init(_ found: Explanation, _ text: String, _ classifier: Classifier, _ shapes: Shapes) {
        (self.found, self.text, self.classifier, self.shapes) = (found, text, classifier, shapes)
        let sentence = found[.verdict]?.text ?? ""
        let hint = found[.hint]?.value ?? ""
        if sentence.isEmpty { faults.append("no sentence") }
        lengths(sentence)
        beginning(sentence)
        steps(sentence, hint)
        region(sentence + "; " + hint)
        reason(sentence)
    }

    private mutating func require(_ isSo: Bool, _ fault: String) { if !isSo { faults.append(fault) } }

    /// `numbers of +1 have 7 or 10 digits, this one has 8`
    private mutating func lengths(_ sentence: String) {
        let pattern = /numbers of \+(\d+) have (.+) digits, this one has (more than )?(\d+)/
        guard let match = sentence.firstMatch(of: pattern), let plan else {
            require(!sentence.contains("this one has"), "a count in another form")
            return
        }
        require(match.1 == "\(plan.countryCode)", "another calling code")
        let named = match.2.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
        let all = match.2.replacing(" or ", with: ", ").split(separator: ", ").flatMap { part in
            let ends = part.split(separator: " to ").compactMap { Int($0) }
            return ends.isEmpty ? [] : Array(ends[0]...ends[ends.count - 1])
        }
        require(
            !zip(named, named.dropFirst(2)).contains { $1 - $0 == 2 } || match.2.contains(" to "), "a list of a range")
        require(all == plan.lengths, "the plan has \(plan.lengths)")
        let count = Int(match.4) ?? 0
        require(count == national.count, "there are \(national.count)")
        require(match.3 != nil || !all.contains(count), "numbers have \(count) digits")
        let isShort = found.classification.verdict.reason == .tooShort
        require(all.contains { isShort ? $0 > count : $0 < count }, isShort ? "none has more" : "none has fewer")
    }

    /// `numbers of +49 that begin so have more digits`
    private mutating func beginning(_ sentence: String) {
        let steps = found.steps.map(\.text)
        let saysMore =
            sentence.contains("begin so have more digits") || steps.contains("numbers that begin so have more digits")
        if saysMore {
            require(!sentence.contains("in no range of the plan"), "two statements about the length")
            require(begins(national) || national.first == 0 && begins(Array(national.dropFirst())), "none begins so")
        }
        if sentence.contains("in no range of the plan") {
            require(plan?.lengths.contains(national.count) == true, "the plan has \(plan?.lengths ?? [])")
            require(sentence.contains(" have \(national.count) digits,"), "there are \(national.count)")
        }
    }

    /// The steps and the hint, which must not say anything else than the sentence.
    private mutating func steps(_ sentence: String, _ hint: String) {
        let reason = found.classification.verdict.reason
        for step in found.steps where step.text.contains("begins with ") {
            let digits = (step.text.split(separator: " ").last ?? "").compactMap { $0.wholeNumberValue.map(UInt8.init) }
            require(!begins(digits) && !isNumber(digits), "numbers begin with \(digits)")
            require(!sentence.contains("begin so have"), "the step says that none begins so")
        }
        if found.steps.contains(where: { $0.text.contains("no subscriber has a number that begins so") }) {
            require(!sentence.contains("begin so have"), "the step says that none begins so")
        }
        if hint.contains("missing digit") { require(reason == .tooShort, "a hint for other digits") }
        if hint.contains("doubled digit") { require(reason == .tooLong, "a hint for other digits") }
        if let plan, let reason, reason == .tooShort || reason == .tooLong {
            let count = national.count - (reason == .tooShort && !begins(national) && national.first == 0 ? 1 : 0)
            require(
                plan.lengths.contains { reason == .tooShort ? $0 > count : $0 < count }
                    || sentence.contains("begins so"),
                "no number is \(reason == .tooShort ? "longer" : "shorter")")
        }
        if sentence.contains("more digits than any number has") { require(text.count > 15, "\(text.count) characters") }
        if sentence.contains("of which country"), classifier.region == nil {
            let count = Array(text.utf8).withUnsafeBufferPointer {
                classifier.candidates(for: Span(_unsafeElements: $0)).count
            }
            require(count > 0, "it fits no country")
        }
    }

    /// Returns `true` if digits are a number of the plan.
    private func isNumber(_ digits: [UInt8]) -> Bool {
        guard let plan else { return false }
        let sets = plan.countryCode == shapes.code ? shapes.sets : (try? Shapes.sets(of: plan)) ?? []
        return sets.contains { $0.count == digits.count && zip(digits, $0).allSatisfy { $1.contains($0) } }
    }

    /// Returns `true` if digits begin a longer number of the plan, by its templates.
    private func begins(_ digits: [UInt8]) -> Bool {
        guard let plan else { return false }
        let sets = plan.countryCode == shapes.code ? shapes.sets : (try? Shapes.sets(of: plan)) ?? []
        return sets.contains { $0.count > digits.count && zip(digits, $0).allSatisfy { $1.contains($0) } }
    }

    private var hasCountryWord: Bool { ["Jordan", "IL "].contains { text.hasPrefix($0) } }

    private mutating func region(_ words: String) {
        if words.contains("name the region") || words.contains("of which country") || words.contains("which country") {
            require(classifier.region == nil || hasCountryWord, "the region was named")
        }
        if words.contains("with its plus"), !words.contains("alone") {
            require(!text.hasPrefix("+"), "it has a plus")
        }
        if words.contains("area code in front") { require(!text.hasPrefix("+"), "it has its calling code") }
        for match in words.matches(of: #/ of ([A-Z]{2})\b/#) {
            require(
                found.classification.region?.code == String(match.1),
                "it is of \(found.classification.region?.code ?? "no region")")
        }
    }

    private mutating func reason(_ sentence: String) {
        let hasDigits = text.unicodeScalars.contains { $0.properties.numericType == .decimal }
        switch found.classification.verdict.reason {
        case .notANumber: require(!hasDigits || !sentence.contains("no digits"), "it has digits")
        case .damaged:
            if sentence.contains("spreadsheet rounds") {
                require(text.contains("E") || text.contains("#"), "no rounded number")
            }
        case .countryNotAllowed:
            require(sentence.contains(" \(found.classification.callingCode) "), "another calling code")
        case .noRegion: require(!text.hasPrefix("+"), "it has a plus")
        case .unassigned:
            require(!(found[.hint]?.value ?? "").contains("missing digit"), "the hint of another reason")
            let codes = plan?.lengths ?? []
            require(
                codes.contains(national.count) || sentence.contains("inside an area"),
                "\(national.count) digits are not right")
        case .unknownCountryCode:
            let digits = text.dropFirst().filter(\.isNumber)
            guard text.hasPrefix("+"), digits.first != "0" else { break }
            require(
                (1...3).allSatisfy { NumberingPlan(callingCode: UInt16(digits.prefix($0)) ?? 0) == nil },
                "a plan has it")
        default: break
        }
    }
}
