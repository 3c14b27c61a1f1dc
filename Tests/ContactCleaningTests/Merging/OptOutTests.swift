import ContactModel
import GRDB
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
        ("Désabonné", true), ("Non chiamare", true), ("Keine Werbung", true), ("Не звонить", true),
        ("НЕ ЗВОНИТЬ", true), ("Nie dzwonić", true),
        ("Não ligar", true), ("Bloqueado", true), ("Blacklist", true), ("Robinsonliste", true), ("电话勿扰", true),
        ("X-DNC", true), ("UNSUB_TIME", true), ("UNSUB_CAMPAIGN_ID", false),
        ("Status", true), ("Email Subscriber Status", true), ("Opt-in", true), ("GDPR consent", true),
        ("Einwilligung", true),
        ("Newsletter", true), ("Accepts Marketing", true), ("Kontakt erlaubt", true), ("수신 거부", true),
        ("Aramayın", true),
        ("Sound and colour", false), ("Call", false), ("Dncr", false), ("Contact", false), ("Marketing Manager", false),
        ("Status of order", false), ("Options", false), ("Unsubscribe link", false), ("Permissions", false),
    ]) func names(_ name: String, _ isOptOut: Bool) {
        #expect(OptOutColumn.isName(Array(name.utf8)[...]) == isOptOut)
    }

    /// A value in a column, by the program and by the view.
    @Test(arguments: [
        ("DNC", "Y", true), ("DNC", "yes", true), ("DNC", "ja", true), ("DNC", "TRUE", true), ("DNC", "1", true),
        ("DNC", "Sim", true),
        ("DNC", "да", true), ("DNC", "sì", true), ("DNC", "Checked", true), ("DNC", "YES!", true),
        ("DNC", "since 2020", true),
        ("DNC", "2024-01-05", true), ("DNC", "✔", true), ("DNC", "opted out", true), ("DNC", "1.0", true),
        ("DNC", "Yes (email)", true),
        ("DNC", "no", false), ("DNC", "No.", false), ("DNC", "0", false), ("DNC", "0.0", false),
        ("DNC", "false", false), ("DNC", "nein", false),
        ("DNC", "НЕТ", false), ("DNC", "hayır", false), ("DNC", "Não", false), ("DNC", "✗", false), ("DNC", "-", false),
        ("DNC", "?", false),
        ("DNC", "N/A", false), ("DNC", "Opted in", false), ("DNC", "", false),
        ("Opt-out", "https://example.org/u?1", false),
        ("Consent", "denied", true), ("Consent", "Revoked", true), ("Einwilligung", "nein", true),
        ("Newsletter", "No", true),
        ("Accepts Marketing", "false", true), ("Opt-in", "0", true), ("Consent", "granted", false),
        ("Consent", "2024-01-05", false),
        ("Newsletter", "", false), ("Consent", "unknown", false), ("Согласие", "Отказ", true),
        ("СОГЛАСИЕ", "ОТКАЗ", true),
        ("UNSUB_TIME", "2024-05-06 07:08:09", true), ("UNSUB_TIME", "", false),
        ("Status", "unsubscribed", true), ("Email Subscriber Status", "Unsubscribed", true), ("Status", "no", false),
        ("Status", "Customer", false), ("Status", "active", false), ("Désabonné", "OUI", true),
        ("DÉSABONNÉ", "NON", false),
    ]) func values(_ column: String, _ value: String, _ isOptOut: Bool) throws {
        #expect(OptOutColumn.isOptOut(Array(column.utf8)[...], Array(value.utf8)[...]) == isOptOut)
        let isOptOutInSQL = try DatabaseQueue().write { db in
            try db.execute(
                sql: "CREATE TABLE memberships (contact_id, person_id); INSERT INTO memberships VALUES (1, 1)")
            try db.execute(sql: "CREATE TABLE current_contacts (id, extras)")
            try db.execute(
                sql: "INSERT INTO current_contacts VALUES (1, json_object(?, ?))", arguments: [column, value])
            return try Bool.fetchOne(db, sql: "SELECT EXISTS (\(OptOutColumn.select))")
        }
        #expect(isOptOutInSQL == isOptOut)
    }

    /// Two contacts of a person with a value in each of two columns, and the columns that the person has.
    @Test(arguments: [
        (["DoNotCall", "Do Not Call"], ["false", "Yes"], ["Do Not Call:Yes"]),
        (["Nicht anrufen", "DNC"], ["ja", "N"], ["Nicht anrufen:ja"]),
        (["Opt-out", "Unsubscribe"], ["x", "no"], ["Opt-out:x"]),
        // Mail is no call.
        (["DoNotCall", "Unsubscribe"], ["false", "yes"], ["DoNotCall:false", "Unsubscribe:yes"]),
        (["DoNotCall", "Unsubscribe"], ["false", "no"], ["DoNotCall:false", "Unsubscribe:no"]),
        (["GDPR consent", "Opt-in"], ["revoked", "yes"], ["GDPR consent:revoked"]),
        (["Status", "Unsubscribe"], ["unsubscribed", "no"], ["Status:unsubscribed"]),
        (["Newsletter", "Opt-in"], ["no", "yes"], ["Newsletter:no", "Opt-in:yes"]),
        (["Keine Werbung", "Newsletter"], ["seit 2020", "ja"], ["Keine Werbung:seit 2020"]),
        (["Email Opt Out", "Unsubscribed from all email"], ["0", "true"], ["Unsubscribed from all email:true"]),
        (["HasOptedOutOfEmail", "Unsubscribed from all email"], ["0", "true"], ["Unsubscribed from all email:true"]),
        (["Email Opt-In", "Unsubscribed from all email"], ["yes", "true"], ["Unsubscribed from all email:true"]),
        (["DoNotCall", "HasOptedOutOfEmail"], ["0", "1"], ["DoNotCall:0", "HasOptedOutOfEmail:1"]),
        (["SMS Consent", "Email Opt Out"], ["yes", "Yes"], ["Email Opt Out:Yes", "SMS Consent:yes"]),
        (["Do Not Call", "Email Opt Out"], ["no", "Yes"], ["Do Not Call:no", "Email Opt Out:Yes"]),
        (
            ["Accepts Email Marketing", "Accepts SMS Marketing"], ["yes", "no"],
            ["Accepts Email Marketing:yes", "Accepts SMS Marketing:no"]
        ),
        (["SMS Consent", "Do not contact"], ["yes", "1"], ["Do not contact:1"]),
        (["SMS Consent", "Consent"], ["yes", "revoked"], ["Consent:revoked"]),
        (["Phone opt-in", "Nicht anrufen"], ["yes", "ja"], ["Nicht anrufen:ja"]),
        (["HasOptedOutOfFax", "Newsletter"], ["1", "yes"], ["HasOptedOutOfFax:1", "Newsletter:yes"]),
        (["Kundenstatus", "Status"], ["Neu", "Kunde"], ["Kundenstatus:Neu", "Status:Kunde"]),
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
        let isOptOut = zip(columns, values).contains { OptOutColumn.isOptOut(Array($0.utf8)[...], Array($1.utf8)[...]) }
        #expect(try bench.rows("SELECT opted_out FROM people_cards") == [isOptOut ? "1" : "0"])
        var shown: [Bool] = []
        try ContactDatabase.open(at: bench.database).forEachPerson { shown.append($0.hasOptedOut) }
        #expect(shown == [isOptOut])
    }

    /// An opt-out holds whichever card says so, in one column.
    @Test(arguments: [
        ("DNC", "Y", "N"), ("Status", "unsubscribed", "active"), ("Consent", "denied", "granted"),
        ("Newsletter", "nein", "ja"),
    ]) func anOptOutOfAnyCardHolds(_ column: String, _ optOut: String, _ other: String) throws {
        for values in [[optOut, other], [other, optOut], [other, optOut, other]] {
            let bench = try Workbench()
            let rows = values.enumerated().map { "Anna,Visser,anna@example.org,\($0),\($1)\n" }
            let text = "First Name,Last Name,E-mail 1 - Value,Notes,\(column)\n" + rows.joined()
            _ = try bench.ingest(bench.write(Array(text.utf8), to: "people.csv"))
            _ = try Deduplication(database: bench.database).run()
            #expect(try bench.rows("SELECT opted_out FROM people_cards") == ["1"])
            _ = try ContactDatabase.open(at: bench.database).forEachPersonContacts { person in
                let merged = PersonMerge.merged(person).contact
                let kept = merged.fields.filter { $0.kind == .extra }.map { merged.value(of: $0) }
                #expect(kept == [optOut])
            }
        }
    }
}
