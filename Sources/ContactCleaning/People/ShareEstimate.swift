/// A share of a population in strata, estimated from a sample of each, with its interval of confidence.
///
/// The interval is that of [Clopper and Pearson](https://doi.org/10.1093/biomet/26.4.404) for as many answers as a simple sample needs to be as
/// sure, as [Korn and Graubard](https://www150.statcan.gc.ca/n1/pub/12-001-x/1998002/article/4356-eng.pdf) do it for surveys.
public struct ShareEstimate: Sendable, Hashable {
    /// The share that the sample has, its strata weighted by their sizes.
    public var share: Double
    /// The interval in which the true share is in 95 of 100 samples.
    public var interval: ClosedRange<Double>

    /// A part of a population, and the answers from it.
    public struct Stratum: Sendable, Hashable {
        /// The size of the part.
        public var size: Int
        /// The number of those that were asked about, and of those with the property.
        public var asked = 0, found = 0

        /// A part, of which nobody has asked about any.
        public init(size: Int) { self.size = size }
    }

    private static let confidence = 0.95
    /// Added to both answers of a stratum: what was not seen in a few is not impossible.
    private static let unseen = 0.25

    /// The estimate from strata; `nil` if nothing was asked. Strata without an answer are left out.
    public init?(_ strata: [Stratum]) {
        let strata = strata.filter { $0.asked > 0 }
        let total = Double(strata.reduce(0) { $0 + $1.size })
        guard total > 0 else { return nil }
        var (share, smoothed, variance) = (0.0, 0.0, 0.0)
        for stratum in strata {
            let (weight, asked) = (Double(stratum.size) / total, Double(stratum.asked))
            let likely = (Double(stratum.found) + Self.unseen) / (asked + 2 * Self.unseen)
            share += weight * Double(stratum.found) / asked
            smoothed += weight * likely
            // Nothing is left to chance in a stratum that was asked whole.
            let left = 1 - asked / Double(max(stratum.asked, stratum.size))
            variance += weight * weight * left * likely * (1 - likely) / asked
        }
        self.share = min(1, share)
        guard variance > 0 else {
            interval = self.share...self.share
            return
        }
        interval = Self.interval(of: self.share, among: smoothed * (1 - smoothed) / variance)
    }

    private static func interval(of share: Double, among count: Double) -> ClosedRange<Double> {
        let (found, tail) = (share * count, (1 - confidence) / 2)
        let low = found <= 0 ? 0 : BetaDistribution(found, count - found + 1).quantile(tail)
        let high = found >= count ? 1 : BetaDistribution(found + 1, count - found).quantile(1 - tail)
        return min(low, share)...max(high, share)
    }
}
