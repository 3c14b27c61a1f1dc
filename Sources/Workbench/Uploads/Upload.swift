import ContactCleaning
import Foundation
import Synchronization

/// A file that somebody dropped on the page, in a folder that its owner alone may read.
struct Upload: Sendable {
    /// The key by which pages name the upload.
    let id: Int
    /// The name of the file as it was dropped.
    let name: String
    /// The path of the stored file.
    let path: String
    /// The name that the database is to have, if that is another than the file's: that of the source which is read again.
    var sourceName: String?

    /// Returns an ingest that names the file as it was dropped: nobody could look up the path of the stored file.
    func ingest(into database: String, _ options: CleaningOptions) -> Ingest {
        var ingest = Ingest(inputs: [path], database: database, options: options)
        ingest.names = [path: sourceName ?? name]
        return ingest
    }

    /// Returns a text with the file's name in place of its stored path.
    func withoutFolder(_ text: String) -> String { text.replacing(path, with: name) }

    /// Its size; `nil` once it is gone.
    var byteCount: Int? {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int).flatMap { $0 }
    }

    /// Removes it and its folder.
    func remove() {
        try? FileManager.default.removeItem(atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }
}

/// The reason for which a file is refused.
enum UploadError: Error, Equatable, CustomStringConvertible {
    case tooLarge(Int)
    case tooMany
    case noName
    case unwritable(String)

    var description: String {
        switch self {
        case .tooLarge(let limit): Text("upload.too-large", ["bytes": .count(limit)]).plain
        case .tooMany: Text("upload.too-many").plain
        case .noName: Text("upload.no-name").plain
        case .unwritable(let detail): Text("upload.unwritable", ["reason": .text(detail)]).plain
        }
    }
}

/// The folder of uploads, of mode 0700, which goes when the workbench ends.
final class UploadFolder: Sendable {
    /// The maximum number of bytes of a file.
    let maximumBytes: Int
    private let root: PrivateFolder
    private let uploads = Mutex<(last: Int, known: [Int: Upload])>((0, [:]))

    private static let maximumWaiting = 64

    /// Creates the folder.
    ///
    /// - Throws: `SourceError` if there is no place for it.
    init(maximumBytes: Int) throws {
        self.maximumBytes = maximumBytes
        root = try PrivateFolder()
    }

    deinit { remove() }

    /// Removes the folder with everything in it.
    func remove() { root.remove() }

    /// Begins a file: a name from a page becomes the last part of a path and nothing else.
    ///
    /// - Returns: the upload, and an open descriptor of mode 0600 to write to.
    /// - Throws: ``UploadError``.
    func begin(_ name: String) throws -> (upload: Upload, descriptor: Int32) {
        let name = try Self.safeName(name)
        let id = try uploads.withLock { uploads in
            uploads.known = uploads.known.filter { $0.value.byteCount != nil }
            guard uploads.known.count < Self.maximumWaiting else { throw UploadError.tooMany }
            uploads.last += 1
            return uploads.last
        }
        let folder = "\(root.path)/\(id)"
        guard mkdir(folder, 0o700) == 0 else { throw UploadError.unwritable(String(cString: strerror(errno))) }
        let upload = Upload(id: id, name: name, path: "\(folder)/\(name)")
        let descriptor = open(upload.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw UploadError.unwritable(String(cString: strerror(errno))) }
        return (upload, descriptor)
    }

    /// Begins a file that this program writes.
    ///
    /// - Throws: ``UploadError``.
    func beginEmpty(_ name: String) throws -> Upload {
        let (file, descriptor) = try begin(name)
        close(descriptor)
        return file
    }

    /// Takes an upload that is complete into the list.
    func keep(_ upload: Upload) { uploads.withLock { $0.known[upload.id] = upload } }

    /// The uploads that nobody has read or left yet, in the order in which they came.
    var waiting: [Upload] {
        uploads.withLock { $0.known.values.filter { $0.byteCount != nil } }.sorted { $0.id < $1.id }
    }

    /// Takes uploads out of the list: they are being read.
    func release(_ ids: [Int]) { uploads.withLock { uploads in for id in ids { uploads.known[id] = nil } } }

    /// The upload that a page calls by a number; `nil` if there is none, or it was read already.
    subscript(id: Int) -> Upload? {
        uploads.withLock { $0.known[id] }.flatMap { $0.byteCount == nil ? nil : $0 }
    }

    /// The last part of a name without control characters, at most 200 bytes long.
    private static func safeName(_ name: String) throws -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        var safe = String(String.UnicodeScalarView(last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
        while safe.utf8.count > 200 { safe.removeFirst() }
        guard !safe.isEmpty, safe != ".", safe != "..", safe != "-" else { throw UploadError.noName }
        return safe
    }
}
