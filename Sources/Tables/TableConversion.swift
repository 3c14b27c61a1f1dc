public import Archives

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
    /// - Returns: how many records could not be read.
    /// - Throws: ``TableError``, what reading the bytes throws and what the output throws.
    public static func convert(
        _ format: TableFileFormat, _ makeStream: () throws -> any ByteStream,
        limits: ExpansionLimits = ExpansionLimits(),
        into output: @escaping ([UInt8]) throws -> Void
    ) throws -> Int {
        var table = RecordTable()
        _ = try forEachRecord(format, try makeStream()) { table.note($0) }
        guard table.mayHoldContacts else { throw TableError.empty }
        table.arrange()
        var writer = TableWriter(maxByteCount: limits.maxByteCount, output)
        try writer.write(table.names)
        let damaged = try forEachRecord(format, try makeStream()) { try writer.write(table.cells($0)) }
        try writer.flush()
        return damaged
    }

    private static func forEachRecord(
        _ format: TableFileFormat, _ stream: any ByteStream, _ body: ([(name: String, value: String)]) throws -> Void
    ) throws -> Int {
        var damaged = 0
        switch format {
        case .json:
            var scanner = JSONRecordScanner()
            try forEachChunk(of: stream) { chunk in
                try scanner.read(chunk) { record in
                    if let values = JSONRecord.values(of: record) { try body(values) } else { damaged += 1 }
                }
            }
            if scanner.finish() { damaged += 1 }
        case .ldif:
            var parser = LDIFParser()
            try forEachChunk(of: stream) { try parser.read($0, body) }
            try parser.finish(body)
            damaged = parser.damagedLines
        case .workbook: break
        }
        return damaged
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
