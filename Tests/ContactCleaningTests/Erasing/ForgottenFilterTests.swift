import ContactStore
import PhoneNumbers
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Whoever is forgotten does not come back with the next ingest.
struct ForgottenFilterTests {
    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        _ = try bench.ingest(
            bench.folder.write(
                "First Name,Last Name,Home Phone,E-mail Address\nAda,Example,650-253-0000,ada@example.com\n"
                    + "Bo,Beispiel,650-253-0001,\n", to: "first.csv"))
    }

    private static let second = """
        Full Name,Mobile,Email
        Example Ada,+1 (650) 253 0000,
        Ada Example,,ADA@example.com
        Cleo Muster,650-253-0000,
        Dan Ejemplo,650-253-0004,

        """

    private func names(evenForgotten: Bool = false, isDryRun: Bool = false) throws -> ([String], IngestSummary) {
        var ingest = Ingest(
            inputs: [try bench.folder.write(Self.second, to: "second.csv")], database: bench.database,
            options: bench.options, isDryRun: isDryRun)
        ingest.readsForgotten = evenForgotten
        let summary = try ingest.run()
        #expect(try ContactDatabase.open(at: bench.database).verify().filter { !$0.hasPassed } == [])
        return (
            try bench.rows("SELECT name FROM _contact_names WHERE name NOT LIKE 'Bo%' ORDER BY contact_id"), summary
        )
    }

    @Test func aNumberKeepsEverybodyAwayWhoHasIt() throws {
        _ = try Erasure(database: bench.database).erase(.number("+16502530000"))
        let (names, summary) = try names()
        #expect(names == ["Ada Example", "Dan Ejemplo"])
        #expect(summary.total.forgottenContacts == 2)
        #expect(summary.total.seenContacts == 4)
        #expect(
            try bench.rows("SELECT contacts_seen, contacts_stored, contacts_forgotten FROM sources ORDER BY id")
                == ["2|1|1", "4|2|2"])
    }

    @Test func aPersonIsKnownByNameAndNumberOrAddress() throws {
        _ = try Erasure(database: bench.database).erase(.contact(1))
        #expect(try names().0 == ["Cleo Muster", "Dan Ejemplo"])
    }

    /// Names of the forgotten Ada Example or of others who share values with her, and whether they stay away.
    @Test(arguments: [
        ("Dr. Ada", "Example", "650-253-0000", "", true), ("A.", "Example", "", "ADA@example.com", true),
        ("Ada Maria", "Example", "650-253-0000", "", true), ("", "", "", "ada@example.com", true),
        ("Ada", "Example-Muster", "650-253-0000", "", true), ("Ada", "Muster", "650-253-0000", "ada@example.com", true),
        ("Ada", "Muster", "650-253-0000", "", false), ("Ben", "Example", "650-253-0000", "ada@example.com", false),
        ("Dr. Ben", "Example", "650-253-0000", "", false), ("", "", "650-253-0000", "", false),
        ("Ada", "Example", "650-253-0009", "", false),
    ])
    func aPersonIsKnownByOtherFormsOfTheName(
        _ given: String, _ family: String, _ number: String, _ address: String, _ isForgotten: Bool
    ) throws {
        _ = try Erasure(database: bench.database).erase(.contact(1))
        let text = "First Name,Last Name,Home Phone,E-mail Address\n\(given),\(family),\(number),\(address)\n"
        let summary = try bench.ingest(bench.folder.write(text, to: "other.csv"))
        #expect(summary.total.forgottenContacts == (isForgotten ? 1 : 0))
    }

    @Test(arguments: ["Ada Maria,Example", "Cleo,Muster", ","])
    func anAddressKeepsEverybodyAwayWhoHasIt(_ name: String) throws {
        _ = try Erasure(database: bench.database).erase(.email("Ada@Example.com"))
        let text = "First Name,Last Name,E-mail Address\n\(name),ada@example.com\nDan,Ejemplo,dan@example.com\n"
        let summary = try bench.ingest(bench.folder.write(text, to: "other.csv"))
        #expect(summary.total.forgottenContacts == 1)
        #expect(try bench.rows("SELECT given_name FROM contacts ORDER BY id") == ["Bo", "Dan"])
    }

    @Test func aNameThatWasEditedIsKnown() throws {
        _ = try ContactEditing(database: bench.database).edit([1], [try FieldAssignment("given=Adele")])
        _ = try Erasure(database: bench.database).erase(.contact(1))
        let text = "First Name,Last Name,Home Phone\nAdele,Example,650-253-0000\n"
        #expect(try bench.ingest(bench.folder.write(text, to: "other.csv")).total.forgottenContacts == 1)
    }

    @Test func aDryRunCountsTheSame() throws {
        _ = try Erasure(database: bench.database).erase(.contact(1))
        #expect(try names(isDryRun: true).1.total.forgottenContacts == 2)
    }

    @Test func somebodyMayComeBackOnRequest() throws {
        _ = try Erasure(database: bench.database).erase(.contact(1))
        #expect(try names(evenForgotten: true).0.count == 4)
    }

    @Test func aForgottenSourceStaysAway() throws {
        _ = try Erasure(database: bench.database).erase(.source(bench.folder.path("first.csv")))
        let again = try bench.ingest(bench.folder.path("first.csv"))
        #expect(try bench.rows("SELECT count(*) FROM sources") == ["0"])
        guard case .skipped = try #require(again.inputs.first).status else {
            Issue.record("\(again.inputs)")
            return
        }
    }
}
