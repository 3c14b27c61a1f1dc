import ContactModel
import GRDB

/// The counts of the rows of `edits` that a change has made.
struct EditCounts {
    /// Corrections of numbers that ended, which stand among the edits then, and edits of other values.
    var numbers = 0, others = 0
    /// Those that ended, since a newer file has their value or since it has it no more.
    var applied = 0, ended = 0

    static func all(in db: Database) throws -> [Int: EditCounts] {
        let columns: [EditColumn] = [.changeID, .field, .outcome]
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(columns.list), count(*) AS count FROM edits GROUP BY \(columns.list)")
        var counts: [Int: EditCounts] = [:]
        for row in rows {
            let (change, count): (Int, Int) = (try row.value(EditColumn.changeID), try row.value("count"))
            let field: String = try row.value(EditColumn.field)
            let outcome: String? = try row.value(EditColumn.outcome)
            let isNumber = field == Contact.Field.Kind.phone.rawValue
            counts[change, default: EditCounts()][keyPath: isNumber ? \EditCounts.numbers : \EditCounts.others] += count
            guard let outcome else { continue }
            let isDone = outcome == EditOutcome.done.rawValue
            counts[change]?[keyPath: isDone ? \EditCounts.applied : \EditCounts.ended] += count
        }
        return counts
    }
}
