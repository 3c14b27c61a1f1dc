import GRDB

/// Compares edits with the changes that make them, and with the places that they are of.
enum EditCheck {
    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        let count = try Self.count("SELECT count(*) FROM edits", in: db)
        check.examined.append(.init(count: count, unit: "edit"))
        let changes = try StoredChange.all(in: db)
        let edits = changes.filter { ["edit", "choose"].contains($0.kind) }.map { String($0.id) }.joined(
            separator: ", ")
        let numbers = changes.filter { ["fix", "recheck"].contains($0.kind) }.map { String($0.id) }.joined(
            separator: ", ")
        let strangers = try Self.count(
            """
            SELECT count(*) FROM edits WHERE change_id NOT IN (\(edits))
              AND NOT (ended_by IS NOT NULL AND field = 'phone' AND change_id IN (\(numbers)))
            """, in: db)
        check.expect(strangers, 0, "\(strangers) edits belong to a change of another kind")
        let undone = changes.filter(\.isUndone).map { String($0.id) }.joined(separator: ", ")
        let wrong = try Self.count(
            """
            SELECT count(*) FROM edits WHERE is_current <> (id IN (
              SELECT max(id) FROM edits WHERE ended_by IS NULL AND change_id NOT IN (\(undone))
              GROUP BY contact_id, field, position
            ))
            """, in: db)
        check.expect(wrong, 0, "\(wrong) edits are marked as current and are not, or the other way round")
        let enders = changes.filter { ["apply", "update", "replace"].contains($0.kind) }.map { String($0.id) }
        let unended = try Self.count(
            """
            SELECT count(*) FROM edits WHERE (ended_by IS NULL) <> (outcome IS NULL)
              OR ended_by IS NOT NULL AND ended_by NOT IN (\(enders.joined(separator: ", ")))
              OR outcome NOT IN ('done', 'gone')
            """, in: db)
        check.expect(unended, 0, "\(unended) edits are ended by no change that can have ended them")
        let places = try Row.fetchAll(
            db, sql: "SELECT DISTINCT field, min(position, 1) AS place FROM edits WHERE ended_by IS NULL")
        for row in places {
            let (name, place): (String, Int) = (try row.value(EditColumn.field), try row.value("place"))
            guard let field = EditedField(name: name, position: place) else {
                check.fail("edits are of '\(name)', which is no field")
                continue
            }
            guard field.table != .contacts else { continue }
            let key = RowKey.sql(
                contact: "edits.contact_id",
                position: field.table == .details ? "(edits.position - 1)" : "edits.position")
            let lost = try Self.count(
                """
                SELECT count(*) FROM edits WHERE ended_by IS NULL AND field = '\(name)' AND min(position, 1) = \(place)
                  AND NOT EXISTS (SELECT 1 FROM \(field.table.name) AS rows WHERE rows.id = \(key))
                """, in: db)
            check.expect(lost, 0, "\(lost) edits of '\(name)' are of a row that is not there")
        }
    }

    private static func count(_ sql: String, in db: Database) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
}
