import ArchiveTestSupport
import ContactCleaning
import ContactStore
import Foundation
import StoreTestSupport
import Testing

struct ContactStreamTests {
    private let stream: StreamBench

    init() throws { stream = try StreamBench() }

    /// Every value of every table, from a stream and from a database: names of columns, order and content.
    @Test func theValuesAreThoseOfTheDatabase() throws {
        var stream = stream
        stream.bench.options.normalization = [.names, .dates]
        let table = try stream.writeTable(50)
        let cards = try stream.bench.folder.write(
            """
            BEGIN:VCARD\nVERSION:3.0\nFN:Bo "B" Example\nTEL;TYPE=work,pref:+44 20 7946 0958 ext 12\nTEL:911;112\n\
            ADR;TYPE=home:;;1 High St;London;;W1;UK\nADR;TYPE=work:;;2 Low St;Paris;;;France\nX-ODD:a\tb\nX-ODD:c\n\
            EMAIL:bo@example.com\nNICKNAME:B\nURL:https://example.com\nEND:VCARD\n
            """, to: "cards.vcf")
        let lines = try stream.lines(of: table, cards)
        _ = try stream.bench.ingest(table, cards)
        for name in ["contacts", "findings"] {
            try expect(stream.rows(name, of: lines), toBe: name, keys: ["id", "source_id"])
        }
        for name in ["phone_numbers", "emails", "addresses", "details", "normalized_fields"] {
            let rows = stream.rows("contacts", of: lines).flatMap { contact in
                (contact[name] as? [[String: Any]] ?? []).map { row in
                    row.merging(["contact_id": contact["id"] ?? 0]) { $1 }
                }
            }
            #expect(!rows.isEmpty, "\(name)")
            try expect(rows, toBe: name, keys: ["contact_id"])
        }
        let sources = stream.rows("sources", of: lines)
        let columns =
            "path, sha256, bytes, format, encoding, mapping, plan_version, contacts_seen, numbers_rejected, findings"
        #expect(
            try stream.bench.rows("SELECT \(columns) FROM sources")
                == sources.map { row in
                    columns.split(separator: ", ").map { Self.text(row[String($0)]) }.joined(separator: "|")
                })
    }

    /// Compares rows with those of a table, without its own key and the message as data, and with the rule in the place of its key.
    private func expect(_ rows: [[String: Any]], toBe table: String, keys: [String]) throws {
        let columns = try stream.bench.rows("SELECT name FROM pragma_table_info('\(table)')")
            .filter { keys.contains($0) || !["id", "contact_id", "rule_id", "sentence"].contains($0) }
            .map { $0 == "line_offset" ? "line" : $0 }
        let citation = ["rule", "rule_note", "rule_source", "rule_url"]
        let isNumbers = table == "phone_numbers"
        let sql =
            isNumbers
            ? """
            SELECT \(columns.map(Self.columnOfNumbers).joined(separator: ", ")), template, rules.note, source_name, source_url
            FROM phone_numbers JOIN contacts ON contacts.id = contact_id LEFT JOIN rules ON rules.id = rule_id
            ORDER BY phone_numbers.id
            """ : "SELECT \(columns.joined(separator: ", ")) FROM \(table) ORDER BY id"
        let texts = rows.map { row in
            (columns + (isNumbers ? citation : [])).map { Self.text(row[$0]) }.joined(separator: "|")
        }
        #expect(texts == (try stream.bench.rows(sql)), "\(table)")
        let known = Set(columns + citation + ["table", "source", "id", "contact_id"] + StreamFormat.partNames)
        for row in rows { #expect(Set(row.keys).isSubset(of: known), "\(table)") }
    }

    /// The column of `phone_numbers`; the line is stored as its distance from that of the contact.
    private static func columnOfNumbers(_ name: String) -> String {
        name == "line" ? "contacts.line + line_offset" : "phone_numbers." + name
    }

    private static func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "" }

    @Test(arguments: StreamFormat.allCases)
    func theBytesDoNotDependOnTheJobs(format: StreamFormat) throws {
        let path = try stream.writeTable(5000)
        let one = try stream.bytes(of: [path], format, jobs: 1)
        #expect(one.count > 100_000)
        #expect(try stream.bytes(of: [path], format, jobs: 3) == one)
    }

    @Test func surplusFindingsAreCounted() throws {
        let rows = (0..<1500).map { "Ada \($0),650-253-0000,x,y,z\n" }.joined()
        let path = try stream.bench.folder.write("First Name,Home Phone\n" + rows, to: "long.csv")
        let lines = try stream.lines(of: path)
        let findings = stream.rows("findings", of: lines)
        let occurrences = findings.reduce(0) { $0 + ($1["occurrences"] as? Int ?? 0) }
        let codes = Set(findings.compactMap { $0["code"] as? String }).count
        #expect(occurrences >= 1500)
        #expect(findings.count == codes * 1001)
        #expect(stream.rows("sources", of: lines).first?["findings"] as? Int == occurrences)
    }

    @Test func packedFilesAreReadAsByAnIngest() throws {
        let text = "First Name,Home Phone\nAda,650-253-0000\n"
        let zip = try stream.bench.write(
            Packer.zip([Packer.Member("a.csv", text), Packer.Member("b.csv", text), Packer.Member("c.txt", "")]),
            to: "a.zip")
        let packed = try stream.bench.write(Packer.gzip(Array(text.utf8)), to: "a.csv.gz")
        let contacts = stream.rows("contacts", of: try stream.lines(of: zip, packed))
        #expect(contacts.map { $0["source"] as? String } == [zip + "/a.csv", zip + "/b.csv", packed])
        #expect(contacts.map { $0["id"] as? Int } == [1, 2, 3])
        #expect(contacts.map { $0["source_id"] as? Int } == [1, 2, 3])
    }

    @Test func damagedContentIsGivenAsFarAsItGoes() throws {
        let path = try stream.writeTable(8_000)
        let whole = Packer.gzip(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        let half = try stream.bench.write(Array(whole[..<(whole.count / 2)]), to: "half.csv.gz")
        let lines = try stream.lines(of: half)
        let count = stream.rows("contacts", of: lines).count
        #expect(count > 1000)
        #expect(count < 8_000)
        #expect(stream.rows("findings", of: lines).contains { $0["code"] as? String == "damagedArchive" })
        #expect(stream.rows("sources", of: lines).first?["contacts_stored"] as? Int == count)
    }

    @Test func whatTheReaderOfTheBytesThrowsEndsTheWork() throws {
        struct Enough: Error {}
        let path = try stream.writeTable(5000)
        let contacts = ContactStream(inputs: [path], format: .ndjson, options: stream.bench.options, jobs: 2)
        #expect(throws: Enough.self) { try contacts.run { bytes in if !bytes.isEmpty { throw Enough() } } }
    }
}

extension StreamFormat {
    /// The arrays of a contact.
    fileprivate static var partNames: [String] {
        ["phone_numbers", "emails", "addresses", "details", "normalized_fields"]
    }
}
