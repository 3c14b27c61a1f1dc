package import Archives
import ColumnRecognition
package import ContactModel
package import ContactReading
package import Tables

/// One source: a file, the content of a compressed file, a member of an archive, or a sheet of a workbook.
///
/// A source has two contents: its own bytes, by which it is identified, kept and given back, and the text that is read of it.
/// They differ for workbooks, JSON and LDIF, which are read as CSV. The own bytes of a sheet are those of the workbook.
package final class InputFile {
    /// The packing of the source.
    package enum Packing {
        case none
        case compressed(ArchiveFormat)
        case member(ZipMember, of: ZipArchive)
        case tarMember(TarArchive.Member, of: TarArchive)
        /// A sheet of a workbook.
        case sheet(WorkbookSheet, of: any Spreadsheet)

        /// The content in a file, unpacked.
        ///
        /// - Throws: ``SourceError/unsupported(path:detail:)`` if it cannot be unpacked at all.
        func stream(of file: OpenFile, path: String, limits: ExpansionLimits) throws -> any ByteStream {
            do {
                switch self {
                case .none, .sheet: return file.makeStream()
                case .compressed(let format): return try format.unpacked(file.makeStream(), limits: limits)
                case .member(let member, let archive): return try archive.content(of: member, limits: limits)
                case .tarMember(let member, let archive): return try archive.content(of: member)
                }
            } catch let error as ArchiveError {
                throw SourceError.unsupported(path: path, detail: error.description)
            }
        }
    }

    /// The path as the user gave it; the path inside an archive follows the archive's own.
    package let path: String
    /// The damage that keeps the end of packed content from being read; known once the content was read.
    package private(set) var damage: ArchiveError?
    /// `true` if the source was found in an archive and not named by the user, so that it may have no contacts.
    package var isSkippable = false
    let file: OpenFile
    private let container: OpenContainer
    /// The path of the file itself: the archive of a member.
    package var containerPath: String { file.path }
    /// The path of the outermost file.
    package var rootPath: String { container.chain[0].file.path }
    let packing: Packing
    /// The table that the source is of its sheet; `nil` for the whole of it.
    private let part: SheetPart?
    /// The path of what holds all tables or sheets beside this one: a workbook, or a text of several tables.
    package var wholePath: String {
        if case .sheet = packing { return containerPath }
        return part.map { String(path.dropLast($0.pathSuffix.count)) } ?? containerPath
    }
    /// The table of a source in another format, once that is known.
    private var table: TableContent?
    private var isFormatKnown = false
    /// The format that a source had before it was converted to CSV; known once the content is read.
    package private(set) var originalFormat: TableFileFormat?
    /// Records of a converted source that could not be read.
    package private(set) var lostRecords = LostRecords()
    /// The number of bytes of the own content of a compressed source, once it was read.
    private var countedByteCount: Int?
    private var limits: ExpansionLimits { container.limits }
    /// The damage behind this source that keeps the rest of its archive from being read.
    package var archiveDamage: ArchiveError?
    /// The findings about the source that precede its reading.
    package var findings: [Finding] = []

    private static let chunkSize = 1 << 18

    package init(_ file: OpenFile, path: String, packing: Packing, in container: OpenContainer) {
        self.file = file
        self.path = path
        self.packing = packing
        self.container = container
        part = nil
        book = nil
    }

    /// A table of a sheet.
    init(_ sheet: InputFile, _ part: SheetPart) {
        file = sheet.file
        path = sheet.path + part.pathSuffix
        packing = sheet.packing
        container = sheet.container
        self.part = part
        book = nil
    }

    /// The cards of an address book, which the source is then.
    package let book: AddressBookText?

    /// The cards of an address book.
    init(_ book: AddressBookText, in container: OpenContainer) {
        file = book.file
        path = book.file.path
        packing = .none
        self.container = container
        part = nil
        self.book = book
    }

    /// The size of the text that is read in bytes; `nil` where it is known only at the end.
    package var byteCount: Int? {
        if let table { return table.file.byteCount }
        if case .sheet = packing { return nil }
        if part != nil { return nil }
        return ownByteCount
    }

    /// The size of the source's own content in bytes; `nil` where it is known only at the end.
    package var ownByteCount: Int? {
        switch packing {
        case .none, .sheet: file.byteCount
        case .compressed: countedByteCount
        case .member(let member, _): member.size
        case .tarMember(let member, _): member.size
        }
    }

    /// `true` if the source is read as another text than its own bytes; known once the content is read.
    package var isConverted: Bool { originalFormat != nil }

    /// `true` if the content can be read twice.
    package var isRewindable: Bool { file.isRewindable }

    /// The content from its start. Content that cannot be rewound is given once.
    ///
    /// - Throws: ``SourceError/unsupported(path:detail:)`` if it cannot be unpacked at all.
    package func makeStream() throws -> any ByteStream {
        try convert()
        if let table { return table.file.makeStream() }
        return try contentStream()
    }

    /// The source's own content from its start, before any conversion.
    ///
    /// - Throws: ``SourceError/unsupported(path:detail:)`` if it cannot be unpacked at all.
    package func makeOwnStream() throws -> any ByteStream { try contentStream() }

    func contentStream() throws -> any ByteStream {
        container.pool.use(container)
        return try packing.stream(of: file, path: path, limits: limits)
    }

    /// Converts a source that holds a table in another format, the first time.
    private func convert() throws {
        guard !isFormatKnown else { return }
        if let part {
            container.pool.use(container)
            let converted = try TableContent(
                part, of: sheetText(), path: path, limits: limits, cancellation: file.cancellation)
            take(converted, of: sheetFormat)
        } else if case .sheet(let sheet, let workbook) = packing {
            container.pool.use(container)
            let converted = try TableContent(
                workbook, sheet: sheet, path: path, limits: limits, cancellation: file.cancellation)
            take(converted, of: workbook.format)
        } else if let format = TableFileFormat(text: try contentHead()) {
            try file.makeRewindable()
            var last: GoodBytes?
            let converted = try TableContent(
                format, path: path, fileByteCount: packedByteCount, limits: limits, cancellation: file.cancellation
            ) {
                let stream = GoodBytes(try contentStream())
                last = stream
                return stream
            }
            take(converted, of: format)
            lostRecords = converted.lost
            conversionDamage = last?.damage
            countedByteCount = last?.count
        }
        isFormatKnown = true
    }

    private func take(_ converted: TableContent, of format: TableFileFormat) {
        table = converted
        // The format is new the first time only: the text may be made again.
        if originalFormat == nil {
            findings += converted.losses.map { $0.finding(in: format) }
            if let part { findings.append(part.finding) }
            if let hidden = converted.hidden.finding(isSheetHidden: isHiddenSheet) { findings.append(hidden) }
        }
        originalFormat = format
    }

    private var isHiddenSheet: Bool { if case .sheet(let sheet, _) = packing { sheet.isHidden } else { false } }

    /// Lets go of the temporary file of a converted source, which is made again if it is needed.
    package func releaseTable() {
        guard table != nil else { return }
        table = nil
        isFormatKnown = false
    }

    /// The size of the text that a converted source became; 0 for any other, and once it was let go of.
    package var tableByteCount: Int { table?.file.byteCount ?? 0 }

    /// The size of the packed content in bytes.
    var packedByteCount: Int {
        switch packing {
        case .none, .compressed, .sheet: file.count
        case .member(let member, _): member.compressedSize
        case .tarMember(let member, _): min(member.size, file.count)
        }
    }

    /// The damage that kept the content from being converted to its end.
    private var conversionDamage: ArchiveError?

    /// The first bytes of the content. The bytes of content that can be read only once are peeked at and stay to be
    /// read.
    func contentHead() throws -> [UInt8] {
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
    /// - Throws: ``SourceError``, and what the body throws.
    package func forEachChunk(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
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
            throw SourceError.unsupported(path: path, detail: error.description)
        }
    }

    /// Gives each chunk of the source's own content to the body. Content that is cut off or damaged ends behind its
    /// last good byte.
    ///
    /// - Throws: ``SourceError``, and what the body throws.
    package func forEachOwnChunk(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        let stream = GoodBytes(try contentStream())
        var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
        while true {
            let count = try readChunk(of: stream, into: &chunk)
            if count == 0 { break }
            try chunk.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
        countedByteCount = stream.count
    }

    /// The hash by which the source is known: that of its own content. A sheet that is not the first one adds its name; an address book is
    /// known by the names and hashes of its files.
    ///
    /// - Parameter progress: is called with the number of bytes that have been read.
    package func hash(progress: (Int) -> Void = { _ in }) throws -> String {
        if let book { return AddressBookText.hash(of: book.members.lazy.map { ($0.name, $0.sha256) }) }
        var hash = try contentHash(progress)
        hashSuffix.withUnsafeBytes { hash.add($0) }
        return hash.text
    }

    /// The hash of the own content, which the sheets of a workbook have in common.
    private func contentHash(_ progress: (Int) -> Void) throws -> ContentHash {
        if case .sheet = packing, let known = container.contentHash { return known }
        var content = ContentHash()
        var count = 0
        try forEachOwnChunk { chunk in
            content.add(chunk)
            count += chunk.count
            progress(count)
        }
        if case .sheet = packing { container.contentHash = content }
        return content
    }

    /// The bytes that are hashed behind the own content.
    package var hashSuffix: [UInt8] {
        var suffix: [UInt8] = []
        if case .sheet(let sheet, _) = packing, !sheet.isFirst { suffix += [0] + Array("sheet \(sheet.name)".utf8) }
        if let part, part.number > 1 { suffix += [0] + Array("table \(part.number)".utf8) }
        return suffix
    }

    /// The source's own content as a file that can be read at any place and by several threads; `nil` if it is packed, or can be read
    /// only once.
    package func ownFile() -> OpenFile? {
        guard isRewindable, file.isShareable, book == nil else { return nil }
        return switch packing {
        case .none, .sheet: file
        case .compressed, .member, .tarMember: nil
        }
    }

    /// The first bytes of the content, at most so many.
    ///
    /// - Throws: ``SourceError``.
    package func head(_ length: Int) throws -> [UInt8] {
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

    /// `true` if the source is all of its file, and no part of an archive or a workbook that somebody named.
    package var isWholeFile: Bool {
        switch packing {
        case .none, .compressed: part == nil
        case .member, .tarMember, .sheet: false
        }
    }

    /// A reader of the content, which judges columns by parts behind the head too.
    ///
    /// - Throws: ``SourceError`` if the content cannot be read at all.
    package func makeReader(_ options: ReadingOptions) throws -> ContactReader {
        try convert()
        let options = (book != nil ? .cards : table?.form).map(options.reading) ?? options
        return ContactReader(options: options, sample: try sample(options))
    }

    /// Parts of the content behind its head. Content that can be read only once has none, and packed cards need none.
    private func sample(_ options: ReadingOptions) throws -> SourceSample {
        guard isRewindable else { return SourceSample() }
        if let plain = try plainContent() { return try SourceSample(options: options) { try plain.bytes(in: $0) } }
        var content = SkippingReader(try contentStream())
        guard SourceSample.isUsed(at: content.head) else { return SourceSample() }
        return SourceSample(options: options) { content.bytes(in: $0) }
    }

    /// The content as a file that can be read at any place; `nil` if it is packed, or can be read only once.
    ///
    /// - Throws: ``SourceError``.
    package func plainContent() throws -> OpenFile? {
        guard isRewindable else { return nil }
        try convert()
        if let table { return table.file }
        if case .none = packing, file.isShareable { return file }
        return nil
    }

    /// Copies a file that can be read only once, so that it can be read again.
    ///
    /// - Throws: ``SourceError/unreadable(path:detail:)`` if there is no room for it.
    package func makeRewindable() throws { try file.makeRewindable() }

    /// Checks that the file is unchanged since it was opened.
    ///
    /// - Throws: ``SourceError/changed(path:)``.
    package func checkUnchanged() throws { try file.checkUnchanged() }
}
