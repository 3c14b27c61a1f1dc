import Archives
import ContactFormats
public import ContactStore
import Foundation
import PhoneNumbers
import Tables

/// A source on its way into a file of its own format.
public struct SameFile: Sendable, Hashable {
    /// The origins of the bytes of a file.
    public enum Origin: Sendable, Hashable {
        /// A file whose content is that of the source.
        case file(path: String)
        /// The content that the database keeps.
        case kept
        /// Neither is there: the file is written anew from the stored values.
        case rebuilt
    }

    /// The source.
    public var source: StoredLayout
    /// A name for the file.
    public var name: String
    /// The origin of the bytes.
    public var origin: Origin
    /// The format of a source whose own bytes cannot be given, and which is written as CSV under another name: `JSON`, `LDIF`,
    /// `XLSX`.
    public var formerFormat: String?
}

/// The result of the export of a source in its own format.
public struct SameResult: Sendable, Hashable {
    /// The counts of what is written and what is left out.
    public var counts = ExportCounts()
    /// The number of phone numbers that could not be found in their records and stay as they were.
    public var missed = 0
    /// The number of corrected phone numbers that stand in the file with the text of the source: all of them without a
    /// style of numbers, else those that are not accepted.
    public var unwrittenCorrections = 0

    /// Nothing.
    public init() {}
}

/// A column that is added to the sources.
public enum AddedColumn: String, Sendable, CaseIterable {
    case e164, category, country, reason
}

extension Export {
    /// The files of the format ``ExportFormat/same``: one for each source that the selection names.
    ///
    /// - Throws: `StoreError`, `CancellationError`.
    public func sameFiles() throws -> [SameFile] {
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        let finder = SourceFinder(folder: sourceFolder, database: store, cancellation: cancellation)
        var names: Set<String> = []
        return try selection.sources(among: store.layouts()).map { source in
            let origin: SameFile.Origin =
                switch try finder.find(source) {
                case .file(let file): .file(path: file.path)
                case .kept: .kept
                case nil: .rebuilt
                }
            let isCSV = source.isConverted && (origin == .rebuilt || !keepsBytes(of: source))
            return SameFile(
                source: source, name: Self.name(of: source, isCSV: isCSV, taken: &names), origin: origin,
                formerFormat: isCSV ? source.format : nil)
        }
    }

    /// Writes one source.
    ///
    /// Records are written whole. Where numbers are selected, the others of a record are taken out of it.
    ///
    /// - Parameter body: Takes the bytes of the file, in pieces and in order.
    /// - Returns: the counts of what was written and left out.
    /// - Throws: ``CleaningError``, `StoreError`, `InvalidCondition`, `CancellationError`; what `body` throws.
    @discardableResult
    public func write(
        _ file: SameFile, progress: (ExportProgress) -> Void = { _ in }, to body: (ArraySlice<UInt8>) throws -> Void
    ) throws -> SameResult {
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        let finder = SourceFinder(folder: sourceFolder, database: store, cancellation: cancellation)
        var result = SameResult()
        let found = try finder.find(file.source)
        if file.source.isConverted, file.formerFormat == nil, found == nil || !keepsBytes(of: file.source) {
            throw CleaningError.unsupported(path: file.source.path, detail: "its file is gone since the export began")
        }
        guard let content = found, file.formerFormat == nil else {
            guard added.isEmpty else {
                throw CleaningError.unsupported(
                    path: file.source.path,
                    detail: "no columns can be added to what is written from the stored values; export it as csv")
            }
            result.counts = try rebuild(file.source, progress, body)
            return result
        }
        let known = try store.numberCounts(ofSource: file.source.id)
        result.unwrittenCorrections = numbers == nil ? known.corrected : known.corrected - known.correctedAccepted
        if keepsBytes(of: file.source) {
            let stream = try content.makeStream(cancellation: cancellation)
            try Self.copy(stream, to: body)
            result.counts.contacts = file.source.contacts
            result.counts.numbers = known.numbers
        } else {
            var writer = try SameWriter(self, file.source, content)
            let tally = try writer.write(store, progress, body)
            var totals = SelectionTotals()
            totals.contacts = file.source.contacts
            totals.ofSources = file.source.contacts
            result.counts.complete(tally, of: totals, mergesPeople: false)
            result.counts.numbers = tally.numbers
            result.missed = writer.missed
        }
        result.counts.records = result.counts.contacts
        try content.checkUnchanged()
        return result
    }

