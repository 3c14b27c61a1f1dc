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
