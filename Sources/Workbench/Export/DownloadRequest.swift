import ContactCleaning
import ContactStore
import ContactWriting
import PhoneNumbers

/// A page's request to export the contacts as one file.
struct DownloadRequest: Sendable, Equatable {
    /// The numbers that contacts are written with.
    enum Numbers: String, CaseIterable {
        /// Those that are accepted, of all contacts.
        case clean
        /// All, as they are.
        case all = ""
        /// Those that are accepted, of the contacts that have one.
        case accepted
    }

    var format: ExportFormat
    var isOfNumbers = false
    var wanted: Numbers
    var style: NumberStyle?
    var mergesPeople: Bool
    var isSpreadsheetSafe: Bool
    /// The filter of contacts.
    var filter: PeopleFilter
    /// The source that is given back as it was, with the format `same`, once it is found.
    private(set) var file: SameFile?
    /// The keys of the only contact or person that is wanted; `nil` for all.
    var contact: Int?, person: Int?

    /// The request of a query.
    ///
    /// - Throws: ``BadRequest`` for a format that is none, or has no single file; ``NotFound`` for a contact, a person or a source that is none.
    init(query: [String: String]) throws {
        if let destination = Destination.named(query["to"]) {
            (format, isOfNumbers) = (destination.format, destination.isOfNumbers)
        } else {
            guard let format = ExportFormat(rawValue: query["format"] ?? ""), format != .same else {
                throw BadRequest(Text("error.no-format", ["format": .text(query["format"] ?? "")]))
            }
            self.format = format
        }
        wanted = query["only"].flatMap(Numbers.init) ?? .all
        switch query["numbers"] {
        case "international": style = .international
        case "national": style = .national
        default: style = nil
        }
        mergesPeople = query["people"] == "1"
        isSpreadsheetSafe = query["safe"] == "1"
        filter = PeopleFilter(query: query).ofSelection
        contact = try query["contact"].map(Self.key)
        person = try query["person"].map(Self.key)
        // A form sends none for all sources.
        if let source = query["source"], !source.isEmpty { filter.source = try Self.key(source) }
        if person != nil { mergesPeople = true }
    }

    /// The key that a text is. What is none must not stand for everybody.
    private static func key(_ text: String) throws -> Int {
        guard let key = Int(text) else { throw NotFound() }
        return key
    }

    /// Returns the request with the source that it gives back: the chosen one, or the only one.
    ///
    /// - Throws: ``NotTaken`` if there are several; `StoreError`.
    func found(in database: String) throws -> DownloadRequest {
        guard format == .same else { return self }
        let files = try export(of: database).sameFiles()
        guard let only = files.first, files.count == 1 else {
            throw NotTaken(files.isEmpty ? Text("export.no-file") : Text("export.choose-file"))
        }
        var request = self
        request.file = only
        return request
    }

    /// `true` if every contact of the filter is written as a contact of its own, so that their number is known at once.
    var writesEveryContact: Bool { wanted != .accepted && !isOfNumbers && !mergesPeople && filter.country == nil }

    /// The words of the button for the download, with the count of what is written.
    func label(of counts: ExportCounts) -> Text {
        isOfNumbers
            ? Text("export.download-numbers", ["count": .count(counts.numbers)])
            : Text("export.download", ["count": .count(counts.records)])
    }

    /// The name that the file gets.
    var fileName: String {
        if let file { return file.name }
        if isOfNumbers { return "numbers.csv" }
        return switch format {
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
        case .same: "application/octet-stream"
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
        export.selection = filter.selection
        if format == .same {
            export.numbers = style ?? .e164
            return export
        }
        switch wanted {
        case .all: break
        case .accepted: export.selection.verdicts = ["accepted"]
        case .clean: export.droppedVerdicts = Set(DroppedVerdict.allCases)
        }
        if isOfNumbers { export.selection.verdicts = ["accepted"] }
        export.isOfNumbers = isOfNumbers
        export.numbers = style
        export.mergesPeople = mergesPeople
        if contact != nil || person != nil {
            let store = try ContactDatabase.open(at: database)
            let contacts = try person.map { try store.contacts(ofPerson: $0) } ?? contact.map { [$0] } ?? []
            if try store.placedContacts(contacts).isEmpty { throw NotFound() }
            export.choose(contacts)
        }
        if isSpreadsheetSafe { export.csv = .spreadsheetSafe }
        return export
    }
}