    /// Returns `true` if a source is written with its bytes unchanged.
    private func keepsBytes(of source: StoredLayout) -> Bool {
        numbers == nil && added.isEmpty && !selection.isAboutNumbers && selection.condition == nil
            && source.deleted == 0
    }

    private static func copy(_ stream: any ByteStream, to body: (ArraySlice<UInt8>) throws -> Void) throws {
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
            if count == 0 { return }
            try body(chunk[..<count])
        }
    }

    /// The last part of the path, without the ending of a packed file; with a number where another source has it.
    private static func name(of source: StoredLayout, isCSV: Bool, taken: inout Set<String>) -> String {
        let parts = source.path.split(separator: "/").map(String.init)
        var last = parts.last ?? ""
        // The bytes of a sheet are those of its workbook.
        if source.format == TableFileFormat.workbook.rawValue, parts.count > 1, !OfficeDocument.isWorkbookName(last),
            OfficeDocument.isWorkbookName(parts[parts.count - 2])
        {
            last = isCSV ? parts[parts.count - 2] + "-" + last : parts[parts.count - 2]
        }
        let ending = source.isCards ? "vcf" : (source.isConverted ? source.format?.lowercased() : nil) ?? "csv"
        var name = last == "-" || last.isEmpty ? "standard-input." + ending : last
        // The output is not packed, so that its name loses the ending of a packed file.
        for ending in [".gz", ".bz2", ".xz", ".zst"] where name.lowercased().hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
        }
        if isCSV { name += ".csv" }
        var unique = name
        var number = 2
        while !taken.insert(unique).inserted {
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            unique =
                parts.count > 1
                ? parts.dropLast().joined(separator: ".") + "-\(number)." + parts[parts.count - 1] : "\(name)-\(number)"
            number += 1
        }
        return unique
    }

    /// Writes a source whose content is gone from its stored values: the same columns, or cards.
    private func rebuild(
        _ source: StoredLayout, _ progress: (ExportProgress) -> Void, _ body: (ArraySlice<UInt8>) throws -> Void
    ) throws -> ExportCounts {
        var part = self
        part.selection.sourceKey = source.id
        var counts: ExportCounts
        if source.isCards {
            let version: CardFormat = source.dialect?.contains("4.0") == true ? .v40 : .v30
            counts = try part.run(VCardWriter(version), progress, body)
        } else {
            let map = try source.mapping.map { try MappingFile($0, path: source.path).map } ?? HeaderMap()
            counts = try part.run(
                TableWriter(map, delimiter: source.delimiter ?? 0x2C, isSpreadsheetSafe: isSpreadsheetSafe), progress,
                body)
        }
        // Those of other sources are in files of their own.
        counts.ofOtherSources = 0
        counts.unfinished = 0
        return counts
    }
}

extension StoredLayout {
    /// `true` if positions refer to a text that the source was converted to, and not to its own bytes.
    var isConverted: Bool { format.flatMap { TableFileFormat(rawValue: $0) } != nil }

    /// The byte between cells; `nil` if there is none.
    var delimiter: UInt8? {
        guard let dialect, let range = dialect.range(of: "delimiter ") else { return nil }
        let rest = dialect[range.upperBound...]
        return rest.hasPrefix("TAB") ? 0x09 : rest.utf8.first
    }

    /// The options with which the source was read.
    var readingOptions: ReadingOptions {
        var options = ReadingOptions()
        options.format = isCards ? .vCard : .csv
        options.encoding = encoding.flatMap { TextEncoding($0) }
        options.delimiter = delimiter
        if let mapping, let file = try? MappingFile(mapping, path: path) { options.headerMap = file.map }
        return options
    }
}

