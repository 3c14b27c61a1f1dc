import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Contacts that are the same in everything are one person's, although they have neither a number nor an address of e-mail.
struct IdenticalContactsTests {
    private func joins(_ text: String, as name: String) throws -> Int {
        let bench = try Workbench()
        _ = try bench.ingest(try bench.write(Array(text.utf8), to: name))
        return try Deduplication(database: bench.database).run().automaticJoins
    }

    private static func cards(_ lines: [String]) -> String {
        lines.map {
            "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Zwetschgenbaum;Ottilie;;;\r\nFN:Ottilie Zwetschgenbaum\r\n\($0)\r\nEND:VCARD\r\n"
        }
        .joined()
    }

    /// Contacts that are the same are one row, and no pair of it is compared.
    @Test func copiesAreCounted() throws {
        let bench = try Workbench()
        let card = Self.cards(["NOTE:Met in 2012"])
        _ = try bench.ingest(try bench.write(Array((card + card + card).utf8), to: "cards.vcf"))
        let summary = try Deduplication(database: bench.database).run()
        #expect((summary.automaticJoins, summary.copies, summary.comparisons) == (2, 2, 0))
    }

    /// A line of both cards.
    @Test(arguments: [
        "URL:https://ottilie.example.org", "IMPP:skype:ottilie.z", "NOTE:Met at a fair in 2012\\, wants an offer",
        "ANNIVERSARY:2010-05-06", "TEL:12", "ORG:Acme GmbH\r\nTITLE:Prokuristin",
    ]) func identicalCardsAreOne(_ line: String) throws {
        #expect(try joins(Self.cards([line, line]), as: "cards.vcf") == 1)
    }

    /// A line of either card.
    @Test(arguments: [
        ["NOTE:Met in 2012", "NOTE:Met in 2013"], ["CATEGORIES:Friends", "CATEGORIES:Friends"],
        ["ORG:Acme GmbH\r\nTITLE:Prokuristin\r\nNOTE:Met in 2012", "ORG:Acme GmbH\r\nTITLE:Prokuristin"],
    ]) func othersAreNot(_ lines: [String]) throws {
        #expect(try joins(Self.cards(lines), as: "cards.vcf") == 0)
    }

    @Test func rowsOfAnExportAreOne() throws {
        let row = "Ottilie,Zwetschgenbaum,Acme GmbH,Prokuristin,05 May 2020,\"Met at a fair, wants an offer\"\n"
        let head = "First Name,Last Name,Company,Position,Connected On,Notes\n"
        #expect(try joins(head + row + row, as: "connections.csv") == 1)
    }
}
