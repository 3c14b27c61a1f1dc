import ContactCleaning
import ContactStore
import ContactWriting
import PhoneNumbers

/// A page's request to export the contacts as one file.
struct DownloadRequest: Sendable, Equatable {
    var format: ExportFormat
    var isAcceptedOnly: Bool
    var numbers: NumberStyle?
    var mergesPeople: Bool
    var isSpreadsheetSafe: Bool
    /// The keys of the only contact or person that is wanted; `nil` for all.
    var contact: Int?, person: Int?

    /// The request of a query.
    ///
    /// - Throws: ``BadRequest`` for a format that is none, or has no single file.
    init(query: [String: String]) throws {
        guard let format = ExportFormat(rawValue: query["format"] ?? ""), format != .same else {
            throw BadRequest(description: "There is no export of the format '\(query["format"] ?? "")'.")
        }
        self.format = format
        isAcceptedOnly = query["only"] == "accepted"
        switch query["numbers"] {
        case "international": numbers = .international
        case "national": numbers = .national
        default: numbers = nil
        }
        mergesPeople = query["people"] == "1"
        isSpreadsheetSafe = query["safe"] == "1"
        contact = query["contact"].flatMap { Int($0) }
        person = query["person"].flatMap { Int($0) }
        if person != nil { mergesPeople = true }
    }

    /// The name that the file gets.
    var fileName: String {
        switch format {
        case .vcard3, .vcard4: "contacts.vcf"
        case .jsonl: "contacts.jsonl"
        case .jcard: "contacts.json"
        case .csv: "contacts.csv"
        case .xlsx: "contacts.xlsx"
        default: "contacts-\(format.rawValue).csv"
        }
    }

    /// The type of the file.
    var contentType: String {
        switch format {
        case .vcard3, .vcard4: "text/vcard; charset=utf-8"
        case .jsonl: "application/x-ndjson"
        case .jcard: "application/vcard+json"
        case .xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        default: "text/csv; charset=utf-8"
        }
    }

    /// The export.
    ///
    /// - Throws: ``NotFound`` if there is no such contact or person; `StoreError`.
    func export(of database: String) throws -> Export {
        var export = Export(database: database, format: format)
        if isAcceptedOnly { export.selection.verdicts = ["accepted"] }
        export.numbers = numbers
        export.mergesPeople = mergesPeople
        if contact != nil || person != nil {
            let store = try ContactDatabase.open(at: database)
            let contacts = try person.map { try store.contacts(ofPerson: $0) } ?? contact.map { [$0] } ?? []
            if try store.placedContacts(contacts).isEmpty { throw NotFound() }
            export.selection.condition = "id IN (\(contacts.map { String($0) }.joined(separator: ", ")))"
        }
        if isSpreadsheetSafe { export.csv = .spreadsheetSafe }
        return export
    }
}
