import ContactStore
import RegionInference
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// A newer export is read in the region of the older one, where no other is named.
struct UpdateRegionTests {
    private let folder: TemporaryFolder
    private let database: String

    init() throws {
        folder = try TemporaryFolder()
        database = folder.path("contacts.db")
    }

    private static let older = ["1,Ida Gruber,0664 1234567"]
    private static let newer = older + ["2,Eva Maier,0664 1234568"]

    private func table(_ rows: [String], _ name: String, header: String = "ID,Name,Phone") throws -> String {
        try folder.write(([header] + rows).joined(separator: "\n") + "\n", to: name)
    }

    @discardableResult
    private func read(_ path: String, _ region: String?, update: String?? = nil, isDryRun: Bool = false) throws
        -> IngestSummary
    {
        let region = try region.map { try RegionChoice(code: $0) } ?? .none
        var ingest = Ingest(
            inputs: [path], database: database, options: CleaningOptions(region: region), isDryRun: isDryRun)
        if let update { ingest.update = UpdateOptions(key: .column("ID"), predecessor: update) }
        return try ingest.run()
    }

    private func forms() throws -> [String] {
        try PlainSQL.rows("SELECT coalesce(e164, verdict) FROM phone_numbers ORDER BY id", in: database)
    }

    @Test(arguments: [String?.none, "older.csv", "1"])
    func theRegionOfTheOlderExportHolds(_ name: String?) throws {
        try read(try table(Self.older, "older.csv"), "AT")
        let newer = try table(Self.newer, "newer.csv")
        let predecessor = name.map { $0.hasSuffix("csv") ? folder.path($0) : $0 }
        for isDryRun in [true, false] {
            let update = try #require(
                try read(newer, nil, update: .some(predecessor), isDryRun: isDryRun).inputs.first?.update)
            #expect([update.added, update.changed, update.unchanged] == [1, 0, 1])
        }
        #expect(try forms() == ["+436641234567", "+436641234568"])
        #expect(try PlainSQL.rows("SELECT default_region FROM sources", in: database) == ["AT"])
    }

    @Test func aRegionThatIsNamedHolds() throws {
        try read(try table(Self.older, "older.csv"), "AT")
        try read(try table(["2,Eva Maier,030 201234"], "other.csv"), "DE")
        let newer = try table(Self.newer + ["3,Ute Neu,030 201235"], "newer.csv")
        try read(newer, "DE", update: .some(folder.path("older.csv")))
        #expect(try PlainSQL.rows("SELECT default_region FROM sources ORDER BY id", in: database) == ["DE", "DE"])
    }

    /// Which source it follows is known only when it is read.
    @Test func aRegionThatIsNotKnownYetIsAskedFor() throws {
        try read(try table(Self.older, "older.csv"), "AT")
        try read(try table(["9,Ola Nord,030 201234"], "other.csv", header: "ID,Name,Phone,Town"), "DE")
        let newer = try table(Self.newer, "newer.csv")
        for isDryRun in [true, false] {
            let summary = try read(newer, nil, update: .some(nil), isDryRun: isDryRun)
            guard case .failed(let error)? = summary.inputs.first?.status else {
                Issue.record("\(summary.inputs)")
                continue
            }
            #expect("\(error)".contains("--region AT"))
        }
        #expect(try forms() == ["+436641234567", "+4930201234"])
    }
}
