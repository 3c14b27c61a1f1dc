import CInterface
import CTrunkline
import PhoneNumbers
import Testing

/// A column of strings as an Arrow producer would make it, with offsets of 32 bits.
private final class StringColumn {
    var schema = ArrowSchema()
    var array = ArrowArray()
    private var validity: [UInt8]
    private var offsets: [Int32] = [0]
    private var data: [UInt8] = []
    private let format: [CChar]
    private let pointers: UnsafeMutablePointer<UnsafeRawPointer?>

    init(_ rows: [String?], offset: Int = 0, format: String = "u") {
        validity = Array(repeating: 0, count: rows.count / 8 + 1)
        for (position, row) in rows.enumerated() {
            if let row {
                validity[position / 8] |= 1 << UInt8(position % 8)
                data.append(contentsOf: row.utf8)
            }
            offsets.append(Int32(data.count))
        }
        data.append(0)
        self.format = format.utf8.map { CChar(bitPattern: $0) } + [0]
        pointers = .allocate(capacity: 3)
        pointers[0] = Self.copy(validity)
        pointers[1] = Self.copy(offsets)
        pointers[2] = Self.copy(data)
        schema.format = UnsafePointer(Self.copy(self.format).assumingMemoryBound(to: CChar.self))
        array.length = Int64(rows.count - offset)
        array.offset = Int64(offset)
        array.null_count = -1
        array.n_buffers = 3
        array.buffers = pointers
    }

    deinit {
        for position in 0..<3 { pointers[position]?.deallocate() }
        UnsafeRawPointer(schema.format)?.deallocate()
        pointers.deallocate()
    }

    private static func copy<Element>(_ elements: [Element]) -> UnsafeRawPointer {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
        memory.initialize(from: elements, count: elements.count)
        return UnsafeRawPointer(memory)
    }
}

/// The rows of a column of strings; `nil` for null.
private func strings(_ array: ArrowArray) -> [String?] {
    (0..<Int(array.length)).map { row in
        let validity = array.buffers?[0]?.assumingMemoryBound(to: UInt8.self)
        if let validity, validity[row / 8] & (1 << UInt8(row % 8)) == 0 { return nil }
        guard let offsets = array.buffers?[1]?.assumingMemoryBound(to: Int32.self), let data = array.buffers?[2] else {
            return nil
        }
        let bytes = UnsafeRawBufferPointer(start: data + Int(offsets[row]), count: Int(offsets[row + 1] - offsets[row]))
        return String(decoding: bytes, as: UTF8.self)
    }
}

@Suite
struct ArrowTests {
    private let cells: [String?] = ["(650) 253-0000", nil, "911", "", "(212) 555-0123; (650) 253-0001"]

    private func classify(
        _ column: StringColumn, regions: StringColumn? = nil, columns: UInt32 = 0, flags: UInt32 = 0,
        region: String = "US", _ body: (ArrowSchema, ArrowArray) throws -> Void
    ) throws {
        let classifier = try LibraryClassifier(trunkline_options(region: region))
        var schema = ArrowSchema()
        var array = ArrowArray()
        let code =
            if let regions {
                trunkline_classify_arrow(
                    classifier.handle, &column.schema, &column.array, &regions.schema, &regions.array, columns, flags,
                    &schema, &array)
            } else {
                trunkline_classify_arrow(
                    classifier.handle, &column.schema, &column.array, nil, nil, columns, flags, &schema, &array)
            }
        guard code == TRUNKLINE_OK else { throw LibraryFailure(code: code) }
        try body(schema, array)
        schema.release?(&schema)
        array.release?(&array)
        #expect(schema.release == nil && array.release == nil)
    }

