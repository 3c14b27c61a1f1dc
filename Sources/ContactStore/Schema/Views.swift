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

    /// Their names, in the order in which they can be dropped.
    static let names = [
        "source_summary", "duplicate_numbers", "rejected_numbers", "accepted_numbers", "_contact_names",
    ]

    /// In the order in which they must be created.
    static let all = [contactNames, acceptedNumbers, rejectedNumbers, duplicateNumbers, sourceSummary]
}
