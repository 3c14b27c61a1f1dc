/// Android's `contacts2.db`, by the constants of
/// [ContactsContract](https://developer.android.com/reference/android/provider/ContactsContract.CommonDataKinds).
enum AndroidLayout {
    static let queries = names + reach + work + others + [custom]

    private static let names = [
        data("name", "fn", "NULL", "data1"), data("name", "n", "NULL", "data3, data2, data5, data4, data6"),
        data("name", "x-phonetic-first-name", "NULL", "data7"), data("name", "x-phonetic-middle-name", "NULL", "data8"),
        data("name", "x-phonetic-last-name", "NULL", "data9"), data("nickname", "nickname", "NULL", "data1"),
    ]

    private static let reach = [
        data("phone_v2", "tel", phone, "data1"),
        data("email_v2", "email", place.merging([4: "mobile"]) { $1 }, "data1"),
        data("postal-address_v2", "adr", place, "data5, data6, data4, data7, data8, data9, data10"),
        data("website", "url", website, "data1"), data("im", "impp", messenger, "data1"),
        data("sip_address", "impp", "NULL", "CASE WHEN data1 LIKE 'sip:%' THEN data1 ELSE 'sip:' || data1 END"),
    ]

    private static let work = [
        data("organization", "org", "NULL", "data1, data5"), data("organization", "title", "NULL", "data4"),
        data("organization", "role", "NULL", "data6"),
    ]

    private static let others = [
        data("note", "note", "NULL", "data1"),
        data("contact_event", "bday", "NULL", "data1") + " AND data2 = 3",
        data("contact_event", "anniversary", "NULL", "data1") + " AND data2 = 1",
        data("contact_event", "date", "data3", "data1") + " AND ifnull(data2, 2) NOT IN (1, 3)",
        data("relation", "related", relation, "data1"), data("photo", "photo", "NULL", "hex(data15)"),
        // The groups are rows of a table of their own.
        "SELECT raw_contact_id, 'categories', NULL, groups.title FROM data JOIN mimetypes ON mimetypes._id = mimetype_id "
            + "JOIN raw_contacts ON raw_contacts._id = raw_contact_id JOIN groups ON groups._id = data1 "
            + "WHERE mimetype = '\(prefix)group_membership' AND raw_contacts.deleted = 0 AND groups.deleted = 0",
    ]

    /// Values of kinds that no field stands for, such as those of other programs, as Android writes them into cards.
    private static let custom: String = {
        let known = [
            "name", "nickname", "phone_v2", "email_v2", "postal-address_v2", "website", "im", "sip_address",
            "organization",
            "note", "contact_event", "relation", "photo", "group_membership",
        ]
        return rows("x-android-custom", "NULL", "mimetype, data1, data2, data3, data4, data5, data6")
            + " AND mimetype NOT IN (\(known.map { "'\(prefix)\($0)'" }.joined(separator: ", ")))"
    }()

    // MARK: - Queries

    private static let prefix = "vnd.android.cursor.item/"

    private static func rows(_ property: String, _ label: String, _ values: String) -> String {
        "SELECT raw_contact_id, '\(property)', \(label), \(values) FROM data JOIN mimetypes ON mimetypes._id = mimetype_id "
            + "JOIN raw_contacts ON raw_contacts._id = raw_contact_id WHERE deleted = 0"
    }

    private static func data(_ kind: String, _ property: String, _ label: String, _ values: String) -> String {
        rows(property, label, values) + " AND mimetype = '\(prefix)\(kind)'"
    }

    private static func data(_ kind: String, _ property: String, _ labels: [Int: String], _ values: String) -> String {
        data(kind, property, word(of: "data2", labels, else: "data3"), values)
    }

    /// The word for a number of a type, or what else stands there.
    private static func word(of column: String, _ words: [Int: String], else other: String) -> String {
        let cases = words.sorted { $0.key < $1.key }.map { "WHEN \($0.key) THEN '\($0.value)'" }
        return "CASE \(column) \(cases.joined(separator: " ")) ELSE \(other) END"
    }

    // MARK: - Types

    private static let phone = [
        1: "home", 2: "mobile", 3: "work", 4: "work fax", 5: "home fax", 6: "pager", 7: "other", 8: "callback",
        9: "car",
        10: "company main", 11: "ISDN", 12: "main", 13: "other fax", 14: "radio", 15: "telex", 16: "TTY/TDD",
        17: "work mobile",
        18: "work pager", 19: "assistant", 20: "MMS",
    ]

    private static let place = [1: "home", 2: "work", 3: "other"]

    private static let website = [1: "homepage", 2: "blog", 3: "profile", 4: "home", 5: "work", 6: "ftp", 7: "other"]

    /// The services of messengers; without one, the place.
    private static let messenger = word(
        of: "data5",
        [
            0: "AIM", 1: "MSN", 2: "Yahoo", 3: "Skype", 4: "QQ", 5: "Google Talk", 6: "ICQ", 7: "Jabber",
            8: "NetMeeting",
        ], else: "ifnull(data6, \(word(of: "data2", place, else: "data3")))")

    private static let relation = [
        1: "assistant", 2: "brother", 3: "child", 4: "domestic partner", 5: "father", 6: "friend", 7: "manager",
        8: "mother",
        9: "parent", 10: "partner", 11: "referred by", 12: "relative", 13: "sister", 14: "spouse",
    ]
}
