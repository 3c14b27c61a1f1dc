/// Thunderbird's `abook.sqlite`: cards, or in older versions a row for each value.
enum ThunderbirdLayout {
    static let queries =
        ["SELECT card, 'vcard', NULL, value FROM properties WHERE name = '_vCard'"]
        + values.map { query($0.property, $0.label, "value", of: "name = '\($0.name)'") }
        + [address("Home", "home"), address("Work", "work"), birthday]

    private static let values: [(name: String, property: String, label: String)] = [
        ("DisplayName", "fn", ""), ("FirstName", "given", ""), ("LastName", "family", ""), ("NickName", "nickname", ""),
        ("PrimaryEmail", "email", ""), ("SecondEmail", "email", ""), ("CellularNumber", "tel", "mobile"),
        ("HomePhone", "tel", "home"), ("WorkPhone", "tel", "work"), ("FaxNumber", "tel", "fax"),
        ("PagerNumber", "tel", "pager"),
        ("Company", "org", ""), ("Department", "department", ""), ("JobTitle", "title", ""), ("Notes", "note", ""),
        ("WebPage1", "url", "work"), ("WebPage2", "url", "home"), ("Custom1", "x-custom1", ""),
        ("Custom2", "x-custom2", ""),
        ("Custom3", "x-custom3", ""), ("Custom4", "x-custom4", ""), ("_AimScreenName", "impp", "AIM"),
        ("_GoogleTalk", "impp", "Google Talk"), ("_ICQ", "impp", "ICQ"), ("_JabberId", "impp", "Jabber"),
        ("_MSN", "impp", "MSN"),
        ("_QQ", "impp", "QQ"), ("_Skype", "impp", "Skype"), ("_Yahoo", "impp", "Yahoo"), ("_IRC", "impp", "IRC"),
    ]

    /// A query of the contacts that have no card.
    private static func query(_ property: String, _ label: String, _ values: String, of condition: String) -> String {
        "SELECT card, '\(property)', '\(label)', \(values) FROM properties p WHERE \(condition) AND value <> '' "
            + "AND card NOT IN (SELECT card FROM properties WHERE name = '_vCard')"
    }

    /// Another value of the contact.
    private static func value(_ name: String) -> String {
        "(SELECT value FROM properties o WHERE o.card = p.card AND o.name = '\(name)' AND value <> '')"
    }

    /// An address, once for the first of its parts.
    private static func address(_ place: String, _ label: String) -> String {
        let names = ["Address", "Address2", "City", "State", "ZipCode", "Country"].map { place + $0 }
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        let parts = names.dropFirst(2).map(value).joined(separator: ", ")
        let street =
            "ltrim(ifnull(\(value(names[0])), '') || ifnull(char(10) || \(value(names[1])), ''), char(10))"
        return query("adr", label, "NULL, NULL, \(street), \(parts)", of: "name IN (\(list))") + " GROUP BY card"
    }

    /// The day and the month, and the year where it is known.
    private static let birthday = query(
        "bday", "",
        "CASE WHEN \(value("BirthYear")) IS NULL THEN '-' ELSE printf('%04d', \(value("BirthYear"))) END "
            + "|| printf('-%02d-%02d', \(value("BirthMonth")), value)",
        of: "name = 'BirthDay' AND \(value("BirthMonth")) IS NOT NULL")
}
