import ContactModel
import StoreTestSupport
import Testing

@testable import ContactStore

/// Every field of a contact is stored somewhere, and found there.
struct FieldPlacementTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
    }

    private func store(_ contacts: [Contact]) throws {
        try ContactDatabase.openOrCreate(at: path).write(rule: { _ in nil }) { writer in
            _ = try writer.beginSource(SourceIdentity(path: "x.csv", sha256: "aa", byteCount: 0, planVersion: "1"))
            var encoder = try writer.makeEncoder()
            for contact in contacts { encoder.add(contact, numbers: []) }
            try writer.write(encoder.take())
            try writer.finishSource(SourceOutcome(byteCount: 0))
        }
    }

    private func contact(_ fields: [(Contact.Field.Kind, String, String)]) -> Contact {
        var contact = Contact()
        contact.origin.ordinal = 1
        for (kind, label, value) in fields { contact.append(kind, label: label.utf8, value: value.utf8) }
        return contact
    }

    @Test(arguments: Contact.Field.Kind.allCases.filter { $0 != .phone })
    func everyKindIsStored(_ kind: Contact.Field.Kind) throws {
        try store([contact([(kind, "", "marker")])])
        let tables: [(any StoreColumn.Type, String)] = [
            (ContactColumn.self, "contacts"), (EmailColumn.self, "emails"), (AddressColumn.self, "addresses"),
            (DetailColumn.self, "details"),
        ]
        let found = try tables.reduce(0) { sum, table in
            let texts = table.0.names.map { "ifnull(\($0), '')" }.joined(separator: " || ' ' || ")
            let count = try PlainSQL.rows("SELECT count(*) FROM \(table.1) WHERE \(texts) LIKE '%marker%'", in: path)
            return sum + (Int(count.first ?? "") ?? 0)
        }
        #expect(found == 1)
    }

    @Test func noTwoColumnsHoldTheSameKind() {
        let kinds = ContactColumn.allCases.compactMap(\.fieldKind) + AddressColumn.allCases.compactMap(\.fieldKind)
        #expect(Set(kinds).count == kinds.count)
    }

    @Test func secondValuesAndLabelsAreDetails() throws {
        try store([
            contact([
                (.nickname, "", "Ada"), (.nickname, "", "Lady A"), (.organization, "former", "Example Works"),
            ])
        ])
        #expect(try PlainSQL.rows("SELECT nickname, organization FROM contacts", in: path) == ["Ada|Example Works"])
        #expect(
            try PlainSQL.rows("SELECT position, kind, label, value FROM details ORDER BY id", in: path)
                == ["0|nickname||Lady A", "1|organization|former|Example Works"])
    }

    /// A part that comes twice begins another address, so that no part is lost.
    @Test func partsOfAGroupAreOneAddress() throws {
        var contact = Contact()
        contact.origin.ordinal = 1
        for (kind, value, group) in [
            (Contact.Field.Kind.street, "1 Main Street", UInt16(1)), (.city, "Springfield", 1),
            (.street, "Hauptstr. 2", 2),
            (.country, "DE", 2), (.city, "Musterstadt", 2), (.city, "Twice", 2),
        ] { contact.append(kind, label: "home".utf8, value: value.utf8, group: group) }
        try store([contact])
        #expect(
            try PlainSQL.rows("SELECT position, label, street, city, country FROM addresses ORDER BY id", in: path) == [
                "0|home|1 Main Street|Springfield|", "1|home|Hauptstr. 2|Musterstadt|DE", "2|home||Twice|",
            ])
    }

    @Test func extrasAreAnObject() throws {
        try store([
            contact([
                (.extra, "Pet", "cat"), (.extra, "a \"quoted\" name", "tab\there\u{1}"), (.extra, "Pet", "dog\\"),
            ])
        ])
        #expect(
            try PlainSQL.rows(
                """
                SELECT extras ->> '$.Pet[0]', extras ->> '$.Pet[1]', json_type(extras, '$.Pet'), json_valid(extras),
                  (SELECT value FROM json_each(extras) WHERE key = 'a "quoted" name') = 'tab' || char(9) || 'here' || char(1)
                FROM contacts
                """, in: path) == ["cat|dog\\|array|1|1"])
    }

    /// More names than are compared one by one.
    @Test func manyExtrasKeepTheirOrder() throws {
        let fields = (0..<100).map { (Contact.Field.Kind.extra, "name\($0 % 90)", "value\($0)") }
        try store([contact(fields)])
        let keys = try PlainSQL.rows("SELECT key FROM contacts, json_each(extras)", in: path)
        #expect(keys == (0..<90).map { "name\($0)" })
        #expect(
            try PlainSQL.rows("SELECT extras ->> '$.name5[0]', extras ->> '$.name5[1]' FROM contacts", in: path)
                == ["value5|value95"])
    }
}
