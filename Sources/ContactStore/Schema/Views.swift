/// The views: the questions that people ask, ready for any SQLite tool.
enum Views {
    /// The best name of a contact: its display name, else what comes nearest to one.
    static let contactNames = """
        CREATE VIEW _contact_names AS
        SELECT
          id AS contact_id,
          coalesce(
            display_name,
            nullif(trim(coalesce(given_name, '') || ' ' || coalesce(family_name, '')), ''),
            nickname,
            file_as,
            organization,
            (
              SELECT address FROM emails
              WHERE emails.id BETWEEN \(RowKey.first(of: "contacts.id")) AND \(RowKey.last(of: "contacts.id"))
              ORDER BY emails.id LIMIT 1
            )
          ) AS name
        FROM contacts
        """

    private static let numberColumns = """
          sources.path AS source,
          coalesce(phone_numbers.line, contacts.line) AS line,
          names.name AS contact,
          phone_numbers.label AS label,
          phone_numbers.raw AS raw
        """

    private static let numberTables = """
        FROM phone_numbers
        JOIN contacts ON contacts.id = phone_numbers.contact_id
        JOIN sources ON sources.id = contacts.source_id
        JOIN _contact_names AS names ON names.contact_id = contacts.id
        """

    /// One row for each accepted number.
    static let acceptedNumbers = """
        CREATE VIEW accepted_numbers AS
        SELECT
        \(numberColumns),
          phone_numbers.e164 AS e164,
          phone_numbers.extension AS extension,
          phone_numbers.options AS category,
          coalesce(phone_numbers.region, '+' || phone_numbers.country_code) AS country,
          phone_numbers.repairs AS repairs,
          phone_numbers.id AS number_id,
          phone_numbers.contact_id AS contact_id,
          phone_numbers.position AS position
        \(numberTables)
        WHERE phone_numbers.verdict = 'accepted'
        """

    /// One row for each rejected number, with the rule that decided and its citation.
    ///
    /// The category is the reason, and the number's own categories where those were the reason.
    static let rejectedNumbers = """
        CREATE VIEW rejected_numbers AS
        SELECT
        \(numberColumns),
          phone_numbers.reason AS reason,
          CASE phone_numbers.reason
            WHEN 'disallowedOption' THEN coalesce(phone_numbers.options, phone_numbers.reason)
            ELSE phone_numbers.reason
          END AS category,
          coalesce(phone_numbers.region, '+' || phone_numbers.country_code) AS country,
          rules.template AS rule,
          nullif(rules.note, '') AS rule_note,
          nullif(rules.source_name, '') AS rule_source,
          nullif(rules.source_url, '') AS rule_url,
          phone_numbers.id AS number_id,
          phone_numbers.contact_id AS contact_id,
          phone_numbers.position AS position
        \(numberTables)
        LEFT JOIN rules ON rules.id = phone_numbers.rule_id
        WHERE phone_numbers.reason IS NOT NULL
        """

    /// One row for each number that more than one contact has.
    static let duplicateNumbers = """
        CREATE VIEW duplicate_numbers AS
        SELECT e164, count(DISTINCT contact_id) AS contacts, count(*) AS numbers
        FROM phone_numbers
        WHERE e164 IS NOT NULL
        GROUP BY e164
        HAVING count(DISTINCT contact_id) > 1
        """

    /// One row for each source, with its counts.
    static let sourceSummary = """
        CREATE VIEW source_summary AS
        SELECT
          path AS source, format, status,
          contacts_seen, contacts_stored, contacts_skipped,
          numbers, numbers_accepted, numbers_rejected, numbers_ambiguous, numbers_empty,
          findings
        FROM sources
        """

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
            SELECT group_concat(DISTINCT phone_numbers.e164 || coalesce(';ext=' || phone_numbers.extension, ''))
            FROM memberships JOIN phone_numbers ON phone_numbers.id
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

    /// Their names, in the order in which they can be dropped.
    static let names = [
        "people_cards", "source_summary", "duplicate_numbers", "rejected_numbers", "accepted_numbers", "_contact_names",
    ]

    /// In the order in which they must be created.
    static let all = [contactNames, acceptedNumbers, rejectedNumbers, duplicateNumbers, sourceSummary, peopleCards]
}
