import GRDB

/// Decisions of people, and edits, that end because the contact that they were about is deleted.
public struct EndedWithContacts: Sendable, Hashable {
    /// The number of decisions that two contacts are one person's, or are not.
    public var decisions = 0
    /// The number of values that were edited, and of numbers that were corrected.
    public var edits = 0

    /// Adds what ends when all contacts are deleted that a source still has.
    mutating func add(source: Int, in db: Database) throws {
        let contacts = "(SELECT id FROM contacts WHERE source_id = :source)"
        let undone = try StoredChange.all(in: db).filter(\.isUndone).map { String($0.id) }.joined(separator: ", ")
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT
                  (SELECT count(*) FROM decisions WHERE decided_by = 'user' AND (a IN \(contacts) OR b IN \(contacts))
                    AND change_id NOT IN (\(undone))) AS decisions,
                  (SELECT count(*) FROM edits WHERE is_current AND ended_by IS NULL AND contact_id IN \(contacts))
                    + (SELECT count(*) FROM corrections JOIN phone_numbers ON phone_numbers.id = number_id
                      WHERE is_current AND contact_id IN \(contacts)) AS edits
                """, arguments: ["source": source])
        guard let row else { return }
        decisions += try row.value("decisions")
        edits += try row.value("edits")
    }

    /// The numbers in words, one for each kind that there is.
    public var words: [String] {
        [(decisions, "decision"), (edits, "edit")].filter { $0.0 > 0 }.map { count, name in
            "\(count) \(name)\(count == 1 ? "" : "s") ended with contacts that were deleted"
        }
    }
}
