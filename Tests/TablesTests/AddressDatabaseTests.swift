import CSQLite
import Testing

@testable import Tables

/// Databases in the layouts of their programs; people and numbers are invented.
struct AddressDatabaseTests {
    /// The bytes of a database that some statements make.
    private func database(_ statements: String) throws -> [UInt8] {
        var handle: OpaquePointer?
        defer { sqlite3_close_v2(handle) }
        try #require(sqlite3_open_v2(":memory:", &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, nil) == SQLITE_OK)
        try #require(sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK)
        var size: Int64 = 0
        let bytes = try #require(sqlite3_serialize(handle, "main", &size, 0))
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }

    private func lines(_ bytes: [UInt8]) throws -> [String] {
        #expect(TableFileFormat(text: bytes) == .addressDatabase)
        return try convert(.addressDatabase, bytes).text.split(separator: "\r\n").map(String.init)
    }

    @Test func thunderbird() throws {
        let bytes = try database(
            """
            CREATE TABLE properties (card TEXT, name TEXT, value TEXT);
            INSERT INTO properties VALUES ('a', 'DisplayName', 'Ann Abe'), ('a', 'CellularNumber', '+442079460001'), ('a', 'LastName', 'Abe'),
             ('b', 'DisplayName', 'Bo'), ('b', '_vCard', 'BEGIN:VCARD' || char(13, 10) || 'FN:Bo' || char(13, 10) || 'TEL:+442079460002' || char(13, 10) || 'END:VCARD');
            """)
        #expect(
            try lines(bytes) == [
                "BEGIN:VCARD", "FN:Bo", "TEL:+442079460002", "END:VCARD", "BEGIN:VCARD", "VERSION:4.0", "FN:Ann Abe",
                "TEL;TYPE=cell:+442079460001", "N:Abe;;;;", "END:VCARD",
            ])
    }

    /// Versions before cards were kept have a row for each value.
    @Test func olderThunderbird() throws {
        let bytes = try database(
            """
            CREATE TABLE properties (card TEXT, name TEXT, value TEXT);
            INSERT INTO properties VALUES ('a', 'DisplayName', 'Ann'), ('a', 'HomeAddress', '1 Main St'), ('a', 'HomeAddress2', 'Apt 4'),
             ('a', 'HomeCity', 'Salem'), ('a', 'BirthDay', '5'), ('a', 'BirthMonth', '4'), ('a', '_Skype', 'ann.s'), ('a', 'Custom1', 'x');
            """)
        #expect(
            try lines(bytes) == [
                "BEGIN:VCARD", "VERSION:4.0", "FN:Ann", "X-CUSTOM1:x", "ITEM1.IMPP:ann.s", "ITEM1.X-ABLABEL:Skype",
                "ADR;TYPE=home:;;1 Main St\\nApt 4;Salem;;;", "BDAY:--04-05", "END:VCARD",
            ])
    }

    @Test func android() throws {
        let bytes = try database(
            """
            CREATE TABLE mimetypes (_id INTEGER PRIMARY KEY, mimetype TEXT);
            CREATE TABLE raw_contacts (_id INTEGER PRIMARY KEY, deleted INTEGER);
            CREATE TABLE data (raw_contact_id INTEGER, mimetype_id INTEGER, data1, data2, data3, data4, data5, data6, data7, data8, data9, data10);
            INSERT INTO mimetypes VALUES (1, 'vnd.android.cursor.item/name'), (2, 'vnd.android.cursor.item/phone_v2'), (3, 'vnd.android.cursor.item/email_v2');
            INSERT INTO raw_contacts VALUES (1, 0), (2, 1);
            INSERT INTO data (raw_contact_id, mimetype_id, data1, data2, data3) VALUES (1, 1, 'Ann Abe', 'Ann', 'Abe'), (1, 2, '+442079460001', 2, NULL),
             (1, 2, '+442079460002', 0, 'Boat'), (1, 3, 'ann@example.com', 1, NULL), (2, 1, 'Gone', NULL, NULL);
            """)
        #expect(
            try lines(bytes) == [
                "BEGIN:VCARD", "VERSION:4.0", "FN:Ann Abe", "N:Abe;Ann;;;", "TEL;TYPE=cell:+442079460001",
                "ITEM1.TEL:+442079460002", "ITEM1.X-ABLABEL:Boat", "EMAIL;TYPE=home:ann@example.com", "END:VCARD",
            ])
    }

    /// No value of a contact is left out: its groups, messengers, relations and pictures, and those of other programs.
    @Test(arguments: [
        ("phone_v2", "'+442079460001', 17", ["TEL;TYPE=work,cell:+442079460001"]),
        ("phone_v2", "'+442079460001', 19", ["ITEM1.TEL:+442079460001", "ITEM1.X-ABLABEL:assistant"]),
        ("im", "'ann.s', 1, NULL, NULL, 3", ["ITEM1.IMPP:ann.s", "ITEM1.X-ABLABEL:Skype"]),
        ("im", "'ann.s', 1, NULL, NULL, -1, 'Matrix'", ["ITEM1.IMPP:ann.s", "ITEM1.X-ABLABEL:Matrix"]),
        ("im", "'ann.s', 1", ["IMPP;TYPE=home:ann.s"]),
        ("sip_address", "'ann@sip.example'", ["IMPP:sip:ann@sip.example"]),
        ("relation", "'Bob', 14", ["ITEM1.RELATED:Bob", "ITEM1.X-ABLABEL:spouse"]),
        ("relation", "'Bob', 0, 'Skipper'", ["ITEM1.RELATED:Bob", "ITEM1.X-ABLABEL:Skipper"]),
        ("group_membership", "5", ["CATEGORIES:Family"]), ("group_membership", "6", []),
        ("contact_event", "'2001-02-03', NULL", ["X-ABDATE:2001-02-03"]),
        ("photo", "NULL, NULL, NULL, NULL, NULL, NULL, X'FFD8'", ["PHOTO:data:image/jpeg;base64,/9g="]),
        ("chat", "'a;b', 'c'", ["X-ANDROID-CUSTOM:vnd.android.cursor.item/chat;a\\;b;c;;;;"]),
    ])
    func androidKeepsEveryValue(kind: String, values: String, expected: [String]) throws {
        let columns = ["data1", "data2", "data3", "data4", "data5", "data6", "data15"]
        let named = columns.prefix(values.split(separator: ", ").count).joined(separator: ", ")
        let bytes = try database(
            """
            CREATE TABLE mimetypes (_id INTEGER PRIMARY KEY, mimetype TEXT);
            CREATE TABLE raw_contacts (_id INTEGER PRIMARY KEY, deleted INTEGER);
            CREATE TABLE "groups" (_id INTEGER PRIMARY KEY, title TEXT, deleted INTEGER);
            CREATE TABLE data (raw_contact_id, mimetype_id, data1, data2, data3, data4, data5, data6, data7, data8, data9, data10, data15);
            INSERT INTO raw_contacts VALUES (1, 0); INSERT INTO "groups" VALUES (5, 'Family', 0), (6, 'Gone', 1);
            INSERT INTO mimetypes VALUES (1, 'vnd.android.cursor.item/name'), (2, 'vnd.android.cursor.item/\(kind)');
            INSERT INTO data (raw_contact_id, mimetype_id, data1) VALUES (1, 1, 'Ann');
            INSERT INTO data (raw_contact_id, mimetype_id, \(named)) VALUES (1, 2, \(values));
            """)
        #expect(try lines(bytes) == ["BEGIN:VCARD", "VERSION:4.0", "FN:Ann"] + expected + ["END:VCARD"])
    }

    @Test func macOS() throws {
        let bytes = try database(
            """
            CREATE TABLE ZABCDRECORD (Z_PK INTEGER PRIMARY KEY, ZFIRSTNAME, ZLASTNAME, ZMIDDLENAME, ZTITLE, ZSUFFIX, ZORGANIZATION, ZDEPARTMENT, ZBIRTHDAY);
            CREATE TABLE ZABCDPHONENUMBER (ZOWNER INTEGER, ZLABEL, ZFULLNUMBER);
            INSERT INTO ZABCDRECORD VALUES (1, 'Ann', 'Abe', NULL, NULL, NULL, 'Acme', NULL, -338428800), (2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
            INSERT INTO ZABCDPHONENUMBER VALUES (1, '_$!<Mobile>!$_', '+442079460001');
            """)
        #expect(
            try lines(bytes) == [
                "BEGIN:VCARD", "VERSION:4.0", "N:Abe;Ann;;;", "ORG:Acme;", "BDAY:1990-04-12", "ITEM1.TEL:+442079460001",
                "ITEM1.X-ABLABEL:_$!<Mobile>!$_", "END:VCARD",
            ])
    }

    @Test func iOS() throws {
        let bytes = try database(
            """
            CREATE TABLE ABPerson (First, Last, Middle, Prefix, Suffix, Organization, Department, Note);
            CREATE TABLE ABMultiValue (UID INTEGER PRIMARY KEY, record_id INTEGER, property INTEGER, label INTEGER, value TEXT);
            CREATE TABLE ABMultiValueLabel (value TEXT); CREATE TABLE ABMultiValueEntry (parent_id INTEGER, key INTEGER, value TEXT);
            CREATE TABLE ABMultiValueEntryKey (value TEXT);
            INSERT INTO ABPerson VALUES ('Ann', 'Abe', NULL, NULL, NULL, NULL, NULL, 'Hi');
            INSERT INTO ABMultiValueLabel VALUES ('_$!<Work>!$_'); INSERT INTO ABMultiValueEntryKey VALUES ('City');
            INSERT INTO ABMultiValue VALUES (1, 1, 3, 1, '+442079460001'), (2, 1, 4, NULL, 'ann@example.com'), (3, 1, 5, NULL, NULL);
            INSERT INTO ABMultiValueEntry VALUES (3, 1, 'London');
            """)
        #expect(
            try lines(bytes) == [
                "BEGIN:VCARD", "VERSION:4.0", "N:Abe;Ann;;;", "NOTE:Hi", "ITEM1.TEL:+442079460001",
                "ITEM1.X-ABLABEL:_$!<Work>!$_", "EMAIL:ann@example.com", "ADR:;;;London;;;", "END:VCARD",
            ])
    }

    @Test func otherDatabasesAreRefused() throws {
        let bytes = try database("CREATE TABLE x (y)")
        #expect(throws: TableError.empty) { try convert(.addressDatabase, bytes) }
        var damaged = bytes
        for place in stride(from: 100, to: damaged.count, by: 7) { damaged[place] = 0xFF }
        #expect(throws: TableError.self) { try convert(.addressDatabase, damaged) }
        #expect(throws: TableError.self) { try convert(.addressDatabase, Array(bytes.prefix(50))) }
    }

    /// A copy of a database in use has its newest changes beside it, which is said.
    @Test func aJournalBesideIsNamed() throws {
        var bytes = try database(
            "CREATE TABLE properties (card TEXT, name TEXT, value TEXT); INSERT INTO properties VALUES ('a', 'DisplayName', 'Ann')"
        )
        (bytes[18], bytes[19]) = (2, 2)
        let result = try convert(.addressDatabase, bytes)
        #expect(result.text.contains("FN:Ann"))
        #expect(result.losses == [TableLoss(kind: .journalBeside, count: 1, record: 1)])
    }
}
