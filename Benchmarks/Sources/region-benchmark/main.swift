// Measures `--region auto` on seeded tables of sixty countries: `region-benchmark [FILES] [FIRST-SEED] [HINT...]`,
// and, with the hint `varied`, on tables of every region of the world.
// With VERBOSE the tables are listed that are undecided or wrong, and with KEEP also written to that folder. With ADVICE the summaries
// of ingests in the right region, in a wrong one and in none are measured instead.

import Foundation
import RegionCorpus

let arguments = CommandLine.arguments.dropFirst()
let count = UInt64(arguments.first ?? "") ?? 400
let first = UInt64(arguments.dropFirst().first ?? "") ?? 1_000_000
let hints = arguments.dropFirst(2).compactMap { RegionTable.Hint(rawValue: $0) }

/// Prints how often the summary of an ingest warns of a right region, and does not of a wrong one.
func measureAdvice(_ hint: RegionTable.Hint) throws {
    let trial = try RegionAdviceTrial(seeds: first..<first + count) { _ in hint }
    let (right, wrong) = (trial.falseWarnings.count, trial.missedWarnings.count)
    let named = trial.missing.count { $0.advised != nil } - trial.wrongHints.count
    print(
        hint.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0),
        String(
            format:
                "%d files, warned of a right region %.2f %%, of a wrong one %.1f %%; without one, named the right one %.1f %%, "
                + "a wrong one %.2f %%",
            trial.right.count, share(right), 100 - share(wrong), share(named), share(trial.wrongHints.count)))
    guard ProcessInfo.processInfo.environment["VERBOSE"] != nil else { return }
    for outcome in trial.falseWarnings + trial.missedWarnings + trial.wrongHints {
        print("  \(outcome.region) seed \(outcome.seed), read in \(outcome.given ?? "none"): \(outcome.explanation)")
    }
}

func share(_ part: Int) -> Double { 100 * Double(part) / Double(max(count, 1)) }

for hint in hints.isEmpty ? RegionTable.Hint.allCases.filter({ $0 != .varied }) : hints {
    guard ProcessInfo.processInfo.environment["ADVICE"] == nil else {
        if hint != .mixed { try measureAdvice(hint) }
        continue
    }
    let trial = try RegionTrial(seeds: first..<first + count) { _ in hint }
    print(
        hint.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0),
        String(
            format: "%d files, decided %.1f %%, with a wrong number %.1f %%, for a wrong region %.2f %%",
            trial.outcomes.count, 100 * trial.decidedShare, 100 * trial.wrongShare, 100 * trial.wrongRegionShare))
    guard ProcessInfo.processInfo.environment["VERBOSE"] != nil else { continue }
    for outcome in trial.outcomes where outcome.region == nil || !outcome.wrong.isEmpty {
        let wrong = outcome.wrong.isEmpty ? "" : " WRONG \(outcome.wrong.count): \(outcome.wrong[0])"
        if let folder = ProcessInfo.processInfo.environment["KEEP"] {
            try outcome.table.text.write(
                toFile: "\(folder)/\(outcome.table.region)-\(outcome.seed).csv", atomically: false, encoding: .utf8)
        }
        let region = outcome.isWrong ? " REGION" : ""
        print("  \(outcome.table.region) seed \(outcome.seed): \(outcome.explanation)\(wrong)\(region)")
    }
}
