extension Views {
    private static let members = """
        FROM memberships
            JOIN contacts ON contacts.id = memberships.contact_id
            WHERE memberships.person_id = people.id
        """

    /// The value of a column that is shown of a person: that of the contact changed last.
    private static func latest(_ column: ContactColumn) -> String {
        """
        (
            SELECT contacts.\(column.name) \(members) AND contacts.\(column.name) IS NOT NULL
            ORDER BY contacts.revision IS NULL, contacts.revision DESC, contacts.id DESC LIMIT 1
          ) AS \(column.name)
        """
    }

    /// One row for each person, with the values of all its contacts.
    ///
    /// Of names the most complete one is shown, of other single values that of the contact changed last; numbers and addresses are
    /// all there. What is not shown stands in the contacts, which `memberships` names.
    static let peopleCards = """
        CREATE VIEW people_cards AS
        SELECT
          people.id AS person_id,
          people.stable_id AS stable_id,
          people.contacts AS contacts,
          (
            SELECT _contact_names.name FROM memberships
            JOIN contacts ON contacts.id = memberships.contact_id
            JOIN _contact_names ON _contact_names.contact_id = contacts.id
            WHERE memberships.person_id = people.id AND _contact_names.name IS NOT NULL
            ORDER BY
              contacts.display_name IS NULL AND contacts.given_name IS NULL AND contacts.family_name IS NULL,
              length(_contact_names.name) DESC, contacts.revision DESC, contacts.id LIMIT 1
          ) AS name,
          \(latest(.organization)),
          \(latest(.jobTitle)),
          \(latest(.birthday)),
          (
            SELECT group_concat(DISTINCT current_numbers.e164 || coalesce(';ext=' || current_numbers.extension, ''))
            FROM memberships JOIN current_numbers ON current_numbers.id
              BETWEEN \(RowKey.first(of: "memberships.contact_id")) AND \(RowKey.last(of: "memberships.contact_id"))
            WHERE memberships.person_id = people.id
          ) AS phones,
          (
            SELECT group_concat(DISTINCT lower(emails.address))
            FROM memberships JOIN emails ON emails.id
              BETWEEN \(RowKey.first(of: "memberships.contact_id")) AND \(RowKey.last(of: "memberships.contact_id"))
            WHERE memberships.person_id = people.id
          ) AS emails,
          (
            SELECT group_concat(DISTINCT sources.path) FROM memberships
            JOIN contacts ON contacts.id = memberships.contact_id
            JOIN sources ON sources.id = contacts.source_id
            WHERE memberships.person_id = people.id
          ) AS sources
        FROM people
        """
}
