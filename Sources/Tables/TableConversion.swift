public import Archives

/// Converts JSON and LDIF to CSV text, so that every table is read alike.
public enum TableConversion {
    /// Converts a text.
    ///
    /// The text is read twice: once for the names of its values, which become columns, and once for the values; JSON once more, for
    /// the places of its records. Memory is that of one record and the names.
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
        let reader = try reader(of: format, try makeStream(), limits)
        var table = RecordTable(maxColumnCount: limits.maxColumnCount)
        _ = try reader.read(try makeStream()) { record, _, _ in table.note(record) }
        guard !table.names.isEmpty else { throw TableError.empty }
        table.arrange()
        let budget = ConversionBudget(limits, fileByteCount: fileByteCount)
        var writer = TableWriter(budget, limits, output)
        for (column, name) in table.names.enumerated() { writer.add(Array(name.utf8), at: column) }
        guard try writer.endRow() else { throw TableError.tooLarge(limit: limits.maxRecordLength) }
        let result = try reader.read(budget.counting(try makeStream())) { record, number, losses in
            guard !record.isEmpty else { return }
            let (cells, lost) = table.cells(record)
            losses.add(.tooManyColumns, lost, record: number)
            for cell in cells { writer.add(cell.text.utf8, at: cell.column) }
            if try !writer.endRow() { losses.add(.recordTooLong, record: number) }
        }
        try writer.flush()
        return result
    }

    /// The reader of a format.
    ///
    /// - Parameter stream: the bytes of the text, for a reader that has to know its structure.
    private static func reader(
        of format: TableFileFormat, _ stream: @autoclosure () throws -> any ByteStream, _ limits: ExpansionLimits
    ) throws -> any RecordReader {
        switch format {
        case .json: try JSONRecords(stream(), limits)
        case .ldif: LDIFRecords(limits: limits)
        case .workbook, .openDocument: throw TableError.empty
        }
    }
}
