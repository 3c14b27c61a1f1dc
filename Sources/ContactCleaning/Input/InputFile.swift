import Archives
import ContactFormats
import ContactStore
import Tables

/// One source: a file, what a compressed file holds, a member of an archive, or a sheet of a workbook, as bytes from the start
/// to the end. Workbooks, JSON and LDIF are bytes of CSV.
final class InputFile {
    /// How the source is packed.
    enum Packing {
        case none
        case compressed(ArchiveFormat)
        case member(ZipMember, of: ZipArchive)
        case tarMember(TarArchive.Member, of: TarArchive)
        /// A sheet of a workbook; the first one without a name.
        case sheet(String?, of: Workbook)
    }

    /// The path as the user gave it; the path inside an archive follows the archive's own.
    let path: String
    /// What keeps the end of packed content from being read; known once the content was read.
    private(set) var damage: ArchiveError?
    /// Whether the source was found in an archive and not named by the user, so that it may have no contacts.
    var isSkippable = false
    private let file: OpenFile
    private let packing: Packing
    /// The table of a source in another format, once that is known.
    private var table: OpenFile?
    private var isFormatKnown = false
    /// The format that a source had before it was converted to CSV; known once the content is read.
    private(set) var originalFormat: TableFileFormat?
    /// Records of a converted source that could not be read.
    private(set) var lostRecords = LostRecords()
    private let limits: ExpansionLimits
    /// What keeps the archive of the source from being read to its end, behind this source.
    var archiveDamage: ArchiveError?
    /// What there is to say about the source before it is read.
    var findings: [Finding] = []

    private static let chunkSize = 1 << 18

    init(_ file: OpenFile, path: String, packing: Packing, limits: ExpansionLimits) {
        self.file = file
        self.path = path
        self.packing = packing
        self.limits = limits
    }

    /// The size of the content in bytes; `nil` where it is known only at the end.
    var byteCount: Int? {
        if let table { return table.byteCount }
        return switch packing {
        case .none: file.byteCount
        case .compressed, .sheet: nil
        case .member(let member, _): member.size
        case .tarMember(let member, _): member.size
        }
    }

    /// Whether the content can be read twice.
    var isRewindable: Bool { file.isRewindable }

    /// The content from its start. What cannot be rewound gives it once.
    ///
    /// - Throws: ``CleaningError/unsupported(path:detail:)`` if it cannot be unpacked at all.
    func makeStream() throws -> any ByteStream {
        try convert()
        if let table { return table.makeStream() }
        return try contentStream()
    }

    /// The content before any conversion.
    private func contentStream() throws -> any ByteStream {
        do {
            switch packing {
            case .none, .sheet: return file.makeStream()
            case .compressed(let format): return try format.unpacked(file.makeStream(), limits: limits)
            case .member(let member, let archive): return try archive.content(of: member, limits: limits)
            case .tarMember(let member, let archive): return try archive.content(of: member)
            }
        } catch let error as ArchiveError {
            throw CleaningError.unsupported(path: path, detail: error.description)
        }
    }

    /// Converts a source that holds a table in another format, the first time.
    private func convert() throws {
        guard !isFormatKnown else { return }
        if case .sheet(let name, let workbook) = packing {
            table = try TableContent.converted(workbook, sheet: name, path: path, cancellation: file.cancellation)
            originalFormat = .workbook
        } else if let format = TableFileFormat(text: try contentHead()) {
            try file.makeRewindable()
            var last: GoodBytes?
            let converted = try TableContent.converted(
                format, path: path, limits: limits, cancellation: file.cancellation
            ) {
                let stream = GoodBytes(try contentStream())
                last = stream
                return stream
            }
            table = converted.file
            originalFormat = format
            lostRecords = converted.lost
            conversionDamage = last?.damage
        }
        isFormatKnown = true
    }

    /// What kept the content from being converted to its end.
    private var conversionDamage: ArchiveError?

    /// The first bytes of the content. What can be read only once is looked at, and stays to be read.
    private func contentHead() throws -> [UInt8] {
        let stream: any ByteStream
        if case .compressed(let format) = packing, !file.isRewindable {
            stream = try format.unpacked(MemoryStream(try file.peek(1 << 16)), limits: limits)
        } else if !file.isRewindable {
            return try file.peek(TableFileFormat.headLength)
        } else {
            stream = try contentStream()
        }
        var head = [UInt8](repeating: 0, count: TableFileFormat.headLength)
        // Damage is met again when the content is read.
        let count = (try? head.withUnsafeMutableBytes { try GoodBytes(stream).fill($0) }) ?? 0
        return Array(head[..<count])
    }

    /// Gives each chunk to the body. Packed content that is cut off or damaged ends where it is no longer good.
    ///
    /// - Throws: ``CleaningError``, and what the body throws.
    func forEachChunk(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        let stream = try makeStream()
        damage = conversionDamage
        var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
        while true {
            let count = try readChunk(of: stream, into: &chunk)
            if count == 0 { return }
            try chunk.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    private func readChunk(of stream: any ByteStream, into chunk: inout [UInt8]) throws -> Int {
        do {
            return try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
        } catch let error as ArchiveError where error.leavesGoodBytes {
            damage = error
            return 0
        } catch let error as ArchiveError {
            throw CleaningError.unsupported(path: path, detail: error.description)
        }
    }

    /// The hash of the whole content.
    ///
    /// - Parameter progress: is called with the number of bytes that have been read.
    func hash(progress: (Int) -> Void = { _ in }) throws -> String {
        var hash = ContentHash()
        var count = 0
        try forEachChunk { chunk in
            hash.add(chunk)
            count += chunk.count
            progress(count)
        }
        return hash.text
    }

    /// The first bytes of the content, at most so many.
    ///
    /// - Throws: ``CleaningError``.
    func head(_ length: Int) throws -> [UInt8] {
        try makeRewindable()
        let stream = try makeStream()
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
        while bytes.count < length {
            let count = try readChunk(of: stream, into: &chunk)
            if count == 0 { break }
            bytes.append(contentsOf: chunk[..<count])
        }
        return Array(bytes.prefix(length))
    }

    /// A reader of the content, which judges columns by parts behind the head too.
    ///
    /// - Throws: ``CleaningError`` if the content cannot be read at all.
    func makeReader(_ options: ReadingOptions) throws -> ContactReader {
        ContactReader(options: options, sample: try sample(options))
    }

    /// Parts of the content behind its head. What can be read only once has none, and packed cards need none.
    private func sample(_ options: ReadingOptions) throws -> SourceSample {
        guard isRewindable else { return SourceSample() }
        if let plain = try plainContent() { return try SourceSample(options: options) { try plain.bytes(in: $0) } }
        var content = SkippingReader(try contentStream())
        guard SourceSample.isUsed(at: content.head) else { return SourceSample() }
        return SourceSample(options: options) { content.bytes(in: $0) }
    }

    /// The content as a file that can be read at any place; `nil` if it is packed, or can be read only once.
    ///
    /// - Throws: ``CleaningError``.
    func plainContent() throws -> OpenFile? {
        guard isRewindable else { return nil }
        try convert()
        if let table { return table }
        if case .none = packing { return file }
        return nil
    }

    /// Copies what can be read only once, so that it can be read again.
    ///
    /// - Throws: ``CleaningError/unreadable(path:detail:)`` if there is no room for it.
    func makeRewindable() throws { try file.makeRewindable() }

    /// Checks that the file is unchanged since it was opened.
    ///
    /// - Throws: ``CleaningError/changed(path:)``.
    func checkUnchanged() throws { try file.checkUnchanged() }
}
