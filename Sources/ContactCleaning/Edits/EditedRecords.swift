import ColumnRecognition
import ContactModel
import ContactReading
import SourceInput

/// The records of a table with contacts, cell by cell, each with the contact that it is of.
struct EditedRecords: ContactSink {
    private(set) var records: [Record] = []

    /// One record.
    struct Record {
        /// The key of the contact; `nil` if the record names none.
        var contact: Int?
        var line: Int
        /// The cells that are not empty, by the names of their columns.
        var cells: [String: String] = [:]
    }

    mutating func receive(_ contact: borrowing Contact) {
        var record = Record(contact: nil, line: contact.origin.line)
        for index in contact.fields.indices where contact.fields[index].kind == .extra {
            let field = contact.fields[index]
            let (name, value) = (contact.label(of: field), contact.value(of: field))
            if name == ContactEditing.keyColumn {
                record.contact = Int(value.hasSuffix(".0") ? String(value.dropLast(2)) : value)
            } else {
                record.cells[name] = value
            }
        }
        records.append(record)
    }

    mutating func receive(_ finding: Finding) {}

    /// Reads a file.
    ///
    /// - Returns: the columns with their meanings; none if it is no table.
    static func read(_ file: InputFile) throws -> (columns: [HeaderMap.Column], records: EditedRecords) {
        do {
            var head = EditedRecords()
            let columns = try head.read(file, ReadingOptions())?.columns ?? []
            var options = ReadingOptions()
            options.headerMap = plain(columns)
            var records = EditedRecords()
            _ = try records.read(file, options)
            return (columns, records)
        } catch let error where SourceError.isAboutInput(error) {
            throw SourceError(error, path: file.path)
        }
    }

    private mutating func read(_ file: InputFile, _ options: ReadingOptions) throws -> HeaderMap? {
        var reader = try file.makeReader(options)
        try file.forEachChunk { chunk in try reader.read(chunk, into: &self) }
        try reader.finish(into: &self)
        return reader.description.headerMap
    }

    /// Reads a table that an export wrote.
    static func read(_ bytes: [UInt8]) throws -> (columns: [HeaderMap.Column], records: EditedRecords) {
        func read(_ map: HeaderMap?, into records: inout EditedRecords) throws -> [HeaderMap.Column] {
            var options = ReadingOptions()
            options.headerMap = map
            (options.format, options.delimiter, options.encoding) = (.csv, UInt8(ascii: ","), .utf8)
            var reader = ContactReader(options: options, recognizer: KnownColumns())
            try bytes.withUnsafeBytes { try reader.read($0, into: &records) }
            try reader.finish(into: &records)
            return reader.description.headerMap?.columns ?? []
        }
        var (head, records) = (EditedRecords(), EditedRecords())
        let columns = try read(nil, into: &head)
        _ = try read(plain(columns), into: &records)
        return (columns, records)
    }

    /// The columns without a meaning: every cell is kept as it is.
    private static func plain(_ columns: [HeaderMap.Column]) -> HeaderMap {
        HeaderMap(columns: columns.map { HeaderMap.Column($0.name, .extra) })
    }
}
