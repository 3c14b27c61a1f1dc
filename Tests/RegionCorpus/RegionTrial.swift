import ContactCleaning
import Foundation
import GRDB
import NumberCorpus
import PhoneNumbers
import RegionInference

/// The regions that an ingest with `--region auto` decides for tables whose numbers are known.
public struct RegionTrial: Sendable {
    /// The outcome of one table.
    public struct Outcome: Sendable {
        /// The seed of the table.
        public var seed: UInt64
        /// The table.
        public var table: RegionTable
        /// The region that was decided, if one was.
        public var region: String?
        /// Why.
        public var explanation: String
        /// Accepted numbers that are not the ones in the table, as `raw -> accepted`.
        public var wrong: [String]

        /// `true` if the region that was decided reads numbers of the table's country as those of another.
        public var isWrong: Bool {
            guard let region, let decided = RegionCode(region), let home = RegionCode(table.region) else {
                return false
            }
            return NumberingPlan.countryCode(of: decided) != NumberingPlan.countryCode(of: home)
        }
    }

    /// The outcome of each table.
    public private(set) var outcomes: [Outcome] = []

    /// Reads the tables of some seeds.
    ///
    /// - Throws: the errors of reading and storing.
    public init(seeds: Range<UInt64>, hint: (UInt64) -> RegionTable.Hint) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("regions-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tables = try seeds.map { seed in
            let hint = hint(seed)
            let table = hint == .varied ? RegionTable(variedSeed: seed) : RegionTable(seed: seed, hint: hint)
            let path = folder.appendingPathComponent("\(seed).csv").path
            try table.text.write(toFile: path, atomically: false, encoding: .utf8)
            return (seed: seed, table: table, path: path)
        }
        let database = folder.appendingPathComponent("contacts.db").path
        let options = CleaningOptions(region: .automatic)
        let summary = try Ingest(inputs: tables.map(\.path), database: database, options: options).run()
        let queue = try DatabaseQueue(path: database)
        for (entry, input) in zip(tables, summary.inputs) {
            let wrong = try queue.read { db in
                try Row.fetchAll(db, sql: Self.query, arguments: [entry.path]).compactMap { row -> String? in
                    let (line, raw, e164): (Int, String, String) = (row[0], row[1], row[2])
                    let known = entry.table.numbers[line - 2]
                    return known == e164 || known == RegionTable.unknownNumber ? nil : "\(raw) -> \(e164)"
                }
            }
            outcomes.append(
                Outcome(
                    seed: entry.seed, table: entry.table, region: input.region?.region?.code,
                    explanation: input.region?.explanation ?? "", wrong: wrong))
        }
    }

    private static let query = """
        SELECT contacts.line, phone_numbers.raw, phone_numbers.e164
        FROM sources JOIN contacts ON contacts.source_id = sources.id
        JOIN phone_numbers ON phone_numbers.contact_id = contacts.id
        WHERE sources.path = ? AND phone_numbers.verdict = 'accepted'
        """

    /// The share of the tables whose region was decided, 0...1.
    public var decidedShare: Double { share { $0.region != nil } }

    /// The share of the tables with an accepted number that is another one, 0...1.
    public var wrongShare: Double { share { !$0.wrong.isEmpty } }

    /// The share of the tables that were decided for a region with another calling code, 0...1.
    public var wrongRegionShare: Double { share(\.isWrong) }

    private func share(_ isCounted: (Outcome) -> Bool) -> Double {
        Double(outcomes.count(where: isCounted)) / Double(max(1, outcomes.count))
    }
}
