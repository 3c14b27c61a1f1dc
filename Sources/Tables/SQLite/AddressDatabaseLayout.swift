/// The tables in which a program keeps its contacts, as queries that all give the same: the contact, a property, a label, and up to seven values.
struct AddressDatabaseLayout {
    /// The program, for people.
    let program: String
    /// Queries of the contact's key, the name of a property as ``DatabaseCard`` knows it, a label, and values. Those whose tables or columns a
    /// version of the program lacks are left out; the first one must run.
    let queries: [String]

    static let all = [thunderbird, android, macOS, iOS]

    /// A query of one value in a column of the contact's own table.
    private static func column(
        _ column: String, _ property: String, of table: String, key: String, where condition: String = "1"
    ) -> String {
        "SELECT \(key), '\(property)', NULL, \(column) FROM \(table) WHERE \(condition) AND \(column) <> ''"
    }

    /// Thunderbird's `abook.sqlite`:
    /// https://searchfox.org/comm-central/source/mailnews/addrbook/modules/SQLiteDirectory.sys.mjs
    private static let thunderbird = AddressDatabaseLayout(
        program: "Thunderbird",
        queries: ["SELECT card, 'vcard', NULL, value FROM properties WHERE name = '_vCard'"]
            + [
                ("DisplayName", "fn", ""), ("FirstName", "given", ""), ("LastName", "family", ""),
                ("NickName", "nickname", ""), ("PrimaryEmail", "email", ""), ("SecondEmail", "email", ""),
                ("CellularNumber", "tel", "mobile"), ("HomePhone", "tel", "home"), ("WorkPhone", "tel", "work"),
                ("FaxNumber", "tel", "fax"), ("PagerNumber", "tel", "pager"), ("Company", "org", ""),
                ("Department", "department", ""), ("JobTitle", "title", ""), ("Notes", "note", ""),
                ("WebPage1", "url", ""), ("WebPage2", "url", ""),
            ].map { name, property, label in
                "SELECT card, '\(property)', '\(label)', value FROM properties WHERE name = '\(name)' AND value <> '' "
                    + "AND card NOT IN (SELECT card FROM properties WHERE name = '_vCard')"
            })

    /// Android's `contacts2.db`:
    /// https://developer.android.com/reference/android/provider/ContactsContract.CommonDataKinds
    private static let android: AddressDatabaseLayout = {
        func data(_ kind: String, _ property: String, _ label: String, _ values: String) -> String {
            "SELECT raw_contact_id, '\(property)', \(label), \(values) FROM data JOIN mimetypes ON mimetypes._id = mimetype_id "
                + "JOIN raw_contacts ON raw_contacts._id = raw_contact_id "
                + "WHERE mimetype = 'vnd.android.cursor.item/\(kind)' AND deleted = 0"
        }
        let phone =
            "CASE data2 WHEN 1 THEN 'home' WHEN 2 THEN 'mobile' WHEN 3 THEN 'work' WHEN 4 THEN 'work fax' WHEN 5 THEN 'home fax' "
            + "WHEN 6 THEN 'pager' WHEN 7 THEN 'other' WHEN 12 THEN 'main' WHEN 13 THEN 'fax' WHEN 17 THEN 'mobile' ELSE data3 END"
        let place = "CASE data2 WHEN 1 THEN 'home' WHEN 2 THEN 'work' WHEN 3 THEN 'other' ELSE data3 END"
        return AddressDatabaseLayout(
            program: "Android",
            queries: [
                data("name", "fn", "NULL", "data1"), data("name", "n", "NULL", "data3, data2, data5, data4, data6"),
                data("phone_v2", "tel", phone, "data1"), data("email_v2", "email", place, "data1"),
                data("organization", "org", "NULL", "data1, data5"), data("organization", "title", "NULL", "data4"),
                data("postal-address_v2", "adr", place, "data5, data6, data4, data7, data8, data9, data10"),
                data("note", "note", "NULL", "data1"), data("nickname", "nickname", "NULL", "data1"),
                data("website", "url", "NULL", "data1"),
                data("contact_event", "bday", "NULL", "data1") + " AND data2 = 3",
                data("contact_event", "anniversary", "NULL", "data1") + " AND data2 = 1",
                data("contact_event", "date", "data3", "data1") + " AND data2 NOT IN (1, 3)",
                data("im", "impp", "data3", "data1"), data("relation", "related", "data3", "data1"),
            ])
    }()

