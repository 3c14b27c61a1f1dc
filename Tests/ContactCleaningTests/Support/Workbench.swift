import ContactCleaning
import ContactModel
import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import StoreTestSupport

/// A folder with a database to read files into.
struct Workbench {
    let folder: TemporaryFolder
    let database: String
    var options = CleaningOptions(region: RegionCode("US").map { .fixed($0) } ?? .none)

    init() throws {
        folder = try TemporaryFolder()
        database = folder.path("contacts.db")
    }

    /// Writes a file and returns its path.
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        try Data(bytes).write(to: folder.url.appendingPathComponent(name))
        return folder.path(name)
    }

    func ingest(_ paths: String..., rejects: String? = nil) throws -> IngestSummary {
        try Ingest(inputs: paths, database: database, options: options, rejects: rejects).run()
    }

    func rows(_ sql: String) throws -> [String] { try PlainSQL.rows(sql, in: database) }

    /// The numbers as `raw|E.164|reason or verdict`.
    func numbers() throws -> [String] {
        try rows(
            "SELECT raw, e164, coalesce(reason, verdict) FROM phone_numbers ORDER BY contact_id, position")
    }

    /// The text of a file in the folder.
    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
    }
}
