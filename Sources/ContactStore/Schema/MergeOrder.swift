import ContactModel

/// The one rule by which the contacts of a person are merged: whose value stands where there is room for one only.
///
/// A value that somebody has chosen comes first, then the one that the rules of `preferences` prefer. The view `people_cards`, the export
/// of people and the page of a pair all read their order from here, in SQL, so that a page shows what an export writes.
enum MergeOrder {
    /// The parts of a name by which it is long or complete.
    static let nameParts: [ContactColumn] = [
        .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .phoneticGivenName, .phoneticMiddleName,
        .phoneticFamilyName,
    ]

    private static let revision = "coalesce(contacts.revision, '')"

    /// The order for names: a whole name before a word or an initial, one of letters before one that was misread or has remarks, then the name
    /// that most contacts of the person have, one that is not in capitals or small letters alone, one whose given and family name are known apart,
    /// the longest in bytes, the one changed last by its `REV`, the oldest.
    ///
    /// - Parameters:
    ///   - votes: The number of contacts with the name, as SQL.
    ///   - name: The name by which contacts agree, as SQL.
    private static func names(votes: String, name: String = votedName) -> String {
        let parts = nameParts.map { "coalesce(contacts.\($0.name), '')" }.joined(separator: " || ")
        let isWhole = "\(name) GLOB '*? ?*' AND \(name) NOT GLOB '? *' AND \(name) NOT GLOB '?. *'"
        return """
            \(isWhole) DESC, \(isMisread(name)), \(votes) DESC, \(isOfOneCase(name)), \(hasBothNames) DESC,
                      length(CAST(\(parts) AS BLOB)) DESC, \(revision) DESC, contacts.id
            """
    }

    /// The condition that a text has what letters become in a wrong encoding or on a page, as in `JÃ¶rn`, `J?rn` and `J&ouml;rn`, or marks that
    /// are no part of a name, as in `Sara (Mum of Leo)` and `Opa Erwin †`.
    private static func isMisread(_ text: String) -> String {
        let marks = ["[ÃÂÐ][^ -~\u{300}-\u{36F}]", "â€", "\u{FFFD}", "[?(†®™]", "&[a-zA-Z#]*;"]
        return "(\(marks.map { "\(text) GLOB '*\($0)*'" }.joined(separator: " OR ")))"
    }

    /// The condition that a text is in capitals or small letters alone.
    private static func isOfOneCase(_ text: String) -> String { "\(text) IN (upper(\(text)), lower(\(text)))" }

    /// The order for names of the contacts of one person.
    static let names = names(votes: votes())
    /// The order for names of the contacts of several people, by ``members(of:)``; contacts without a name come last, and have no vote.
    static let namesOfPeople = "\(hasName) DESC, \(names(votes: votes(of: "memberships.person_id, \(hasName), ")))"

    /// The number of contacts that have the name of a contact, whatever its case.
    private static func votes(of person: String = "") -> String {
        "count(*) OVER (PARTITION BY \(person)lower(\(votedName)))"
    }

    /// The name by which contacts agree: given and family name where both are known, else the whole.
    private static let votedName: String = {
        let parts = [ContactColumn.givenName, .middleName, .familyName]
        let names = parts.map { "coalesce(contacts.\($0.name) || ' ', '')" }.joined(separator: " || ")
        let plain = "coalesce(contacts.display_name, nullif(rtrim(\(names), ' '), ''), contacts.file_as, '')"
        return "iif(\(hasBothNames), \(given) || ' ' || \(family), \(plain))"
    }()

    private static let given = "contacts.\(ContactColumn.givenName.name)"
    private static let family = "contacts.\(ContactColumn.familyName.name)"
    private static let hasBothNames = "coalesce(\(given) <> '' AND \(family) <> '', false)"

    /// The given and the family name of a contact: contacts that agree in them complete the names of one another.
    private static let bothNames =
        "lower(coalesce(\(given), '')) || '\(bothNamesSeparator)' || lower(coalesce(\(family), ''))"
    private static let bothNamesSeparator = "|"

    /// The order for other values: the contact changed last by its `REV`, else the one that was read last.
    static let values = "\(revision) DESC, contacts.id DESC"

    /// The order for the values of a column: organizations that most contacts have come first, of these those not in capitals or small letters
    /// alone.
    private static func values(of column: ContactColumn) -> String {
        guard column == .organization else { return values }
        let name = "contacts.\(column.name)"
        return "count(*) OVER (PARTITION BY lower(\(name))) DESC, \(isOfOneCase(name)), \(values)"
    }

    /// The condition that anything but these orders decides, for any person.
    private static let isDecided = """
        (EXISTS (SELECT 1 FROM edits WHERE is_current) OR EXISTS (SELECT 1 FROM preferences WHERE is_current))
        """

