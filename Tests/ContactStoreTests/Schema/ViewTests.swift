import ContactStore
import StoreTestSupport
import Testing

/// Questions in plain SQL, as any SQLite tool would ask them.
struct ViewTests {
    private func ask(_ sql: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let path = folder.path("contacts.db")
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
        return try PlainSQL.rows(sql, in: path)
    }

    @Test(arguments: [
        (
            "SELECT reason, count(*) FROM rejected_numbers GROUP BY 1",
            ["damaged|1", "emergency|1", "entertainment|2", "notANumber|1", "tooShort|1"]
        ),
        ("SELECT e164, contact FROM accepted_numbers", ["+16502530000|Ada Example", "+16502530000|Dan Ejemplo"]),
        ("SELECT e164, contacts, numbers FROM duplicate_numbers", ["+16502530000|2|2"]),
        (
            "SELECT source, contacts_seen, contacts_stored, contacts_skipped, numbers, numbers_accepted, "
                + "numbers_rejected, findings FROM source_summary",
            ["people.csv|4|4|0|8|2|6|1"]
        ),
        (
            "SELECT line, contact, label, raw FROM rejected_numbers WHERE reason = 'damaged'",
            ["4|Cleo Muster|main|4.47701E+11"]
        ),
        ("SELECT count(*) FROM rejected_numbers WHERE rule_url LIKE 'http%' AND reason = 'entertainment'", ["2"]),
        ("SELECT address FROM emails", ["ada@example.com"]),
        (
            "SELECT extras ->> 'Pet', extras ->> 'Shoe size' = '\"38\"' || char(10) FROM contacts "
                + "WHERE extras NOT NULL",
            ["[\"cat\",\"dog\"]|1"]
        ),
        ("SELECT count(*) FROM pragma_foreign_key_check", ["0"]),
        ("SELECT integrity_check FROM pragma_integrity_check", ["ok"]),
    ])
    func answers(_ sql: String, _ expected: [String]) throws {
        #expect(try ask(sql) == expected)
    }
}
