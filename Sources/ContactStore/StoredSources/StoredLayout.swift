import GRDB

/// A source as it has to be known to be written again.
public struct StoredLayout: Sendable, Hashable {
    /// The key of the source.
    public var id: Int
    /// The path as the user gave it; `-` for standard input.
    public var path: String
    /// The SHA-256 of the content in lower-case hexadecimal.
    public var sha256: String
    /// The size of the content in bytes.
    public var byteCount: Int
    /// `csv` or `vCard`.
    public var format: String?
    /// The program that wrote the source, and the marks of a CSV file, in words.
    public var dialect: String?
    /// The program that wrote the source; `nil` if it is not known.
    public var product: String?
    /// The byte between cells; `nil` if there is none.
    public var delimiter: UInt8?
    /// The newest version of vCard in the source; `nil` if it has no cards.
    public var cardVersion: String?
    /// The name of the encoding.
    public var encoding: String?
    /// The field of each column, as a mapping file has it.
    public var mapping: String?
    /// The count of its contacts.
    public var contacts: Int

    /// The number of its contacts that were deleted on purpose: the file has them, and no export may.
    public var deleted = 0
    /// True if values of its contacts were edited.
    public var isEdited = false

    /// True if the source was read as cards and not as rows: also one that was converted to cards.
    public var isCards: Bool { format?.lowercased() == "vcard" || cardVersion != nil }

    init(_ row: Row) throws {
        id = try row.value(SourceColumn.id)
        path = try row.value(SourceColumn.path)
        sha256 = try row.value(SourceColumn.sha256)
        byteCount = try row.count(SourceColumn.byteCount)
        format = try row.value(SourceColumn.format)
        dialect = try row.value(SourceColumn.dialect)
        product = try row.value(SourceColumn.product)
        let delimiter: String? = try row.value(SourceColumn.delimiter)
        self.delimiter = delimiter?.utf8.first
        cardVersion = try row.value(SourceColumn.cardVersion)
        encoding = try row.value(SourceColumn.encoding)
        mapping = try row.value(SourceColumn.mapping)
        contacts = try row.count(SourceColumn.contactsStored)
        deleted = try row.count(SourceColumn.contactsForgotten) + row.count(SourceColumn.contactsSuperseded)
    }

    static let columns: [SourceColumn] = [
        .id, .path, .sha256, .byteCount, .format, .dialect, .product, .delimiter, .cardVersion, .encoding, .mapping,
        .contactsStored, .contactsForgotten, .contactsSuperseded,
    ]
}

extension ContactDatabase {
    /// The sources that were read to their end, in the order in which they were begun.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func layouts() throws -> [StoredLayout] {
        try read { db in
            let edited = try Int.fetchSet(
                db,
                sql: """
                    SELECT DISTINCT source_id FROM contacts WHERE id IN (SELECT contact_id FROM edits WHERE is_current)
                    """)
            return try Self.layouts(in: db).map { layout in
                var layout = layout
                layout.isEdited = edited.contains(layout.id)
                return layout
            }
        }
    }

    /// The sources without a look at the edits of their contacts.
    static func layouts(in db: Database) throws -> [StoredLayout] {
        try Row.fetchAll(
            db, sql: "SELECT \(StoredLayout.columns.list) FROM sources WHERE status = ? ORDER BY id",
            arguments: [SourceStatus.finished.rawValue]
        ).map(StoredLayout.init)
    }
}