    /// The `AddressBook-v22.abcddb` of macOS:
    /// https://developer.apple.com/documentation/addressbook (the properties); the tables are those of its Core Data model.
    private static let macOS = AddressDatabaseLayout(
        program: "macOS",
        queries: [
            "SELECT Z_PK, 'n', NULL, ZLASTNAME, ZFIRSTNAME, ZMIDDLENAME, ZTITLE, ZSUFFIX FROM ZABCDRECORD",
            "SELECT Z_PK, 'org', NULL, ZORGANIZATION, ZDEPARTMENT FROM ZABCDRECORD",
            column("ZJOBTITLE", "title", of: "ZABCDRECORD", key: "Z_PK"),
            column("ZNICKNAME", "nickname", of: "ZABCDRECORD", key: "Z_PK"),
            "SELECT Z_PK, 'bday', NULL, date(ZBIRTHDAY + 978307200, 'unixepoch') FROM ZABCDRECORD WHERE ZBIRTHDAY IS NOT NULL",
            "SELECT ZOWNER, 'tel', ZLABEL, ZFULLNUMBER FROM ZABCDPHONENUMBER",
            "SELECT ZOWNER, 'email', ZLABEL, ZADDRESS FROM ZABCDEMAILADDRESS",
            "SELECT ZOWNER, 'adr', ZLABEL, NULL, NULL, ZSTREET, ZCITY, ZSTATE, ZZIPCODE, ZCOUNTRYNAME FROM ZABCDPOSTALADDRESS",
            "SELECT ZOWNER, 'url', ZLABEL, ZURL FROM ZABCDURLADDRESS",
            "SELECT ZCONTACT, 'note', NULL, ZTEXT FROM ZABCDNOTE",
        ])

    /// The `AddressBook.sqlitedb` of iOS: https://www.theiphonewiki.com/wiki//private/var/mobile/Library/AddressBook
    private static let iOS: AddressDatabaseLayout = {
        func values(_ number: Int, _ property: String) -> String {
            "SELECT record_id, '\(property)', l.value, v.value FROM ABMultiValue v LEFT JOIN ABMultiValueLabel l ON l.ROWID = label "
                + "WHERE property = \(number) AND v.value <> ''"
        }
        func part(_ key: String) -> String {
            "(SELECT e.value FROM ABMultiValueEntry e JOIN ABMultiValueEntryKey k ON k.ROWID = e.key "
                + "WHERE e.parent_id = v.UID AND k.value = '\(key)')"
        }
        return AddressDatabaseLayout(
            program: "iOS",
            queries: [
                "SELECT ROWID, 'n', NULL, Last, First, Middle, Prefix, Suffix FROM ABPerson",
                "SELECT ROWID, 'org', NULL, Organization, Department FROM ABPerson",
                column("JobTitle", "title", of: "ABPerson", key: "ROWID"),
                column("Nickname", "nickname", of: "ABPerson", key: "ROWID"),
                column("Note", "note", of: "ABPerson", key: "ROWID"),
                "SELECT ROWID, 'bday', NULL, date(Birthday + 978307200, 'unixepoch') FROM ABPerson WHERE Birthday IS NOT NULL",
                values(3, "tel"), values(4, "email"), values(22, "url"),
                "SELECT record_id, 'adr', l.value, NULL, NULL, \(part("Street")), \(part("City")), \(part("State")), \(part("ZIP")), \(part("Country")) "
                    + "FROM ABMultiValue v LEFT JOIN ABMultiValueLabel l ON l.ROWID = label WHERE property = 5",
            ])
    }()
}
