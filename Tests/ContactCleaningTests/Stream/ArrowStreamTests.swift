import ArrowTestSupport
import ContactCleaning
import ContactStore
import PhoneNumbers
import StoreTestSupport
import Testing

struct ArrowStreamTests {
    private let stream: StreamBench

    init() throws { stream = try StreamBench() }

    @Test func theRowsAreThoseOfTheDatabase() throws {
        let path = try stream.writeTable(3000)
        let table = try ArrowStreamReader(stream.bytes(of: [path], .arrow, jobs: 2))
        #expect(table.metadata == ["trunkline.plan_version": NumberingPlan.version])
        #expect(
            table.names == [
                "source", "record", "id", "contact_id", "position", "line", "label", "is_preferred", "raw", "cell",
                "e164", "extension", "country_code", "region", "category", "verdict", "reason", "repairs", "rule",
                "rule_note", "rule_source", "rule_url",
            ])
        _ = try stream.bench.ingest(path)
        let columns = table.names[2..<18].map { $0 == "line" ? "contacts.line + line_offset" : "numbers.\($0)" }
            .joined(separator: ", ")
        let rows = try stream.bench.rows(
            """
            SELECT sources.path, contacts.ordinal, \(columns), template, rules.note, source_name, source_url
            FROM phone_numbers AS numbers JOIN contacts ON contacts.id = contact_id
            JOIN sources ON sources.id = source_id LEFT JOIN rules ON rules.id = rule_id ORDER BY numbers.id
            """)
        #expect(rows.count == 6600)
        #expect(table.batches.flatMap { $0 }.map { $0.map(Self.text).joined(separator: "|") } == rows)
    }

    private static func text(_ value: ArrowStreamReader.Value) -> String {
        switch value {
        case .null: ""
        case .number(let number): "\(number)"
        case .text(let text): text
        }
    }

    @Test func aFileWithoutNumbersGivesNoRows() throws {
        let path = try stream.bench.folder.write("First Name,E-mail Address\nAda,ada@example.com\n", to: "none.csv")
        let table = try ArrowStreamReader(stream.bytes(of: [path], .arrow))
        #expect(table.batches.isEmpty)
        #expect(table.names.count == 22)
    }

    @Test func whatCannotBeReadLeavesACompleteStream() throws {
        let path = try stream.bench.folder.write("", to: "empty.csv")
        let table = try ArrowStreamReader(stream.bytes(of: [path, "/no/such/file"], .arrow))
        #expect(table.batches.isEmpty)
    }
}
