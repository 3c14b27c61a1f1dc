import RegionCorpus
import Testing

/// A few of the tables of `Benchmarks/run regions`.
struct RegionTrialTests {
    @Test func hardlyAnyTableIsReadInAWrongCountry() throws {
        let hints = [RegionTable.Hint.bare, .email, .address, .heading]
        let trial = try RegionTrial(seeds: 5_000_000..<5_000_016) { hints[Int($0 % 4)] }
        for outcome in trial.outcomes {
            #expect(outcome.wrong.isEmpty, "\(outcome.table.region), seed \(outcome.seed): \(outcome.explanation)")
        }
        #expect(trial.decidedShare >= 0.6)
    }

    @Test func nationalNumbersOfTwoCountriesAreHardlyEverReadInOne() throws {
        let trial = try RegionTrial(seeds: 5_000_000..<5_000_008) { _ in .mixed }
        #expect(trial.outcomes.allSatisfy { $0.wrong.isEmpty })
    }

    /// A few of the tables of `Benchmarks/run regions --world`.
    @Test func hardlyAnyTableOfTheWorldIsReadInAWrongCountry() throws {
        let trial = try RegionTrial(seeds: 5_000_000..<5_000_003) { _ in .varied }
        #expect(trial.outcomes.count(where: \.isWrong) == 0)
    }

    /// Tables of numbers that a narrower plan of another country takes as well.
    @Test(arguments: [951_185, 951_393] as [UInt64])
    func narrowerPlansDoNotDecide(_ seed: UInt64) throws {
        let trial = try RegionTrial(seeds: seed..<seed + 1) { _ in .varied }
        #expect(trial.outcomes.allSatisfy { !$0.isWrong && $0.wrong.isEmpty })
    }
}
