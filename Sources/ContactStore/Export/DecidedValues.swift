import ContactModel
import GRDB

/// Whose values people with several contacts have where somebody has chosen or a rule prefers them.
struct DecidedValues {
    /// By people: the contacts and the kinds of their values that come first.
    private(set) var values: [Int: [(contact: Int, kind: Contact.Field.Kind)]] = [:]
    /// By people: the contacts whose names as a whole come before all others.
    private(set) var names: [Int: Set<Int>] = [:]

    /// Reads them, as ``MergeOrder`` orders contacts.
    init(in db: Database) throws {
        let members = MergeOrder.members(of: "people.id")
        let isRuled = Set(try StoredPreference.current(in: db).keys).contains
        let choices = try Set(
            String.fetchAll(
                db,
                sql: """
                    SELECT DISTINCT field FROM edits
                    WHERE is_current AND value <> '' AND field LIKE '%\(EditedField.choiceSuffix)'
                    """))
        for column in ContactColumn.allCases {
            guard let kind = column.fieldKind else { continue }
            let choice = EditedField.choice(of: kind).name
            let isRuled = !column.isPartOfName && isRuled(kind.rawValue)
            guard isRuled || choices.contains(choice) else { continue }
            let first =
                column.isPartOfName
                ? MergeOrder.chosenPart(column, members) : MergeOrder.first(.id, having: column, members)
            let rows = try Self.people(choice: isRuled ? nil : choice, first, in: db)
            while let row = try rows.next() {
                guard let contact: Int = try row.value("found") else { continue }
                values[try row.value("id"), default: []].append((contact, kind))
            }
        }
        let choice = EditedField.choice(of: nil).name
        guard isRuled(MergedField.wholeName.name) || choices.contains(choice) else { return }
        let contacts = """
            (SELECT group_concat(contacts.id) \(members) AND \(MergeOrder.hasName) AND \(MergeOrder.isOfWholeName(members)))
            """
        let rows = try Self.people(choice: isRuled(MergedField.wholeName.name) ? nil : choice, contacts, in: db)
        while let row = try rows.next() {
            let found: String? = try row.value("found")
            names[try row.value("id")] = found.map { Set($0.split(separator: ",").compactMap { Int($0) }) }
        }
    }

    /// The people with several contacts, and what is found for each.
    ///
    /// - Parameter choice: The choice that one of the contacts must have; `nil` for all people.
    private static func people(choice: String?, _ found: String, in db: Database) throws -> RowCursor {
        let chosen = """
            people.id IN (
              SELECT person_id FROM memberships JOIN edits ON edits.contact_id = memberships.contact_id
              WHERE is_current AND field = '\(choice ?? "")' AND value <> ''
            )
            """
        return try Row.fetchCursor(
            db,
            sql: """
                SELECT people.id AS id, \(found) AS found FROM people WHERE contacts > 1 AND \(choice == nil ? "true" : chosen)
                """)
    }
}
