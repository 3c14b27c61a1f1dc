import ArrowTestSupport
import ArrowWriting
import Testing

struct ArrowStreamWriterTests {
    private static let fields = [
        ArrowField("line", .int64, isNullable: false), ArrowField("country_code", .int16, isNullable: true),
        ArrowField("raw", .text, isNullable: true),
    ]

    private func stream(_ rows: [(Int, Int?, String?)], metadata: [(name: String, value: String)] = []) -> [UInt8] {
        var writer = ArrowStreamWriter(Self.fields)
        for (line, code, raw) in rows {
            writer.append(line, to: 0)
            if let code { writer.append(code, to: 1) }
            if let raw { Array(raw.utf8).withUnsafeBufferPointer { writer.append($0, to: 2) } }
            writer.endRow()
        }
        return writer.schema(metadata: metadata) + writer.takeBatches() + ArrowStreamWriter.end
    }

    @Test func whatIsWrittenIsWhatIsRead() throws {
        let rows: [(Int, Int?, String?)] = [(2, 44, "020 7946 0958"), (3, nil, ""), (-1, -7, nil), (4, 1, "Zürich ☎")]
        let table = try ArrowStreamReader(stream(rows, metadata: [("plan_version", "9.0.35")]))
        #expect(table.names == ["line", "country_code", "raw"])
        #expect(table.metadata == ["plan_version": "9.0.35"])
        #expect(table.batches.map(\.count) == [4])
        #expect(table.batches[0].map { $0[0] } == [.number(2), .number(3), .number(-1), .number(4)])
        #expect(table.batches[0].map { $0[1] } == [.number(44), .null, .number(-7), .number(1)])
        #expect(table.batches[0].map { $0[2] } == [.text("020 7946 0958"), .text(""), .null, .text("Zürich ☎")])
    }

    @Test(arguments: [0, 1, 7, 8, 9, 63, 64, 65, 1000])
    func everyNumberOfRowsIsKept(count: Int) throws {
        let table = try ArrowStreamReader(
            stream((0..<count).map { ($0, $0 % 3 == 0 ? nil : $0, $0 % 5 == 0 ? nil : "\($0)") }))
        let rows = table.batches.flatMap { $0 }
        #expect(rows.count == count)
        for (number, row) in rows.enumerated() {
            #expect(row[0] == .number(number))
            #expect(row[1] == (number % 3 == 0 ? .null : .number(number)))
            #expect(row[2] == (number % 5 == 0 ? .null : .text("\(number)")))
        }
    }

    @Test func manyRowsBecomeSeveralBatches() throws {
        let table = try ArrowStreamReader(stream((0..<70_000).map { ($0, 1, "x") }))
        #expect(table.batches.map(\.count) == [65_536, 4_464])
        #expect(table.batches[1].first?[0] == .number(65_536))
    }

    @Test func longTextsBecomeSeveralBatches() throws {
        let text = String(repeating: "1", count: 5 << 20)
        let table = try ArrowStreamReader(stream((0..<7).map { ($0, nil, text) }))
        #expect(table.batches.map(\.count) == [4, 3])
    }

    /// The bytes of a stream with two rows. pyarrow reads them as
    /// `{'line': [2, 3], 'country_code': [44, None], 'raw': ['x', None]}`.
    @Test func theBytesStayTheSame() {
        let bytes = stream([(2, 44, "x"), (3, nil, nil)], metadata: [("plan_version", "1")])
        #expect(bytes == StreamFixture.bytes)
    }
}
