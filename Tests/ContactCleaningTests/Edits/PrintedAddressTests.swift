import ContactStore
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Addresses as they are printed, which follow their parts as full names do.
struct PrintedAddressTests {
    private static let newer =
        "BEGIN:VCARD\nVERSION:4.0\nFN:Ann Lee\nADR;TYPE=home;LABEL=\"1 High St\\nLeeds\":;;1 High St;Leeds;;LS1 4AP;UK\n"
        + "ADR;TYPE=work:;;3 Oak St;Leeds;;;UK\nEND:VCARD\n"
    private static let older =
        "BEGIN:VCARD\nVERSION:2.1\nN:Lee;Ann\nADR;WORK:;;1 High St;Leeds;;LS1 4AP;UK\n"
        + "LABEL;WORK;ENCODING=QUOTED-PRINTABLE:1 High St=0D=0ALeeds\nEND:VCARD\n"
    private static let middle =
        "BEGIN:VCARD\nVERSION:3.0\nN:Lee;Ann;;;\nFN:Ann Lee\nADR;TYPE=WORK:;;1 High St;Leeds;;LS1 4AP;UK\n"
        + "LABEL;TYPE=WORK:1 High St\\nLeeds\nEND:VCARD\n"

    private func same(_ text: String, _ edits: [String]) throws -> (text: String, missed: Int) {
        let bench = try Workbench()
        _ = try bench.ingest(bench.write(Array(text.utf8), to: "a.vcf"))
        let summary = try ContactEditing(database: bench.database).edit([1], edits.map { try FieldAssignment($0) })
        #expect(summary.refused == [])
        let export = Export(database: bench.database, format: .same)
        var bytes: [UInt8] = []
        let result = try export.write(try #require(try export.sameFiles().first)) { bytes.append(contentsOf: $0) }
        return (String(decoding: bytes, as: UTF8.self), result.missedEdits)
    }

    @Test(arguments: [
        (
            newer, ["city.1=York", "street.1=2 Low St"],
            "ADR;TYPE=home;LABEL=\"2 Low St\\nYork\":;;2 Low St;York;;LS1 4AP;UK\nADR;TYPE=work:;;3 Oak St;Leeds;;;UK\n"
        ),
        (newer, ["city.1="], "ADR;TYPE=home;LABEL=\"1 High St\":;;1 High St;;;LS1 4AP;UK\n"),
        (newer, ["address=", "city.1=York"], "ADR;TYPE=home:;;1 High St;York;;LS1 4AP;UK\n"),
        (
            older, ["city=York", "street=2 Low St"],
            "ADR;WORK:;;2 Low St;York;;LS1 4AP;UK\nLABEL;WORK;ENCODING=QUOTED-PRINTABLE:2 Low St=0D=0AYork\n"
        ),
        (
            middle, ["city=York", "street=2 Low St"],
            "ADR;TYPE=WORK:;;2 Low St;York;;LS1 4AP;UK\nLABEL;TYPE=WORK:2 Low St\\nYork\n"
        ),
    ])
    func theyAreWrittenWithTheirParts(_ card: String, _ edits: [String], _ lines: String) throws {
        let (text, missed) = try same(card, edits)
        #expect(text.contains(lines), "\(text)")
        #expect(missed == 0)
    }

    /// An assigned value follows nothing, and what a printed address does not have changes nothing in it.
    @Test func theyFollowOnlyTheirWords() throws {
        let (text, _) = try same(Self.newer, ["address=Elsewhere", "city.1=York"])
        #expect(text.contains("LABEL=\"Elsewhere\":;;1 High St;York"))
        let (other, _) = try same(Self.newer, ["zip=LS2 1AA", "city.2=York"])
        #expect(other.contains("LABEL=\"1 High St\\nLeeds\":;;1 High St;Leeds;;LS2 1AA"))
    }
}
