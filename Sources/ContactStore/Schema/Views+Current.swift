import ContactModel

extension Views {
    /// The contacts as they are now: with the columns of `contacts`, each with the edit that holds, else as it was read.
    static let currentContacts = view(
        "current_contacts", of: ContactColumn.self,
        columns: ContactColumn.allCases.map { column in
            guard let field = column == .extras ? EditedField.extras.name : column.fieldKind?.rawValue else {
                return "contacts.\(column.name)"
            }
            let current = EditedField.currentValue(
                name: "'\(field)'", contact: "contacts.id", position: "0", else: "contacts.\(column.name)")
            return "nullif(\(current), '') AS \(column.name)"
        })

    /// The e-mail addresses as they are now, without those that were removed.
    static let currentEmails = view(
        "current_emails", of: EmailColumn.self,
        columns: EmailColumn.allCases.map { column in
            switch column {
            case .address: current(column, "'email'")
            case .label: current(column, "'email.label'", isOptional: true)
            default: column.qualifiedName
            }
        }, where: "address <> ''")

    /// The addresses as they are now, without those all of whose parts were removed.
    static let currentAddresses = view(
        "current_addresses", of: AddressColumn.self,
        columns: AddressColumn.allCases.map { column in
            if column == .label { return current(column, "'\(EditedField.addressLabel)'", isOptional: true) }
            guard let kind = column.fieldKind else { return column.qualifiedName }
            return current(column, "'\(kind.rawValue)'", isOptional: true)
        },
        where: "coalesce(\(AddressColumn.allCases.filter { $0.fieldKind != nil }.list)) IS NOT NULL")

    /// The details as they are now, without those that were removed.
    static let currentDetails = view(
        "current_details", of: DetailColumn.self,
        columns: DetailColumn.allCases.map { column in
            let position = "details.position + 1"
            return switch column {
            case .value: current(column, "details.kind", position: position)
            case .label: current(column, "details.kind || '.label'", position: position, isOptional: true)
            default: column.qualifiedName
            }
        }, where: "value <> ''")

    private static func view<Column: StoreColumn>(
        _ name: String, of: Column.Type, columns: [String], where condition: String? = nil
    ) -> String {
        let list = columns.map { "  " + $0 }.joined(separator: ",\n")
        let rows = "SELECT\n\(list)\nFROM \(Column.table.name)"
        guard let condition else { return "CREATE VIEW \(name) AS\n\(rows)" }
        return "CREATE VIEW \(name) AS\nSELECT * FROM (\n\(rows)\n) WHERE \(condition)"
    }

    /// A column with the text that holds now.
    ///
    /// - Parameters:
    ///   - field: The name of the field, as SQL.
    ///   - isOptional: `true` if the column is NULL where there is no text.
    static func current<Column: StoreColumn>(
        _ column: Column, _ field: String, position: String = "\(Column.table.name).position", isOptional: Bool = false
    ) -> String {
        let current = EditedField.currentValue(
            name: field, contact: "\(Column.table.name).contact_id", position: position, else: column.qualifiedName)
        return "\(isOptional ? "nullif(\(current), '')" : current) AS \(column.name)"
    }
}

extension StoreColumn {
    /// The name with that of the table in front.
    fileprivate var qualifiedName: String { "\(Self.table.name).\(name)" }
}
