// Numbers in national form that nothing ties to a country.

extension Classifier {
    /// Reads a number in every country, for people to choose from: a reading for each country that has such a number.
    ///
    /// A number that names its country, by a plus, has at most one reading. Nothing is guessed: without `weights` the
    /// order is that of the calling codes and says nothing.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - weights: how much speaks for each region; the readings are in the order of their regions' weights.
    /// - Returns: readings of numbers that a plan takes, of different E.164 forms.
    public func candidates(for bytes: Span<UInt8>, weights: [Region: Double] = [:]) -> [Reading] {
        var found: [Reading] = []
        for plan in NumberingPlan.all {
            for region in plan.regions where region != .world {
                let reading = classify(bytes, region: region)
                let isNew = !found.contains {
                    $0.countryCode == reading.countryCode && $0.nationalNumber == reading.nationalNumber
                }
                if reading.isSomebodys, isNew { found.append(reading) }
            }
        }
        return found.enumerated().sorted { left, right in
            let weight = (weight(of: left.element, weights), weight(of: right.element, weights))
            return weight.0 == weight.1 ? left.offset < right.offset : weight.0 > weight.1
        }.map { $0.element }
    }

    private func weight(of reading: Reading, _ weights: [Region: Double]) -> Double {
        reading.region.flatMap { weights[$0] } ?? 0
    }

    /// Whether some country has a number that is dialled like this.
    @inline(never)
    func fitsSomewhere(_ dial: DialString) -> Bool {
        for home in 0..<table.regionCount where table.regions[home].region != Region.world.packed {
            if read(dial, home: home).isSomebodys { return true }
        }
        return false
    }
}

extension Reading {
    /// Whether a plan has the number, and for more than to forbid it.
    fileprivate var isSomebodys: Bool { planRule != .none && !options.contains(.forbidden) }
}
