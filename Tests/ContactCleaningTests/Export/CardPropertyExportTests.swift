import Foundation
import Testing

@testable import ContactCleaning

/// Types, parameters and times of day of cards pass through the database into other cards.
struct CardPropertyExportTests {
    private static let card = """
        BEGIN:VCARD
        VERSION:4.0
        FN:Ann Abe
        N;SORT-AS="Abe,Ann":Abe;Ann;;;
        ORG;SORT-AS=ACME:Acme;Sales;North
        NICKNAME;TYPE=work:Boss,Chief
        NICKNAME:Annie
        TEL;TYPE=CELL,WORK:+49 171 1234567
        TEL;TYPE="voice,home":+49 30 1234567 ext. 12
        TEL;X-A=1:+49 30 1234568 / +49 30 1234569
        ADR;TZ=UTC;TYPE=home:;;Weg 1;Bonn;;53111;
        BDAY:19960415T140000Z
        ANNIVERSARY;ALTID=1:20010203
        NOTE;LANGUAGE=de:Hallo
        IMPP;TYPE=work;X-SERVICE-TYPE=Skype:skype:ann
        END:VCARD

        """

    private static let heads = [
        "N;SORT-AS=\"Abe,Ann\":", "ORG;SORT-AS=ACME:Acme;Sales;North", "NICKNAME;TYPE=work:Boss,Chief",
        "NICKNAME:Annie", "TEL;TYPE=CELL,WORK:", "TEL;TYPE=voice,home:", "TEL;X-A=1:", "ADR;TYPE=home;TZ=UTC:",
        "NOTE;LANGUAGE=de:Hallo", "IMPP;X-SERVICE-TYPE=Skype;TYPE=work:skype:ann",
    ]

    private func lines(of bench: Workbench, _ format: ExportFormat, mergesPeople: Bool) throws -> [String] {
        var export = Export(database: bench.database, format: format)
        export.mergesPeople = mergesPeople
        var bytes: [UInt8] = []
        _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
    }

    @Test(arguments: [ExportFormat.vcard3, .vcard4], [false, true])
    func theyComeBack(_ format: ExportFormat, mergesPeople: Bool) throws {
        let bench = try Workbench()
        _ = try bench.ingest(bench.write(Array(Self.card.utf8), to: "ann.vcf"))
        let lines = try lines(of: bench, format, mergesPeople: mergesPeople)
        let dates =
            format == .vcard3
            ? ["BDAY;VALUE=date-time:1996-04-15T14:00:00Z", "X-ANNIVERSARY;ALTID=1:2001-02-03"]
            : ["BDAY:19960415T140000Z", "ANNIVERSARY;ALTID=1:20010203"]
        for head in Self.heads + dates {
            #expect(lines.contains { $0.hasPrefix(head) }, "\(head) in \(lines)")
        }
        // Every number of a property has its parameters.
        #expect(lines.count { $0.hasPrefix("TEL;X-A=1:") } == 2)
        #expect(!lines.contains { $0.hasPrefix("X-TRUNKLINE") }, "\(lines)")
    }
}
