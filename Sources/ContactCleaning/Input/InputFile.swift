import Archives
import ContactFormats

/// One source: a file, what a gzip file holds, or a member of a ZIP file, as bytes from the start to the end.
final class InputFile {
    /// How the source is packed.
    enum Packing {
        case none
        case gzip
        case member(ZipMember, of: ZipArchive)
    }

    /// The path as the user gave it; the path inside an archive follows the archive's own.
    let path: String
    /// What keeps the end of packed content from being read; known once the content was read.
    private(set) var damage: ArchiveError?
    /// Whether the source was found in an archive and not named by the user, so that it may have no contacts.
    var isSkippable = false
    private let file: OpenFile
    private let packing: Packing
    private let limits: ExpansionLimits
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
        switch packing {
        case .none: file.byteCount
        case .gzip: nil
        case .member(let member, _): member.size
        }
    }

    /// Whether the content can be read twice.
    var isRewindable: Bool { file.isRewindable }

    /// The content from its start. What cannot be rewound gives it once.
    ///
    /// - Throws: ``CleaningError/unsupported(path:detail:)`` if it cannot be unpacked at all.
    func makeStream() throws -> any ByteStream {
        do {
            switch packing {
            case .none: return file.makeStream()
            case .gzip: return try InflatedStream.gzip(file.makeStream(), limits: limits)
            case .member(let member, let archive): return try archive.content(of: member, limits: limits)
            }
        } catch let error as ArchiveError {
            throw CleaningError.unsupported(path: path, detail: error.description)
        }
    }

    /// Gives each chunk to the body. Packed content that is cut off or damaged ends where it is no longer good.
    ///
    /// - Throws: ``CleaningError``, and what the body throws.
    func forEachChunk(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        let stream = try makeStream()
        damage = nil
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

    /// Copies what can be read only once, so that it can be read again.
    ///
    /// - Throws: ``CleaningError/unreadable(path:detail:)`` if there is no room for it.
    func makeRewindable() throws { try file.makeRewindable() }

    /// Checks that the file is unchanged since it was opened.
    ///
    /// - Throws: ``CleaningError/changed(path:)``.
    func checkUnchanged() throws { try file.checkUnchanged() }
}
