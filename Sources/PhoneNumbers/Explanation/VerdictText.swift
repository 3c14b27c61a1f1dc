/// The meaning of a verdict, in a sentence, and the action to take.
struct VerdictText {
    var sentence: Sentence
    /// `nil` where nothing is to be done.
    var hint: Sentence?

    /// The text for a classification of a region's classifier.
    ///
    /// - Parameters:
    ///   - bytes: the text that was read.
    ///   - others: the numbers that the text may be, where it may be several.
    ///   - segments: the kinds of the parts of the text that belong to no number.
    ///   - regionIndex: the position of the region that was named.
    ///   - hasPlus: `true` if the number was written with a plus.
    init(
        _ classification: Classification, _ classifier: Classifier, _ bytes: Span<UInt8>, _ others: [Classification],
        segments: [CellSegment.Kind], regionIndex: Int?, hasPlus: Bool
    ) {
        var advice: HintSentence?
        switch classification.verdict {
        case .empty: sentence = Sentence(VerdictSentence.nothing)
        case .ambiguous where others.first?.repairs.contains(.renumbered) == true:
            let former = Sentence.Value.text(others[0].e164 ?? "")
            let today = Self.numbers(others.dropFirst())
            sentence =
                today.isEmpty
                ? Sentence(VerdictSentence.formerOrIncomplete, ["former": former])
                : Sentence(VerdictSentence.former, ["former": former, "today": .list(today, .or)])
            let date = NumberingPlan.renumbering(others[0].rule)?.date ?? ""
            hint = Sentence(HintSentence.ageDecides, ["date": .text(date)])
        case .ambiguous where others.count > 1:
            sentence = Sentence(VerdictSentence.several, ["numbers": .list(Self.numbers(others[...]), .or)])
            advice = .writePlusOrTrunk
        case .ambiguous where !hasPlus && Self.mayBeLocal(classification, classifier, regionIndex):
            sentence = Sentence(VerdictSentence.local)
            advice = .areaCodeAndTrunk
        case .ambiguous where regionIndex != nil:
            sentence = Sentence(VerdictSentence.severalReadings)
            advice = .writeAlone
        case .ambiguous where !classifier.readsCountryWords:
            sentence = Sentence(VerdictSentence.openCountry)
            advice = .writePlus
        case .ambiguous:
            sentence = Sentence(VerdictSentence.noCountry)
            advice = .nameRegion
        case .accepted:
            let lines = classification.categories.subtracting(PhoneNumber.Categories.reserved)
            let place = Self.place(classification)
            sentence =
                lines.isEmpty
                ? Sentence(VerdictSentence.number, ["place": place])
                : Sentence(VerdictSentence.numberOfCategories, ["categories": lines.words, "place": place])
            if classification.categories != lines {
                sentence = Sentence(VerdictSentence.reserved, ["number": .sentence(sentence)])
            }
            if classification.repairs.contains(.lostPlus) { advice = .writePlus }
        case .rejected(let reason):
            (sentence, hint) = Self.rejection(reason, classification)
            if reason == .notANumber, bytes.indices.contains(where: { bytes[$0] &- UInt8(ascii: "0") < 10 }) {
                sentence = Sentence(VerdictSentence.notWritten)
            }
            if reason == .notANumber, let kind = segments.first(where: { !$0.isWeak }) ?? segments.first {
                sentence = Sentence(VerdictSentence.otherThing, ["thing": .sentence(Sentence(kind))])
                advice = .otherField
            }
            if reason == .damaged, CalendarDate.isWhole(bytes) || CalendarDate.isBuddhist(bytes) {
                sentence = Sentence(VerdictSentence.calendarDate)
                advice = .otherFieldOrSpreadsheet
            }
            if reason == .damaged, Self.isNegative(bytes) { sentence = Sentence(VerdictSentence.negative) }
            if reason == .damaged, let hidden = NumberText.hiddenPart(of: bytes) {
                sentence = Sentence(VerdictSentence.hidden, ["hidden": .text(hidden)])
                advice = .fetchWhole
            }
            if !hasPlus, Self.lacksAreaCode(classification, classifier) {
                sentence = Sentence(VerdictSentence.dialledInside)
                advice = .areaCode
            }
        }
        if let advice { hint = Sentence(advice) }
    }

    private static func numbers(_ others: ArraySlice<Classification>) -> [Sentence.Value] {
        others.compactMap { $0.e164.map { .text($0) } }
    }

    /// Returns `true` for a minus and digits.
    private static func isNegative(_ bytes: Span<UInt8>) -> Bool {
        var position = 0
        while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
        return position + 1 < bytes.count && bytes[position] == UInt8(ascii: "-")
            && bytes[position + 1] &- UInt8(ascii: "0") < 10
    }

    /// Returns `true` if digits are as many as a subscriber's number has inside an area of the region, which dials a trunk prefix before
    /// the area code.
    private static func mayBeLocal(_ classification: Classification, _ classifier: Classifier, _ regionIndex: Int?)
        -> Bool
    {
        guard let regionIndex, classification.nationalNumber.first != 0 else { return false }
        let plan = Int(classifier.table.regions[regionIndex].plan)
        let count = classification.nationalNumber.count
        return count < 9 && classifier.table.writesTrunkPrefix(plan)
            && classifier.table.plans[plan].subscriberLengths & (1 << UInt16(count)) != 0
    }

