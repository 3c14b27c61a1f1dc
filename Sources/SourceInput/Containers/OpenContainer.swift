package import Archives
import ContactModel
package import Tables

/// A file with its contents: an archive is opened once for all of its members, those that are archives and workbooks themselves too.
package final class OpenContainer {
    /// The contents of the file.
    package enum Content {
        /// One source, compressed or not.
        case single(ArchiveFormat?)
        /// A compressed archive or workbook: what it unpacks to.
        case packed(OpenContainer)
        case zip(ZipArchive)
        case workbook(any Spreadsheet)
        case tar(TarArchive)
    }

    /// The number of first bytes of a document of XML that have its kind: many name spaces stand before it.
    private static let flatHeadLength = 16 << 10
    /// The most containers that one may be in.
    static let maxDepth = 4

    package let file: OpenFile
    package let content: Content
    /// The limits on what its content may become.
    let limits: ExpansionLimits
    let pool: ContainerPool
    /// The container that this one is in.
    private weak var outer: OpenContainer?
    /// The number of containers that it is in.
    private let depth: Int
    /// The number of bytes of the outermost file that it takes.
    private let share: Int
    /// The member that a tar file was read for, beside those that may hold contacts.
    private let wanted: String?
    private var inner: [Int: OpenContainer] = [:]
    /// The hash of the content of a workbook, of which every sheet begins with it.
    var contentHash: ContentHash?
    /// The indices of the members of each path among those of an archive.
    private lazy var places: [String: [Int]] = {
        var places: [String: [Int]] = [:]
        switch content {
        case .zip(let archive):
            for (place, member) in archive.members.enumerated() { places[member.path, default: []].append(place) }
        case .tar(let archive):
            for (place, member) in archive.members.enumerated() { places[member.path, default: []].append(place) }
        case .single, .packed, .workbook: break
        }
        return places
    }()

    /// Opens a file and, if it is an archive, its directory. The contact files of a compressed tar file are unpacked once.
    ///
    /// - Parameter wanted: a member that will be read, whatever its name.
    /// - Throws: ``SourceError`` or `UnsupportedFormat`.
    package convenience init(_ file: OpenFile, wanted: String?, limits: ExpansionLimits) throws {
        file.maxTemporaryByteCount = limits.maxTemporaryByteCount
        try self.init(file, wanted: wanted, limits: limits, pool: ContainerPool(), outer: nil, share: nil)
    }

    private init(
        _ file: OpenFile, wanted: String?, limits: ExpansionLimits, pool: ContainerPool, outer: OpenContainer?,
        share: Int?
    ) throws {
        self.file = file
        self.wanted = wanted
        self.limits = limits
        self.pool = pool
        self.outer = outer
        depth = outer.map { $0.depth + 1 } ?? 0
        if let locked = try CompoundFile.document(file) { throw locked }
        let format = ArchiveFormat(try file.peek(ArchiveFormat.signatureLength))
        var packed: OpenContainer?
        if format == .zip {
            content = try Self.zip(file, limits)
        } else if let format {
            let head = try Self.headInside(file, format, limits: limits)
            if format == .tar || ArchiveFormat(head) == .tar {
                content = .tar(try Self.tar(file, format, wanted: wanted, limits))
            } else if ArchiveFormat(head) == nil, !CompoundFile.begins(head), !OpenDocument.isFlat(head),
                !XMLSpreadsheet.begins(head)
            {
                content = .single(format)
            } else {
                try file.makeRewindable()
                let unpacked = try Self.unpacked(file.path, from: file, limits) {
                    try format.unpacked(file.makeStream(), limits: limits)
                }
                let inner = try OpenContainer(
                    unpacked, wanted: wanted, limits: limits.shared(share ?? file.count, of: unpacked.count),
                    pool: pool,
                    outer: nil, share: share ?? file.count)
                packed = inner
                content = .packed(inner)
            }
        } else {
            content = try Self.document(file, limits) ?? .single(nil)
        }
        self.share = share ?? file.count
        packed?.outer = self
    }

    /// The container, behind those that it is in.
    var chain: [OpenContainer] { (outer?.chain ?? []) + [self] }

    /// `true` if containers in it are not opened.
    var isDeepest: Bool { depth >= Self.maxDepth }

    /// Lets go of its temporary file and its memory, which are made again if they are needed.
    func letGo() {
        file.letGo()
        if case .workbook(let workbook) = content { workbook.releaseParts() }
    }

    /// Opens a member that is packed itself.
    ///
    /// - Parameters:
    ///   - place: its index among the members.
    ///   - wanted: the part of the member that will be read.
    ///   - packing: the place of its content in the archive.
    /// - Throws: ``SourceError`` or `UnsupportedFormat`.
    func open(_ place: Int, path: String, wanted: String?, _ packing: InputFile.Packing) throws -> OpenContainer {
        if let known = inner[place], known.holds(wanted) { return known }
        pool.use(self)
        let (file, limits) = (file, limits)
        let unpacked = try Self.unpacked(path, from: file, limits) {
            try packing.stream(of: file, path: path, limits: limits)
        }
        let part = share(of: packing)
        let opened = try OpenContainer(
            unpacked, wanted: wanted, limits: limits.shared(part, of: unpacked.count), pool: pool, outer: self,
            share: part)
        inner[place] = opened
        pool.use(opened)
        return opened
    }

    /// The number of bytes of the outermost file that a member takes.
    private func share(of packing: InputFile.Packing) -> Int {
        let part =
            switch packing {
            case .member(let member, _): Double(member.compressedSize) / Double(max(file.count, 1))
            case .tarMember(let member, let archive):
                Double(member.size) / Double(max(archive.members.reduce(1) { $0 &+ $1.size }, 1))
            case .none, .compressed, .sheet: 1.0
            }
        return max(1, Int(Double(share) * min(max(part, 0), 1)))
    }

    private static func unpacked(
        _ path: String, from file: OpenFile, _ limits: ExpansionLimits,
        _ makeStream: @escaping () throws -> any ByteStream
    ) throws -> OpenFile {
        do {
            return try OpenFile(unpacking: path, from: file, limits: limits, makeStream)
        } catch let error as ArchiveError {
            throw SourceError.unsupported(path: path, detail: error.description)
        }
    }

    /// Returns `true` if a member can be read without opening the file again.
    package func holds(_ member: String?) -> Bool {
        switch content {
        case .packed(let inner): inner.holds(member)
        case .tar: member.map { $0 == wanted || FileName.mayBeRead($0) } ?? true
        case .single, .zip, .workbook: true
        }
    }

    /// The places of the members of a path, in their order.
    func places(of path: String) -> [Int] { places[path] ?? [] }

    /// The first bytes of what a file unpacks to; nothing of a tar file.
    private static func headInside(
        _ file: OpenFile, _ format: ArchiveFormat, limits: ExpansionLimits
    ) throws -> ArraySlice<UInt8> {
        if format == .tar { return [] }
        // bzip2 needs a whole block before it gives a byte.
        let head = try file.peek(1 << 20)
        guard let content = try? format.unpacked(MemoryStream(head), limits: limits) else { return [] }
        var block = [UInt8](repeating: 0, count: flatHeadLength)
        let count = (try? block.withUnsafeMutableBytes { try GoodBytes(content).fill($0) }) ?? 0
        return block[..<count]
    }

    private static func tar(
        _ file: OpenFile, _ format: ArchiveFormat, wanted: String?, _ limits: ExpansionLimits
    ) throws -> TarArchive {
        // The path of a part of a member begins with that of the member.
        func isWanted(_ path: String) -> Bool {
            FileName.mayBeRead(path) || path == wanted || wanted?.hasPrefix(path + "/") == true
        }
        try file.makeRewindable()
        do {
            if format == .tar { return try TarArchive(file, limits: limits, isWanted: isWanted) }
            var archive: TarArchive?
            let unpacked = try OpenFile(copyOf: file.path, limits: limits, cancellation: file.cancellation) { write in
                archive = try TarArchive(
                    unpacking: format.unpacked(file.makeStream(), limits: limits), limits: limits, isWanted: isWanted
                ) { try write(Array($0)) }
            }
            guard let archive else { throw ArchiveError.damaged }
            archive.keep(in: unpacked)
            return archive
        } catch let error as ArchiveError {
            throw SourceError.unsupported(path: file.path, detail: error.description)
        }
    }

    private static func zip(_ file: OpenFile, _ limits: ExpansionLimits) throws -> Content {
        do {
            try file.makeRewindable()
            let archive = try ZipArchive(file)
            let names = archive.members.lazy.map(\.path)
            if Workbook.isWorkbook(names) {
                return try workbook(file, .workbook) { try Workbook(archive, limits: limits) }
            }
            if OpenDocument.isSpreadsheet(archive) {
                return try workbook(file, .openDocument) { try OpenDocument(archive, limits: limits) }
            }
            if let document = OfficeDocument.format(of: Array(names)) { throw document }
            return .zip(archive)
        } catch let error as ArchiveError {
            let firstName = OfficeDocument.firstMember(try file.peek(300))
            if let document = OfficeDocument.format(of: [firstName]) { throw document }
            throw SourceError.unsupported(path: file.path, detail: error.description)
        }
    }

    /// The content of a text with sheets or tables; `nil` for any other text.
    private static func document(_ file: OpenFile, _ limits: ExpansionLimits) throws -> Content? {
        let head = try file.peek(flatHeadLength)
        if OpenDocument.isFlat(head) {
            try file.makeRewindable()
            return try workbook(file, .openDocument) {
                try OpenDocument(fileByteCount: file.count, limits: limits) { file.makeStream() }
            }
        }
        if XMLSpreadsheet.begins(head) {
            try file.makeRewindable()
            return try workbook(file, .xmlSpreadsheet) {
                try XMLSpreadsheet(fileByteCount: file.count, limits: limits) { file.makeStream() }
            }
        }
        guard HTMLTables.begins(head) else { return nil }
        try file.makeRewindable()
        let encoding = PageEncoding.named(in: head)
        let content = try workbook(file, .htmlTables) {
            try HTMLTables(fileByteCount: file.count, limits: limits) {
                PageEncoding.decoded(file.makeStream(), from: encoding)
            }
        }
        guard case .workbook(let page as HTMLTables) = content, page.hasRows, !page.hasCards else { return nil }
        return content
    }

    private static func workbook(
        _ file: OpenFile, _ format: TableFileFormat, _ open: () throws -> any Spreadsheet
    ) throws -> Content {
        do {
            return .workbook(try open())
        } catch let error as TableError {
            throw SourceError.unsupported(path: file.path, detail: "\(format.title): \(error)")
        }
    }
}

extension ExpansionLimits {
    /// The limits on the content of a container in another: what it becomes is in proportion to its part of the outermost file.
    fileprivate func shared(_ share: Int, of byteCount: Int) -> ExpansionLimits {
        var limits = self
        let (product, overflow) = maxRatio.multipliedReportingOverflow(by: share)
        if !overflow { limits.maxRatio = min(maxRatio, max(1, product / max(byteCount, 1))) }
        return limits
    }
}

/// Keeps the archive that was opened last, so that many of its members cost no more than one.
package final class ContainerShelf {
    private var path: String?
    private var container: OpenContainer?

    /// An empty shelf.
    package init() {}

    /// A container that is open and unchanged; `nil` if there is none of the path, or it lacks the member.
    package func container(at path: String, holding member: String?) -> OpenContainer? {
        guard self.path == path, let container, container.holds(member), (try? container.file.checkUnchanged()) != nil,
            container.file.isRewindable
        else { return nil }
        return container
    }

    package func keep(_ container: OpenContainer) {
        if case .single = container.content { return }
        (path, self.container) = (container.file.path, container)
    }
}
