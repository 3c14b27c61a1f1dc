public import ContactModel
import PhoneNumbers

/// Reads contacts from the bytes of a CSV or vCard file, pushed in chunks of any size.
///
/// ```swift
/// var reader = ContactReader()
/// while let chunk = try file.next() { try reader.read(chunk, into: &sink) }
/// try reader.finish(into: &sink)
/// print(reader.description.contacts)
/// ```
///
/// The reader buffers the first ``ReadingOptions/headLength`` bytes to detect format, encoding and header, and then hands
/// contacts to the sink as they come. The result does not depend on how the source is split into chunks, and memory does
/// not grow with the source. A reader that has thrown must not be used again.
public struct ContactReader: Sendable {
    /// The description of the source. Complete after ``finish(into:)``.
    public private(set) var description = SourceDescription()
    private var options: ReadingOptions
    private let sample: SourceSample
    private let recognizer: any ColumnRecognizer
    /// The number of bytes that are gathered before they are parsed.
    private let blockLength: Int
    /// Bytes of the source before the layout is known, then text that is not read yet.
    private var buffer: [UInt8] = []
    private var layout: SourceLayout?
    private var position = SourcePosition()
    private var transcoder: TranscoderBox?
    private var rows: CSVRecordParser?
    private var cards: VCardParser?
    private var tail = SourceTail()

    /// Creates a reader of one source.
    ///
    /// - Parameters:
    ///   - options: the options for reading the source, where it does not tell itself or should not be believed, and
    ///     limits.
    ///   - sample: parts of the source behind its head, where it can be read at any place. Without them the columns of a table are
    ///     judged by the head alone.
    ///   - recognizer: finds out what the columns of a table mean.
    public init(
        options: ReadingOptions = ReadingOptions(), sample: SourceSample = SourceSample(),
        recognizer: any ColumnRecognizer
    ) {
        self.init(options: options, sample: sample, recognizer: recognizer, blockLength: 256 << 10)
    }

    package init(
        options: ReadingOptions, sample: SourceSample = SourceSample(), recognizer: any ColumnRecognizer,
        blockLength: Int
    ) {
        self.options = options
        self.sample = sample
        self.recognizer = recognizer
        self.blockLength = max(blockLength, 1)
    }

    /// Reads the next chunk of the source.
    ///
    /// - Parameters:
    ///   - chunk: the bytes after those of the last call; of any length, also empty.
    ///   - sink: receives the contacts and findings that are complete.
    /// - Throws: ``UnsupportedFormat`` or ``UnsupportedEncoding``, once enough has been read to detect it; and what the sink
    ///   throws. Issues with records are reported to the sink instead.
    /// - Complexity: O(*n*) in the length of the chunk, but for a record that the chunk leaves incomplete.
    public mutating func read(_ chunk: UnsafeRawBufferPointer, into sink: inout (some ContactSink & ~Copyable)) throws {
        let bytes = chunk.assumingMemoryBound(to: UInt8.self)
        description.byteCount += bytes.count
        tail.add(bytes)
        var start = 0
        while start < bytes.count {
            let end = min(start + pieceLength, bytes.count)
            try take(bytes.clampedSlice(start, end), isLast: false, into: &sink)
            start = end
        }
    }

    /// Reads what is left, and reports findings about the source as a whole. Call it once, after the last chunk.
    ///
    /// - Parameter sink: receives the last contacts and findings.
    /// - Throws: the errors of ``read(_:into:)``: a source shorter than its head is read only now.
    public mutating func finish(into sink: inout (some ContactSink & ~Copyable)) throws {
        try take(Bytes(start: nil, count: 0), isLast: true, into: &sink)
        describe()
        describeEnd()
        for finding in closingFindings() { try sink.receive(finding) }
    }

    /// Reads the whole records of a piece from further on in the source, once the head has been read. Records that the piece cuts
    /// off are left out, and positions are those in the piece.
    ///
    /// - Returns: `false` if no record starts in the piece.
    /// - Throws: the errors of the sink.
    package func readRecords(
        of piece: UnsafeRawBufferPointer, into sink: inout (some ContactSink & ~Copyable)
    ) throws -> Bool {
        guard let layout, layout.encoding.keepsOffsets else { return false }
        let bytes = piece.assumingMemoryBound(to: UInt8.self)
        var position = SourcePosition()
        if let csv = layout.csv {
            guard let start = RecordStart.ofRow(in: bytes, delimiter: csv.dialect.delimiter) else { return false }
            var rows = CSVRecordParser(csv, encoding: layout.encoding, options: options, recognizer: recognizer)
            try rows.parse(UnsafeRawBufferPointer(rebasing: piece[start...]), at: &position, isLast: false, into: &sink)
        } else {
            guard let start = RecordStart.ofCard(in: bytes) else { return false }
            var cards = VCardParser(encoding: layout.encoding, options: options)
            _ = try cards.parse(
                UnsafeRawBufferPointer(rebasing: piece[start...]), at: &position, isLast: false, into: &sink)
        }
        return true
    }

    /// The capacity of the buffer, in bytes.
    var bufferCapacity: Int { buffer.capacity }

    // MARK: - Blocks

    /// The head is detected at exactly its length, however the source is split.
    private var pieceLength: Int {
        layout == nil ? max(headLength - buffer.count, 1) : max(blockLength, 64 << 10)
    }

    /// One byte more than the head, so that it is known whether the head is all there is.
    private var headLength: Int { max(options.headLength, 16) + 1 }

