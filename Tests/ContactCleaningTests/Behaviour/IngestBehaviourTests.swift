import ContactCleaning
import ContactModel
import ContactReading
import ContactStore
import PhoneNumbers
import SourceInput
import StoreTestSupport
import Testing

struct IngestBehaviourTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func totalsAddUp(_ summary: IngestSummary) -> Bool {
        summary.inputs.allSatisfy { input in
            let counts = input.counts
            return counts.seenContacts == counts.storedContacts + counts.skippedContacts
                && counts.numbers == counts.acceptedNumbers + counts.rejectedNumbers.total + counts.ambiguousNumbers
                    + counts.emptyNumbers
        }
    }

    @Test func m78OneBadCardAmongAThousand() throws {
        var cards = (0..<1000).map { "BEGIN:VCARD\nFN:Person \($0)\nTEL:650-253-0000\nEND:VCARD\n" }
        cards[500] = "BEGIN:VCARD\nEND:VCARD\n"
        let summary = try bench.ingest(bench.folder.write(cards.joined(), to: "a.vcf"))
        #expect(summary.total.storedContacts == 999)
        #expect(summary.total.skippedContacts == 1)
        #expect(try bench.rows("SELECT code, line FROM findings") == ["emptyCard|2001"])
    }

    @Test func m78OneBadRowAmongAThousand() throws {
        var bench = bench
        bench.options.reading.maxRecordLength = 200
        var rows = [String](repeating: "Ada,650-253-0000\n", count: 1000)
        rows[500] = String(repeating: "x", count: 300) + ",1\n"
        let summary = try bench.ingest(bench.folder.write("First Name,Home Phone\n" + rows.joined(), to: "a.csv"))
        #expect(summary.total.storedContacts == 999)
        #expect(summary.total.skippedContacts == 1)
        #expect(try bench.rows("SELECT code, line FROM findings") == ["recordTooLong|502"])
    }

    @Test func m79TotalsAddUpInTheSummaryAndInTheDatabase() throws {
        let rows = try bench.folder.write(
            "First Name,Home Phone\nAda,650-253-0000\n,\nBo,12 / 13\nCleo,n/a\nDan,\n", to: "a.csv")
        let cards = try bench.folder.write(
            "BEGIN:VCARD\nTEL:911\nTEL:\nEND:VCARD\nBEGIN:VCARD\nEND:VCARD\n", to: "b.vcf")
        let summary = try bench.ingest(rows, cards)
        #expect(totalsAddUp(summary))
        #expect(summary.inputs.map(\.counts.skippedContacts) == [1, 1])
        #expect(
            try bench.rows(
                """
                SELECT contacts_seen = contacts_stored + contacts_skipped,
                  numbers = numbers_accepted + numbers_rejected + numbers_ambiguous + numbers_empty,
                  contacts_stored = (SELECT count(*) FROM contacts WHERE source_id = sources.id),
                  numbers = (SELECT count(*) FROM phone_numbers JOIN contacts ON contacts.id = contact_id
                    WHERE source_id = sources.id),
                  findings = (SELECT count(*) FROM findings WHERE source_id = sources.id),
                  contacts_skipped <= findings
                FROM sources
                """) == ["1|1|1|1|1|1", "1|1|1|1|1|1"])
    }

    @Test func m79AFileWithoutContactsIsAnError() throws {
        let summary = try bench.ingest(bench.folder.write("First Name,Home Phone\n,\n", to: "a.csv"))
        #expect(summary.errors.first?.description.contains("no contacts were found") == true)
    }

    @Test func m80ASecondReadingChangesNothing() throws {
        let path = try bench.folder.write("BEGIN:VCARD\nFN:Ada\nTEL:650-253-0000\nEND:VCARD\n", to: "a.vcf")
        _ = try bench.ingest(path)
        let before = try PlainSQL.dump(bench.database)
        #expect(try bench.ingest(path).inputs.map(\.status) == [.alreadyStored(path: path)])
        #expect(try PlainSQL.dump(bench.database) == before)
    }

    @Test func m81AHundredThousandContacts() throws {
        let rows = (0..<100_000).map { "Person \($0),650-253-0000\n" }.joined()
        let path = try bench.folder.write("First Name,Home Phone\n" + rows, to: "a.csv")
        let summary = try Ingest(inputs: [path], database: bench.database, options: bench.options, isDryRun: true).run()
        #expect(summary.total.storedContacts == 100_000)
        #expect(summary.total.acceptedNumbers == 100_000)
    }

    @Test func m87ForeignFormatsAreRefusedByName() throws {
        let json = try bench.folder.write("{\"contacts\": []}", to: "a.vcf")
        let page = try bench.folder.write("<!DOCTYPE html><html></html>", to: "b.csv")
        let errors = try bench.ingest(json, page).errors.map(\.description)
        #expect(errors[0].contains("JSON"))
        #expect(errors[1].contains("HTML"))
    }

    @Test func m88WhatComesBeforeACutIsStored() throws {
        let path = try bench.folder.write("First Name,Home Phone\nAda,650-253-0000\nBo,\"650-253", to: "a.csv")
        let summary = try bench.ingest(path)
        #expect(summary.total.storedContacts == 2)
        #expect(try bench.rows("SELECT code, severity, line FROM findings") == ["truncated|error|3"])
    }

    @Test func repeatedFindingsAreGathered() throws {
        let rows = String(repeating: "Ada,650-253-0000,surplus\n", count: 40)
        _ = try bench.ingest(bench.folder.write("First Name,Home Phone\n" + rows, to: "a.csv"))
        var lines: [[String?]] = []
        try FindingsReport.make(database: bench.database, maxPerCode: 5, moreHint: "; --all shows them").forEachRow {
            lines.append($0)
        }
        #expect(lines.count == 6)
        #expect(lines.last?[6] == "and 35 more; --all shows them")
        var all = 0
        try FindingsReport.make(database: bench.database).forEachRow { _ in all += 1 }
        #expect(all == 40)
    }
}
