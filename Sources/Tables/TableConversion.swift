public import Archives

/// Converts JSON and LDIF to CSV text, so that every table is read alike.
public enum TableConversion {
    /// Converts a text.
    ///
    /// The text is read twice: once for the names of its values, which become columns, and once for the values. Memory is that
    /// of one record and the names.
    ///
    /// - Parameters:
    ///   - format: ``TableFileFormat/json`` or ``TableFileFormat/ldif``.
    ///   - fileByteCount: the size of the file as it is, packed, which limits the size of the table.
    ///   - makeStream: gives the bytes of the text from their start.
    ///   - limits: the greatest sizes of the table and its records.
    ///   - output: takes the CSV text in pieces.
    /// - Returns: the records that could not be read, and what was left out because of a limit.
    /// - Throws: ``TableError``, what reading the bytes throws and what the output throws.
    public static func convert(
        _ format: TableFileFormat, fileByteCount: Int, _ makeStream: () throws -> any ByteStream,
        limits: ExpansionLimits = ExpansionLimits(),
        into output: @escaping ([UInt8]) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss]) {
        var table = RecordTable(maxColumnCount: limits.maxColumnCount)
        _ = try forEachRecord(format, try makeStream(), limits) { record, _, _ in table.note(record) }
        guard table.mayHoldContacts else { throw TableError.empty }
        table.arrange()
        let budget = ConversionBudget(limits, fileByteCount: fileByteCount)
        var writer = TableWriter(budget, limits, output)
        for (column, name) in table.names.enumerated() { writer.add(Array(name.utf8), at: column) }
        guard try writer.endRow() else { throw TableError.tooLarge(limit: limits.maxRecordLength) }
        let result = try forEachRecord(format, budget.counting(try makeStream()), limits) { record, number, losses in
            let (cells, lost) = table.cells(record)
            losses.add(.tooManyColumns, lost, record: number)
            for cell in cells { writer.add(cell.text.utf8, at: cell.column) }
            if try !writer.endRow() { losses.add(.recordTooLong, record: number) }
        }
        try writer.flush()
        return result
    }

    /// Gives each record with its number from 1.
    private static func forEachRecord(
        _ format: TableFileFormat, _ stream: any ByteStream, _ limits: ExpansionLimits,
        _ body: ([NamedValue], Int, inout LossCounter) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss]) {
        var lost = LostRecords()
        var losses = LossCounter()
        var number = 0
        switch format {
        case .json:
            var scanner = JSONRecordScanner(maxRecordLength: limits.maxRecordLength)
            try forEachChunk(of: stream) { chunk in
                try scanner.read(chunk) { record in
                    number += 1
                    guard let record else {
                        lost.count += 1
                        return losses.add(.recordTooLong, record: number)
                    }
                    guard let values = JSONRecord(record, maxValueCount: limits.maxValueCount, number, &losses) else {
                        lost.count += 1
                        return
                    }
                    try body(values.values, number, &losses)
                }
            }
            scanner.finish()
            losses.add(.noRecord, scanner.strayCount, record: 1)
            losses.add(.outsideList, scanner.outsideCount, record: 1)
            if scanner.isInsideRecord { lost.count += 1 }
            lost.isCutOff = scanner.isInsideList
        case .ldif:
            var parser = LDIFParser(limits)
            try forEachChunk(of: stream) { chunk in
                try parser.read(chunk) { try body($0, $1, &$2) }
            }
            try parser.finish { try body($0, $1, &$2) }
            losses = parser.losses
            lost = LostRecords(count: parser.damagedLines, isCutOff: parser.isInsideLine)
        case .workbook: break
        }
        return (lost, losses.all)
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
