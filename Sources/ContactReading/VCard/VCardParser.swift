import ContactModel
import PhoneNumbers

/// Reads cards of vCard 2.1, 3.0 and 4.0 with one tolerant grammar.
///
/// A bad line costs that line, a bad card that card. The bytes come in blocks of any size; what is not complete is left for
/// the next call.
///
/// See [RFC 2426](https://www.rfc-editor.org/rfc/rfc2426), [RFC 6350](https://www.rfc-editor.org/rfc/rfc6350) and
/// [RFC 6868](https://www.rfc-editor.org/rfc/rfc6868).
struct VCardParser: Sendable {
    /// The encodings of the values so far.
    var tally = EncodingTally()
    /// The versions seen so far.
    var versions: Set<String> {
        Set([CardVersion.v21, .v30, .v40].filter { versionMask & $0.mask != 0 }.map(\.name))
    }
    /// The program that wrote the first card, as its `PRODID` says.
    var producer: String?
    let options: ReadingOptions
    var text: CardText
    var versionMask: UInt8 = 0
    var contact = Contact()
    var card = CardState()
    /// Why the source is taken for incomplete; known at its end.
    var damage: SourceDamage?
    private var scanner: CardLineScanner
    private var line = CardLineScanner.Line()
    private var skipper: LongLineSkipper?

    /// A parser of cards.
    ///
    /// - Parameter encoding: the encoding of the bytes; one that does not keep offsets has to be converted to UTF-8 first.
    init(encoding: TextEncoding = .utf8, options: ReadingOptions = ReadingOptions()) {
        self.options = options
        scanner = CardLineScanner(options: options)
        text = CardText(encoding: encoding, options: options)
    }

    /// Reads all complete lines of a block.
    ///
    /// - Parameters:
    ///   - block: bytes from the start of a line, or from where the last call stopped.
    ///   - position: where the block stands in the source; moved on to the first byte that was not consumed.
    ///   - isLast: `true` if no bytes follow: a card that is still open is then handed out as it is.
    /// - Returns: the number of bytes consumed.
    /// - Throws: only what the sink throws.
    @discardableResult
    mutating func parse(
        _ block: UnsafeRawBufferPointer, at position: inout SourcePosition, isLast: Bool,
        into sink: inout (some ContactSink & ~Copyable)
    ) throws -> Int {
        let bytes = block.assumingMemoryBound(to: UInt8.self)
        var offset = 0
        reading: while offset < bytes.count {
            if skipper != nil {
                let end = continueLongLine(bytes, from: offset, isLast: isLast, position: &position)
                if end == offset, skipper != nil { break }
                offset = end
                continue
            }
            let outcome = scanner.next(
                bytes, from: offset, isLast: isLast, keepsIndent: card.version == .v21, into: &line)
            switch outcome {
            case .incomplete: break reading
            case .tooLong(let resume, let isInsideLine):
                try skipLongLine(bytes, offset, resume, isInsideLine, position: &position, into: &sink)
                offset = resume
            case .line:
                try take(bytes, position: &position, into: &sink)
                if line.end > line.start {
                    card.lastEnd = position.byteOffset &+ currentLineLength
                    card.lastLength = line.lastLength
                }
                position.byteOffset &+= line.next &- offset
                position.line &+= line.lineEnds
                offset = line.next
            }
        }
        if isLast { try finish(position: &position, into: &sink) }
        return offset
    }

    /// The length of the line being read, in bytes of the source, without its line end.
    var currentLineLength: Int { line.end &- line.start }

    // MARK: - Lines that are too long

    private mutating func skipLongLine(
        _ bytes: Bytes, _ start: Int, _ resume: Int, _ isInsideLine: Bool, position: inout SourcePosition,
        into sink: inout (some ContactSink & ~Copyable)
    ) throws {
        let opening = bytes.clampedSlice(start, min(bytes.count, start + PhysicalLine.lookaheadLength))
        let head = PropertyHead(opening)
        let encoding = head?.encoding ?? .plain
        let name = head.map { $0.name.of(opening).text }
        if card.isOpen {
            let limit = encoding == .base64 ? options.maxPhotoLength : options.maxFieldLength
            let isPhoto = encoding == .base64
            try sink.receive(
                Finding(
                    isPhoto ? .photoSkipped : .fieldTooLong, isPhoto ? .note : .error, line: position.line,
                    byteOffset: position.byteOffset, field: name, raw: opening.excerpt(min(options.excerptLength, 60)),
                    Sentence(ReadingSentence.valueTooLong, ["bytes": .number(limit)])))
            card.hasContent = true
        }
        skipper = LongLineSkipper(
            encoding: encoding, isInsideLine: isInsideLine, after: bytes.clampedSlice(start, resume))
        if let base = bytes.baseAddress { position.line += LineEnd.count(base, start, resume) }
        var end = resume
        while end > start, ASCII.isLineEnd(bytes[end - 1]) { end -= 1 }
        card.lastEnd = position.byteOffset + end - start
        position.byteOffset += resume - start
    }

