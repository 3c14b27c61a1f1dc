public import Archives

/// Converts formats of records to CSV text, so that every table is read alike, and formats that say the same as vCard to cards.
public enum TableConversion {
    /// Converts a text.
    ///
    /// The text is read twice: once for the names of its values, which become columns, and once for the values; JSON once more, for
    /// the places of its records. Memory is that of one record and the names.
    ///
    /// - Parameters:
    ///   - format: any format but ``TableFileFormat/workbook``.
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
        if let cards = try cards(of: format, try makeStream(), limits) {
            return try convert(cards, ConversionBudget(limits, fileByteCount: fileByteCount), makeStream, into: output)
        }
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
        case .json: try JSONRecords(.json, stream(), limits)
        case .xml: try JSONRecords(.xml, stream(), limits)
        case .ldif: LDIFRecords(limits: limits)
        case .muttAliases: AddressListRecords(program: .mutt, limits: limits)
        case .abook: AddressListRecords(program: .abook, limits: limits)
        case .workbook, .openDocument, .xmlSpreadsheet, .htmlTables, .tables, .jCard, .jsContact, .xCard, .html,
            .exported, .addressDatabase:
            throw TableError.empty
        }
    }

    /// The converter of a format that says the same as vCard; `nil` for all others.
    private static func cards(
        of format: TableFileFormat, _ stream: @autoclosure () throws -> any ByteStream, _ limits: ExpansionLimits
    ) throws -> (any CardConverter)? {
        switch format {
        case .jCard: JCardCards(limits: limits)
        case .jsContact: try JSContactCard.cards(stream(), limits)
        case .exported: try ExportedContact.cards(stream(), limits)
        case .xCard: XCardCards(limits: limits)
        case .html: HCardCards(limits: limits)
        case .addressDatabase: AddressDatabaseCards(limits: limits)
        case .workbook, .openDocument, .xmlSpreadsheet, .htmlTables, .tables, .json, .xml, .ldif, .muttAliases,
            .abook:
            nil
        }
    }

    /// Writes the cards of a source.
    private static func convert(
        _ cards: any CardConverter, _ budget: ConversionBudget, _ makeStream: () throws -> any ByteStream,
        into output: @escaping ([UInt8]) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss]) {
        var written = 0
        let result = try cards.convert(budget.counting(try makeStream())) { text in
            written += text.count
            try budget.check(written: written)
            try output(text)
        }
        guard written > 0 else { throw TableError.empty }
        return result
    }
}
