/// The meaning of a verdict, in a sentence, and the action to take.
struct VerdictText {
    var sentence: String
    /// Empty where nothing is to be done.
    var hint = ""

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
        switch classification.verdict {
        case .empty: sentence = "nothing was there to read"
        case .ambiguous where others.first?.repairs.contains(.renumbered) == true:
            let today = others.dropFirst().compactMap { $0.e164 }.joined(separator: " or ")
            let other = today.isEmpty ? "a number of today that lacks digits" : today + " as it is"
            sentence = "may be the old form of \(others[0].e164 ?? ""), or " + other
            let date = NumberingPlan.renumbering(others[0].rule)?.date ?? ""
            hint = "its age decides: written before \(date) it is the old form; write it with today's digits"
        case .ambiguous where others.count > 1:
            sentence = "may be " + others.compactMap { $0.e164 }.joined(separator: " or ") + ", and nothing decides"
            hint = "write it with its plus, or as inside the country with its trunk prefix"
        case .ambiguous where !hasPlus && Self.mayBeLocal(classification, classifier, regionIndex):
            sentence = "the digits may be a number inside an area, or one without its trunk prefix"
            hint = "put the area code in front, with its trunk prefix"
        case .ambiguous where regionIndex != nil:
            sentence = "the text has several readings as a number, and nothing decides"
            hint = "write the number alone, with its plus and calling code"
        case .ambiguous:
            sentence = "a national number, and nothing says of which country"
            hint = "name the region that it is written in"
        case .accepted:
            let lines = classification.categories.subtracting(PhoneNumber.Categories.reserved)
            sentence = "a " + (lines.isEmpty ? "" : lines.words + " ") + "number" + Self.place(classification)
            if classification.categories != lines { sentence += "; reserved, but allowed" }
            if classification.repairs.contains(.lostPlus) { hint = "write it with its plus to leave no doubt" }
        case .rejected(let reason):
            (sentence, hint) = Self.rejection(reason, classification, classifier)
            if reason == .notANumber, bytes.indices.contains(where: { bytes[$0] &- UInt8(ascii: "0") < 10 }) {
                sentence = "the digits of the text are not written as those of a phone number"
            }
            if reason == .notANumber, let kind = segments.first(where: { !$0.isWeak }) ?? segments.first {
                sentence = "the text holds " + kind.words + " and no phone number"
                hint = "look whether the text belongs in another field"
            }
            if reason == .damaged, CalendarDate.isWhole(bytes) {
                sentence = "the text is a calendar date, not a number"
                hint = "look whether it belongs in another field, or whether a spreadsheet took a number for a date"
            }
            if reason == .damaged, Self.isNegative(bytes) {
                sentence = "the text is a negative number, as when a spreadsheet subtracts the parts of a number"
            }
            if reason == .damaged, let hidden = NumberText.hiddenPart(of: bytes) {
                sentence = "digits of the number are hidden: " + hidden + " stands in their place"
                hint = "fetch the whole number from where it was exported, or ask the contact for it"
            }
            if !hasPlus, Self.lacksAreaCode(classification, classifier) {
                sentence = "so many digits are dialled inside an area only"
                hint = "put the area code in front"
            }
        }
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

    private static func rejection(_ reason: RejectionReason, _ classification: Classification, _ classifier: Classifier)
        -> (String, String)
    {
        switch reason {
        case .notANumber:
            ("the text holds no digits that could be a phone number", "look whether the text belongs in another field")
        case .damaged:
            (
                "the digits were lost on the way, as when a spreadsheet rounds a number or takes it for a date",
                "fetch the number from where the file was exported; format the column as text before saving"
            )
        case .emergency:
            (
                "an emergency number" + place(classification),
                "it reaches the emergency services, nobody's phone; take it out of the contacts"
            )
        case .entertainment:
            (
                "in a range reserved for film and television: no subscriber has the number",
                "ask the contact for the real number; allow the category entertainment to keep such numbers"
            )
        case .forbidden:
            (
                "no subscriber can have a number of this pattern",
                "look for a mistyped digit; allow the category forbidden to keep such numbers"
            )
        case .shortCode:
            (
                "a short code" + place(classification) + ": it has no international form",
                "keep it as text; it can be dialled only inside its network or country"
            )
        case .unknownCountryCode:
            (
                "no country has a calling code that the digits begin with",
                "look at the digits behind the plus or the international prefix"
            )
        case .noRegion:
            (
                "written as inside its country, and nothing says which country that is",
                "name the region that national numbers are read in, or write the number with a plus"
            )
        case .countryNotAllowed:
            (
                "the calling code \(classification.callingCode) is not among those that are allowed",
                "add it to the allowed countries to keep such numbers"
            )
        case .disallowedCategory:
            (
                "a " + classification.categories.words + " number" + place(classification)
                    + ", and that category is not allowed",
                "allow the category \(classification.categories) to keep such numbers"
            )
        case .tooShort, .tooLong: lengthRejection(reason, classification)
        case .unassigned:
            (
                "some numbers of +\(classification.callingCode) have \(classification.nationalNumber.count) digits, but this one is in no range of the plan",
                "look for a mistyped digit, or for a number of another country without its calling code"
            )
        }
    }

    private static func lengthRejection(_ reason: RejectionReason, _ classification: Classification) -> (String, String)
    {
        let hint =
            reason == .tooShort
            ? "look for a missing digit or area code" : "look for a doubled digit, or an extension without its sign"
        guard let plan = NumberingPlan(callingCode: classification.callingCode) else {
            let sentence =
                reason == .tooShort
                ? "too few digits follow the international prefix" : "more digits than any number has"
            return (sentence, hint)
        }
        let national = classification.nationalNumberWithoutKeptZero(in: plan)
        if reason == .tooShort, plan.table.begins(national, from: plan.record.numbersRoot) {
            return ("numbers of +\(plan.countryCode) that begin so have more digits", hint)
        }
        let count = classification.nationalNumber.count
        // A trunk prefix that is no zero is among the digits, too.
        guard !plan.lengths.contains(count),
            plan.lengths.contains(where: { reason == .tooShort ? $0 > count : $0 < count })
        else {
            let quantity = reason == .tooShort ? "few" : "many"
            return ("too \(quantity) digits for a number of +\(plan.countryCode) that begins so", hint)
        }
        let digits = classification.nationalNumber.hasOverflowed ? "more than \(count)" : "\(count)"
        return ("numbers of +\(plan.countryCode) have \(list(plan.lengths)) digits, this one has \(digits)", hint)
    }

    /// ` of GB`, or nothing where the region is not known.
    private static func place(_ classification: Classification) -> String {
        guard let region = classification.region else { return "" }
        return region == .world ? " of no country" : " of " + region.code
    }

    /// `7, 9 or 10`, `4 to 15`, `5, 7 to 10 or 12`.
    private static func list(_ lengths: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for length in lengths {
            if let last = runs.last, last.upperBound == length - 1 {
                runs[runs.count - 1] = last.lowerBound...length
            } else {
                runs.append(length...length)
            }
        }
        let parts = runs.flatMap { run in
            run.count > 2 ? ["\(run.lowerBound) to \(run.upperBound)"] : run.map { "\($0)" }
        }
        guard let last = parts.last else { return "no" }
        return parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " or " + last
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