    @Test
    func givesAStructForEachCellOfItsFirstNumber() throws {
        try classify(StringColumn(cells)) { schema, array in
            #expect(word(schema.format) == "+s")
            let names = (0..<Int(schema.n_children)).map { word(schema.children?[$0]?.pointee.name) ?? "" }
            #expect(
                names == [
                    "e164", "extension", "country_code", "region", "category", "verdict", "reason", "rule_id",
                    "repairs",
                    "form",
                ])
            #expect(array.length == 5 && array.null_count == 1)
            let e164 = try #require(array.children?[0]?.pointee)
            #expect(strings(e164) == ["+16502530000", nil, nil, nil, nil])
            let forms = try #require(array.children?[9]?.pointee)
            #expect(strings(forms) == ["+16502530000", nil, nil, nil, "+12125550123"])
            let verdicts = try #require(array.children?[5]?.pointee)
            #expect(strings(verdicts) == ["accepted", nil, "rejected", "empty", "rejected"])
        }
    }

    @Test
    func givesAListForEachCell() throws {
        try classify(StringColumn(cells), columns: 1, flags: TRUNKLINE_EVERY_NUMBER) { schema, array in
            #expect(word(schema.format) == "+l")
            let offsets = try #require(array.buffers?[1]?.assumingMemoryBound(to: Int32.self))
            #expect((0...5).map { offsets[$0] } == [0, 1, 1, 2, 3, 5])
            let item = try #require(array.children?[0]?.pointee.children?[0]?.pointee)
            #expect(strings(item) == ["+16502530000", nil, nil, nil, "+16502530001"])
        }
    }

    @Test
    func readsCellsAsOneNumberEach() throws {
        let texts = ["(650) 253-0000", "650-253-0000; 650-253-0001", nil]
        try classify(StringColumn(texts), columns: 0, flags: TRUNKLINE_WHOLE_CELLS, region: "US") { _, array in
            let e164 = try #require(array.children?[0]?.pointee)
            #expect(strings(e164).first == "+16502530000")
            let verdicts = try #require(array.children?[5]?.pointee)
            #expect(strings(verdicts) == ["accepted", "ambiguous", nil])
        }
    }

    @Test
    func readsSlicesAndAColumnOfRegions() throws {
        let texts = ["x", "030 7262820", "030 7262820", "(650) 253-0000", "(650) 253-0000", "020 7031 3000"]
        let regions = StringColumn(["US", "DE", "US", nil, " ", " uk "], offset: 1)
        try classify(StringColumn(texts, offset: 1), regions: regions, region: "US") { _, array in
            let verdicts = try #require(array.children?[5]?.pointee)
            // A region that is missing is the classifier's own.
            #expect(strings(verdicts) == ["accepted", "rejected", "accepted", "accepted", "accepted"])
        }
    }

    @Test(
        arguments: ["USA", "ZZ", "??", "United States", "US\0"],
        [UInt32(0), TRUNKLINE_EVERY_NUMBER, TRUNKLINE_WHOLE_CELLS])
    func refusesAnUnknownRegionOfARowThatHasACell(region: String, flags: UInt32) throws {
        let regions = StringColumn(["US", region])
        #expect(throws: LibraryFailure(code: TRUNKLINE_ERROR_REGION)) {
            try classify(StringColumn(["911", "911"]), regions: regions, flags: flags) { _, _ in }
        }
        try classify(StringColumn(["911", nil]), regions: regions, flags: flags) { _, array in
            #expect(array.length == 2 && array.null_count == 1)
        }
    }

    @Test
    func refusesOtherTypesAndLengths() throws {
        #expect(throws: LibraryFailure(code: TRUNKLINE_ERROR_COLUMN_TYPE)) {
            try classify(StringColumn(cells, format: "z")) { _, _ in }
        }
        #expect(throws: LibraryFailure(code: TRUNKLINE_ERROR_COLUMN_LENGTH)) {
            try classify(StringColumn(cells), regions: StringColumn(["US"])) { _, _ in }
        }
        #expect(throws: LibraryFailure(code: TRUNKLINE_ERROR_ARGUMENT)) {
            try classify(StringColumn(cells), flags: 4) { _, _ in }
        }
    }

    @Test
    func aMovedChildOutlivesItsParent() throws {
        let classifier = try LibraryClassifier()
        let column = StringColumn(["+16502530000"])
        var schema = ArrowSchema()
        var array = ArrowArray()
        #expect(
            trunkline_classify_arrow(
                classifier.handle, &column.schema, &column.array, nil, nil, 0, 0, &schema, &array) == TRUNKLINE_OK)
        let child = try #require(array.children?[0])
        var moved = child.pointee
        child.pointee.release = nil
        array.release?(&array)
        schema.release?(&schema)
        #expect(strings(moved) == ["+16502530000"])
        moved.release?(&moved)
    }
}
