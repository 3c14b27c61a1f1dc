extension Views {
    /// One row for each number, as it is now: as the newest correction that is not undone has it, else as it was read; those that an
    /// edit added, too.
    ///
    /// The columns are those of `phone_numbers`, with the line in the file; `value` is the corrected text or the raw one, and `change_id` the change that made it so.
    static let currentNumbers = """
        CREATE VIEW current_numbers AS
        SELECT
          \([PhoneNumberColumn.id, .contactID, .position].qualifiedList),
          \(line) AS line,
          \(current(PhoneNumberColumn.label, "'phone.label'", isOptional: true)),
          \([PhoneNumberColumn.isPreferred, .raw, .cell].qualifiedList),
        \(corrected),
          coalesce(corrections.value, phone_numbers.raw) AS value,
          corrections.change_id AS change_id
        FROM phone_numbers
        LEFT JOIN corrections ON corrections.number_id = phone_numbers.id AND corrections.is_current
        WHERE phone_numbers.position < \(RowKey.firstAdded) OR corrections.value <> ''
        """

    /// The line of a number; NULL where it is not known.
    private static let line = """
        (SELECT contacts.line FROM contacts WHERE contacts.id = phone_numbers.contact_id) + phone_numbers.line_offset
        """

    /// The columns that a correction replaces as a whole: a rejected number has no E.164 form any more.
    private static let corrected = [
        PhoneNumberColumn.e164, .extension, .countryCode, .region, .category, .verdict, .reason, .ruleID, .repairs,
    ].map { "  iif(corrections.id IS NULL, phone_numbers.\($0.name), corrections.\($0.name)) AS \($0.name)" }
        .joined(separator: ",\n")

    private static let numberColumns = """
          sources.path AS source,
          coalesce(numbers.line, contacts.line) AS line,
          names.name AS contact,
          numbers.label AS label,
          numbers.raw AS raw
        """

    private static let numberTables = """
        FROM current_numbers AS numbers
        JOIN contacts ON contacts.id = numbers.contact_id
        JOIN sources ON sources.id = contacts.source_id
        JOIN _contact_names AS names ON names.contact_id = contacts.id
        """

    private static let keysAndTables = """
          numbers.id AS number_id,
          numbers.contact_id AS contact_id,
          numbers.position AS position,
          numbers.value AS value,
          numbers.change_id AS change_id
        \(numberTables)
        """

    /// One row for each accepted number.
    static let acceptedNumbers = """
        CREATE VIEW accepted_numbers AS
        SELECT
        \(numberColumns),
          numbers.e164 AS e164,
          numbers.extension AS extension,
          numbers.category,
          coalesce(numbers.region, '+' || numbers.country_code) AS country,
          numbers.repairs AS repairs,
        \(keysAndTables)
        WHERE numbers.verdict = 'accepted'
        """

    /// One row for each rejected number, with the rule that decided and its citation.
    ///
    /// The category is the reason, and the number's own categories where those were the reason.
    static let rejectedNumbers = """
        CREATE VIEW rejected_numbers AS
        SELECT
        \(numberColumns),
          numbers.reason AS reason,
          CASE numbers.reason
            WHEN 'disallowedCategory' THEN coalesce(numbers.category, numbers.reason)
            ELSE numbers.reason
          END AS category,
          coalesce(numbers.region, '+' || numbers.country_code) AS country,
          rules.template AS rule,
          nullif(rules.note, '') AS rule_note,
          nullif(rules.source_name, '') AS rule_source,
          nullif(rules.source_url, '') AS rule_url,
        \(keysAndTables)
        LEFT JOIN rules ON rules.id = numbers.rule_id
        WHERE numbers.reason IS NOT NULL
        """

    /// One row for each number that fits several countries, none of them clearly.
    static let ambiguousNumbers = """
        CREATE VIEW ambiguous_numbers AS
        SELECT
        \(numberColumns),
          numbers.repairs AS repairs,
        \(keysAndTables)
        WHERE numbers.verdict = 'ambiguous'
        """

    /// One row for each number that more than one contact has.
    static let duplicateNumbers = """
        CREATE VIEW duplicate_numbers AS
        SELECT e164, count(DISTINCT contact_id) AS contacts, count(*) AS numbers
        FROM current_numbers
        WHERE e164 IS NOT NULL
        GROUP BY e164
        HAVING count(DISTINCT contact_id) > 1
        """

    /// The changes by corrections to the number of each source's numbers with each verdict, only for sources with
    /// corrections.
    static let correctedCounts = """
        CREATE VIEW _corrected_counts AS
        SELECT
          contacts.source_id AS source_id,
          sum(NOT \(wasRead) AND corrections.value <> '') AS added,
          \(["accepted", "rejected", "ambiguous", "empty"].map(gain).joined(separator: ",\n  "))
        FROM corrections
        JOIN phone_numbers ON phone_numbers.id = corrections.number_id
        JOIN contacts ON contacts.id = phone_numbers.contact_id
        WHERE corrections.is_current
        GROUP BY 1
        """

    /// A number that an edit added is none of those that were read, and none at all once it is removed.
    private static let wasRead = "phone_numbers.position < \(RowKey.firstAdded)"
    private static let isThere = "(\(wasRead) OR corrections.value <> '')"

    /// SQL for the change by corrections to the number of numbers with a verdict.
    private static func gain(_ verdict: String) -> String {
        """
        sum((corrections.verdict = '\(verdict)' AND \(isThere))
            - (phone_numbers.verdict = '\(verdict)' AND \(wasRead))) AS \(verdict)
        """
    }

    /// One row for each source, with its counts as they are now.
    static let sourceSummary = """
        CREATE VIEW source_summary AS
        SELECT
          path AS source, format, status,
          contacts_seen, contacts_stored, contacts_skipped,
          numbers + coalesce(corrected.added, 0) AS numbers,
          numbers_accepted + coalesce(corrected.accepted, 0) AS numbers_accepted,
          numbers_rejected + coalesce(corrected.rejected, 0) AS numbers_rejected,
          numbers_ambiguous + coalesce(corrected.ambiguous, 0) AS numbers_ambiguous,
          numbers_empty + coalesce(corrected.empty, 0) AS numbers_empty,
          findings,
          contacts_forgotten, contacts_superseded
        FROM sources
        LEFT JOIN _corrected_counts AS corrected ON corrected.source_id = sources.id
        """
}
