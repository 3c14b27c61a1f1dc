import ContactCleaning
import ContactMatching
import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

/// Corrections of single numbers: what they need, what they leave, and that they can be undone.
struct NumberCorrectionsTests {
    private let folder: TemporaryFolder
    private let database: String

    init() throws {
        folder = try TemporaryFolder()
        database = folder.path("contacts.db")
        let input = try folder.write(
            """
            First Name,Last Name,Home Phone,Mobile Phone,Home Country
            Ada,Example,123,650-253-0000,United States
            Bo,Beispiel,(212) 555-0123,4.47701E+11,
            Cleo,Muster,030 123456,,Germany

            """, to: "people.csv")
        let options = CleaningOptions(region: try RegionChoice(code: "US"))
        _ = try Ingest(inputs: [input], database: database, options: options).run()
    }

    private var corrections: NumberCorrections {
        NumberCorrections(database: database, author: "Eve", note: "by phone")
    }
    private var history: ChangeHistory { ChangeHistory(database: database) }

    private func rows(_ sql: String) throws -> [String] { try PlainSQL.rows(sql, in: database) }

    private func number(_ raw: String) throws -> Int {
        try #require(try rows("SELECT id FROM phone_numbers WHERE raw = '\(raw)'").first.flatMap { Int($0) })
    }

    private func expectSound() throws {
        #expect(try ContactDatabase.open(at: database).verify().filter { !$0.hasPassed } == [])
    }