    /// The contacts of a person, for the functions below: `FROM contacts ... WHERE ...`.
    ///
    /// - Parameter person: The key of the person, as SQL.
    static func members(of person: String) -> String {
        """
        FROM memberships
            JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
            WHERE memberships.person_id = \(person)
        """
    }

    /// Contacts whose keys are a list as JSON, the parameter `:key`, in the same form.
    static let membersOfList = """
        FROM current_contacts AS contacts WHERE contacts.id IN (SELECT value FROM json_each(:key))
        """

    /// A column of the first contact that has a value, which is no part of the name: the value itself by default.
    ///
    /// - Parameter members: `FROM contacts ... WHERE ...`: the contacts of the person.
    static func first(_ result: ContactColumn? = nil, having column: ContactColumn, _ members: String) -> String {
        """
        (
            SELECT contacts.\((result ?? column).name) \(having(column, members))
            LIMIT 1
          )
        """
    }

    /// The contacts that have a value of a field, the one whose value the person has first.
    static func having(_ field: MergedField, _ members: String) -> String {
        field.column.map { having($0, members) }
            ?? "\(members) AND \(hasName) ORDER BY \(key(.wholeName)) DESC, \(names)"
    }

    private static func having(_ column: ContactColumn, _ members: String) -> String {
        let field = MergedField(name: column.fieldKind?.rawValue ?? "", column: column)
        let condition =
            switch column {
            case .department, .jobTitle, .role: " AND \(isOfOrganization(column, members))"
            case .birthday: " AND \(isWholeDate(column, members))"
            default: ""
            }
        return """
            \(members) AND contacts.\(column.name) <> ''\(condition)
            ORDER BY iif(\(isDecided), \(key(field)), '') DESC, \(values(of: column))
            """
    }

    /// The condition that a date was chosen, or that no other contact has one with all that it says: `1985-03-14` beside `--03-14`.
    private static func isWholeDate(_ column: ContactColumn, _ members: String) -> String {
        let date = "contacts.\(column.name)"
        let all = "coalesce((SELECT group_concat('|' || \(date) || '|', '') \(members) AND \(date) <> ''), '')"
        return """
            (\(date) GLOB '*[^-0-9]*' OR \(all) NOT GLOB '*|' || \(date) || '-*'
                AND NOT (\(date) GLOB '--*' AND \(all) GLOB '*[0-9]' || substr(\(date), 2) || '|*') OR \(isChosen(column.fieldKind)))
            """
    }

    /// The condition that a value was chosen, or that its contact names no organization or that of the person: a title is never shown
    /// beside the organization of another title.
    private static func isOfOrganization(_ column: ContactColumn, _ members: String) -> String {
        let name = "contacts.\(ContactColumn.organization.name)"
        return """
            (coalesce(\(name), '') = '' OR lower(\(name)) = lower(\(first(having: .organization, members)))
              OR \(isChosen(column.fieldKind)))
            """
    }

    /// The condition that a contact is one of those whose name as a whole is preferred to that of all others: each of them, if nothing decides.
    static func isOfWholeName(_ members: String) -> String {
        "\(key(.wholeName)) = (SELECT max(\(key(.wholeName))) \(members) AND \(hasName))"
    }

    /// The condition that a contact has any part of a name.
    static let hasName: String = {
        let columns = ContactColumn.allCases.filter(\.isPartOfName).map { "contacts.\($0.name)" }
        return "coalesce(\(columns.joined(separator: ", "))) IS NOT NULL"
    }()

    /// The value of a field of a contact by itself.
    static func ownValue(of field: MergedField) -> String { field.column.map { "contacts.\($0.name)" } ?? ownName }

    private static let ownName: String = {
        let parts = shownParts.map { "coalesce(contacts.\($0.name) || ' ', '')" }.joined(separator: " || ")
        return "coalesce(contacts.display_name, nullif(rtrim(\(parts), ' '), ''), contacts.file_as, '')"
    }()

    private static let shownParts: [ContactColumn] = [
        .namePrefix, .givenName, .middleName, .familyName, .nameSuffix,
    ]

    /// The rank of a contact for a field by what was chosen and by the rules: the greatest comes first.
    private static func key(_ field: MergedField) -> String {
        "\(isChosen(field.column?.fieldKind)) || coalesce(\(ranks(of: field)), '')"
    }

    /// The ranks of a contact by each rule of a field, in their order, with a `|` between two; NULL if it has no rules.
    static func ranks(of field: MergedField) -> String {
        "(SELECT ranks FROM _merge_ranks WHERE contact_id = contacts.id AND field = '\(field.name)')"
    }

    /// The condition that somebody has chosen the value of a contact, by its kind; `nil` for the name as a whole.
    static func isChosen(_ kind: Contact.Field.Kind?) -> String {
        """
        EXISTS (
          SELECT 1 FROM edits WHERE is_current AND edits.contact_id = contacts.id AND edits.field = '\(EditedField.choice(of: kind).name)'
            AND edits.value <> ''
        )
        """
    }

