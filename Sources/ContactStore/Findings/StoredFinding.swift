import GRDB
public import PhoneNumbers

/// One row of `findings`, with the path of its source.
public struct StoredFinding: Sendable, Hashable {
    /// The path of the source.
    public var source: String
    /// `note`, `warning` or `error`.
    public var severity: String
    /// The stable name of the kind of finding.
    public var code: String
    /// 1-based line of the source; 0 if the finding concerns the whole source.
    public var line: Int
    /// Byte offset in the source.
    public var byteOffset: Int
    /// The column or property concerned.
    public var field: String?
    /// The text concerned.
    public var raw: String
    /// A sentence for people.
    public var message: String
    /// The sentence as JSON.
    private var json: String?

    /// The sentence as data; in English alone if it was stored without its kind.
    public var sentence: Sentence { Sentence(json: json, english: message) }
}

extension StoredFinding {
    /// The columns that are read, beside the path of the source as `source`.
    static let columns: [FindingColumn] = [.severity, .code, .line, .byteOffset, .field, .raw, .message, .sentence]

    /// Decodes a row of the table joined with its source.
    init(_ row: Row) throws {
        source = try row.value("source")
        severity = try row.value(FindingColumn.severity)
        code = try row.value(FindingColumn.code)
        line = try row.value(FindingColumn.line)
        byteOffset = try row.value(FindingColumn.byteOffset)
        field = try row.value(FindingColumn.field)
        raw = try row.value(FindingColumn.raw)
        message = try row.value(FindingColumn.message)
        json = try row.value(FindingColumn.sentence)
    }
}
