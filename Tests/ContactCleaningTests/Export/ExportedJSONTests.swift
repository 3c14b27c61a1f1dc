import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// The law of JSON lines: read back, they are the same contacts.
struct ExportedJSONTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../../Fixtures")
    private static let files = [
        "android-2.1.vcf", "apple-contacts.vcf", "vcard-4.0.vcf", "whatsapp.vcf", "google-classic.csv",
        "google-current.csv", "linkedin-connections.csv", "outlook-desktop.csv", "outlook-german.csv",
        "outlook-web.csv", "thunderbird.csv", "utf16.csv", "damaged/broken-cards.vcf",
    ]
    private static let cards = #"""
        BEGIN:VCARD
        VERSION:4.0
        KIND:group
        FN:The Team
        UID:urn:uuid:1
        MEMBER:urn:uuid:2
        X-FOO;A=b:raw\,value
        END:VCARD
        BEGIN:VCARD
        VERSION:4.0
        KIND:org
        FN;PREF=1:Acme\, Inc; & Co
        FN:Second
        ORG:Acme;Sales;North
        ORG:Other;Dept
        NICKNAME:a\,b,c
        TEL;TYPE=cell;PREF=1:+49 171 1234567
        g1.TEL:+1 650 253 0000 x12
        g1.X-ABLABEL:Boat: "x"
        TEL:no number\\here
        TEL;TYPE=home,fax:0171 1234
        g2.EMAIL:b@example.com
        g2.X-ABLABEL:Büro; 2^
        ADR;TYPE=home;LABEL="Weg 1\n01067 Dresden^nx\\y":;;Weg 1,b;Dresden;;01067;DE
        ADR;TYPE=work;PREF=1:;;Other;;;;
        ADR;LABEL="only, printed":;;;;;;
        BDAY:--0412
        g3.X-ABDATE:1999-01-01
        g3.X-ABLABEL:Jubiläum
        RELATED;TYPE=spouse;VALUE=text:Bob
        IMPP;X-SERVICE-TYPE=Skype:skype:bob
        NOTE:line\nline2\\n; x
        NOTE:second
        CATEGORIES:a,b\,c
        PHOTO:data:image/png;base64,AAAA
        URL;TYPE=home:http://x.example/;a
        g4.TITLE:Boss
        g4.X-ABLABEL:at home
        X-TRUNKLINE-COLUMN;X-NAME=Shoe^'Size:38
        END:VCARD

        """#

    private static func exported(_ bench: Workbench) throws -> [UInt8] {
        let export = Export(database: bench.database, format: .jsonl)
        var bytes: [UInt8] = []
        _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// The values of contacts, without what is found out anew or belongs to their source.
    private static func contacts(_ lines: [UInt8]) throws -> [NSDictionary] {
        try String(decoding: lines, as: UTF8.self).split(separator: "\n").map { line in
            let text = line.replacing(#"\r\n"#, with: #"\n"#)
            var contact = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            for key in ["id", "source", "line"] { contact[key] = nil }
            contact["phones"] = (contact["phones"] as? [[String: Any]] ?? []).map { number in
                number.filter { ["value", "label", "isPreferred", "e164"].contains($0.key) }
            }
            contact["extras"] = (contact["extras"] as? [[String: String]] ?? []).filter { $0["value"] != "" }
            return contact as NSDictionary
        }
    }

    @Test(arguments: files + [""]) func theyAreTheSameContacts(_ file: String) throws {
        let (bench, again) = (try Workbench(), try Workbench())
        if file.isEmpty {
            _ = try bench.ingest(bench.write(Array(Self.cards.utf8), to: "people.vcf"))
        } else {
            _ = try bench.ingest(Self.fixtures.appendingPathComponent(file).path)
        }
        let lines = try Self.exported(bench)
        _ = try again.ingest(again.write(lines, to: "people.jsonl"))
        #expect(try again.rows("SELECT format FROM sources") == ["Trunkline JSON"])
        let (before, after) = (try Self.contacts(lines), try Self.contacts(Self.exported(again)))
        #expect(before.count == after.count)
        for (before, after) in zip(before, after) { #expect(before == after) }
    }
}
