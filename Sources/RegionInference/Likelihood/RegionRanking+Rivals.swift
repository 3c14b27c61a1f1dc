import PhoneNumbers

/// Compares the best region with those that would make different numbers of the same digits, by what speaks for each besides the numbers.
extension RegionRanking {
    /// The regions that contradict the best one: those that most evidence speaks for, and then the likeliest.
    func rivals(of best: Entry) -> [Entry] {
        let rivals = entries.filter { $0.region != best.region && best.score.contradicts($0.score) }
        func known(_ entry: Entry) -> Double { evidence.weight(for: entry.region, withLanguage: false) }
        return rivals.filter { known($0) > 0 }.sorted { (known($1), $0.region) < (known($0), $1.region) }
            + rivals.filter { known($0) <= 0 }
    }

    /// The rival that as many domains and addresses speak for as for the best region, or more; `nil` if there is none.
    ///
    /// Where both are those of a source, they say nothing about a number without either.
    func equal(of best: Entry, among rivals: [Entry]) -> Entry? {
        let least = evidence.weightOfCountry(best.region)
        return rivals.first {
            let weight = evidence.weightOfCountry($0.region)
            return weight > 0 && weight >= least
        }
    }

    /// Returns `true` if most e-mail domains or addresses speak for a region, and for no rival as many.
    func isFromCountry(_ entry: Entry, over rivals: [Entry]) -> Bool {
        [.domain, .country].contains { evidence.share(of: $0, for: entry.region) >= Self.minShare }
            && equal(of: entry, among: rivals) == nil
    }

    /// Returns `true` if most numbers with a country code, e-mail domains or addresses speak for a region, or known ranges that do
    /// not speak as much for a rival.
    func hasEvidence(for entry: Entry, over rivals: [Entry]) -> Bool {
        let ranges = entry.weightOfRanges
        return isFromCountry(entry, over: rivals)
            || ranges >= Self.leadWithEvidence && rivals.allSatisfy { $0.weightOfRanges < ranges }
            || evidence.weight(of: .number, for: entry.region) > RegionEvidence.Kind.number.limit / 2
    }

    /// The share of the domains or addresses that has to be of a region.
    private static let minShare = 0.5
}
