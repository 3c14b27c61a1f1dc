extension Views {
    private static let members = MergeOrder.members(of: "people.id")

    /// The value of a column that is shown of a person.
    private static func latest(_ column: ContactColumn) -> String {
        "\(MergeOrder.first(having: column, members)) AS \(column.name)"
    }

    /// The different values of a person as a JSON array of objects, in the order of the contacts: each with its labels, the ways
    /// in which it was written, and the sources that have it.
    ///
    /// - Parameters:
    ///   - members: The first members of the objects: names and SQL.
    ///   - raw: The value as it was written; `nil` if it has one form only.
    ///   - table: The name of the table or view of the values in `members`.
    ///   - view: The view that stands for the table; `nil` for itself.
    private static func values(
        _ members: [(name: String, sql: String)], label: String?, raw: String?, from table: String,
        of view: String? = nil,
        where condition: String? = nil, as name: String
    ) -> String {
        let columns = members.map { "\($0.sql) AS \($0.name)" }.joined(separator: ", ")
        var parts = members.map { "'\($0.name)', \($0.name)" }
        var lists: [String] = []
        if let label {
            lists.append("json_group_array(DISTINCT \(label)) FILTER (WHERE \(label) <> '') AS labels")
            parts.append("'labels', json(labels)")
        }
        if let raw {
            lists.append("json_group_array(DISTINCT \(raw)) AS raw")
            parts.append("'raw', json(raw)")
        }
        lists.append("json_group_array(DISTINCT sources.path) AS sources")
        parts.append("'sources', json(sources)")
        let keys = members.indices.map { String($0 + 1) }.joined(separator: ", ")
        return """
            (
                SELECT json_group_array(json_object(\(parts.joined(separator: ", "))))
                FROM (
                  SELECT \(columns), \(lists.joined(separator: ", "))
                  FROM memberships
                  JOIN contacts ON contacts.id = memberships.contact_id
                  JOIN sources ON sources.id = contacts.source_id
                  JOIN \(view ?? table) AS \(table) ON \(table).id
                    BETWEEN \(RowKey.first(of: "contacts.id")) AND \(RowKey.last(of: "contacts.id"))
                  WHERE memberships.person_id = people.id\(condition.map { " AND " + $0 } ?? "")
                  GROUP BY \(keys) ORDER BY min(\(table).id)
                )
              ) AS \(name)
            """
    }

    private static let addressMembers = AddressColumn.allCases.filter { $0.fieldKind != nil }.map {
        (name: $0.name, sql: "addresses.\($0.name)")
    }

    private static let summary = """
          people.id AS person_id,
          people.stable_id AS stable_id,
          people.contacts AS contacts,
          \(MergeOrder.name(members)) AS name,
          \(latest(.organization))
        """

    private static let valueLists = """
          (
            SELECT group_concat(DISTINCT current_numbers.e164 || coalesce(';ext=' || current_numbers.extension, ''))
            FROM memberships JOIN current_numbers ON current_numbers.id
              BETWEEN \(RowKey.first(of: "memberships.contact_id")) AND \(RowKey.last(of: "memberships.contact_id"))
            WHERE memberships.person_id = people.id
          ) AS phones,
          (
            SELECT group_concat(DISTINCT lower(emails.address))
            FROM memberships JOIN current_emails AS emails ON emails.id
              BETWEEN \(RowKey.first(of: "memberships.contact_id")) AND \(RowKey.last(of: "memberships.contact_id"))
            WHERE memberships.person_id = people.id
          ) AS emails,
          (
            SELECT group_concat(DISTINCT sources.path) FROM memberships
            JOIN contacts ON contacts.id = memberships.contact_id
            JOIN sources ON sources.id = contacts.source_id
            WHERE memberships.person_id = people.id
          ) AS sources
        """

    /// The columns of ``peopleCardsQuery`` that a list of people shows, and what tells opt-outs: to prepare all others takes the most time of a short list.
    static let peopleQuery = "SELECT\n\(summary),\n\(valueLists),\n  \(OptOuts.extras)\nFROM people"

    /// One row for each person, with the values of all its contacts.
    ///
    /// Numbers, e-mail addresses, addresses and organizations are all there, each once. Of names and other single values
    /// the first by ``MergeOrder`` is shown. Who has opted out in any contact has opted out. The other values stand in the contacts, which
    /// `memberships` names.
    static let peopleCards = "CREATE VIEW people_cards AS\n" + peopleCardsQuery

    /// The query of `people_cards`. The store asks it and not the view: SQLite 3.40 takes functions of JSON for unsafe in the views
    /// of a schema that is not trusted, although they are harmless.
    static let peopleCardsQuery = """
        SELECT
        \(summary),
          \(latest(.jobTitle)),
          \(latest(.birthday)),
        \(valueLists),
          \(values(
            [("value", "coalesce(current_numbers.e164, current_numbers.value)"), ("extension", "current_numbers.extension")],
            label: "current_numbers.label", raw: "current_numbers.raw", from: "current_numbers",
            where: "current_numbers.verdict <> 'empty'", as: "phone_values")),
          \(values(
            [("value", "lower(emails.address)")], label: "emails.label", raw: "emails.address", from: "emails", of: "current_emails",
            as: "email_values")),
          \(values(
            addressMembers, label: "addresses.label", raw: nil, from: "addresses", of: "current_addresses",
            as: "address_values")),
          (
            SELECT json_group_array(json_object('value', value, 'sources', json(sources)))
            FROM (
              SELECT value, json_group_array(DISTINCT path) AS sources FROM (
                SELECT contacts.id, contacts.organization AS value, sources.path FROM memberships
                JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
                JOIN sources ON sources.id = contacts.source_id
                WHERE memberships.person_id = people.id AND contacts.organization IS NOT NULL
                UNION ALL
                SELECT contacts.id, details.value, sources.path FROM memberships
                JOIN contacts ON contacts.id = memberships.contact_id
                JOIN sources ON sources.id = contacts.source_id
                JOIN current_details AS details ON details.id
                  BETWEEN \(RowKey.first(of: "contacts.id")) AND \(RowKey.last(of: "contacts.id"))
                WHERE memberships.person_id = people.id AND details.kind = 'organization'
              ) GROUP BY value ORDER BY min(id)
            )
          ) AS organization_values,
          EXISTS (
            \(OptOutColumn.select) AND memberships.person_id = people.id
          ) AS opted_out
        FROM people
        """
}
