import GRDB

/// One row of the views `accepted_numbers` and `ambiguous_numbers`.
public struct ListedNumber: Sendable, Hashable {
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
    /// The text that holds now: the corrected one, else the raw one.
    public var value: String
    /// The E.164 form of an accepted number.
    public var e164: String?
    /// The digits of the extension.
    public var extensionDigits: String?
    /// The categories of an accepted number, with commas between.
    public var category: String?
    /// The region, or `+` and the calling code, of an accepted number.
    public var country: String?
    /// The names of the repairs, with commas between.
    public var repairs: String?
    /// The key of the number.
    public var number: Int
    /// The key of its contact.
    public var contactID: Int
    /// The change of the current correction; `nil` if the number is as it was read.
    public var change: Int?
}

/// A number of several contacts, with one of them.
public struct SharedNumber: Sendable, Hashable {
    /// The number in E.164 form.
    public var e164: String
    /// The number of contacts that have it.
    public var contacts: Int
    /// The best name of this contact; `nil` if it has none.
    public var contact: String?
    /// The label that it has with this contact.
    public var label: String?
    /// The path of the contact's source.
    public var source: String
    /// 1-based line of the number in the source.
    public var line: Int
    /// The number as it was written.
    public var raw: String
    /// The key of the contact.
    public var contactID: Int
    /// The key of the number.
    public var number: Int
}

extension ContactDatabase {
    /// Calls a closure with each accepted number, in the order of the contacts. Rows are streamed.
    ///
    /// - Parameters:
    ///   - selection: The numbers that are wanted; `nil` for all.
    ///   - body: Takes a number.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; any error of `body`.
    package func forEachAcceptedNumber(_ selection: SelectionQuery? = nil, _ body: (ListedNumber) throws -> Void) throws
    {
        try read { db in
            let rows = try SQLRequest<Row>(
                literal: """
                    SELECT source, line, contact, label, raw, value, change_id, e164, extension, category, country, repairs, number_id,
                      contact_id FROM accepted_numbers
                    \(.whereClause(selection?.numbers(key: "number_id", contact: "contact_id"))) ORDER BY number_id
                    """
            ).fetchCursor(db)
            while let row = try rows.next() { try body(ListedNumber(row)) }
        }
    }

    /// Calls a closure with each ambiguous number, in the order of the contacts. Rows are streamed.
    ///
    /// - Parameters:
    ///   - selection: The numbers that are wanted; `nil` for all.
    ///   - body: Takes a number.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; any error of `body`.
    package func forEachAmbiguousNumber(_ selection: SelectionQuery? = nil, _ body: (ListedNumber) throws -> Void)
        throws
    {
        try read { db in
            let rows = try SQLRequest<Row>(
                literal: """
                    SELECT source, line, contact, label, raw, value, change_id, NULL AS e164, NULL AS extension,
                      NULL AS category, NULL AS country, repairs, number_id, contact_id
                    FROM ambiguous_numbers
                    \(.whereClause(selection?.numbers(key: "number_id", contact: "contact_id"))) ORDER BY number_id
                    """
            ).fetchCursor(db)
            while let row = try rows.next() { try body(ListedNumber(row)) }
        }
    }

