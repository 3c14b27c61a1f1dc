import GRDB

/// Compares corrections with the changes that make them, and changes with those that they undo.
enum CorrectionCheck {
    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        let changes = try StoredChange.all(in: db)
        let corrections = try count("SELECT count(*) FROM corrections", in: db)
        check.examined = [.init(count: changes.count, unit: "change"), .init(count: corrections, unit: "correction")]
        checkUndoing(changes, into: &check)
        let kinds = changes.filter { ["fix", "edit", "recheck"].contains($0.kind) }.map { String($0.id) }
        let strangers = try count(
            "SELECT count(*) FROM corrections WHERE change_id NOT IN (\(kinds.joined(separator: ", ")))", in: db)
        check.expect(strangers, 0, "\(strangers) corrections belong to a change of another kind")
        let undone = changes.filter(\.isUndone).map { String($0.id) }.joined(separator: ", ")
        let wrong = try count(
            """
            SELECT count(*) FROM corrections WHERE is_current <> (id IN (
              SELECT max(id) FROM corrections WHERE change_id NOT IN (\(undone)) GROUP BY number_id
            ))
            """, in: db)
        check.expect(wrong, 0, "\(wrong) corrections are marked as current and are not, or the other way round")
        let contradictory = try count(
            """
            SELECT count(*) FROM corrections
            WHERE (e164 IS NOT NULL) <> (verdict = 'accepted') OR (reason IS NOT NULL) <> (verdict = 'rejected')
              OR verdict NOT IN ('accepted', 'rejected', 'ambiguous', 'empty')
              OR e164 NOT GLOB '+' || country_code || '*' OR substr(e164, 2) GLOB '*[^0-9]*'
            """, in: db)
        check.expect(
            contradictory, 0, "\(contradictory) corrections have a verdict that their E.164 form or reason denies")
    }

    private static func checkUndoing(_ changes: [StoredChange], into check: inout DatabaseCheck) {
        let known = Dictionary(changes.map { ($0.id, $0) }) { first, _ in first }
        for change in changes {
            guard let target = change.undoes else {
                if change.kind == "undo" { check.fail("change \(change.id) undoes nothing") }
                continue
            }
            if known[target] == nil { check.fail("change \(change.id) undoes change \(target), which is not there") }
            if target >= change.id {
                check.fail("change \(change.id) undoes change \(target), which is no earlier one")
            }
        }
    }

    private static func count(_ sql: String, in db: Database) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
}
