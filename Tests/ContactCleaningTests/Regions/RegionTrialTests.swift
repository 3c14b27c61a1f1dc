import RegionCorpus
import Testing

/// A few of the tables of `Benchmarks/run regions`.
struct RegionTrialTests {
    @Test(arguments: [RegionTable.Hint.bare, .email, .address, .heading])
    func hardlyAnyTableIsReadInAWrongCountry(_ hint: RegionTable.Hint) throws {
        let trial = try RegionTrial(seeds: 5_000_000..<5_000_008) { _ in hint }
        for outcome in trial.outcomes {
            #expect(outcome.wrong.isEmpty, "\(outcome.table.region), seed \(outcome.seed): \(outcome.explanation)")
        }
        #expect(trial.decidedShare >= 0.6)
    }

    @Test func nationalNumbersOfTwoCountriesAreHardlyEverReadInOne() throws {
        let trial = try RegionTrial(seeds: 5_000_000..<5_000_016) { _ in .mixed }
        #expect(trial.outcomes.count { !$0.wrong.isEmpty } <= 1)
    }

    /// A few of the tables of `Benchmarks/run regions --world`.
    @Test func hardlyAnyTableOfTheWorldIsReadInAWrongCountry() throws {
        let trial = try RegionTrial(seeds: 5_000_000..<5_000_003) { _ in .varied }
        #expect(trial.outcomes.count(where: \.isWrong) == 0)
    }
}
