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
    private static let thunderbird = AddressDatabaseLayout(program: "Thunderbird", queries: ThunderbirdLayout.queries)

    private static let android = AddressDatabaseLayout(program: "Android", queries: AndroidLayout.queries)

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
            "SELECT ZOWNER, 'related', ZLABEL, ZNAME FROM ZABCDRELATEDNAME",
            "SELECT ZOWNER, 'impp', ifnull(s.ZSERVICENAME, ZLABEL), ZADDRESS FROM ZABCDMESSAGINGADDRESS m "
                + "LEFT JOIN ZABCDSERVICE s ON s.Z_PK = m.ZSERVICE",
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
                values(3, "tel"), values(4, "email"), values(22, "url"), values(23, "related"),
                "SELECT record_id, 'date', l.value, date(v.value + 978307200, 'unixepoch') FROM ABMultiValue v "
                    + "LEFT JOIN ABMultiValueLabel l ON l.ROWID = label WHERE property = 12",
                "SELECT record_id, 'impp', ifnull(\(part("service")), l.value), \(part("username")) "
                    + "FROM ABMultiValue v LEFT JOIN ABMultiValueLabel l ON l.ROWID = label WHERE property = 13",
                "SELECT record_id, 'adr', l.value, NULL, NULL, \(part("Street")), \(part("City")), \(part("State")), \(part("ZIP")), \(part("Country")) "
                    + "FROM ABMultiValue v LEFT JOIN ABMultiValueLabel l ON l.ROWID = label WHERE property = 5",
            ])
    }()
}
