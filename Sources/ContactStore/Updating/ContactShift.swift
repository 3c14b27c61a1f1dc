import GRDB
import GRDBSQLite

/// Contacts of neighbouring keys that stand in a newer source as they do in the older one, so many places further on or back: most of an
/// export in which little has changed. One statement moves them all.
struct ContactShift {
    /// The keys, between which no other contact has one.
    private(set) var contacts: ClosedRange<Int>
    private let source, ordinal, line, byteOffset, byteCount: Int

    /// The shift of one contact.
    init(from: ContactPlace, to: ContactPlace) {
        contacts = from.contact...from.contact
        source = to.source
        ordinal = to.ordinal &- from.ordinal
        line = to.line &- from.line
        byteOffset = to.byteOffset &- from.byteOffset
        byteCount = to.byteCount &- from.byteCount
    }

    /// Adds the contact of the next key.
    ///
    /// - Returns: `false` if its place changes otherwise.
    mutating func extend(_ next: ContactShift) -> Bool {
        guard
            (source, ordinal, line, byteOffset, byteCount)
                == (next.source, next.ordinal, next.line, next.byteOffset, next.byteCount)
        else { return false }
        contacts = contacts.lowerBound...next.contacts.upperBound
        return true
    }

    /// Moves the contacts.
    static func run(_ shifts: [ContactShift], in db: Database) throws {
        let columns = ContactPlace.columns.dropFirst(2)
        let sums = columns.enumerated().map { "\($1.name) = \($1.name) + ?\($0 + 4)" }.joined(separator: ", ")
        let statement = try RawStatement(
            """
            UPDATE OR ROLLBACK contacts SET \(ContactColumn.sourceID.name) = ?3, \(sums)
            WHERE id BETWEEN ?1 AND ?2
            """, in: db)
        for shift in shifts {
            try statement.run { handle in
                let numbers = [
                    shift.contacts.lowerBound, shift.contacts.upperBound, shift.source, shift.ordinal, shift.line,
                    shift.byteOffset, shift.byteCount,
                ]
                for (place, number) in numbers.enumerated() {
                    sqlite3_bind_int64(handle, Int32(place + 1), Int64(number))
                }
            }
        }
    }
}
