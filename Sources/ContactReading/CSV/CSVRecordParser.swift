import ContactModel
import PhoneNumbers

/// Reads rows of a CSV file whose layout is known.
///
/// The bytes come in blocks of any size; what is not complete is left for the next call.
///
/// ```swift
/// var parser = CSVRecordParser(layout, encoding: .utf8)
/// var position = layout.dataStart
/// try parser.parse(block, at: &position, isLast: true, into: &sink)
/// ```
struct CSVRecordParser: Sendable {
    /// The encodings of the values so far.
    var tally = EncodingTally()
    let options: ReadingOptions
    let decoder: ValueDecoder
    let plan: ColumnPlan
    let columnNames: [String]
    /// Tells rows that are no records.
    let roles: RowRoles
    /// The rows that repeat the header.
    private(set) var repeatedHeaders = RepeatedHeaders()
    let tokenizer: CSVTokenizer
    let expectedColumns: Int
    /// The columns of other people.
    let relatedColumns: [Int]
    var row = CSVRow()
    var contact = Contact()
    /// The texts beside the e-mail addresses of the row.
    var mailboxNames = MailboxNames()
    /// Why the source is taken for incomplete, as far as it was read.
    private(set) var damage: SourceDamage?
    /// The number of rows with fewer cells than the header, and the fewest cells of a row.
    private var shortRows = 0
    private(set) var fewestCells: Int
    /// `true` if the last row is a record and one of them.
    private var isLastShort = false
    /// `true` if the row before was a blank one or a footer: a lone cell is then a footer too.
    private var isBelowTable = false
    /// `true` if the bytes up to the next line end belong to a row that is skipped.
    private var isSkippingLine = false

    /// A parser for a layout.
    ///
    /// - Parameter encoding: the encoding of the bytes; one that does not keep offsets has to be converted to UTF-8 first.
    init(
        _ layout: CSVLayout, encoding: TextEncoding, options: ReadingOptions = ReadingOptions(),
        recognizer: any ColumnRecognizer
    ) {
        self.options = options
        decoder = ValueDecoder(encoding: encoding, fallback: options.fallbackEncoding)
        plan = ColumnPlan(layout.map)
        relatedColumns = plan.actions.indices.filter { [actions = plan.actions] in actions[$0].kind == .related }
        columnNames = layout.map.columns.map(\.name)
        roles = RowRoles(layout, recognizer: recognizer)
        expectedColumns = layout.map.columns.count
        fewestCells = expectedColumns
        var tokenizer = CSVTokenizer(layout.dialect, options: options)
        tokenizer.expectedColumns = layout.map.columns.count
        self.tokenizer = tokenizer
    }

    /// Reads all complete rows of a block.
    ///
    /// - Parameters:
    ///   - block: bytes from the start of a row, or from where the last call stopped.
    ///   - position: where the block stands in the source; moved on to the first byte that was not consumed.
    ///   - isLast: `true` if no bytes follow, so that the last row needs no line end.
    /// - Returns: the number of bytes consumed.
    /// - Throws: only what the sink throws.
    @discardableResult
    mutating func parse(
        _ block: UnsafeRawBufferPointer, at position: inout SourcePosition, isLast: Bool,
        into sink: inout (some ContactSink & ~Copyable)
    ) throws -> Int {
        let bytes = block.assumingMemoryBound(to: UInt8.self)
        var offset = 0
        while offset < bytes.count {
            if isSkippingLine {
                offset = skipLine(bytes, from: offset, isLast: isLast, position: &position)
                if isSkippingLine { break }
                continue
            }
            guard tokenizer.next(bytes, from: offset, isLast: isLast, into: &row) else {
                // A row of just the maximum length may wait for its line end, of up to three bytes.
                guard bytes.count - offset > options.maxRecordLength + 3 else { break }
                offset = try skipLongRow(bytes, from: offset, position: &position, into: &sink)
                continue
            }
            if row.end - row.start > options.maxRecordLength {
                offset = try skipLongRow(bytes, from: offset, position: &position, into: &sink)
                continue
            }
            try take(bytes, position: &position, into: &sink)
            position.line &+= row.lineEnds
            position.byteOffset &+= row.next &- row.start
            offset = row.next
        }
        if isLast { noteShortEnd(position) }
        return offset
    }

    /// Notes that only the last of several rows is short.
    private mutating func noteShortEnd(_ position: SourcePosition) {
        guard damage == nil, isLastShort, shortRows == 1, position.contacts > 1 else { return }
        damage = SourceDamage(
            .shortRecord, line: contact.origin.line, byteOffset: contact.origin.byteOffset,
            detail: "the last row has fewer than \(expectedColumns) cells, and no row above it is short")
    }

    // MARK: - Rows that are too long

