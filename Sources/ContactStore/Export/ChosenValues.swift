import ContactModel
import GRDB

/// The values that somebody has chosen for people: kinds by contacts.
enum ChosenValues {
    static func all(in db: Database) throws -> [Int: Set<Contact.Field.Kind>] {
        guard try Schema.hasEdits(in: db) else { return [:] }
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT contact_id, field FROM edits
                WHERE is_current AND value <> '' AND field LIKE '%\(EditedField.choiceSuffix)'
                """)
        var chosen: [Int: Set<Contact.Field.Kind>] = [:]
        for row in rows {
            let field: String = try row.value(EditColumn.field)
            let kind = Contact.Field.Kind(rawValue: String(field.dropLast(EditedField.choiceSuffix.count)))
            let kinds = kind.map { [$0] } ?? Contact.Field.Kind.allCases.filter { $0.isName && $0 != .nickname }
            chosen[try row.value(EditColumn.contactID), default: []].formUnion(kinds)
        }
        return chosen
    }
}
