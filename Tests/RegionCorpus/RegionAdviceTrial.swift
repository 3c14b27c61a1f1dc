import ContactCleaning
import Foundation
import NumberCorpus
import PhoneNumbers
import RegionInference
import SeededRandom

/// The advice of an ingest about the region of tables that are read in their own region, in a wrong one, and in none.
public struct RegionAdviceTrial: Sendable {
    /// The advice about one table.
    public struct Outcome: Sendable {
        /// The seed of the table.
        public var seed: UInt64
        /// The region of the table.
        public var region: String
        /// The region that it was read in; `nil` for none.
        public var given: String?
        /// The region that the summary names; `nil` if it says nothing.
        public var advised: String?
        /// Why.
        public var explanation: String
    }

    /// The tables in their own region.
    public private(set) var right: [Outcome] = []
    /// The tables in the region of another country, with another calling code.
    public private(set) var wrong: [Outcome] = []
    /// The tables without a region.
    public private(set) var missing: [Outcome] = []

    /// Reads the tables of some seeds, each of them three times, and stores nothing.
    ///
    /// - Throws: the errors of reading.
    public init(seeds: Range<UInt64>, hint: (UInt64) -> RegionTable.Hint) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("advice-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for seed in seeds {
            let table = RegionTable(seed: seed, hint: hint(seed))
            let path = folder.appendingPathComponent("\(seed).csv").path
            try table.text.write(toFile: path, atomically: false, encoding: .utf8)
            right.append(try Self.outcome(of: table, seed, path, given: table.region))
            wrong.append(try Self.outcome(of: table, seed, path, given: Self.other(than: table.region, seed)))
            missing.append(try Self.outcome(of: table, seed, path, given: nil))
        }
    }

    private static func other(than region: String, _ seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed)
        let code = RegionCode(region).flatMap { NumberingPlan.countryCode(of: $0) }
        return HomeCountry.all.map(\.region).filter { NumberingPlan.countryCode(of: $0) != code }
            .randomElement(using: &random)?.code
    }

    private static func outcome(
        of table: RegionTable, _ seed: UInt64, _ path: String, given: String?
    ) throws -> Outcome {
        let choice = try given.map { try RegionChoice(code: $0) } ?? .none
        let summary = try Ingest(
            inputs: [path], database: path + ".db", options: CleaningOptions(region: choice), isDryRun: true
        ).run()
        let advice = summary.inputs.first?.regionAdvice
        return Outcome(
            seed: seed, region: table.region, given: given, advised: advice?.region?.code,
            explanation: advice?.explanation ?? "")
    }

    /// The tables in their own region of which the summary says that it is another one.
    public var falseWarnings: [Outcome] { right.filter { $0.advised != nil } }

    /// The tables in a wrong region of which the summary says nothing.
    public var missedWarnings: [Outcome] { wrong.filter { $0.advised == nil } }

    /// The tables without a region of which the summary names a wrong one, which has another calling code.
    public var wrongHints: [Outcome] {
        missing.filter { outcome in
            guard let advised = outcome.advised.flatMap({ RegionCode($0) }), let own = RegionCode(outcome.region) else {
                return false
            }
            return NumberingPlan.countryCode(of: advised) != NumberingPlan.countryCode(of: own)
        }
    }
}
