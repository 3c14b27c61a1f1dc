extension Views {
    /// The ranks of each contact by the rules of each field that has some: texts with a `|` between those of two rules, the greatest the
    /// first.
    static let mergeRanks = """
        CREATE VIEW _merge_ranks AS
        SELECT
          contacts.id AS contact_id,
          fields.field AS field,
          (
            SELECT group_concat(rank, '|') FROM (
              SELECT \(rank) AS rank FROM preferences WHERE is_current AND preferences.field = fields.field ORDER BY position
            )
          ) AS ranks
        FROM current_contacts AS contacts
        JOIN (SELECT DISTINCT field FROM preferences WHERE is_current) AS fields
        """

    /// The rank of a contact by the rule in a row of `preferences`: texts of one length for each rule, the greatest the first.
    private static let rank = """
        CASE rule
                WHEN '\(MergeRule.sourceName)' THEN EXISTS (
                  SELECT 1 FROM sources WHERE sources.id = contacts.source_id AND \(MergeRule.lineage) = preferences.source
                )
                WHEN '\(MergeRule.newest.name)' THEN printf('%018.8f', coalesce(\(time), 0))
                WHEN '\(MergeRule.mostComplete.name)' THEN
                  printf('%02d', iif(fields.field = '\(MergedField.wholeName.name)', \(count(of: MergeOrder.nameParts)), \(count(of: fields))))
                WHEN '\(MergeRule.longest.name)' THEN printf('%010d', length(CASE fields.field \(ownValues) END))
                ELSE ''
              END
        """

    private static let fields = ContactColumn.allCases.filter { $0.fieldKind != nil }

    /// The number of columns that have a value.
    private static func count(of columns: [ContactColumn]) -> String {
        columns.map { "(contacts.\($0.name) IS NOT NULL)" }.joined(separator: " + ")
    }

    private static let ownValues = MergedField.all.map { "WHEN '\($0.name)' THEN \(MergeOrder.ownValue(of: $0))" }
        .joined(separator: " ")

    /// The time in the `REV` of a contact, in days, whether it has hyphens and colons or not; NULL for none.
    private static let time: String = {
        let (digits, day) = ("[0-9][0-9]", "substr(text, 1, 4) || '-' || substr(text, 5, 2) || '-' || substr(text, 7")
        return """
            (SELECT julianday(CASE
                  WHEN text GLOB '\(digits)\(digits)-\(digits)-\(digits)*' THEN text
                  WHEN text GLOB '\(digits)\(digits)\(digits)\(digits)T\(digits)\(digits)\(digits)*' THEN
                    \(day), 5) || ':' || substr(text, 12, 2) || ':' || substr(text, 14)
                  WHEN text GLOB '\(digits)\(digits)\(digits)\(digits)' THEN \(day))
                END) FROM (SELECT DISTINCT contacts.revision AS text))
            """
    }()
}
