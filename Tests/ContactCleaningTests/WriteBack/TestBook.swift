import ContactCleaning
import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import StoreTestSupport

/// A folder with an address book and a database beside it.
struct TestBook {
    let folder: TemporaryFolder
    let path: String
    let database: String

    init(_ cards: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        path = folder.path("book")
        database = folder.path("contacts.db")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, card) in cards { try write(card, to: name) }
    }

    /// A card of vCard 3.0.
    static func card(_ uid: String, _ name: String, _ lines: String...) -> String {
        let words = name.split(separator: " ")
        let head = [
            "BEGIN:VCARD", "VERSION:3.0", "UID:\(uid)", "FN:\(name)", "N:\(words.last ?? "");\(words.first ?? "");;;",
        ]
        return (head + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    /// Two cards of one person, one of another, and a group that names all of them.
    static let cards = [
        "people/ada.vcf": card(
            "u-ada", "Ada Lovelace", "TEL;TYPE=CELL:0171 2345678", "EMAIL:ada@example.com",
            "NOTE:first\\, longer than others", "X-FOO:bar"),
        "people/lovelace.vcf": card(
            "u-two", "Ada Lovelace", "TEL;TYPE=CELL:+49 171 2345678", "TEL;TYPE=HOME:030 23456789",
            "EMAIL:ada@example.com",
            "BDAY:1990-01-02", "item1.URL:https://example.com", "item1.X-ABLabel:Blog"),
        "people/bob.vcf": card("u-bob", "Bob Hill", "TEL;TYPE=WORK:030 34567890", "EMAIL:bob@example.com"),
        "people/group.vcf": card(
            "u-group", "Team", "X-ADDRESSBOOKSERVER-KIND:group", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:u-two",
            "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:u-bob"),
    ]

    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

    /// The texts of all files by their paths.
    func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
            let url = URL(fileURLWithPath: path + "/" + name)
            guard (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { continue }
            files[name] = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        }
        return files
    }

    @discardableResult
    func ingest(update: Bool = false, removesMany: Bool = false) throws -> IngestSummary {
        let region = update ? RegionChoice.none : try RegionChoice(code: "DE")
        var ingest = Ingest(inputs: [path], database: database, options: CleaningOptions(region: region))
        if update { ingest.update = UpdateOptions(removesMany: removesMany) }
        return try ingest.run()
    }

    /// Reads the book, finds its people and computes a plan.
    @discardableResult
    func prepare(_ options: WriteBackOptions = WriteBackOptions()) throws -> StoredPlan? {
        try ingest()
        _ = try Deduplication(database: database).run()
        return try plan(options)
    }

    func plan(_ options: WriteBackOptions = WriteBackOptions()) throws -> StoredPlan? {
        try WriteBackPlan(database: database, options: options).run()
    }

    @discardableResult
    func apply() throws -> WriteBack.Result { try WriteBack(database: database).run() }

    func rows(_ sql: String) throws -> [String] { try PlainSQL.rows(sql, in: database) }

    /// The issues that a verification finds.
    func issues() throws -> [String] {
        try ContactDatabase.openForVerification(at: database).verify().flatMap(\.issues)
    }
}
