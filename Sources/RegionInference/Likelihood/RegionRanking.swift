import PhoneNumbers

/// The regions that the national numbers of a source may belong to, the likeliest first.
///
/// The leads and risks that are asked for were chosen by what 32,000 tables showed, of `Benchmarks/run regions 2000 SEED --world` with seeds from
/// 21000000 to 26000000, from 31000000 to 36000000 and from 71000000 to 74000000. BENCHMARKS has those of other tables.
struct RegionRanking {
    /// A region with all that speaks for it.
    struct Entry {
        var score: RegionLikelihood.Score
        /// The natural logarithm of the region's weight.
        var weight: Double
        /// The same without the language of the headings.
        var weightWithoutLanguage: Double
        /// The part of it that known ranges make.
        let weightOfRanges: Double

        var region: RegionCode { score.density.region }

        init(_ score: RegionLikelihood.Score, _ evidence: RegionEvidence) {
            self.score = score
            let region = score.density.region
            weightOfRanges = evidence.ranges.weight(of: score.readings)
            let known = score.logLikelihood + RegionEvidence.prior(of: region) + weightOfRanges
            weight = known + evidence.weight(for: region)
            weightWithoutLanguage = known + evidence.weight(for: region, withLanguage: false)
        }
    }

    /// Only regions that take half of the numbers, by falling weight.
    let entries: [Entry]
    /// The number of phone numbers that were weighed.
    let count: Int
    /// The weight of digits at random.
    private let randomWeight: Double
    /// The sum of the weights of the numbers.
    private let numbers: Double
    /// The sum of their weights as evidence of the country.
    private let ranges: Double
    private let likelihood: RegionLikelihood
    let evidence: RegionEvidence

    init(_ likelihood: RegionLikelihood, _ evidence: RegionEvidence) {
        count = likelihood.numbers.count
        randomWeight = likelihood.randomLogLikelihood
        numbers = likelihood.numbers.reduce(0) { $0 + $1.weight }
        ranges = likelihood.numbers.reduce(0) { $0 + $1.rangeWeight }
        self.evidence = evidence
        self.likelihood = likelihood
        entries = likelihood.scores().filter { $0.logLikelihood > -.infinity }.map { Entry($0, evidence) }
            .sorted { ($1.weight, $0.region) < ($0.weight, $1.region) }
    }

    /// The best region where it is clear, else the reason why it is not.
    enum Outcome {
        case clear(Entry, next: Entry?)
        /// Two regions would make different numbers of the same digits.
        case divided(Entry, Entry)
        /// No plan takes enough of the numbers.
        case unexplained(Entry?)
        /// The digits may as well be no numbers.
        case weak(Entry)
        /// The numbers may be those of two regions.
        case mixed(Entry, Entry)
    }

    /// Weighs the regions, and the pairs of them that may share the numbers.
    func outcome() -> Outcome {
        let outcome = outcomeOfOneRegion
        guard case .clear(let best, _) = outcome else { return outcome }
        let rivals = rivals(of: best)
        let risk = RegionMixture(likelihood, entries, evidence).risk(of: best)
        let next = rivals.max { $0.weight < $1.weight }
        let isSure =
            hasEvidence(for: best, over: rivals) || next.map { lead(of: best, over: $0) >= Self.sureLead } ?? true
        let limit = isSure ? Self.maxRisk : Self.maxRiskInDoubt
        guard risk.probability > limit, let pair = risk.pair else { return outcome }
        let other = pair.first.region == best.region ? pair.second : pair.first
        if evidence.isEvident(best.region), evidence.weight(of: .domain, for: other.region) == 0 { return outcome }
        return .mixed(pair.first, pair.second)
    }

    /// Weighs the regions, as if the numbers were those of one: a fraction of the work.
    var outcomeOfOneRegion: Outcome {
        guard let best = entries.first(where: { isTypical($0) }) else { return .unexplained(entries.first) }
        let rivals = rivals(of: best)
        guard isExplained(best, over: rivals) else { return .unexplained(entries.first) }
        let share = shareForRivals(of: best, over: rivals) ?? .infinity
        let needed = neededLead(of: best, over: rivals)
        let hasEvidence = hasEvidence(for: best, over: rivals)
        let rival = rivals.first {
            $0.score.explained >= share || lead(of: best, over: $0) < needed
                || best.weightWithoutLanguage <= $0.weightWithoutLanguage
                || !hasEvidence && isAsLikely($0, as: best)
        }
        if let rival { return .divided(best, rival) }
        guard best.weight - randomWeight >= Self.clearLead, isEnough(for: best, over: rivals) else {
            return equal(of: best, among: rivals).map { .divided(best, $0) } ?? .weak(best)
        }
        return .clear(best, next: rivals.first)
    }

    /// The natural logarithm of the ratio of the weights of two regions.
    ///
    /// The numbers of one range say little more together than one of them where both plans take them. Where only one does, each further
    /// number counts, though less than the one before: the other plan may lack a new range.
    private func lead(of best: Entry, over rival: Entry) -> Double {
        likelihood.numbers.indices.reduce(best.weight - rival.weight) { sum, index in
            guard (best.score.readings[index] == nil) != (rival.score.readings[index] == nil) else { return sum }
            let weight = likelihood.numbers[index].rangeWeight
            let ratio = [best, rival].map {
                likelihood.logProbability(ofNumber: index, $0.score.mainHabit.probabilities[index])
            }
            return sum + (weight.squareRoot() - weight) * (ratio[0] - ratio[1])
        }
    }

