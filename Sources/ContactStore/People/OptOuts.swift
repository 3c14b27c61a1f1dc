import GRDB

/// The people who have opted out in any contact, as the column `opted_out` of `people_cards` has them.
enum OptOuts {
    static func people(in db: Database) throws -> Set<Int> {
        try Set(Int.fetchAll(db, sql: OptOutColumn.select("DISTINCT memberships.person_id")))
    }
}