    private mutating func take(_ piece: Bytes, isLast: Bool, into sink: inout (some ContactSink & ~Copyable)) throws {
        if layout == nil {
            buffer.append(contentsOf: piece)
            guard isLast || buffer.count >= headLength, !buffer.isEmpty else { return }
            try start(isWhole: buffer.count < headLength, into: &sink)
            try parse(isLast: isLast, into: &sink)
            return
        }
        if transcoder != nil {
            transcoder?.value.convert(piece, isLast: isLast, into: &buffer)
        } else {
            buffer.append(contentsOf: piece)
        }
        if isLast || buffer.count >= blockLength { try parse(isLast: isLast, into: &sink) }
    }

    private mutating func start(isWhole: Bool, into sink: inout (some ContactSink & ~Copyable)) throws {
        let found = try buffer.withUnsafeBytes { bytes in
            let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(headLength - 1))
            return try SourceLayout.detect(
                head, isWhole: isWhole, later: sample, options: options, recognizer: recognizer)
        }
        layout = found
        options.fallbackEncoding = found.fallbackEncoding
        position = found.dataStart
        var skipped = found.dataStart.byteOffset
        if !found.encoding.keepsOffsets, let transcoder = StreamTranscoder(found.encoding) {
            self.transcoder = TranscoderBox(value: transcoder)
            let source = buffer
            buffer.removeAll(keepingCapacity: true)
            source.withUnsafeBufferPointer { bytes in
                self.transcoder?.value.convert(
                    bytes.clampedSlice(found.byteOrderMarkLength, bytes.count), isLast: isWhole, into: &buffer)
            }
        } else if found.format == .vCard {
            skipped = found.byteOrderMarkLength
        }
        buffer.removeFirst(min(skipped, buffer.count))
        if let csv = found.csv {
            rows = CSVRecordParser(csv, encoding: found.encoding, options: options, recognizer: recognizer)
        } else {
            cards = VCardParser(encoding: found.encoding, options: options)
        }
        describe()
        for finding in found.findings { try sink.receive(finding) }
    }

    /// Parses the gathered text and keeps what is not complete.
    private mutating func parse(isLast: Bool, into sink: inout (some ContactSink & ~Copyable)) throws {
        var block: [UInt8] = []
        swap(&block, &buffer)
        let consumed = try block.withUnsafeBytes { bytes in
            if rows != nil { return try rows?.parse(bytes, at: &position, isLast: isLast, into: &sink) ?? 0 }
            return try cards?.parse(bytes, at: &position, isLast: isLast, into: &sink) ?? 0
        }
        block.removeFirst(consumed)
        swap(&block, &buffer)
    }

    // MARK: - The source as a whole

    private mutating func describe() {
        guard let layout else { return }
        description.format = layout.format
        description.byteOrderMarkLength = layout.byteOrderMarkLength
        description.dataOffset = layout.dataStart.byteOffset
        description.encoding = layout.encoding
        description.encodingEvidence = layout.encodingEvidence
        description.sourceName = layout.csv?.program?.name ?? cards?.producer
        description.language = layout.csv?.language ?? cards?.producer.flatMap(ProducerLanguage.tag)
        description.headerPlaces = layout.csv?.headerPlaces ?? []
        description.headerRowCount = layout.csv?.headerRows.count ?? 0
        description.dialect = layout.csv?.dialect
        description.headerMap = layout.csv?.map
        description.columnDecisions = layout.csv?.decisions ?? []
        description.preamble = layout.csv?.preamble ?? []
        description.cardVersions = cards?.versions ?? []
        if tally.fallbackValues > 0, tally.utf8Values == 0, layout.encoding == .utf8 {
            description.encoding =
                SingleByteTable(options.fallbackEncoding) == nil ? .windows1252 : options.fallbackEncoding
        }
        description.recordsSeen = position.records
        description.contacts = position.contacts
        description.skipped = position.skipped
        description.lineCount = position.line - 1
    }

    private mutating func describeEnd() {
        guard let layout else { return }
        description.endsWithLineEnd = tail.endsWithLineEnd(layout.encoding)
        description.damage = rows?.damage ?? cards?.damage
        let isText = description.encoding == layout.encoding
        let length = description.byteCount - layout.byteOrderMarkLength
        if description.damage == nil, isText, tail.isCut(layout.encoding, length: length) {
            description.damage = SourceDamage(
                .cutCharacter, line: position.line, byteOffset: description.byteCount,
                detail: "the file ends inside a character")
        }
    }

    private var tally: EncodingTally { rows?.tally ?? cards?.tally ?? EncodingTally() }

    private func closingFindings() -> [Finding] {
        var findings: [Finding] = []
        if let finding = rows?.repeatedHeaders.finding { findings.append(finding) }
        let isTold = layout?.findings.contains { $0.code == .assumedEncoding } == true
        if let finding = tally.finding(fallback: options.fallbackEncoding), finding.code != .assumedEncoding || !isTold
        {
            findings.append(finding)
        }
        if let transcoder = transcoder?.value, let first = transcoder.firstReplacement {
            findings.append(
                Finding(
                    .replacedBytes, .warning, byteOffset: first + (layout?.byteOrderMarkLength ?? 0),
                    Sentence(
                        ReadingSentence.replacedBytes,
                        [
                            "number": .number(transcoder.replacements),
                            "encoding": .text("\(description.encoding)"),
                        ])))
        }
        if description.byteCount == 0 {
            findings.append(Finding(.emptySource, .warning, Sentence(ReadingSentence.emptyFile)))
        } else if description.hasNoContacts {
            let hasHeader = layout?.csv?.hasHeader == true
            findings.append(
                Finding(
                    .noContacts, .error,
                    Sentence(
                        hasHeader && description.recordsSeen == 0 ? ReadingSentence.headerOnly : .noContact)))
        }
        return findings
    }
}

/// Holds a conversion in progress. Its converter is a class without a lock: a reader and a copy of it must not be used from
/// two threads at a time.
private struct TranscoderBox: @unchecked Sendable {
    var value: StreamTranscoder
}
