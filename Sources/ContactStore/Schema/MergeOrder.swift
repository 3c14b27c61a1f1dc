import ContactModel

/// The one rule by which the contacts of a person are merged: whose value stands where there is room for one only.
///
/// A value that somebody has chosen comes first. The view `people_cards`, the export of people and the page of a pair all read their order
/// from here, in SQL, so that a page shows what an export writes.
enum MergeOrder {
    private static let nameParts: [ContactColumn] = [
        .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .phoneticGivenName, .phoneticMiddleName,
        .phoneticFamilyName,
    ]

    private static let revision = "coalesce(contacts.revision, '')"

    /// The order for names: the contact with the longest parts of the name in bytes, of those the one changed last by its `REV`, of
    /// those the oldest.
    static let names: String = {
        let parts = nameParts.map { "coalesce(contacts.\($0.name), '')" }.joined(separator: " || ")
        return "length(CAST(\(parts) AS BLOB)) DESC, \(revision) DESC, contacts.id"
    }()

    /// The order for other values: the contact changed last by its `REV`, else the one that was read last.
    static let values = "\(revision) DESC, contacts.id DESC"

    /// The value of the first contact that has one.
    ///
    /// - Parameter members: `FROM contacts ... WHERE ...`: the contacts of the person.
    static func first(_ column: ContactColumn, by order: String, _ members: String) -> String {
        """
        (
            SELECT contacts.\(column.name) \(members) AND contacts.\(column.name) <> ''
            ORDER BY \(isChosen(column)) DESC, \(order) LIMIT 1
          )
        """
    }

    /// SQL for whether somebody has chosen the contact's value of a column.
    private static func isChosen(_ column: ContactColumn) -> String {
        let isName = column.fieldKind.map { $0.isName && $0 != .nickname } ?? false
        let fields = [column.fieldKind] + (isName ? [nil] : [])
        let names = fields.map { "'\(EditedField.choice(of: $0).name)'" }.joined(separator: ", ")
        return """
            (EXISTS (SELECT 1 FROM edits WHERE is_current) AND EXISTS (
              SELECT 1 FROM edits WHERE is_current AND edits.contact_id = contacts.id AND field IN (\(names)) AND value <> ''
            ))
            """
    }

    /// The name of a person, as ``Contact/displayText`` composes it from the merged values: the display name, else the parts of the name,
    /// the nickname, the organization, an e-mail address, or the name by which the contact is filed.
    static func name(_ members: String) -> String {
        let emails = "emails.id BETWEEN \(RowKey.first(of: "contacts.id")) AND \(RowKey.last(of: "contacts.id"))"
        let parts = [ContactColumn.namePrefix, .givenName, .middleName, .familyName, .nameSuffix].map {
            "coalesce(\(first($0, by: names, members)) || ' ', '')"
        }
        return """
            coalesce(
                \(first(.displayName, by: names, members)),
                nullif(rtrim(\(parts.joined(separator: " || ")), ' '), ''),
                \(first(.nickname, by: values, members)),
                \(first(.organization, by: values, members)),
                (
                  SELECT (SELECT address FROM current_emails AS emails WHERE \(emails) AND address <> '' ORDER BY emails.id LIMIT 1)
                  \(members) AND EXISTS (SELECT 1 FROM current_emails AS emails WHERE \(emails) AND address <> '')
                  ORDER BY \(values) LIMIT 1
                ),
                \(first(.fileAs, by: names, members))
              )
            """
    }
}