    /// The name of a person, as ``Contact/displayText`` composes it from the merged values: the display name, else the parts of the name,
    /// the nickname, the organization, an e-mail address, or the name by which the contact is filed.
    static func name(_ members: String) -> String {
        let emails = "emails.id BETWEEN \(RowKey.first(of: "contacts.id")) AND \(RowKey.last(of: "contacts.id"))"
        let parts = shownParts.map { "coalesce(\(part($0)) || ' ', '')" }
        let columns = ([.id, .revision] + ContactColumn.allCases.filter(\.isPartOfName)).map { "contacts.\($0.name)" }
        let order = names(votes: "votes", name: "voted")
        // The names are looked up once, since each column of current contacts is a query of its own.
        return """
            (
                SELECT coalesce(
                  \(part(.displayName)),
                  nullif(rtrim(\(parts.joined(separator: " || ")), ' '), ''),
                  \(first(having: .nickname, members)),
                  \(first(having: .organization, members)),
                  (
                    SELECT (SELECT address FROM current_emails AS emails WHERE \(emails) AND address <> '' ORDER BY emails.id LIMIT 1)
                    \(members) AND EXISTS (SELECT 1 FROM current_emails AS emails WHERE \(emails) AND address <> '')
                    ORDER BY \(values) LIMIT 1
                  ),
                  \(part(.fileAs))
                ) FROM (
                  SELECT *, printf('%0\(placeLength)d', row_number() OVER places) AS place, \(closeness) AS closeness,
                    first_value(words) OVER places AS first_words
                  FROM (
                    SELECT *, count(*) OVER (PARTITION BY lower(voted)) AS votes
                    FROM (
                      SELECT \(columns.joined(separator: ", ")), \(votedName) AS voted,
                        \(bothNames) AS both_names, \(words) AS words,
                        iif(\(isDecided), \(key(.wholeName)), '') AS rank,
                        coalesce(iif(\(isDecided), \(choices), ''), '') AS choices
                      \(members) AND \(hasName)
                    )
                  ) AS contacts WINDOW places AS (ORDER BY rank DESC, \(order))
                ) AS contacts
              )
            """
    }

    private static let placeLength = 9

    /// The choices of a contact, with a space around each.
    private static let choices = """
        (SELECT ' ' || group_concat(field, ' ') || ' ' FROM edits WHERE is_current AND edits.contact_id = contacts.id AND value <> ''
                        AND field GLOB '*\(EditedField.choiceSuffix)')
        """

    /// The words of the name of a contact, with a space around each.
    private static let words: String = {
        let parts = shownParts.map { "coalesce(contacts.\($0.name), '')" }.joined(separator: " || ' ' || ")
        return "lower(' ' || \(parts) || ' ')"
    }()

    /// A part of the name: that which was chosen, else that of the contact whose name comes first of those whose name as a whole is preferred,
    /// else that of another of these with the same given and family name, if it does not repeat a word of the name.
    private static func part(_ column: ContactColumn) -> String {
        let isChosen = "contacts.choices GLOB '* \(EditedField.choice(of: column.fieldKind).name) *'"
        let repeats = """
            EXISTS (
                    SELECT 1 FROM json_each('[' || replace(json_quote(lower(contacts.\(column.name))), ' ', '","') || ']')
                    WHERE value <> '' AND instr(contacts.first_words, ' ' || value || ' ')
                  )
            """
        let isNew = addedParts.contains(column) ? " AND (contacts.closeness > 1 OR NOT \(repeats))" : ""
        let value = "contacts.place || contacts.\(column.name)"
        return """
            substr(min(CASE WHEN contacts.\(column.name) = '' THEN NULL WHEN \(isChosen) THEN 0 || \(value)
                    WHEN contacts.closeness\(isNew) THEN 1 || \(value) END), \(placeLength + 2))
            """
    }

    /// The closeness of a contact to the one whose name comes first: 2 for itself, 1 for others whose name as a whole is preferred as much and that
    /// have the same given and family name, else 0.
    private static let closeness = """
        iif(rank <> first_value(rank) OVER places, 0, iif(contacts.id = first_value(contacts.id) OVER places, 2,
                      both_names = first_value(both_names) OVER places AND both_names <> '\(bothNamesSeparator)'))
        """

    /// The parts that stand beside the given and the family name.
    private static let addedParts: Set<ContactColumn> = [.namePrefix, .middleName, .nameSuffix]

    /// The contact whose value of a part of the name somebody has chosen; NULL for none.
    static func chosenPart(_ column: ContactColumn, _ members: String) -> String {
        """
        (SELECT contacts.id \(members) AND contacts.\(column.name) <> '' AND \(isChosen(column.fieldKind))
            ORDER BY \(key(.wholeName)) DESC, \(names) LIMIT 1)
        """
    }

    /// The value of a field that a person has, as SQL.
    static func value(of field: MergedField, _ members: String) -> String {
        field.column.map { first(having: $0, members) } ?? name(members)
    }
}
