package import ContactModel

/// A text of a contact that an edit can change, and the column that it was read to.
///
/// A field and a position name one text of a contact. The position is 0 for the columns of `contacts`; that of the row for numbers,
/// e-mail addresses and addresses; and that of the row plus 1 for `details`, where second values of those columns stand.
package struct EditedField: Sendable, Hashable {
    /// The name in `edits.field`: that of a kind of field, with `.label` behind it for the label.
    package let name: String
    let table: StoreTable
    let column: String
    /// The kind of the rows of `details` that have it; `nil` for other tables.
    let detail: Contact.Field.Kind?

    /// All columns without a field, `contacts.extras`: one JSON object.
    package static let extras = EditedField(
        name: Contact.Field.Kind.extra.rawValue, table: .contacts, column: ContactColumn.extras.name, detail: nil)

    /// Returns `true` if the first value of a kind stands in a column of `contacts`.
    package static func isColumn(_ kind: Contact.Field.Kind) -> Bool {
        if case .contact = FieldPlacement.of(kind) { true } else { false }
    }

    /// The choice that the value of a contact is that of its person, by its kind; `nil` for all parts of the name. It is no text of the
    /// contact, and so stands in no column.
    package static func choice(of kind: Contact.Field.Kind?) -> EditedField {
        EditedField(name: (kind?.rawValue ?? names) + choiceSuffix, table: .contacts, column: "NULL", detail: nil)
    }

    /// The word for all parts of the name.
    static let names = "name"
    static let choiceSuffix = ".choice"
    private static let suffix = ".label"

    /// The value of a kind at a position; `nil` for kinds that no edit changes: numbers, photos, and what only helps to read others.
    package static func value(_ kind: Contact.Field.Kind, at position: Int) -> EditedField? {
        switch FieldPlacement.of(kind) {
        case .contact(let column) where position == 0:
            EditedField(name: kind.rawValue, table: .contacts, column: column.name, detail: nil)
        case .address(let column):
            EditedField(name: kind.rawValue, table: .addresses, column: column.name, detail: nil)
        case .email: EditedField(name: kind.rawValue, table: .emails, column: EmailColumn.address.name, detail: nil)
        case .extra: extras
        case .phone, .phoneExtension: nil
        case .contact, .detail:
            EditedField(name: kind.rawValue, table: .details, column: DetailColumn.value.name, detail: kind)
        }
    }

    /// The label of the values of a kind; that of an address for each of its parts.
    package static func label(_ kind: Contact.Field.Kind) -> EditedField {
        let (table, detail): (StoreTable, Contact.Field.Kind?) =
            switch FieldPlacement.of(kind) {
            case .address: (.addresses, nil)
            case .email: (.emails, nil)
            case .phone, .phoneExtension: (.phoneNumbers, nil)
            case .contact, .extra, .detail: (.details, kind)
            }
        let name = table == .addresses ? addressLabel : kind.rawValue + suffix
        return EditedField(name: name, table: table, column: "label", detail: detail)
    }

    static let addressLabel = "address" + suffix

    /// The kinds of the values one of which has the label that a field of a name is; `nil` for other fields.
    static func labelled(by name: String) -> [Contact.Field.Kind]? {
        guard name.hasSuffix(suffix) else { return nil }
        if name == addressLabel { return Contact.Field.Kind.allCases.filter(\.isAddressPart) }
        return Contact.Field.Kind(rawValue: String(name.dropLast(suffix.count))).map { [$0] }
    }

    /// The field of a name at a position; `nil` if there is none.
    package init?(name: String, position: Int) {
        if name == Self.addressLabel {
            self = .label(.street)
        } else if name.hasSuffix(Self.suffix),
            let kind = Contact.Field.Kind(rawValue: String(name.dropLast(Self.suffix.count)))
        {
            self = .label(kind)
        } else if name.hasSuffix(Self.choiceSuffix) {
            let word = String(name.dropLast(Self.choiceSuffix.count))
            guard let kind = Contact.Field.Kind(rawValue: word) else {
                if word != Self.names { return nil }
                self = .choice(of: nil)
                return
            }
            self = .choice(of: kind)
        } else if let kind = Contact.Field.Kind(rawValue: name), let field = Self.value(kind, at: position) {
            self = field
        } else {
            return nil
        }
    }

    private init(name: String, table: StoreTable, column: String, detail: Contact.Field.Kind?) {
        self.name = name
        self.table = table
        self.column = column
        self.detail = detail
    }

    /// The position of the row in its table that a position of the field stands for.
    func row(of position: Int) -> Int { table == .details ? position - 1 : position }

    /// The text that was read, as SQL; NULL where there is none.
    func readValue(contact: String, position: String) -> String {
        if table == .contacts { return "(SELECT \(column) FROM contacts WHERE id = \(contact))" }
        let row = table == .details ? "(\(position) - 1)" : position
        return "(SELECT \(column) FROM \(table.name) WHERE id = \(RowKey.sql(contact: contact, position: row)))"
    }

    /// The number of equal texts of the field that were read before the one at a position, as SQL.
    func equalsBefore(contact: String, position: String) -> String {
        guard table != .contacts else { return "0" }
        let key = RowKey.sql(contact: contact, position: table == .details ? "(\(position) - 1)" : position)
        let first = RowKey.first(of: contact)
        let kind = detail.map { " AND kind = '\($0.rawValue)'" } ?? ""
        let text = readValue(contact: contact, position: position)
        let before = """
            (SELECT count(*) FROM \(table.name) WHERE id >= \(first) AND id < \(key)\(kind) AND \(column) = \(text))
            """
        // The first value stands in a column of the contact.
        guard let detail, case .contact(let column) = FieldPlacement.of(detail) else { return before }
        return "\(before) + EXISTS (SELECT 1 FROM contacts WHERE id = \(contact) AND \(column.name) = \(text))"
    }

    /// The text that holds now, as SQL of a row of its table: that of the edit, empty for a removed one, else that which was read.
    ///
    /// - Parameters:
    ///   - name: The name of the field, as SQL: a literal, or of a row.
    ///   - contact, position: The place, as SQL.
    ///   - column: The column that it was read to, as SQL.
    static func currentValue(name: String, contact: String, position: String, else column: String) -> String {
        // SQLite looks up once for a query if there are any edits of the field, and mostly there are of few. It keeps its place among
        // the contacts that have edits from row to row, but not that of a query for each row.
        let edits = "SELECT 1 FROM edits WHERE is_current" + (name.hasPrefix("'") ? " AND field = \(name)" : "")
        return """
            coalesce(CASE WHEN EXISTS (\(edits)) AND \(contact) IN (SELECT contact_id FROM edits) THEN (
                SELECT value FROM edits
                WHERE is_current AND edits.contact_id = \(contact) AND field = \(name) AND edits.position = \(position)
              ) END, \(column))
            """
    }
}
