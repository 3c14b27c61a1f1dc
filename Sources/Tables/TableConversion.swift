public import Archives

/// Records of a text that could not be read.
public struct LostRecords: Sendable, Hashable {
    /// How many there are.
    public var count = 0
    /// Whether the text ends where none does: inside a record, a list or a line.
    public var isCutOff = false

    /// No record.
    public init() {}

    init(count: Int, isCutOff: Bool) {
        self.count = count
        self.isCutOff = isCutOff
    }
}

/// Converts JSON and LDIF to CSV text, so that every table is read alike.
public enum TableConversion {
    /// Converts a text.
    ///
    /// The text is read twice: once for the names of its values, which become columns, and once for the values.
    ///
    /// - Parameters:
    ///   - format: ``TableFileFormat/json`` or ``TableFileFormat/ldif``.
    ///   - makeStream: gives the bytes of the text from their start.
    ///   - limits: how large the table may become.
    ///   - output: takes the CSV text in pieces.
    /// - Returns: the records that could not be read.
    /// - Throws: ``TableError``, what reading the bytes throws and what the output throws.
    public static func convert(
        _ format: TableFileFormat, _ makeStream: () throws -> any ByteStream,
        limits: ExpansionLimits = ExpansionLimits(),
        into output: @escaping ([UInt8]) throws -> Void
    ) throws -> LostRecords {
        var table = RecordTable()
        _ = try forEachRecord(format, try makeStream()) { table.note($0) }
        guard table.mayHoldContacts else { throw TableError.empty }
        table.arrange()
        var writer = TableWriter(maxByteCount: limits.maxByteCount, output)
        try writer.write(table.names)
        let lost = try forEachRecord(format, try makeStream()) { try writer.write(table.cells($0)) }
        try writer.flush()
        return lost
    }

    private static func forEachRecord(
        _ format: TableFileFormat, _ stream: any ByteStream, _ body: ([(name: String, value: String)]) throws -> Void
    ) throws -> LostRecords {
        var lost = LostRecords()
        switch format {
        case .json:
            var scanner = JSONRecordScanner()
            try forEachChunk(of: stream) { chunk in
                try scanner.read(chunk) { record in
                    if let values = JSONRecord.values(of: record) { try body(values) } else { lost.count += 1 }
                }
            }
            if scanner.isInsideRecord { lost.count += 1 }
            lost.isCutOff = scanner.isInsideList
        case .ldif:
            var parser = LDIFParser()
            try forEachChunk(of: stream) { try parser.read($0, body) }
            try parser.finish(body)
            lost = LostRecords(count: parser.damagedLines, isCutOff: parser.isInsideLine)
        case .workbook: break
        }
        return lost
    }

    /// Gives the bytes of a stream in pieces. Damage ends them.
    static func forEachChunk(of stream: any ByteStream, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try buffer.withUnsafeMutableBytes { try stream.read(into: $0) }
            if count == 0 { return }
            try body(buffer[..<count])
        }
    }
}
