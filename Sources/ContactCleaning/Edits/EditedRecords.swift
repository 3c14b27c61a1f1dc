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
        var record = Record(line: contact.origin.line, cells: contact.cells)
        if let key = record.cells.removeValue(forKey: ContactEditing.keyColumn) {
            record.contact = Int(key.hasSuffix(".0") ? String(key.dropLast(2)) : key)
        }
        records.append(record)
    }

    mutating func receive(_ finding: Finding) {}

    /// Reads a file.
    ///
    /// - Returns: the columns with their meanings; none if it is no table.
    static func read(_ file: InputFile) throws -> (columns: [HeaderMap.Column], records: EditedRecords) {
        var (head, records) = (EditedRecords(), EditedRecords())
        let columns = try file.read(ReadingOptions(), into: &head).headerMap?.columns ?? []
        var options = ReadingOptions()
        options.headerMap = plain(columns)
        try file.read(options, into: &records)
        return (columns, records)
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
