import GRDB

/// One row of the view `ambiguous_numbers`.
public struct AmbiguousNumber: Sendable, Hashable {
    /// The path of the source.
    public var source: String
    /// 1-based line of the number in the source.
    public var line: Int
    /// The best name of the contact; `nil` if it has none.
    public var contact: String?
    /// The label of the number: `mobile`, `work` ...
    public var label: String?
    /// The number as it was written.
    public var raw: String
}

extension ContactDatabase {
    /// Calls a closure with each ambiguous number: source by source, in the order of the contacts.
    ///
    /// - Parameter body: Takes a number.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; what `body` throws.
    public func forEachAmbiguousNumber(_ body: (AmbiguousNumber) throws -> Void) throws {
        try read { db in
            let columns = "source, line, contact, label, raw"
            let view = "\"_contact_names\" AS names ON names.contact_id = contacts.id"
            // A file that only an earlier version has written to has no such view.
            let tables =
                try Schema.columnNames(of: "ambiguous_numbers", in: db).isEmpty
                ? """
                (SELECT sources.path AS source, coalesce(phone_numbers.line, contacts.line) AS line, names.name AS contact,
                  phone_numbers.label AS label, phone_numbers.raw AS raw, contact_id, position
                  FROM phone_numbers JOIN contacts ON contacts.id = phone_numbers.contact_id
                  JOIN sources ON sources.id = contacts.source_id JOIN \(view) WHERE phone_numbers.verdict = 'ambiguous')
                """ : "ambiguous_numbers"
            let rows = try Row.fetchCursor(
                db, sql: "SELECT \(columns) FROM \(tables) ORDER BY contact_id, position")
            while let row = try rows.next() {
                try body(
                    AmbiguousNumber(
                        source: try row.value("source"), line: try row.value("line"), contact: try row.value("contact"),
                        label: try row.value("label"), raw: try row.value("raw")))
            }
        }
    }
}
