extension Views {
    /// The rank of each contact for each field by what was chosen and by all rules that hold: the greatest comes first.
    static let mergeKeys = """
        CREATE VIEW _merge_keys AS
        SELECT
          contacts.id AS contact_id,
        \(MergedField.all.map { "  \(key($0)) AS \($0.name)" }.joined(separator: ",\n"))
        FROM current_contacts AS contacts
        """

    private static func key(_ field: MergedField) -> String {
        "\(MergeOrder.isChosen(field.column?.fieldKind)) || \(ranks(of: field, separator: ""))"
    }

    /// The ranks of a contact by each rule of a field, in their order.
    static func ranks(of field: MergedField, separator: String) -> String {
        """
        coalesce((
            SELECT group_concat(rank, '\(separator)') FROM (
              SELECT \(rank(of: field)) AS rank FROM preferences WHERE is_current AND field = '\(field.name)' ORDER BY position
            )
          ), '')
        """
    }

    /// The rank of a contact by the rule in a row of `preferences`: texts of one length for each rule, the greatest the first.
    private static func rank(of field: MergedField) -> String {
        let parts = field.column == nil ? MergeOrder.nameParts : ContactColumn.allCases.filter { $0.fieldKind != nil }
        let count = parts.map { "(contacts.\($0.name) IS NOT NULL)" }.joined(separator: " + ")
        return """
            CASE rule
                WHEN '\(MergeRule.sourceName)' THEN EXISTS (
                  SELECT 1 FROM sources WHERE sources.id = contacts.source_id AND \(MergeRule.lineage) = preferences.source
                )
                WHEN '\(MergeRule.newest.name)' THEN printf('%018.8f', coalesce(\(time), 0))
                WHEN '\(MergeRule.mostComplete.name)' THEN printf('%02d', \(count))
                WHEN '\(MergeRule.longest.name)' THEN printf('%010d', length(\(MergeOrder.ownValue(of: field))))
                ELSE ''
              END
            """
    }

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
