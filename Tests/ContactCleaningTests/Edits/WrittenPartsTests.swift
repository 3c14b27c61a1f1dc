import ContactStore
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Values of which a source has parts in several cells, several values in one, or the whole property as it is.
struct WrittenPartsTests {
    private static let born =
        "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Fax Number,Pager Number,"
        + "Mobile Number,Birth Year,Birth Month,Birth Day\nAnn,Lee,Ann Lee,,,,,,,,,,1980,4,13\nBo,Fox,Bo Fox,,,,,,,,,,,,\n"
    private static let placed = "Vorname;Nachname;Strasse;PLZ/Ort\nAnna;Beck;Weg 1;04109 Leipzig\nBo;Dorn;Weg 2;04109\n"
    private static let listed = "First Name,Last Name,E-mail Address,Categories\nAnn,Lee,a@example.com,x;y\n"
    private static let shells =
        "First Name,Last Name,Street,City,Zip,Email\nAnn,Lee,1 Main St,Austin,'78701,<a@example.com>\n"
    private static let card =
        "BEGIN:VCARD\nVERSION:3.0\nN:Lee;Ann;;;\nFN:Ann Lee\nX-CUSTOM:val\nX-OTHER;A=B:one\nEND:VCARD\n"

    @Test(arguments: [
        (born, "birthday=1981-05-06", ",,,1981,5,6\n"), (born, "birthday=--05-06", ",,,,5,6\n"),
        (born, "birthday=", "\nAnn,Lee,Ann Lee,,,,,,,,,,,,\n"), (placed, "city=Halle", ";04109 Halle\n"),
        (placed, "zip=06108", ";06108 Leipzig\n"), (placed, "city=", "Weg 1;04109\n"),
        (listed, "category+=z", "x;y;z"), (shells, "zip=78702", ",'78702,<a@example.com>\n"),
        (shells, "email=b@example.com", ",'78701,<b@example.com>\n"), (shells, "email=", ",'78701,\n"),
        (card, "column:X-CUSTOM=other", "\nX-CUSTOM:other\n"),
        (card, "column:X-OTHER;A=B=", "FN:Ann Lee\nX-CUSTOM:val\nEND"),
    ])
    func areWrittenWhereTheyStand(_ source: String, _ edit: String, _ written: String) throws {
        var bench = try Workbench()
        bench.options.region = RegionCode("DE").map { .fixed($0) } ?? .none
        _ = try bench.ingest(
            bench.write(Array(source.utf8), to: source.hasPrefix("BEGIN") ? "a.vcf" : "a.csv"))
        var assignment = try FieldAssignment(edit)
        // The name of a column may have an equals sign.
        if edit.hasPrefix("column:X-OTHER") {
            assignment = FieldAssignment(try FieldName("column:X-OTHER;A=B"), .set, "")
        }
        let summary = try ContactEditing(database: bench.database).edit([1], [assignment])
        #expect(summary.refused == [])
        let export = Export(database: bench.database, format: .same)
        var bytes: [UInt8] = []
        let result = try export.write(try #require(try export.sameFiles().first)) { bytes.append(contentsOf: $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains(written) && result.missedEdits == 0, "\(text)")
    }

    /// A city beside a code that has none, a birthday in empty cells.
    @Test func emptyPartsAreFilled() throws {
        for (source, edit, written) in [
            (Self.placed, "city=Halle", "Weg 2;04109 Halle\n"),
            (Self.born, "birthday=1981-05-06", ",,,1981,05,06\n"),
        ] {
            let bench = try Workbench()
            _ = try bench.ingest(bench.write(Array(source.utf8), to: "a.csv"))
            _ = try ContactEditing(database: bench.database).edit([2], [try FieldAssignment(edit)])
            let export = Export(database: bench.database, format: .same)
            var bytes: [UInt8] = []
            let result = try export.write(try #require(try export.sameFiles().first)) { bytes.append(contentsOf: $0) }
            #expect(String(decoding: bytes, as: UTF8.self).contains(written) && result.missedEdits == 0)
        }
    }
}
