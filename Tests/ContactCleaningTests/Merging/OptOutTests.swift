import StoreTestSupport
import Testing

@testable import ContactCleaning
@testable import ContactStore

/// Somebody who has opted out anywhere has opted out, whatever the column is called.
struct OptOutTests {
    @Test(arguments: [
        ("DoNotCall", true), ("Do Not Call", true), ("do_not_contact", true), ("DNC", true), ("Unsubscribe", true),
        ("Unsubscribed from all", true), ("Nicht anrufen", true), ("Ne pas appeler", true),
        ("Has Opted Out of Email", true),
        ("Sound and colour", false), ("Call", false), ("Dncr", false), ("Contact", false),
    ]) func names(_ name: String, _ isOptOut: Bool) {
        #expect(OptOutColumn.isName(Array(name.utf8)[...]) == isOptOut)
    }

    @Test(arguments: [
        ("Y", true), ("yes", true), ("ja", true), ("TRUE", true), ("1", true), ("Sim", true), ("no", false),
        ("0", false),
        ("false", false), ("nein", false), ("", false),
    ]) func values(_ value: String, _ isOptOut: Bool) {
        #expect(OptOutColumn.isTrue(Array(value.utf8)[...]) == isOptOut)
    }

    /// Two contacts of a person with a value in each of two columns, and the columns that the person has.
    @Test(arguments: [
        (["DoNotCall", "Do Not Call"], ["false", "Yes"], ["Do Not Call:Yes"]),
        (["Nicht anrufen", "DNC"], ["ja", "N"], ["Nicht anrufen:ja"]),
        (["Opt-out", "Unsubscribe"], ["x", "no"], ["Opt-out:x"]),
        // Mail is no call.
        (["DoNotCall", "Unsubscribe"], ["false", "yes"], ["DoNotCall:false", "Unsubscribe:yes"]),
        (["DoNotCall", "Unsubscribe"], ["false", "no"], ["DoNotCall:false", "Unsubscribe:no"]),
    ]) func whoHasOptedOutHasOptedOut(_ columns: [String], _ values: [String], _ expected: [String]) throws {
        let bench = try Workbench()
        let text = """
            First Name,Last Name,E-mail 1 - Value,\(columns[0]),\(columns[1])
            Anna,Visser,anna@example.org,\(values[0]),
            Anna,Visser,anna@example.org,,\(values[1])

            """
        _ = try bench.ingest(bench.write(Array(text.utf8), to: "people.csv"))
        _ = try Deduplication(database: bench.database).run()
        var export = Export(database: bench.database, format: .vcard4)
        export.mergesPeople = true
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        let kept = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
            .filter { $0.hasPrefix("X-TRUNKLINE-COLUMN") }.map { String($0.drop { $0 != "=" }.dropFirst()) }
        #expect(kept.sorted() == expected)
        let isOptOut = expected.contains { !$0.hasSuffix("false") && !$0.hasSuffix("no") }
        #expect(try bench.rows("SELECT opted_out FROM people_cards") == [isOptOut ? "1" : "0"])
    }
}
