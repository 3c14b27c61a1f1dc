import PhoneNumbers

/// Finds the number that a text which was not accepted is meant to be: the only one that any class of suggestions leads to.
///
/// Whatever has a second reading has no suggestion. Of several the one remains that the text, apart from what is suggested, groups as
/// people of its country do.
struct NumberSuggester {
    private let classifier: Classifier
    /// The classifiers for the countries of the file.
    private let countries: [Classifier]

    /// A suggester for the numbers of a source.
    ///
    /// - Parameters:
    ///   - classifier: The classifier of the source.
    ///   - countries: The regions of its accepted numbers.
    init(_ classifier: Classifier, countries: Set<RegionCode>) {
        self.classifier = classifier
        self.countries = countries.union(classifier.region.map { [$0] } ?? []).sorted().map {
            Classifier(like: classifier, region: $0, triesEveryRegion: false)
        }
    }

    /// A suggestion, with its ground in words.
    typealias Suggestion = (kind: SuggestionClass, number: Classification, ground: String)

    /// The suggestion for a text that was read in a region; `nil` for none.
    func suggestion(for text: String, region: RegionCode?) -> Suggestion? {
        let region = region ?? classifier.region
        let own = Classifier(like: classifier, region: region, triesEveryRegion: false)
        let digits = NumberDigits(text)
        guard let read = own.onlyNumber(in: text), digits.isPlain else { return nil }
        var candidates = Candidates()
        addRenumbered(text, own, to: &candidates)
        switch read.verdict {
        case .rejected(.noRegion): addCountries(text, region: region, to: &candidates)
        case .rejected(.tooShort), .rejected(.tooLong), .rejected(.unassigned):
            addCountries(text, region: region, to: &candidates)
            guard region != nil || digits.hasPlus else { break }
            addZeros(digits, read, own, mayBeLocal: !digits.hasPlus && digits.count < 9, to: &candidates)
            for text in digits.withoutOneDigit {
                let found = own.onlyNumber(in: text)
                // `+33 0 12 34 56 78`: a digit of the calling code is not superfluous.
                if digits.hasPlus, found?.countryCode != read.countryCode { continue }
                candidates.add(found, .digit, text, "without one superfluous digit")
            }
        // A zero in front forbids what it belongs to in another country.
        case .rejected(.forbidden) where digits.first == 0 && !own.writesTrunkZero:
            addCountries(text, region: region, to: &candidates)
        case .ambiguous where region == nil: addCountries(text, region: nil, to: &candidates)
        case .ambiguous: addZeros(digits, read, own, mayBeLocal: true, to: &candidates)
        default: break
        }
        return candidates.only
    }

    /// Adds the number that came in the place of an old form.
    private func addRenumbered(_ text: String, _ own: Classifier, to candidates: inout Candidates) {
        guard own.renumbered != .refuse else { return }
        let new = own.replacement(ofListed: text, region: nil) ?? own.readingOldForms.onlyNumber(in: text)
        guard let new, new.repairs.contains(.renumbered) else { return }
        let date = NumberingPlan.renumbering(new.rule)?.date
        candidates.add(new, .renumbered, text, "the country has changed its numbers" + (date.map { " on \($0)" } ?? ""))
    }

    private func addCountries(_ text: String, region: RegionCode?, to candidates: inout Candidates) {
        let names = countries.compactMap(\.region?.code)
        let list = names.count > 6 ? "\(names.count) countries" : "countries (\(names.joined(separator: ", ")))"
        for country in countries where country.region != region {
            candidates.add(
                country.onlyNumber(in: text), .country, text,
                "of the file's \(list) only \(country.region?.code ?? "one") has it")
        }
    }

    /// Adds the text with a zero before the national number, or without the one that is there.
    ///
    /// - Parameter mayBeLocal: `true` if the digits may lack an area code instead: only the way in which they are grouped shows a zero.
    private func addZeros(
        _ digits: NumberDigits, _ read: Classification, _ own: Classifier, mayBeLocal: Bool,
        to candidates: inout Candidates
    ) {
        guard let change = digits.withOtherZero(behind: digits.hasPlus ? "\(read.countryCode?.number ?? 0)".count : 0)
        else {
            return
        }
        guard change.removes || !mayBeLocal || NumberDigits(change.text).isGrouped(as: own.onlyNumber(in: change.text))
        else { return }
        candidates.add(
            own.onlyNumber(in: change.text), .trunkZero, change.text,
            change.removes ? "the zero in front is superfluous" : "a zero is missing in front")
    }

    /// The numbers that come into question.
    private struct Candidates {
        private var found: [(suggestion: Suggestion, isGrouped: Bool)] = []
        /// `true` if a text with several readings is among them, or one that is too unlikely, so that nobody knows them all.
        private var isOpen = false

        mutating func add(_ read: Classification?, _ kind: SuggestionClass, _ text: String, _ ground: String) {
            guard let read else { return }
            // An old form behind a superfluous digit is two guesses.
            let isGuess = kind == .digit && read.repairs.contains(.renumbered)
            if read.verdict == .ambiguous || isGuess { isOpen = true }
            guard read.verdict == .accepted, !isGuess else { return }
            let isGrouped = NumberDigits(text).isGrouped(as: read)
            if let place = found.firstIndex(where: { $0.suggestion.number.e164 == read.e164 }) {
                found[place].isGrouped = found[place].isGrouped || isGrouped
            } else {
                found.append(((kind, read, ground), isGrouped))
            }
        }

        /// The only one; `nil` if there is none, or one is as good as another.
        var only: Suggestion? {
            if found.count == 1, !isOpen { return found[0].suggestion }
            let grouped = found.filter(\.isGrouped)
            return grouped.count == 1 ? grouped[0].suggestion : nil
        }
    }
}

extension Classifier {
    /// The classifier that reads old forms as the numbers of today.
    fileprivate var readingOldForms: Classifier {
        var other = self
        other.renumbered = .accept
        return other
    }

    /// The classification of the one number of a text; `nil` if it has several.
    fileprivate func onlyNumber(in text: String) -> Classification? {
        let found = numbers(in: text, region: nil)
        return found.count == 1 ? found.first?.classification : nil
    }
}