    private mutating func continueLongLine(
        _ bytes: Bytes, from start: Int, isLast: Bool, position: inout SourcePosition
    ) -> Int {
        guard var active = skipper else { return start }
        let end = active.skip(bytes, from: start, isLast: isLast, lineEnds: &position.line)
        skipper = active.isDone ? nil : active
        if let contentEnd = active.contentEnd { card.lastEnd = position.byteOffset + contentEnd - start }
        position.byteOffset += end - start
        return end
    }

    // MARK: - One line

    private mutating func take(
        _ bytes: Bytes, position: inout SourcePosition, into sink: inout (some ContactSink & ~Copyable)
    ) throws {
        if !line.isJoined {
            let text = bytes.clampedSlice(line.start, line.end)
            return try handle(text, position: &position, into: &sink)
        }
        let joined = scanner.takeScratch()
        defer { scanner.giveBack(joined) }
        try joined.withUnsafeBufferPointer { try handle($0, position: &position, into: &sink) }
    }

    private mutating func handle(
        _ text: Bytes, position: inout SourcePosition, into sink: inout (some ContactSink & ~Copyable)
    ) throws {
        guard let head = line.head else {
            if text.trimmed.isEmpty { return }
            return try takeLineWithoutColon(text, position: position, into: &sink)
        }
        let name = PropertyName(head.name.of(text))
        switch name {
        case .begin: try begin(text, head, position: &position, into: &sink)
        case .end: try end(text, head, position: &position, into: &sink)
        default:
            if !card.isOpen {
                guard name.startsCard, card.foreignDepth == 0 else {
                    return try reportJunk(text, position: position, into: &sink)
                }
                try openWithoutBegin(text, position: &position, into: &sink)
            }
            let property = Property(
                name: name, head: head, line: text, number: position.line, offset: position.byteOffset,
                hasHigh: line.hasHigh)
            if isFull {
                card.expectsNested = name == .agent && property.value.trimmed.isEmpty
                return try reportOverflow(position: position, into: &sink)
            }
            if card.nestedDepth > 0 { return keepNested(property) }
            take(property)
            if !card.findings.isEmpty {
                for finding in card.findings { try sink.receive(finding) }
                card.findings.removeAll()
            }
        }
    }

    /// A line without a colon: a lost fold, a raw line break in a text, or nothing.
    private mutating func takeLineWithoutColon(
        _ text: Bytes, position: SourcePosition, into sink: inout (some ContactSink & ~Copyable)
    ) throws {
        guard card.isOpen, card.nestedDepth == 0 else {
            if !card.isOpen { card.isBegun = text.trimmed.isStartOfBegin }
            return try reportJunk(text, position: position, into: &sink)
        }
        if isFull { return try reportOverflow(position: position, into: &sink) }
        let isName = PropertyName(text.trimmed) != .other
        let outcome = isName ? nil : continueLastValue(text, position: position)
        if outcome == nil {
            let value = storePlain(text.trimmed, position: position)
            contact.add(.extra, label: 0..<0, value: value, line: position.line)
        }
        try sink.receive(
            Finding(
                .lineWithoutColon, .warning, line: position.line, byteOffset: position.byteOffset,
                field: outcome, raw: self.text.decoder.text(text.clampedSlice(0, options.excerptLength)),
                outcome.map { Sentence(ReadingSentence.continuedLine, ["property": .text($0)]) }
                    ?? Sentence(ReadingSentence.lineWithoutColon)))
    }

    /// `true` if the card holds as much as a contact may.
    private var isFull: Bool {
        contact.text.count > options.maxContactLength || contact.fields.count >= options.maxValueCount
            || card.groups.count >= options.maxValueCount
    }

    func reportOverflow(position: SourcePosition, into sink: inout (some ContactSink & ~Copyable)) throws {
        try sink.receive(
            Finding(
                .contactTooLong, .error, line: position.line, byteOffset: position.byteOffset,
                contact.text.count > options.maxContactLength
                    ? Sentence(ReadingSentence.cardTooLong, ["bytes": .number(options.maxContactLength)])
                    : Sentence(ReadingSentence.cardTooFull, ["values": .number(options.maxValueCount)])))
    }
}
