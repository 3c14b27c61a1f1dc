import StoreTestSupport
import Testing
import Threads

@testable import ContactStore

struct SQLConditionTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
        _ = try ContactDatabase.openOrCreate(at: path)
        try PlainSQL.run(
            """
            INSERT INTO sources (id, path, sha256, bytes, plan_version, status) VALUES (1, 'a.csv', 'x', 1, '1', 'finished');
            INSERT INTO contacts (id, source_id, ordinal, line, byte_offset, byte_count, kind, display_name, organization)
            VALUES (1, 1, 1, 2, 0, 1, 'person', 'Ann', 'Acme'), (2, 1, 2, 3, 1, 1, 'person', 'Bob', NULL),
              (3, 1, 3, 4, 2, 1, 'person', 'Cy', 'Acme Ltd');
            """, in: path)
    }

    private func contacts(_ condition: String) throws -> [Int] {
        let condition = try SQLCondition(condition, path: path, cancellation: Cancellation())
        var contacts: [Int] = []
        while let contact = try condition.next() { contacts.append(contact) }
        return contacts
    }

    @Test(arguments: [
        ("organization LIKE 'Acme%'", [1, 3]), ("organization IS NULL", [2]), ("1", [1, 2, 3]), ("0", []),
        ("id IN (SELECT id FROM contacts WHERE display_name > 'Ann')", [2, 3]), ("id = 1 OR id = 3 -- both", [1, 3]),
        ("length(display_name) = 2 /* short */", [3]), ("display_name = ';'", []), ("(id) = (2)", [2]),
        ("CASE WHEN id = 2 THEN 1 END", [2]), (" \n id = 1\n ", [1]),
    ])
    func oneExpressionSelects(condition: String, expected: [Int]) throws {
        #expect(try contacts(condition) == expected)
    }

    @Test(arguments: [
        "", "  ", "1; DELETE FROM contacts", "1); DELETE FROM contacts; --", "1) OR (1",
        "1) UNION SELECT id FROM contacts --",
        "1 THEN 1 END) OR (1", "1 THEN 1 END FROM contacts; DROP TABLE contacts; SELECT CASE WHEN 1", "1, 2",
        "SELECT 1", "1 --", "id = ?",
        "id = :name", "/*", "1 /*", "load_extension('x')", "writefile('x', 'y')", "no_such_column = 1", "count(*) > 0",
        "1 ORDER BY id",
        "1 LIMIT 1", "id = 1 AS x", "(DELETE FROM contacts)", "EXISTS (PRAGMA table_info(contacts))", "attach 'x' as y",
        "1 GROUP BY 1",
        "'", "\"", "id = 1)", "(id = 1", "id IN (DELETE FROM contacts RETURNING id)", "randomblob(1000000000) IS NULL",
    ])
    func anythingElseIsRefused(condition: String) throws {
        guard condition != "1 --" else {
            // A comment ends with its line, and hides nothing.
            #expect(try contacts(condition) == [1, 2, 3])
            return
        }
        #expect(throws: InvalidCondition.self) { try contacts(condition) }
        #expect(try PlainSQL.rows("SELECT count(*) FROM contacts", in: path) == ["3"])
    }

    @Test func anErrorWhileItRunsIsReported() {
        #expect(throws: (any Error).self) { try contacts("abs(-9223372036854775807 - id) > 0") }
    }

    @Test(arguments: [
        (#"{"a":"b","c":["d","e"]}"#, ["a=b", "c=d", "c=e"]), (#"{}"#, []),
        (#" { "a" : "\u00e9\n\"\\" } "#, ["a=é\n\"\\"]),
        (#"{"a":"\ud83d\ude00"}"#, ["a=😀"]), (#"{"":""}"#, ["="]),
    ])
    func extrasAreDecoded(json: String, expected: [String]) {
        var values: [String] = []
        let isValid = Array(json.utf8).withUnsafeBufferPointer { bytes in
            var decoder = ExtrasDecoder(bytes)
            return decoder.forEach { values.append(String(decoding: $0 + [0x3D] + $1, as: UTF8.self)) }
        }
        #expect(isValid && values == expected)
    }

    @Test(arguments: [
        "", "[]", #"{"a"}"#, #"{"a":1}"#, #"{"a":"b""#, #"{"a":"b"} x"#, #"{"a":"\u12"}"#, #"{"a":["b"}"#,
    ])
    func otherExtrasAreRefused(json: String) {
        let isValid = Array(json.utf8).withUnsafeBufferPointer { bytes in
            var decoder = ExtrasDecoder(bytes)
            return decoder.forEach { _, _ in }
        }
        #expect(!isValid)
    }
}
