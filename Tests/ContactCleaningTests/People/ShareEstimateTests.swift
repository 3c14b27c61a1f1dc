import SeededRandom
import Testing

@testable import ContactCleaning

struct ShareEstimateTests {
    typealias Stratum = ShareEstimate.Stratum

    private static func stratum(_ size: Int, _ asked: Int, _ found: Int) -> Stratum {
        var stratum = Stratum(size: size)
        (stratum.asked, stratum.found) = (asked, found)
        return stratum
    }

    /// Values of the distribution as tables have them.
    @Test(
        arguments: [
            (1, 1, 0.3, 0.3), (2, 3, 0.4, 0.5248), (0.5, 0.5, 0.25, 0.33333), (30, 70, 0.3, 0.51163),
        ] as [(Double, Double, Double, Double)]) func betaDistribution(
            _ first: Double, _ second: Double, _ value: Double, _ probability: Double
        )
    {
        let beta = BetaDistribution(first, second)
        #expect(abs(beta.cumulative(value) - probability) < 1e-4, "\(beta.cumulative(value))")
        #expect(abs(beta.quantile(beta.cumulative(value)) - value) < 1e-9)
        #expect(beta.cumulative(0) == 0 && beta.cumulative(1) == 1)
    }

    @Test func sharesAreWeightedBySizes() throws {
        let estimate = try #require(ShareEstimate([Self.stratum(900, 10, 0), Self.stratum(100, 10, 5)]))
        #expect(abs(estimate.share - 0.05) < 1e-9)
        #expect(estimate.interval.contains(0.05))
        #expect(ShareEstimate([Stratum(size: 5)]) == nil && ShareEstimate([]) == nil)
        // Whoever was asked about all knows the share.
        let whole = try #require(ShareEstimate([Self.stratum(4, 4, 1), Self.stratum(6, 6, 0)]))
        #expect(whole.interval == 0.1...0.1)
        // The rule of three: nothing among thirty of many is less than one in ten.
        let none = try #require(ShareEstimate([Self.stratum(1_000_000, 30, 0)]))
        #expect(none.share == 0 && none.interval.lowerBound == 0)
        #expect((0.08...0.2).contains(none.interval.upperBound), "\(none.interval)")
    }

    /// Populations of pairs in strata, with how many have the property, and how many are asked about.
    private static let populations: [[(size: Int, found: Int, asked: Int)]] = [
        [(300, 285, 10), (400, 320, 20), (500, 250, 29)],
        [(2_000, 40, 48), (3_000, 150, 72), (1_500, 150, 36), (800, 240, 42)],
    ]

    /// Of a thousand audits 93 to 97 in a hundred have the true share in their interval.
    @Test(arguments: 0..<2) func intervalsCoverTheTruth(_ place: Int) throws {
        let population = Self.populations[place]
        let (all, found) = population.reduce((0, 0)) { ($0.0 + $1.size, $0.1 + $1.found) }
        let truth = Double(found) / Double(all)
        var random = SeededGenerator(seed: 38)
        var covered = 0
        for _ in 0..<1_000 {
            let strata = population.map { part in
                var (left, foundLeft, drawn) = (part.size, part.found, 0)
                for _ in 0..<part.asked {
                    if Int.random(in: 0..<left, using: &random) < foundLeft {
                        foundLeft -= 1
                        drawn += 1
                    }
                    left -= 1
                }
                return Self.stratum(part.size, part.asked, drawn)
            }
            let estimate = try #require(ShareEstimate(strata))
            if estimate.interval.contains(truth) { covered += 1 }
        }
        #expect((930...970).contains(covered), "\(covered)")
    }
}
