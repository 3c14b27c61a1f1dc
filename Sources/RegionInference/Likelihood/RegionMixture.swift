import Foundation

/// The numbers of a source if they are those of two regions, none of them with a country code.
///
/// A plan with numbers of many forms also takes most numbers of other regions, and misreads each of them. A region is
/// decided only where it is unlikely that numbers of a second one are among its own.
///
/// The constants are assumptions in round figures. `Benchmarks/run regions 400 20261124` measures the decisions that they lead to: the
/// last line of its table in BENCHMARKS is that of tables with numbers of two countries, and says what came of them without pairs.
struct RegionMixture {
    typealias Entry = RegionRanking.Entry

    /// The probability that a decision for one region misreads numbers of another.
    struct Risk {
        /// 0...1.
        var probability = 0.0
        /// The two regions that are the likeliest to share the numbers.
        var pair: (first: Entry, second: Entry)?
    }

    private let likelihood: RegionLikelihood
    /// All regions, by falling weight.
    private let entries: [Entry]
    private let evidence: RegionEvidence

    /// - Parameter ranked: the regions that take most of the numbers, by falling weight.
    init(_ likelihood: RegionLikelihood, _ ranked: [Entry], _ evidence: RegionEvidence) {
        self.likelihood = likelihood
        self.evidence = evidence
        let known = Set(ranked.map(\.region))
        let rest = RegionDensity.all.filter { !known.contains($0.region) }
        entries = ranked + rest.map { Entry(likelihood.completeScore(of: $0), evidence) }
    }

    /// The risk of a decision for the best region.
    ///
    /// - Complexity: O(*r* · *n*) for *r* regions and *n* numbers.
    func risk(of best: Entry) -> Risk {
        // A number that the best region does not take is a piece of evidence, in whatever range it is.
        let weights = zip(likelihood.numbers, best.score.readings).map { $1 == nil ? $0.weight : $0.rangeWeight }
        let alone =
            likelihood.logLikelihood(weights: weights) { best.score.mainHabit.probabilities[$0] }
            + log(best.score.mainHabit.share) + best.score.formatWeight
            + RegionEvidence.prior(of: best.region) + evidence.weight(for: best.region)
        let priorSum = RegionLikelihood.logSum(entries.map { RegionEvidence.prior(of: $0.region) })
        var risk = Risk()
        var (odds, wrongOdds, highest) = (0.0, 0.0, 0.0)
        for (first, second) in pairs(with: best) {
            let prior = log(Self.mixedShare) + RegionEvidence.prior(of: second.region) - priorSum
            guard prior + maxWeight(first, second, weights) - alone > Self.minLogOdds else { continue }
            let pair = weigh(first, second, best, weights)
            let ratio = min(exp(prior + pair.weight - alone), Self.maxOdds)
            let wrong = ratio * min(1, pair.misreadNumbers)
            odds += ratio
            wrongOdds += wrong
            if wrong > highest {
                highest = wrong
                risk.pair = (first, second)
            }
        }
        risk.probability = wrongOdds / (1 + odds)
        return risk
    }

    /// The best region with each other one, and each two of the regions behind it: together they may explain more.
    private func pairs(with best: Entry) -> [(Entry, Entry)] {
        let others = entries.filter { $0.region != best.region }
        let next = others.prefix(Self.maxNext)
        let pairs =
            others.map { (best, $0) } + next.indices.flatMap { index in next[(index + 1)...].map { (next[index], $0) } }
        return pairs.filter { $0.0.score.density.callingCode != $0.1.score.density.callingCode }
    }

    /// Two regions that share the numbers.
    private struct Pair {
        /// The weight, comparable to that of an entry, without the prior probability of two regions.
        var weight: Double
        /// The expected number of phone numbers that a decision for the best region would misread.
        var misreadNumbers: Double
    }

    /// A weight that the two do not exceed, which takes a fraction of the time.
    private func maxWeight(_ first: Entry, _ second: Entry, _ weights: [Double]) -> Double {
        let (one, two) = (first.score.mainHabit.probabilities, second.score.maxProbabilities)
        return likelihood.logLikelihood(weights: weights) { max(one[$0], two[$0]) }
            + RegionEvidence.prior(of: first.region)
            + max(first.score.formatWeight, second.score.formatWeight)
            + max(evidence.weight(for: first.region), evidence.weight(for: second.region))
    }

    private func weigh(_ first: Entry, _ second: Entry, _ best: Entry, _ weights: [Double]) -> Pair {
        func probabilities(_ habit: RegionLikelihood.Habit, of entry: Entry, beside other: Entry) -> [Double] {
            zip(habit.probabilities, best.score.mainHabit.probabilities).enumerated().map { index, pair in
                // A number that the best region takes counts against it only up to a ratio, however large its plan is.
                let probability = pair.1 > 0 ? min(pair.0, Self.maxRatio * pair.1) : pair.0
                // Where the numbers of one country stand in its own groups, few of the other stand in any but theirs.
                let isForeign =
                    likelihood.numbers[index].groups.count > 1 && !entry.score.isFormatted[index]
                    && other.score.isMostlyFormatted
                return probability * (isForeign ? Self.foreignFormatShare : 1)
            }
        }
        let habit = first.score.mainHabit
        let one = probabilities(habit, of: first, beside: second)
        var sums: [Double] = []
        var likeliest = (weight: -Double.infinity, probabilities: one, share: 0.0)
        for other in second.score.habits {
            let two = probabilities(other, of: second, beside: first)
            for share in Self.shares {
                func mean(_ left: Double, _ right: Double) -> Double { (1 - share) * left + share * right }
                let weight =
                    likelihood.logLikelihood(weights: weights) { mean(one[$0], two[$0]) }
                    + log(habit.share * other.share / Double(Self.shares.count))
                    + mean(first.score.formatWeight, second.score.formatWeight)
                    + mean(evidence.weight(for: first.region), evidence.weight(for: second.region))
                sums.append(weight)
                if weight > likeliest.weight { likeliest = (weight, two, share) }
            }
        }
        var misread = 0.0
        for (index, reading) in best.score.readings.enumerated() where reading != nil {
            let left = (1 - likeliest.share) * one[index]
            let right = likeliest.share * likeliest.probabilities[index]
            guard left + right > 0 else { continue }
            misread += first.region == best.region ? right / (left + right) : 1
        }
        return Pair(
            weight: RegionLikelihood.logSum(sums) + RegionEvidence.prior(of: first.region), misreadNumbers: misread)
    }

    /// The share of sources that have national numbers of two regions.
    private static let mixedShare = 0.05
    /// The shares of the second region that are tried.
    private static let shares = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5]
    /// The share of the numbers of one country that are grouped as in the other.
    private static let foreignFormatShare = 0.1
    /// The largest ratio of a number's probability in another region to that in the best one, where both take it.
    private static let maxRatio = 12.0
    /// The largest number of regions besides the best one that are paired with each other.
    private static let maxNext = 12
    private static let maxOdds = 1e9
    /// A pair of smaller odds adds nothing to the risk.
    private static let minLogOdds = -8.0
}