    /// The lead that the best region needs over every other one, as the natural logarithm of a ratio of probabilities.
    ///
    /// Ranges of numbers that one plan has and another lacks say less than their probabilities: where nothing else speaks for the region,
    /// more is asked for the more ranges there are, and still more where the region leaves some of the numbers unexplained, many plans take
    /// all of them, or as much else speaks for a rival.
    private func neededLead(of best: Entry, over rivals: [Entry]) -> Double {
        if evidence.isEvident(best.region) { return 0 }
        if isFromCountry(best, over: rivals) { return Self.leadFromCountry }
        if hasEvidence(for: best, over: rivals) { return Self.leadWithEvidence }
        if evidence.weightOfCountry(best.region) > 0, equal(of: best, among: rivals) != nil { return Self.sureLead }
        let alike = rivals.count { $0.score.explained >= best.score.explained }
        if best.score.explained < Self.mostExplained || alike >= Self.manyPlans { return Self.sureLead }
        return min(max(Self.clearLead, Self.leadOfRange * ranges), Self.maxClearLead)
    }

    /// Returns `true` if a region's plan takes enough of the numbers, or all other ones are far behind. Numbers without an area code are of
    /// any region and speak against none.
    private func isExplained(_ entry: Entry, over rivals: [Entry]) -> Bool {
        let score = entry.score
        return score.explained >= Self.minExplained
            || score.explained >= Self.minComplete && score.explained + score.local >= Self.minExplained
            || score.explained >= Self.minHalf && score.explained + score.local >= Self.mostExplained
            || score.explained >= Self.minComplete
                && (evidence.isEvident(entry.region) || leads(entry, rivals, by: Self.sureLead))
    }

    /// The share of the numbers from which on another plan that takes them leaves doubt about a region which leaves some unexplained; `nil` if
    /// none does, as where the unexplained ones lack an area code and domains or addresses speak for the region.
    private func shareForRivals(of best: Entry, over rivals: [Entry]) -> Double? {
        guard best.score.explained < Self.minExplained else { return nil }
        if evidence.isEvident(best.region) { return best.score.explained + Self.maxShortfall }
        let isCompleted = best.score.explained + best.score.local >= Self.minExplained
        return isCompleted && isFromCountry(best, over: rivals) ? nil : Self.minExplained
    }

    /// Returns `true` if another region takes as many of the numbers, and the best one has hardly more than a narrower plan: people have
    /// numbers of a few ranges, which a wide plan has as well, and many rows of them are not more evidence.
    private func isAsLikely(_ rival: Entry, as best: Entry) -> Bool {
        rival.score.explained >= best.score.explained
            && lead(of: best, over: rival) < min(Self.narrowLead * ranges, Self.maxNarrowLead)
    }

    /// Returns `true` if there are enough numbers with their area code, or other evidence for the region: domains or addresses, or known
    /// countries of numbers and a clear lead.
    private func isEnough(for entry: Entry, over rivals: [Entry]) -> Bool {
        numbers * (1 - entry.score.local) >= Self.minNumbers || isFromCountry(entry, over: rivals)
            || hasEvidence(for: entry, over: rivals) && leads(entry, rivals, by: Self.clearLead)
    }

    private func leads(_ best: Entry, _ rivals: [Entry], by lead: Double) -> Bool {
        rivals.allSatisfy { self.lead(of: best, over: $0) >= lead }
    }

    /// Returns `true` if most of the numbers are the region's own, where regions share a plan: elsewhere its numbers
    /// are read alike.
    func isTypical(_ entry: Entry) -> Bool { entry.score.own >= 0.5 || entry.region == mainRegion(of: entry) }

    private func mainRegion(of entry: Entry) -> RegionCode? {
        NumberingPlan(countryCode: entry.score.density.callingCode).regions.first
    }

    /// The share of the numbers that a plan has to take.
    static let minExplained = 0.85
    /// The share of the numbers that it has to take where the others lack an area code, or all other plans are far behind.
    static let minComplete = 0.66
    /// The same where hardly any number has neither.
    static let minHalf = 0.5
    /// The share of the numbers by which another plan may take more where all domains are of the region: mistyped ones.
    static let maxShortfall = 0.1
    /// The number of phone numbers that decide without other evidence.
    static let minNumbers = 3.0
    /// The share of the numbers from which on hardly any is left unexplained.
    static let mostExplained = 0.9
    /// The lead that the best region needs, as the natural logarithm of a ratio of probabilities.
    static let clearLead = 5.0
    /// The same where numbers with a country code or known ranges speak for it, too, and where e-mail domains or addresses do.
    static let leadWithEvidence = 3.0, leadFromCountry = 2.0
    /// The lead for each range of the numbers that it needs where nothing else speaks for it, and the greatest such lead.
    static let leadOfRange = 2.0, maxClearLead = 8.0
    /// The number of other plans that are many if they take as many of the numbers.
    static let manyPlans = 8
    /// The lead that leaves no doubt about a region that explains few more of the numbers than it must, or whose numbers many plans take.
    static let sureLead = 12.0
    /// The lead for each number that a plan needs over another one which takes them too, as the natural logarithm of a ratio.
    static let narrowLead = 0.7
    /// The greatest such lead that is asked for.
    static let maxNarrowLead = 16.0
    /// The highest acceptable probability that a number of another region is among those of the best, 0...1.
    static let maxRisk = 0.2
    /// The same where nothing but the numbers speaks for the best region, and no more than they must.
    static let maxRiskInDoubt = 0.01
}
