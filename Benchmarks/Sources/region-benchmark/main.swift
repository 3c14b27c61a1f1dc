// Measures `--region auto` on seeded tables of sixty countries: `region-benchmark [FILES] [FIRST-SEED] [HINT...]`.
// With VERBOSE the tables are listed that are undecided or wrong, and with KEEP also written to that folder.

import Foundation
import RegionCorpus

let arguments = CommandLine.arguments.dropFirst()
let count = UInt64(arguments.first ?? "") ?? 400
let first = UInt64(arguments.dropFirst().first ?? "") ?? 1_000_000
let hints = arguments.dropFirst(2).compactMap { RegionTable.Hint(rawValue: $0) }

for hint in hints.isEmpty ? RegionTable.Hint.allCases : hints {
    let trial = try RegionTrial(seeds: first..<first + count) { _ in hint }
    print(
        hint.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0),
        String(
            format: "%d files, decided %.1f %%, with a wrong number %.1f %%", trial.outcomes.count,
            100 * trial.decidedShare, 100 * trial.wrongShare))
    guard ProcessInfo.processInfo.environment["VERBOSE"] != nil else { continue }
    for outcome in trial.outcomes where outcome.region == nil || !outcome.wrong.isEmpty {
        let wrong = outcome.wrong.isEmpty ? "" : " WRONG \(outcome.wrong.count): \(outcome.wrong[0])"
        if let folder = ProcessInfo.processInfo.environment["KEEP"] {
            try outcome.table.text.write(
                toFile: "\(folder)/\(outcome.table.region)-\(outcome.seed).csv", atomically: false, encoding: .utf8)
        }
        print("  \(outcome.table.region) seed \(outcome.seed): \(outcome.explanation)\(wrong)")
    }
}