    /// Returns `true` if the region knows numbers of this length only as they are dialled inside an area.
    private static func lacksAreaCode(_ classification: Classification, _ classifier: Classifier) -> Bool {
        guard classification.verdict.reason == .unassigned || classification.verdict.reason == .tooShort,
            let position = classification.region.flatMap({ classifier.table.regionIndex(of: $0) })
        else { return false }
        return classifier.table.regions[position].localLengths & (1 << UInt32(classification.nationalNumber.count)) != 0
    }

    /// Returns `true` if the rule is one about the digits of any country, which its community guesses: `06 66 66 66 66`.
    private static func isFiller(_ classification: Classification) -> Bool {
        NumberingPlan.rule(classification.rule).map { $0.countryCode == nil } ?? false
    }

    private static func rejection(_ reason: RejectionReason, _ classification: Classification) -> (Sentence, Sentence) {
        let code = Sentence.Value.text(String(classification.callingCode))
        switch reason {
        case .notANumber: return said(.noDigits, .otherField)
        case .damaged: return said(.lost, .fetch)
        case .emergency: return said(.emergency, .takeOut, ["place": place(classification)])
        case .entertainment: return said(.entertainment, .askForReal)
        case .forbidden: return said(isFiller(classification) ? .filler : .forbidden, .mistyped)
        case .shortCode: return said(.shortCode, .keepAsText, ["place": place(classification)])
        case .unknownCountryCode: return said(.unknownCallingCode, .lookAtPrefix)
        case .noRegion: return said(.noRegion, .nameRegionOrPlus)
        case .countryNotAllowed: return said(.countryNotAllowed, .allowCountry, ["code": code])
        case .disallowedCategory:
            return (
                Sentence(
                    VerdictSentence.categoryNotAllowed,
                    ["categories": classification.categories.words, "place": place(classification)]),
                Sentence(
                    HintSentence.allowCategory, ["categories": .text(classification.categories.description)])
            )
        case .tooShort, .tooLong: return lengthRejection(reason, classification)
        case .unassigned:
            let digits = Sentence.Value.number(classification.nationalNumber.count)
            return said(.unassigned, .otherCountry, ["code": code, "digits": digits])
        }
    }

    private static func said(
        _ kind: VerdictSentence, _ hint: HintSentence, _ values: KeyValuePairs<String, Sentence.Value> = [:]
    ) -> (Sentence, Sentence) {
        (Sentence(kind, values), Sentence(hint))
    }

    private static func lengthRejection(_ reason: RejectionReason, _ classification: Classification)
        -> (Sentence, Sentence)
    {
        let hint = reason == .tooShort ? HintSentence.missingDigit : .doubledDigit
        guard let plan = NumberingPlan(callingCode: classification.callingCode) else {
            return said(reason == .tooShort ? .tooFewBehindPrefix : .tooManyForAny, hint)
        }
        let code = Sentence.Value.text(plan.countryCode.description)
        let national = classification.nationalNumberWithoutKeptZero(in: plan)
        if reason == .tooShort, plan.table.begins(national, from: plan.record.numbersRoot) {
            return said(.beginsLonger, hint, ["code": code])
        }
        let count = classification.nationalNumber.count
        // A trunk prefix that is no zero is among the digits, too.
        guard !plan.lengths.contains(count),
            plan.lengths.contains(where: { reason == .tooShort ? $0 > count : $0 < count })
        else { return said(reason == .tooShort ? .tooFew : .tooMany, hint, ["code": code]) }
        return said(
            classification.nationalNumber.hasOverflowed ? .lengthsAndMore : .lengths, hint,
            ["code": code, "lengths": list(plan.lengths), "digits": .number(count)])
    }

    /// ` of GB`, or nothing where the region is not known.
    private static func place(_ classification: Classification) -> Sentence.Value {
        guard let region = classification.region else { return .text("") }
        return .sentence(
            region == .world
                ? Sentence(VerdictSentence.ofNoCountry)
                : Sentence(VerdictSentence.ofRegion, ["region": .text(region.code)]))
    }

    /// `7, 9 or 10`, `4 to 15`, `5, 7 to 10 or 12`.
    private static func list(_ lengths: [Int]) -> Sentence.Value {
        var runs: [ClosedRange<Int>] = []
        for length in lengths {
            if let last = runs.last, last.upperBound == length - 1 {
                runs[runs.count - 1] = last.lowerBound...length
            } else {
                runs.append(length...length)
            }
        }
        let parts = runs.flatMap { run -> [Sentence.Value] in
            guard run.count > 2 else { return run.map { .number($0) } }
            return [
                .sentence(
                    Sentence(
                        VerdictSentence.lengthsBetween,
                        ["first": .number(run.lowerBound), "last": .number(run.upperBound)]))
            ]
        }
        return .list(parts, .or)
    }
}

extension Classification {
    /// The national number without the trunk zero that stays in front of too few digits: `0800`.
    func nationalNumberWithoutKeptZero(in plan: NumberingPlan) -> DigitBuffer {
        guard verdict.reason == .tooShort, nationalNumber.first == 0,
            !plan.table.begins(nationalNumber, from: plan.record.numbersRoot)
        else { return nationalNumber }
        var national = nationalNumber
        national.removeFirst(1)
        return national
    }
}
