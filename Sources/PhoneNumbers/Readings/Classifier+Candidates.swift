// Numbers in national form that nothing ties to a country.

extension Classifier {
    /// Reads a number in every country, for people to choose from: a classification for each country that has such a number.
    ///
    /// A number that names its country, by a plus, has at most one classification. Nothing is guessed: without `weights` the
    /// order is that of the calling codes and says nothing.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - weights: the weight of each region; the classifications are in the order of their regions' weights.
    /// - Returns: classifications of numbers that a plan takes, of different E.164 forms.
    public func candidates(for bytes: Span<UInt8>, weights: [RegionCode: Double] = [:]) -> [Classification] {
        // Words that may mean several countries leave all of them.
        if let undecided = reader(of: bytes, regionIndex: nil), undecided.regionIndex == nil {
            return undecided.reader.candidates(for: bytes, weights: weights)
        }
        var found: [Classification] = []
        let today = ofToday
        for plan in NumberingPlan.all {
            for region in plan.regions where region != .world {
                let classification = today.classify(bytes, region: region)
                let isNew = !found.contains {
                    $0.callingCode == classification.callingCode && $0.nationalNumber == classification.nationalNumber
                }
                if classification.isSubscriberNumber, isNew { found.append(classification) }
            }
        }
        // Where a country takes all digits, those that take a part of them for a remark are no candidates.
        let whole = found.filter { !$0.repairs.contains(.remark) }
        if !whole.isEmpty { found = whole }
        return found.enumerated().sorted { left, right in
            let weight = (weight(of: left.element, weights), weight(of: right.element, weights))
            return weight.0 == weight.1 ? left.offset < right.offset : weight.0 > weight.1
        }.map { $0.element }
    }

    /// The classifier without old forms, which would be numbers of too many countries.
    private var ofToday: Classifier {
        var other = self
        other.renumbered = .refuse
        return other
    }

    private func weight(of classification: Classification, _ weights: [RegionCode: Double]) -> Double {
        classification.region.flatMap { weights[$0] } ?? 0
    }

    /// Returns `true` if some country has a number that is dialled like this.
    @inline(never)
    func isValidInSomeRegion(_ dial: DialString) -> Bool {
        let today = ofToday
        for regionIndex in 0..<table.regionCount where table.regions[regionIndex].region != RegionCode.world.packed {
            if today.read(dial, regionIndex: regionIndex).isSubscriberNumber { return true }
        }
        return false
    }
}

extension Classification {
    /// `true` if a plan has the number, and for more than to forbid it.
    fileprivate var isSubscriberNumber: Bool { planRule != .none && !categories.contains(.forbidden) }
}
