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
              SELECT address FROM current_emails AS emails
              WHERE emails.id BETWEEN \(RowKey.first(of: "contacts.id")) AND \(RowKey.last(of: "contacts.id"))
              ORDER BY emails.id LIMIT 1
            )
          ) AS name
        FROM current_contacts AS contacts
        """

    /// Their names, in the order in which they can be dropped.
    static let names = [
        "people_cards", "_merge_ranks", "source_summary", "_corrected_counts", "duplicate_numbers", "ambiguous_numbers",
        "rejected_numbers", "accepted_numbers",
        "current_numbers", "_contact_names", "current_contacts", "current_emails", "current_addresses",
        "current_details",
    ]

    /// In the order in which they must be created.
    static let all = [
        currentContacts, currentEmails, currentAddresses, currentDetails,
        contactNames, currentNumbers, acceptedNumbers, rejectedNumbers, ambiguousNumbers, duplicateNumbers,
        correctedCounts, sourceSummary,
        mergeRanks, peopleCards,
    ]
}
