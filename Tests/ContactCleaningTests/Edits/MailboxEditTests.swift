import ContactStore
import ContactWriting
import PhoneNumbers
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Several e-mail addresses in one cell or property, from the file to the database and back.
struct MailboxEditTests {
    private static let table = "First Name,Last Name,E-mail Address,Phone\nMia,Fox,%,650-253-0000\n"
    private static let card =
        "BEGIN:VCARD\nVERSION:3.0\nN:Fox;Mia;;;\nFN:Mia Fox\nEMAIL;TYPE=work:%\nTEL:650-253-0000\nEND:VCARD\n"
    private static let old = "BEGIN:VCARD\nVERSION:2.1\nN:Fox;Mia\nEMAIL;INTERNET:%\nTEL:650-253-0000\nEND:VCARD\n"

    private static func source(_ form: String, _ value: String) -> String {
        form.replacing("%", with: value)
    }

    private func same(_ bench: Workbench) throws -> (text: String, missed: Int) {
        let export = Export(database: bench.database, format: .same)
        var bytes: [UInt8] = []
        let result = try export.write(try #require(try export.sameFiles().first)) { bytes.append(contentsOf: $0) }
        return (String(decoding: bytes, as: UTF8.self), result.missedEdits)
    }

    private static let list =
        "\"\"\"Fox, Mia\"\" <m@fox.example>;  Shop: a@x.example / b@y.example (x)\""

    /// One address is written where it stands, and all around it stays.
    @Test(arguments: [
        (
            table, "\"m@fox.example; Mia Work <m@work.example>\"", "email.2=n@work.example",
            "\"m@fox.example; Mia Work <n@work.example>\""
        ),
        (table, "m@fox.example / m@work.example", "email.1=n@work.example", "n@work.example / m@work.example"),
        (table, "\"m@fox.example\n m@work.example \"", "email.2=n@work.example", "\"m@fox.example\n n@work.example \""),
        (
            table, list, "email.2=c@z.example",
            "\"\"\"Fox, Mia\"\" <m@fox.example>;  Shop: c@z.example / b@y.example (x)\""
        ),
        (table, list, "email.3=", "\"\"\"Fox, Mia\"\" <m@fox.example>;  Shop: a@x.example\""),
        (table, list, "email.1=", "\"Shop: a@x.example / b@y.example (x)\""),
        (table, "Shop: a@x.example / b@y.example; c@z.example", "email.1=", "Shop: b@y.example; c@z.example"),
        (table, "Shop: a@x.example / b@y.example; c@z.example", "email.2=", "Shop: a@x.example; c@z.example"),
        (table, "m@fox.example (privat)", "email=n@fox.example", "n@fox.example (privat)"),
        (table, "m@fox.example <m@fox.example>", "email=n@fox.example", "n@fox.example <n@fox.example>"),
        (table, "m@fox.example m@work.example", "email+=n@fox.example", "m@fox.example m@work.example n@fox.example"),
        (
            card, "m@fox.example\\, \"Fox\\, Mia\" <m@work.example>", "email.2=n@work.example",
            "m@fox.example\\, \"Fox\\, Mia\" <n@work.example>"
        ),
        (
            card, "m@fox.example, m@work.example (x\\;y)", "email.1=n@fox.example",
            "n@fox.example, m@work.example (x\\;y)"
        ),
        (card, "m@fox.example\\nm@work.example", "email.1=", "m@work.example"),
        (card, "Mia <m@fox.example>", "email=n@fox.example", "Mia <n@fox.example>"),
        (old, "m@fox.example; m@work.example", "email.2=n@work.example", "m@fox.example; n@work.example"),
    ])
    func oneAddressIsWrittenInItsPlace(_ form: String, _ value: String, _ edit: String, _ written: String) throws {
        let bench = try Workbench()
        let name = form.hasPrefix("BEGIN") ? "a.vcf" : "a.csv"
        _ = try bench.ingest(bench.write(Array(Self.source(form, value).utf8), to: name))
        let summary = try ContactEditing(database: bench.database).edit([1], [try FieldAssignment(edit)])
        #expect(summary.refused == [])
        let (text, missed) = try same(bench)
        #expect(text == Self.source(form, written))
        #expect(missed == 0)
    }

    /// A text that is no address would make the others of its cell none.
    @Test func whatIsNoAddressIsCounted() throws {
        let bench = try Workbench()
        let source = Self.source(Self.table, "m@fox.example / m@work.example")
        _ = try bench.ingest(bench.write(Array(source.utf8), to: "a.csv"))
        var editing = ContactEditing(database: bench.database)
        editing.keepsInvalid = true
        _ = try editing.edit([1], [try FieldAssignment("email.2=none")])
        let (text, missed) = try same(bench)
        #expect(text == source && missed == 1)
    }

    private static let values = [
        "Tom <tom@fox.example>", "\"Fox, Mia\" <m@fox.example>; Mia Work <m@work.example>", "m@fox.example (privat)",
        "Team: a@x.example, b@y.example;", "a@x.example, call 5", "E-Mail: a@x.example / Info <info@x.example>",
    ]

    /// Sources that nobody has edited come back as they are, and a plan has nothing to write.
    @Test(arguments: values) func untouchedFilesStay(_ value: String) throws {
        let cell = "\"\(value.replacing("\"", with: "\"\""))\""
        for (form, value) in [(Self.table, cell), (Self.card, value), (Self.old, value)] {
            let bench = try Workbench()
            let source = Self.source(form, value)
            let name = form.hasPrefix("BEGIN") ? "a.vcf" : "a.csv"
            _ = try bench.ingest(bench.write(Array(source.utf8), to: name))
            #expect(try same(bench).text == source)
            let options = WriteBackOptions(numbers: nil, writesEdits: true, joinsPeople: false)
            #expect(try WriteBackPlan(database: bench.database, options: options).run() == nil)
        }
    }

    /// An export that is read again is the same contact, and has no edit.
    @Test(arguments: values) func whatIsExportedComesBack(_ value: String) throws {
        let bench = try Workbench()
        let cell = "\"\(value.replacing("\"", with: "\"\""))\""
        _ = try bench.ingest(bench.write(Array(Self.source(Self.table, cell).utf8), to: "a.csv"))
        for (format, name) in [(ExportFormat.csv, "b.csv"), (.vcard3, "b.vcf"), (.vcard4, "c.vcf")] {
            var export = Export(database: bench.database, format: format)
            export.hasContactIDs = format == .csv
            var bytes: [UInt8] = []
            _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
            let again = try Workbench()
            _ = try again.ingest(again.write(bytes, to: name))
            #expect(
                try again.rows("SELECT address, label FROM emails ORDER BY id")
                    == bench.rows("SELECT address, label FROM emails ORDER BY id"), "\(format)")
            guard format == .csv else { continue }
            let summary = try ContactEditing(database: bench.database).edit(from: bench.write(bytes, to: name))
            #expect(summary.edited.isEmpty && summary.refused == [])
        }
    }

    /// Each address is checked by itself.
    @Test func findingsConcernTheParts() throws {
        let bench = try Workbench()
        let cell = "m@fox.example, m@gmial.com, m@fox..example"
        _ = try bench.ingest(
            bench.write(Array(Self.source(Self.table, "\"\(cell)\"").utf8), to: "a.csv"))
        #expect(
            try bench.rows("SELECT address FROM emails ORDER BY id") == [
                "m@fox.example", "m@gmial.com", "m@fox..example",
            ])
        let found = try bench.rows("SELECT raw FROM findings WHERE code = 'invalidEmail'")
        #expect(found == ["m@fox..example"])
    }

    /// Other readers have the same values.
    @Test(arguments: [
        (
            "a.ldif",
            "dn: cn=Mia Fox\nobjectClass: person\ncn: Mia Fox\nmail: m@fox.example, Mia Work <m@work.example>\n"
        ),
        (
            "a.json",
            "[{\"name\": \"Mia Fox\", \"email\": \"m@fox.example; m@work.example\"}, {\"name\": \"Tom Fox\", \"email\": \"\"}]"
        ),
        (
            "b.json",
            "[\"vcard\", [[\"version\", {}, \"text\", \"4.0\"], [\"fn\", {}, \"text\", \"Mia Fox\"], [\"email\", {}, \"text\", \"m@fox.example, Mia <m@work.example>\"]]]"
        ),
    ])
    func otherFormatsHaveTheSameValues(_ name: String, _ text: String) throws {
        let bench = try Workbench()
        _ = try bench.ingest(bench.write(Array(text.utf8), to: name))
        #expect(try bench.rows("SELECT address FROM emails ORDER BY id") == ["m@fox.example", "m@work.example"])
    }

    /// The second address of a cell joins contacts as any other.
    @Test func splitAddressesFindPeople() throws {
        let bench = try Workbench()
        let text =
            "First Name,Last Name,E-mail Address\nMia,Fox,\"m@fox.example; Mia Work <m@work.example>\"\nMia,Fox,m@work.example\n"
        _ = try bench.ingest(bench.write(Array(text.utf8), to: "a.csv"))
        _ = try Deduplication(database: bench.database).run()
        #expect(try bench.rows("SELECT count(*) FROM people") == ["1"])
    }
}