    @Test func aCorrectionHoldsInEveryView() throws {
        let number = try number("123")
        let summary = try corrections.correct([.init(number: number, value: "(650) 253-0001")])
        #expect(summary.refused == [])
        #expect(summary.change == 2)
        #expect(summary.corrected.map(\.after.e164) == ["+16502530001"])
        #expect(summary.corrected.map(\.before.reason) == ["tooShort"])
        #expect(
            try rows("SELECT raw, e164, value, change_id FROM accepted_numbers WHERE contact = 'Ada Example'") == [
                "123|+16502530001|(650) 253-0001|2", "650-253-0000|+16502530000|650-253-0000|",
            ])
        #expect(try rows("SELECT raw FROM rejected_numbers WHERE contact = 'Ada Example'") == [])
        #expect(try rows("SELECT numbers, numbers_accepted, numbers_rejected FROM source_summary") == ["5|3|2"])
        // The row of the source stays as it was read.
        #expect(try rows("SELECT raw, verdict, e164 FROM phone_numbers WHERE id = \(number)") == ["123|rejected|"])
        #expect(try rows("SELECT numbers_accepted FROM sources") == ["2"])
        let source = try #require(try ContactDatabase.open(at: database).sources().first)
        #expect(source.accepted == 3 && source.rejected == 2 && source.empty == 0)
        try expectSound()
    }

    @Test func aNumberIsReadInTheCountryOfItsContact() throws {
        let number = try number("030 123456")
        let summary = try corrections.correct([.init(number: number, value: "030 123457")])
        #expect(summary.corrected.map(\.after.e164) == ["+4930123457"])
        let other = try corrections.correct([.init(number: number, value: "020 7183 8750", region: RegionCode("GB"))])
        #expect(other.corrected.map(\.after.e164) == ["+442071838750"])
        #expect(other.corrected.map(\.before.e164) == ["+4930123457"])
    }

    @Test func anEmptyValueSaysThatThereIsNoNumber() throws {
        _ = try corrections.correct([.init(number: try number("123"), value: "")])
        #expect(try rows("SELECT numbers_accepted, numbers_rejected, numbers_empty FROM source_summary") == ["2|2|1"])
        try expectSound()
    }

    @Test(arguments: [
        ("12", CorrectionRefusal.rejected(.tooShort)), ("(212) 555-0199", .rejected(.entertainment)),
        ("ask her", .rejected(.notANumber)), ("(650) 253-0000 / (650) 253-0001", .severalNumbers(2)),
        ("123", .rejected(.tooShort)),
    ])
    func whatIsNotAcceptedIsRefused(_ value: String, _ reason: CorrectionRefusal) throws {
        let before = try PlainSQL.dump(database)
        let summary = try corrections.correct([.init(number: try number("123"), value: value)])
        #expect(summary.refused.map(\.reason) == [reason])
        #expect(summary.change == nil)
        #expect(try PlainSQL.dump(database) == before)
    }

    @Test func unknownAndUnchangedNumbersAreRefusedAndTheOthersStored() throws {
        let summary = try corrections.correct([
            .init(number: 7, value: "650-253-0001"), .init(number: try number("650-253-0000"), value: "650-253-0000"),
            .init(number: try number("123"), value: "650-253-0001"),
        ])
        #expect(summary.refused.map(\.reason) == [.noSuchNumber, .unchanged])
        #expect(summary.corrected.count == 1)
    }

    @Test func theLastOfSeveralValuesCounts() throws {
        let number = try number("123")
        let summary = try corrections.correct([
            .init(number: number, value: "650-253-0001"), .init(number: number, value: "650-253-0002"),
        ])
        #expect(summary.corrected.map(\.after.e164) == ["+16502530002"])
        #expect(try rows("SELECT count(*) FROM corrections") == ["1"])
    }

    @Test func aDryRunChangesNothing() throws {
        let before = try Data(contentsOf: URL(fileURLWithPath: database))
        var corrections = corrections
        corrections.isDryRun = true
        let summary = try corrections.correct([.init(number: try number("123"), value: "650-253-0001")])
        #expect(summary.change == nil && summary.corrected.count == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: database)) == before)
    }

    @Test func correctionsOfCorrectionsAreUndoneOneByOne() throws {
        let number = try number("123")
        func current() throws -> String? { try rows("SELECT e164 FROM current_numbers WHERE id = \(number)").first }
        for line in 1...3 { _ = try corrections.correct([.init(number: number, value: "650-253-000\(line)")]) }
        #expect(try current() == "+16502530003")
        #expect(try history.undo().id == 4)
        #expect(try current() == "+16502530002")
        // An earlier one, which does not hold: nothing changes.
        #expect(try history.undo(2).id == 2)
        #expect(try current() == "+16502530002")
        #expect(try history.undo().id == 3)
        #expect(try current() == "")
        #expect(throws: ChangeError.undoneAlready(4, by: 5)) { try history.undo(4) }
        // Undoing the undoing restores it; and once more.
        #expect(try history.undo(5).kind == "undo")
        #expect(try current() == "+16502530003")
        let restoring = try #require(try history.changes().last?.id)
        _ = try history.undo(restoring)
        #expect(try current() == "")
        #expect(try rows("SELECT author, note FROM changes WHERE id = 2") == ["Eve|by phone"])
        try expectSound()
    }

    @Test func aThousandFixesAreOneChange() throws {
        var text = "Name,Home Phone\n"
        for line in 0..<1000 { text += "Person \(line),212-555-0\(line % 90 + 100)\n" }
        _ = try Ingest(inputs: [try folder.write(text, to: "many.csv")], database: folder.path("many.db")).run()
        let ids = try PlainSQL.rows("SELECT id FROM phone_numbers ORDER BY id", in: folder.path("many.db"))
        let corrections = NumberCorrections(database: folder.path("many.db"))
        let summary = try corrections.correct(
            ids.enumerated().map { .init(number: Int($1) ?? 0, value: "+1650253\(1000 + $0)") })
        #expect(summary.corrected.count == 1000 && summary.change == 2)
        let accepted = try PlainSQL.rows(
            "SELECT count(DISTINCT e164) FROM accepted_numbers", in: folder.path("many.db"))
        #expect(accepted == ["1000"])
    }

    @Test func peopleFollowTheNumbersThatHold() throws {
        _ = try Deduplication(database: database).run()
        #expect(try rows("SELECT count(*) FROM people") == ["3"])
        _ = try corrections.correct([.init(number: try number("4.47701E+11"), value: "650-253-0000")])
        let check = try #require(try ContactDatabase.open(at: database).verify().first { $0.subject == .people })
        #expect(check.notes.count == 1)
        #expect(try rows("SELECT phones FROM people_cards WHERE name = 'Bo Beispiel'") == ["+16502530000"])
        #expect(try ContactDatabase.open(at: database).hasCorrectionsSincePeople())
        _ = try Deduplication(database: database).run()
        #expect(try !ContactDatabase.open(at: database).hasCorrectionsSincePeople())
        let review = try PeopleReview(database: database)
        #expect(try review.evidence(1, 2).parts.contains { $0.value == "+16502530000" })
    }

    @Test func damageIsFound() throws {
        let number = try number("123")
        _ = try corrections.correct([.init(number: number, value: "650-253-0001")])
        _ = try corrections.correct([.init(number: number, value: "650-253-0002")])
        try PlainSQL.run(
            """
            UPDATE corrections SET is_current = NOT is_current WHERE id = 2;
            UPDATE corrections SET e164 = NULL WHERE id = 1;
            INSERT INTO changes (at, kind) VALUES ('2026-11-21T17:00:00Z', 'undo')
            """, in: database)
        let check = try #require(try ContactDatabase.open(at: database).verify().first { $0.subject == .corrections })
        #expect(check.issueCount == 3)
    }
}
