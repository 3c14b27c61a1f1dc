import Archives
import ColumnRecognition
import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import PhoneNumbers
import SourceInput
import Threads

/// Writes a source again with other numbers, some of its records, or more columns.
struct SameWriter {
    private let export: Export
    private let source: StoredLayout
    private var rewriter: SourceRewriter
    private let text: SourceText
    private let encoder: StreamEncoder?
    private let mark: [UInt8]
    private var rewriting: NumberRewriting
    private var pending: [UInt8] = []
    private(set) var missed = 0
    /// The count of edited texts that could not be written into their records.
    private(set) var missedEdits = 0
    /// The count of numbers that were left out by their verdict.
    private(set) var dropped = 0

    private static let blockSize = 1 << 16

    init(_ export: Export, _ source: StoredLayout, _ content: SourceContent) throws {
        self.export = export
        self.source = source
        var head = [UInt8](repeating: 0, count: (64 << 10) + 1)
        let stream = try content.makeStream(cancellation: export.cancellation)
        let count = try head.withUnsafeMutableBytes { try stream.fill($0) }
        rewriter = try head.withUnsafeBytes {
            try SourceRewriter(
                UnsafeRawBufferPointer(rebasing: $0[..<count]), isWhole: count < head.count,
                options: source.readingOptions, recognizer: KnownColumns(),
                added: export.added.map(\.rawValue))
        }
        encoder = StreamEncoder(rewriter.encoding)
        mark = encoder == nil ? [] : Array(head[..<rewriter.byteOrderMarkLength])
        if encoder != nil { try Self.checkRoundTrip(source, content, rewriter, mark, export.cancellation) }
        text = SourceText(
            try content.makeStream(cancellation: export.cancellation), encoding: rewriter.encoding,
            byteOrderMarkLength: rewriter.byteOrderMarkLength)
        rewriting = NumberRewriting(export.numbers)
    }

    /// Checks that the text of the source, written in its encoding, gives its bytes: else those of other records would change.
    private static func checkRoundTrip(
        _ source: StoredLayout, _ content: SourceContent, _ rewriter: SourceRewriter, _ mark: [UInt8],
        _ cancellation: Cancellation
    ) throws {
        let text = SourceText(
            try content.makeStream(cancellation: cancellation), encoding: rewriter.encoding,
            byteOrderMarkLength: rewriter.byteOrderMarkLength)
        guard let encoder = StreamEncoder(rewriter.encoding) else { return }
        var hash = ContentHash()
        mark.withUnsafeBytes { hash.add($0) }
        var isExact = true
        var pending: [UInt8] = []
        try text.read(0..<Int.max) { piece in
            pending.append(contentsOf: piece)
            let end = WholeCharacters.end(of: pending)
            var output: [UInt8] = []
            if !encoder.encode(Array(pending[..<end]), into: &output) { isExact = false }
            pending.removeFirst(end)
            output.withUnsafeBytes { hash.add($0) }
        }
        guard isExact, pending.isEmpty, hash.text == source.sha256 else {
            throw SourceError.unsupported(
                path: source.path,
                detail:
                    "its text cannot be written back as the same \(rewriter.encoding.name) bytes; export it without changes, "
                    + "or as csv or vcard3")
        }
    }

    mutating func write(
        _ store: ContactDatabase, _ progress: (ExportProgress) -> Void, _ body: (ArraySlice<UInt8>) throws -> Void
    ) throws -> SelectionTally {
        var selection = export.selection
        selection.sourceKey = source.id
        let keepsEverything = !selection.isAboutNumbers && !selection.isAboutContacts && source.deleted == 0
        if !export.added.isEmpty, !rewriter.canAddColumns {
            throw SourceError.unsupported(
                path: source.path,
                detail: "it is a list of one column, to which no columns can be added; export it as csv")
        }
        try body(mark[...])
        var head: [UInt8] = []
        var cursor = source.isCards ? 0 : rewriter.dataOffset
        try text.read(0..<cursor) { head.append(contentsOf: $0) }
        var output: [UInt8] = []
        rewriter.rewrite(head: head, into: &output)
        var contacts = 0
        var needsLineEnd = false
        let edited = try store.editedTexts(ofSource: source.id)
        let tally = try store.forEachContact(ofSource: source.id, selection) { record in
            for index in record.numbers.indices
            where record.numbers[index].isWanted && record.isDropped(record.numbers[index], export.droppedVerdicts) {
                record.numbers[index].isWanted = false
                dropped += 1
            }
            let origin = record.contact.origin
            var gap: [UInt8] = []
            guard origin.byteOffset >= cursor else {
                throw StoreError.damaged(
                    path: export.database, detail: "contact \(record.id) begins where another of its source ends")
            }
            try text.read(cursor..<origin.byteOffset) { gap.append(contentsOf: $0) }
            if keepsEverything {
                output.append(contentsOf: gap)
            } else if needsLineEnd {
                output.append(contentsOf: Self.lineEnd(gap))
            }
            needsLineEnd = true
            cursor = max(cursor, origin.byteOffset + origin.byteCount)
            var bytes: [UInt8] = []
            try text.read(origin.byteOffset..<cursor) { bytes.append(contentsOf: $0) }
            let added = export.added.map { Self.cell($0, of: record) }
            var texts = (edited[record.id] ?? []).map(RewrittenText.init)
            missed += rewriter.rewrite(
                bytes, numbers: rewriting.numbers(of: &record), texts: &texts, added: added, into: &output)
            missedEdits += texts.count
            contacts += 1
            guard output.count >= Self.blockSize else { return }
            try send(&output, isLast: false, body)
            progress(ExportProgress(phase: .writing, contacts: contacts))
        }
        var rest: [UInt8] = []
        if keepsEverything {
            try text.read(cursor..<Int.max) { piece in
                output.append(contentsOf: piece)
                if output.count >= Self.blockSize { try send(&output, isLast: false, body) }
            }
        } else if needsLineEnd {
            try text.read(cursor..<cursor + 2) { rest.append(contentsOf: $0) }
            output.append(contentsOf: Self.lineEnd(rest))
        }
        try send(&output, isLast: true, body)
        return tally
    }

    /// The line end at the start of some bytes.
    private static func lineEnd(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.prefix { $0 == 0x0D || $0 == 0x0A }.prefix(bytes.first == 0x0D && bytes.dropFirst().first == 0x0A ? 2 : 1)
    }

    /// Sends the output, in the encoding of the source.
    private mutating func send(
        _ output: inout [UInt8], isLast: Bool, _ body: (ArraySlice<UInt8>) throws -> Void
    ) throws {
        defer { output.removeAll(keepingCapacity: true) }
        guard let encoder else { return try body(output[...]) }
        pending.append(contentsOf: output)
        let end = isLast ? pending.count : WholeCharacters.end(of: pending)
        var bytes: [UInt8] = []
        _ = encoder.encode(Array(pending[..<end]), into: &bytes)
        pending.removeFirst(end)
        try body(bytes[...])
    }

    /// The text of an added column for a contact: one value for each number, with `; ` between.
    private static func cell(_ column: NumberFact, of record: borrowing OutgoingContact) -> [UInt8] {
        var values: [[UInt8]] = []
        for number in record.numbers where number.isWanted {
            values.append(record.text(of: column, about: number))
        }
        return values.allSatisfy(\.isEmpty) ? [] : Array(values.joined(separator: Array("; ".utf8)))
    }
}