    /// Skips the row that starts at an offset: skips the maximum length and whatever is left of the line there.
    private mutating func skipLongRow(
        _ bytes: Bytes, from start: Int, position: inout SourcePosition, into sink: inout (some ContactSink & ~Copyable)
    ) throws -> Int {
        let end = min(start + options.maxRecordLength, bytes.count)
        position.records += 1
        position.skipped += 1
        damage = SourceDamage(
            .longRecord, line: position.line, byteOffset: position.byteOffset,
            detail: "a row is longer than \(options.maxRecordLength) bytes and was left out")
        try sink.receive(
            Finding(
                .recordTooLong, .error, line: position.line, byteOffset: position.byteOffset,
                raw: decoder.text(
                    bytes.clampedSlice(start, start + min(options.excerptLength, options.maxRecordLength))),
                Sentence(ReadingSentence.rowTooLong, ["bytes": .number(options.maxRecordLength)])))
        if let base = bytes.baseAddress { position.line += LineEnd.count(base, start, end) }
        position.byteOffset += end - start
        isSkippingLine = true
        return end
    }

    private mutating func skipLine(
        _ bytes: Bytes, from start: Int, isLast: Bool, position: inout SourcePosition
    ) -> Int {
        guard let base = bytes.baseAddress else { return start }
        var ignored = false
        let offset = WordScan.lineEnd(base, start, bytes.count, sawHigh: &ignored)
        var next = offset
        if offset < bytes.count, let length = LineEnd.length(base, offset, bytes.count, isLast: isLast) {
            next += length
            position.line += 1
            isSkippingLine = false
        }
        position.byteOffset += next - start
        return next
    }

    // MARK: - One row

    private mutating func take(
        _ bytes: Bytes, position: inout SourcePosition, into sink: inout (some ContactSink & ~Copyable)
    ) throws {
        if row.count == 1, try takeLoneCell(bytes, position: &position, into: &sink) { return }
        position.records &+= 1
        contact.removeAll()
        contact.origin.ordinal = position.contacts &+ 1
        contact.origin.line = position.line
        contact.origin.byteOffset = position.byteOffset
        contact.origin.byteCount = row.end &- row.start
        let isContact = build(bytes, position: position)
        defer { fewestCells = min(fewestCells, row.count) }
        let isShort = row.count < expectedColumns
        if isShort { shortRows &+= 1 }
        isLastShort = false
        if isContact, row.defects.isEmpty, !RowRoles.hasReach(contact), let role = role(bytes) {
            isBelowTable = role != .repeatedHeader
            if role == .repeatedHeader {
                position.skipped += 1
                return repeatedHeaders.add(
                    line: position.line, byteOffset: position.byteOffset, raw: excerpt(bytes, row.start, row.end))
            }
            let isOther = role == .otherHeader
            return try skip(
                bytes, isOther ? .otherHeader : role == .total ? .totalRow : .footer, isOther ? .warning : .note,
                role.sentence, position: &position, into: &sink)
        }
        isLastShort = isShort && isContact
        let isSuspect =
            !row.defects.isEmpty || row.count > expectedColumns || row.isUnfinished
            || row.end &- row.start > options.maxFieldLength
        if isSuspect {
            for finding in findings(bytes, position: position) { try sink.receive(finding) }
            damage = endDamage(position) ?? damage
        }
        isBelowTable = !isContact
        guard isContact else {
            return try skip(
                bytes, .emptyRow, .note, Sentence(ReadingSentence.emptyRow), position: &position, into: &sink)
        }
        position.contacts &+= 1
        if !relatedColumns.isEmpty {
            for finding in numbersOfRelated(bytes, position: position) { try sink.receive(finding) }
        }
        try sink.receive(contact)
    }

    /// The role of the row, if it is none of the records.
    private func role(_ bytes: Bytes) -> RowRoles.Role? {
        roles.role(of: row, isBelowTable: isBelowTable) { cell in
            decoder.text(bytes.clampedSlice(cell.start, cell.end).trimmed)
        }
    }

    /// Takes care of blank lines and footers. Returns whether the row was one.
    private mutating func takeLoneCell(
        _ bytes: Bytes, position: inout SourcePosition, into sink: inout (some ContactSink & ~Copyable)
    ) throws -> Bool {
        if bytes.clampedSlice(row.start, row.end).trimmed.isEmpty {
            isBelowTable = true
            return true
        }
        guard isBelowTable, expectedColumns >= 3 else { return false }
        isLastShort = false
        position.records += 1
        try skip(
            bytes, .footer, .note, RowRoles.Role.text.sentence, position: &position, into: &sink)
        return true
    }

    private mutating func skip(
        _ bytes: Bytes, _ code: Finding.Code, _ severity: Finding.Severity, _ sentence: Sentence,
        position: inout SourcePosition, into sink: inout (some ContactSink & ~Copyable)
    ) throws {
        position.skipped += 1
        try sink.receive(
            Finding(
                code, severity, line: position.line, byteOffset: position.byteOffset,
                raw: decoder.text(bytes.clampedSlice(row.start, min(row.end, row.start + options.excerptLength))),
                sentence))
    }
}