    /// Counts accepted numbers by country and category.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func acceptedCounts(
        _ selection: SelectionQuery? = nil
    ) throws -> (countries: [NamedCount], categories: [NamedCount]) {
        try read { db in
            let source = try Schema.hasCorrections(in: db) ? "current_numbers" : "phone_numbers"
            let clause = SQL.whereClause(
                "verdict = 'accepted'", selection?.numbers(key: "numbers.id", contact: "numbers.contact_id"))
            func counts(_ expression: String) throws -> [NamedCount] {
                try SQLRequest<Row>(
                    literal: """
                        SELECT \(sql: expression) AS name, count(*) AS count FROM \(sql: source) AS numbers \(clause)
                        GROUP BY 1 ORDER BY 2 DESC, 1
                        """
                ).fetchAll(db).map(NamedCount.init)
            }
            return (try counts("coalesce(region, '+' || country_code)"), try counts("category"))
        }
    }

    /// Calls a closure with each contact that shares a number with another: number by number, those that most contacts have first.
    ///
    /// - Parameters:
    ///   - selection: The numbers and contacts that are wanted; `nil` for all. Counts are those of all contacts.
    ///   - body: Takes a number with a contact.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; any error of `body`.
    /// - Complexity: One pass over the numbers, which are sorted.
    package func forEachSharedNumber(_ selection: SelectionQuery? = nil, _ body: (SharedNumber) throws -> Void) throws {
        try read { db in
            // In this order, SQLite looks each number up in an index of the shared ones that it makes for the query.
            let (numbers, line) =
                try Schema.hasCorrections(in: db)
                ? ("current_numbers", "numbers.line") : ("phone_numbers", "contacts.line + numbers.line_offset")
            let rows = try SQLRequest<Row>(
                literal: """
                    SELECT shared.e164 AS e164, shared.contacts AS contacts, names.name AS contact, numbers.label AS label,
                      sources.path AS source, coalesce(\(sql: line), contacts.line) AS line, numbers.raw AS raw,
                      numbers.contact_id AS contact_id, numbers.id AS number_id
                    FROM \(sql: numbers) AS numbers
                    CROSS JOIN (SELECT * FROM duplicate_numbers) AS shared ON shared.e164 = numbers.e164
                    JOIN contacts ON contacts.id = numbers.contact_id
                    JOIN sources ON sources.id = contacts.source_id
                    JOIN _contact_names AS names ON names.contact_id = contacts.id
                    \(.whereClause(selection?.numbers(key: "numbers.id", contact: "numbers.contact_id")))
                    ORDER BY shared.contacts DESC, shared.e164, numbers.id
                    """
            ).fetchCursor(db)
            while let row = try rows.next() {
                try body(
                    SharedNumber(
                        e164: try row.value("e164"), contacts: try row.value("contacts"),
                        contact: try row.value("contact"), label: try row.value("label"),
                        source: try row.value("source"), line: try row.value("line"), raw: try row.value("raw"),
                        contactID: try row.value("contact_id"), number: try row.value("number_id")))
            }
        }
    }

    /// Counts ambiguous numbers by the paths of their sources.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func ambiguousCounts(_ selection: SelectionQuery? = nil) throws -> [NamedCount] {
        try read { db in
            try SQLRequest<Row>(
                literal: """
                    SELECT source AS name, count(*) AS count FROM ambiguous_numbers
                    \(.whereClause(selection?.numbers(key: "number_id", contact: "contact_id")))
                    GROUP BY 1 ORDER BY 2 DESC, 1
                    """
            ).fetchAll(db).map(NamedCount.init)
        }
    }

    /// Returns the number of phone numbers that several contacts have, and one of them as the selection wants it.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func sharedNumberCount(_ selection: SelectionQuery? = nil) throws -> Int {
        try read { db in
            guard let condition = selection?.numbers(key: "numbers.id", contact: "numbers.contact_id") else {
                return try Int.fetchOne(db, sql: "SELECT count(*) FROM duplicate_numbers") ?? 0
            }
            return try SQLRequest<Int>(
                literal: """
                    SELECT count(DISTINCT numbers.e164) FROM current_numbers AS numbers
                    WHERE numbers.e164 IN (SELECT e164 FROM duplicate_numbers) AND \(condition)
                    """
            ).fetchOne(db) ?? 0
        }
    }
}

extension ListedNumber {
    fileprivate init(_ row: Row) throws {
        source = try row.value("source")
        line = try row.value("line")
        contact = try row.value("contact")
        label = try row.value("label")
        raw = try row.value("raw")
        value = try row.value("value")
        e164 = try row.value("e164")
        extensionDigits = try row.value("extension")
        category = try row.value("category")
        country = try row.value("country")
        repairs = try row.value("repairs")
        number = try row.value("number_id")
        contactID = try row.value("contact_id")
        change = try row.value("change_id")
    }
}
