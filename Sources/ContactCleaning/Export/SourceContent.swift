import Archives
import ContactStore
import Foundation
import SourceInput
import Threads

/// The content of a source, found again and proven by its hash, or kept in the database.
enum SourceContent {
    case file(InputFile)
    /// The cards of an address book, whose files are what they were.
    case book(AddressBookContent)
    /// Kept in the database of the path.
    case kept(source: Int, database: String)

    /// The source's own content from its start.
    func makeStream(cancellation: Cancellation) throws -> any ByteStream {
        switch self {
        case .file(let file): return try file.makeOwnStream()
        case .book(let book): return book.makeStream()
        case .kept(let source, let path):
            return KeptContentStream(try ContactDatabase.open(at: path, cancellation: cancellation), source: source)
        }
    }

    /// The text that was read of the source, from its start: the own content, unless that was converted.
    func makeTextStream(of source: StoredLayout, cancellation: Cancellation) throws -> any ByteStream {
        if case .file(let file) = self { return try file.makeStream() }
        if case .book(let book) = self { return book.makeStream() }
        let content = try makeStream(cancellation: cancellation)
        guard source.isConverted else { return content }
        let limits = ExpansionLimits()
        let copy = try OpenFile(copyOf: source.path, limits: limits, cancellation: cancellation) { write in
            var chunk = [UInt8](repeating: 0, count: 1 << 18)
            while true {
                let count = try chunk.withUnsafeMutableBytes { try content.read(into: $0) }
                if count == 0 { return }
                try write(Array(chunk[..<count]))
            }
        }
        let container = try OpenContainer(copy, wanted: nil, limits: limits)
        for file in try OpenedInput(container, wanted: nil).sources where try file.hash() == source.sha256 {
            return try file.makeStream()
        }
        throw SourceError.unsupported(path: source.path, detail: "what is kept of it is not its content")
    }

    /// A text that is the same for the sheets of one workbook.
    func workbookKey(_ cancellation: Cancellation) throws -> String {
        if case .file(let file) = self { return "file " + file.wholePath }
        var hash = ContentHash()
        let stream = try makeStream(cancellation: cancellation)
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
            if count == 0 { return "kept " + hash.text }
            chunk.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    /// Checks that the file is unchanged since it was found.
    func checkUnchanged() throws {
        if case .file(let file) = self { try file.checkUnchanged() }
    }
}

/// The content that `ingest --keep-raw` stored, block by block.
private final class KeptContentStream: ByteStream {
    private let database: ContactDatabase
    private let source: Int
    private var block: ArraySlice<UInt8> = []
    private var offset = 0

    init(_ database: ContactDatabase, source: Int) {
        self.database = database
        self.source = source
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        if block.isEmpty {
            guard let next = try database.rawBlock(source: source, at: offset) else { return 0 }
            do {
                block = try DeflatedBlock.inflate(Array(next.deflated), byteCount: next.byteCount)[...]
            } catch {
                throw StoreError.damaged(path: database.path, detail: "a block of raw_content is damaged")
            }
            offset += next.byteCount
        }
        let count = min(buffer.count, block.count)
        buffer.copyBytes(from: block.prefix(count))
        block = block.dropFirst(count)
        return count
    }
}

/// Finds the files of sources again.
struct SourceFinder {
    /// A folder to look in, beside the paths that the files were read from.
    let folder: String?
    let database: ContactDatabase
    let cancellation: Cancellation

    /// The content of a source; `nil` if it is neither found nor kept.
    func find(_ source: StoredLayout) throws -> SourceContent? {
        if let book = try database.addressBook(source: source.id) {
            return try AddressBookContent(book, cancellation: cancellation).map { .book($0) }
        }
        for path in candidates(source) {
            if let file = try matching(path, source) { return .file(file) }
        }
        guard try database.hasRawContent(source: source.id) else { return nil }
        return .kept(source: source.id, database: database.path)
    }

    /// The stored path, its ends in the folder, and whatever else there has the size of the source.
    private func candidates(_ source: StoredLayout) -> [String] {
        var paths = source.path == "-" ? [] : [source.path]
        guard let folder else { return paths }
        let parts = source.path.split(separator: "/").map(String.init)
        for start in parts.indices { paths.append(folder + "/" + parts[start...].joined(separator: "/")) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            if OpenFile.byteCount(of: path) == source.byteCount || name.hasSuffix(".gz") || name.hasSuffix(".zip") {
                paths.append(path)
            }
        }
        return paths
    }

    private func matching(_ path: String, _ source: StoredLayout) throws -> InputFile? {
        // A pipe would wait for somebody to write to it.
        guard OpenFile.byteCount(of: path) != nil else { return nil }
        do {
            let opened = try OpenedInput.open(path, limits: ExpansionLimits(), cancellation: cancellation)
            for file in opened.sources {
                if let size = file.ownByteCount, size != source.byteCount { continue }
                if try file.hash() == source.sha256 { return file }
            }
            return nil
        } catch  where SourceError.isAboutInput(error) {
            return nil
        }
    }
}
