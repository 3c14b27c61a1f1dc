import GRDB

/// A number that was rejected or ambiguous, as a list shows it.
package struct ProblemNumber: Sendable, Hashable {
    /// The key of the number.
    package var number: Int
    /// The key of its contact.
    package var contact: Int
    /// The best name of the contact; `nil` if it has none.
    package var name: String?
    /// The label of the number: `mobile`, `work` ...
    package var label: String?
    /// The number as it was read.
    package var raw: String
    /// The text that holds now: the corrected one, else the raw one.
    package var value: String
    /// The path of the source.
    package var source: String
    /// The key of the source.
    package var sourceID: Int
    /// 1-based line of the number in the source.
    package var line: Int
    /// The reason that it was read with; `ambiguous` for a number that fits several countries, `nil` for one that was accepted.
    package var reasonRead: String?
    /// The number as it is now.
    package var state: NumberState
    /// The country that it was read in, or `+` and the calling code.
    package var country: String?
    /// The change of the current correction; `nil` if the number is as it was read.
    package var change: Int?
}

/// The rule that decided about a number, with its citation.
package struct DecidingRule: Sendable, Hashable {
    /// `+`, the calling code and the template.
    package var template: String
    /// The reason for which the numbers of the rule are reserved.
    package var note: String?
    /// The publisher of the rule.
    package var sourceName: String?
    /// The address of the rule's publication.
    package var sourceURL: String?
}

/// The place of a contact's record in its source.
package struct RecordPlace: Sendable, Hashable {
    /// The key of the source.
    package var source: Int
    /// The path of the source as the user gave it.
    package var path: String
    /// The size of the source in bytes.
    package var sourceBytes: Int
    /// The range of the record, in the offsets of the text of the source.
    package var range: Range<Int>
}

extension ContactDatabase {
    /// The numbers of some keys, in their order; keys without a number are left out.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func problemNumbers(_ numbers: [Int]) throws -> [ProblemNumber] {
        try read { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT now.id, now.contact_id, names.name, now.label, now.raw, now.value, sources.path,
                      sources.id AS source_id, coalesce(now.line, contacts.line) AS line,
                      iif(was.verdict IN ('rejected', 'ambiguous'), coalesce(was.reason, 'ambiguous'), NULL) AS reason_read,
                      now.verdict, now.reason, now.e164, now.extension, now.region, now.category,
                      coalesce(was.region, '+' || was.country_code) AS country, now.change_id
                    FROM current_numbers AS now
                    JOIN phone_numbers AS was ON was.id = now.id
                    JOIN contacts ON contacts.id = now.contact_id
                    JOIN sources ON sources.id = contacts.source_id
                    JOIN _contact_names AS names ON names.contact_id = contacts.id
                    WHERE now.id = ?
                    """)
            return try numbers.compactMap { number in
                try Row.fetchOne(statement, arguments: [number]).map { row in
                    ProblemNumber(
                        number: try row.value("id"), contact: try row.value("contact_id"), name: try row.value("name"),
                        label: try row.value("label"), raw: try row.value("raw"), value: try row.value("value"),
                        source: try row.value("path"), sourceID: try row.value("source_id"),
                        line: try row.value("line"),
                        reasonRead: try row.value("reason_read"), state: try NumberState(row),
                        country: try row.value("country"), change: try row.value("change_id"))
                }
            }
        }
    }

    /// The rule that decided what a number is now; `nil` if no rule of a plan did.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func decidingRule(ofNumber number: Int) throws -> DecidingRule? {
        try read { db in
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT '+' || rules.country_code || ' ' || rules.template AS template, nullif(rules.note, '') AS note,
                      nullif(rules.source_name, '') AS source_name, nullif(rules.source_url, '') AS source_url
                    FROM current_numbers AS now JOIN rules ON rules.id = now.rule_id WHERE now.id = ?
                    """, arguments: [number])
            return try row.map {
                DecidingRule(
                    template: try $0.value("template"), note: try $0.value("note"),
                    sourceName: try $0.value("source_name"), sourceURL: try $0.value("source_url"))
            }
        }
    }

    /// Returns the place of a contact's record in its source; `nil` if there is no such contact.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func recordPlace(ofContact contact: Int) throws -> RecordPlace? {
        try read { db in
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT sources.id, sources.path, sources.bytes, contacts.byte_offset, contacts.byte_count
                    FROM contacts JOIN sources ON sources.id = contacts.source_id WHERE contacts.id = ?
                    """, arguments: [contact])
            return try row.map { row in
                let (start, count) = (try row.count(ContactColumn.byteOffset), try row.count(ContactColumn.byteCount))
                return RecordPlace(
                    source: try row.value("id"), path: try row.value("path"),
                    sourceBytes: try row.count(SourceColumn.byteCount), range: start..<start + count)
            }
        }
    }
}