/// Writes a source again with other numbers, some of its records, or more columns.
private struct SameWriter {
    private let export: Export
    private let source: StoredLayout
    private var rewriter: SourceRewriter
    private let text: SourceText
    private let encoder: StreamEncoder?
    private let mark: [UInt8]
    private var formatting: NumberFormatting?
    private var addresses = NumberFormatting(.rfc3966)
    private var pending: [UInt8] = []
    private(set) var missed = 0

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
                options: source.readingOptions,
                added: export.added.map(\.rawValue))
        }
        encoder = StreamEncoder(rewriter.encoding)
        mark = encoder == nil ? [] : Array(head[..<rewriter.byteOrderMarkLength])
        if encoder != nil { try Self.checkRoundTrip(source, content, rewriter, mark, export.cancellation) }
        text = SourceText(
            try content.makeStream(cancellation: export.cancellation), encoding: rewriter.encoding,
            byteOrderMarkLength: rewriter.byteOrderMarkLength)
        formatting = export.numbers.map(NumberFormatting.init)
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
            throw CleaningError.unsupported(
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
        let keepsEverything = !selection.isAboutNumbers && selection.condition == nil && source.deleted == 0
        if !export.added.isEmpty, !rewriter.canAddColumns {
            throw CleaningError.unsupported(
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
        let tally = try store.forEachContact(selection, marksOthers: true) { record in
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
            missed += rewriter.rewrite(bytes, numbers: rewritten(&record), added: added, into: &output)
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

    /// The numbers of a contact, with the replacements of those that were accepted: nothing in place of those that are
    /// not wanted.
    private mutating func rewritten(_ record: inout OutgoingContact) -> [RewrittenNumber] {
        var numbers = record.numbers.map { number in
            let raw = Array(record.contact.text[number.raw])
            let cell = Array(record.contact.text[number.cell])
            let nothing: [UInt8]? = number.isWanted ? nil : []
            return RewrittenNumber(
                raw: raw, whole: cell.isEmpty ? raw : cell, replacement: nothing, address: nothing)
        }
        guard formatting != nil else { return numbers }
        // An extension in a column of its own stays there.
        let ownExtensions = Set(
            record.contact.fields.filter { $0.kind == .phoneExtension }.map { Array(record.contact.text[$0.value]) })
        for index in record.numbers.indices
        where ownExtensions.contains(Array(record.contact.text[record.numbers[index].extension])) {
            record.numbers[index].extension = 0..<0
        }
        addresses.apply(to: &record)
        for index in numbers.indices where !record.numbers[index].e164.isEmpty && record.numbers[index].isWanted {
            numbers[index].address = Array(
                record.contact.text[record.contact.fields[record.numbers[index].field].value])
        }
        formatting?.apply(to: &record)
        for index in numbers.indices where !record.numbers[index].e164.isEmpty && record.numbers[index].isWanted {
            numbers[index].replacement = Array(
                record.contact.text[record.contact.fields[record.numbers[index].field].value])
        }
        return numbers
    }

    /// The text of an added column for a contact: one value for each number, with `; ` between.
    private static func cell(_ column: AddedColumn, of record: borrowing OutgoingContact) -> [UInt8] {
        var values: [[UInt8]] = []
        for number in record.numbers where number.isWanted {
            let range =
                switch column {
                case .e164: number.e164
                case .category: number.category
                case .country: number.country
                case .reason: number.reason
                }
            values.append(Array(record.contact.text[range]))
        }
        return values.allSatisfy(\.isEmpty) ? [] : Array(values.joined(separator: Array("; ".utf8)))
    }
}

/// The places at which bytes of UTF-8 can be cut.
private enum WholeCharacters {
    /// The end of the last whole character.
    static func end(of bytes: [UInt8]) -> Int {
        var index = bytes.count
        while index > 0, bytes.count - index < 4 {
            index -= 1
            let byte = bytes[index]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            return index + length <= bytes.count ? bytes.count : index
        }
        return bytes.count
    }
}
