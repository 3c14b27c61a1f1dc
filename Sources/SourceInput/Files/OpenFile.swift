package import Archives
import Foundation
package import Threads

/// An open file, or standard input.
///
/// A pipe can be read only in order; its first bytes can be looked at beforehand. A file is read at any place, and from
/// several threads.
package final class OpenFile: RandomAccessBytes {
    /// The path as the user gave it, or the name that replaces it.
    package let path: String
    /// The size in bytes; `nil` for a file without a size, such as a pipe.
    package private(set) var byteCount: Int?
    private var descriptor: Int32
    private var status: stat
    /// Bytes that were looked at and not read yet.
    private var head: [UInt8] = []
    /// Ends reading early; checked before every read.
    package let cancellation: Cancellation
    /// The most bytes of a copy that is made so that the content can be read again.
    var maxTemporaryByteCount = ExpansionLimits().maxTemporaryByteCount
    /// Makes the copy again that was let go of; `nil` for a file that is kept open.
    private var remake: (() throws -> Int32)?
    /// The file whose content this is a copy of.
    private var origin: OpenFile?

    /// Opens an input; `-` is standard input.
    ///
    /// - Parameter name: The name that replaces the path in messages; `nil` for the path.
    /// - Throws: ``SourceError/noSuchInput(path:detail:)``.
    package init(_ path: String, named name: String? = nil, cancellation: Cancellation = Cancellation()) throws {
        self.path = name ?? path
        self.cancellation = cancellation
        descriptor = path == "-" ? STDIN_FILENO : Self.open(path)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
            var detail = SystemError().description
            // Bytes of an argument that are not UTF-8 have become U+FFFD.
            if path.unicodeScalars.contains("\u{FFFD}") {
                detail += "; a name has to be UTF-8: rename the file, or give its content on standard input, named '-'"
            }
            throw SourceError.noSuchInput(path: path, detail: detail)
        }
        self.status = status
        let kind = status.st_mode & S_IFMT
        byteCount = kind == S_IFREG && path != "-" ? Int(status.st_size) : nil
        guard kind != S_IFDIR else {
            errno = EISDIR
            throw SourceError.noSuchInput(path: path, detail: SystemError().description)
        }
    }

    deinit {
        if descriptor > STDIN_FILENO { close(descriptor) }
    }

    /// Opens a file. Opening never waits, whatever has come to the path; reading a pipe waits for its writer.
    private static func open(_ path: String) -> Int32 {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, O_RDONLY) }
        return descriptor
    }

    /// The size of an input without opening it, since a pipe can be opened once only: `nil` for a file without a size,
    /// 0 if there is no file.
    package static func byteCount(of path: String) -> Int? {
        guard path != "-" else { return nil }
        var status = stat()
        guard stat(path, &status) == 0 else { return 0 }
        return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }

    /// `true` if the content can be read twice.
    package var isRewindable: Bool { byteCount != nil }

    package var count: Int { byteCount ?? 0 }

    /// The first bytes, which are read again afterwards.
    ///
    /// - Throws: ``SourceError/unreadable(path:detail:)``.
    func peek(_ length: Int) throws -> [UInt8] {
        if isRewindable { return try bytes(in: 0..<length) }
        var bytes = [UInt8](repeating: 0, count: length)
        while head.count < length {
            let count = try bytes.withUnsafeMutableBytes { buffer in
                try readNow(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<(length - head.count)]))
            }
            if count == 0 { break }
            head.append(contentsOf: bytes[..<count])
        }
        return head
    }

    /// The bytes of a range of a file; fewer where it ends.
    ///
    /// - Throws: ``SourceError/unreadable(path:detail:)``.
    package func bytes(in range: Range<Int>) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: range.count)
        let count = try bytes.withUnsafeMutableBytes { try ByteSection(self, range).fill($0) }
        return Array(bytes[..<count])
    }

    /// The bytes from the start. A pipe gives them once.
    package func makeStream() -> any ByteStream {
        isRewindable ? ByteSection(self, 0..<Int.max) : SinglePassStream(self)
    }

    package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int {
        try cancellation.check()
        if descriptor < 0, let remake { descriptor = try remake() }
        return try system { pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)) }
    }

    /// Reads on in a file that can be read only once.
    fileprivate func readOn(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        guard head.isEmpty else {
            let count = min(head.count, buffer.count)
            buffer.copyBytes(from: head[..<count])
            head.removeFirst(count)
            return count
        }
        return try readNow(into: buffer)
    }

    /// Waits for bytes and reads them.
    private func readNow(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        try cancellation.waitForInput(descriptor)
        return try system { Foundation.read(descriptor, buffer.baseAddress, buffer.count) }
    }

    /// Copies a stream that can be read only once to an unlinked temporary file, so that it can be read again.
    ///
    /// - Throws: ``SourceError/unwritable(path:detail:)`` if there is no room for it.
    package func makeRewindable() throws {
        guard !isRewindable else { return }
        let copy = try Self.temporary(path, maxByteCount: maxTemporaryByteCount) { write in
            var chunk = [UInt8](repeating: 0, count: 1 << 18)
            while true {
                let count = try chunk.withUnsafeMutableBytes { try readOn(into: $0) }
                if count == 0 { break }
                try chunk[..<count].withUnsafeBytes { try write($0) }
            }
        }
        if descriptor > STDIN_FILENO { close(descriptor) }
        descriptor = copy
        fstat(copy, &status)
        byteCount = Int(status.st_size)
    }

    /// Creates a file from bytes that are written to an unlinked temporary file.
    ///
    /// - Parameters:
    ///   - path: the path that errors name.
    ///   - fill: gives the bytes in pieces.
    /// - Throws: ``SourceError/unwritable(path:detail:)`` if no temporary file can be written,
    ///   ``SourceError/unsupported(path:detail:)`` if it would be larger than allowed, and what the closure throws.
    package init(
        copyOf path: String, limits: ExpansionLimits, cancellation: Cancellation,
        _ fill: (@escaping ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        self.path = path
        self.cancellation = cancellation
        descriptor = try Self.temporary(path, maxByteCount: limits.maxTemporaryByteCount) { write in
            try withoutActuallyEscaping(write) { write in
                try fill { bytes in try bytes.withUnsafeBytes { try write($0) } }
            }
        }
        status = stat()
        fstat(descriptor, &status)
        byteCount = Int(status.st_size)
    }

    /// Creates a file from the bytes of a stream, which are written to an unlinked temporary file. The file can be let go of, and is
    /// made again then when it is read.
    ///
    /// - Parameters:
    ///   - path: the path that errors name.
    ///   - origin: the file that the stream is read from.
    ///   - makeStream: gives the bytes from their start. What is cut off or damaged ends behind the last good byte.
    /// - Throws: as ``init(copyOf:limits:cancellation:_:)``.
    package init(
        unpacking path: String, from origin: OpenFile, limits: ExpansionLimits,
        _ makeStream: @escaping () throws -> any ByteStream
    ) throws {
        self.path = path
        cancellation = origin.cancellation
        self.origin = origin
        let remake = {
            try Self.temporary(path, maxByteCount: limits.maxTemporaryByteCount) { write in
                let stream = GoodBytes(try makeStream())
                var chunk = [UInt8](repeating: 0, count: 1 << 18)
                while true {
                    let count = try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
                    if count == 0 { return }
                    try chunk[..<count].withUnsafeBytes { try write($0) }
                }
            }
        }
        descriptor = try remake()
        status = stat()
        fstat(descriptor, &status)
        byteCount = Int(status.st_size)
        self.remake = remake
    }

    /// Lets go of the temporary file, which is made again when it is read; any other file stays open.
    package func letGo() {
        guard remake != nil, descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
    }

    /// `true` if several threads may read the file at once: it is not made again meanwhile.
    package var isShareable: Bool { remake == nil }

    /// The descriptor of an unlinked temporary file with the bytes that the body writes.
    private static func temporary(
        _ path: String, maxByteCount: Int, _ body: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
    ) throws -> Int32 {
        let folder = TemporaryPlace.path
        var template = Array((folder + "/trunkline-XXXXXX").utf8CString)
        let copy = mkstemp(&template)
        guard copy >= 0 else {
            throw SourceError.unwritable(
                path: folder,
                detail: "no temporary file for the content of \(path) can be made there: \(SystemError()); "
                    + "name a folder for temporary files in the variable TMPDIR")
        }
        unlink(template)
        var byteCount = 0
        do {
            try body { bytes in
                byteCount += bytes.count
                if byteCount > maxByteCount {
                    throw SourceError.unsupported(
                        path: path,
                        detail:
                            "its content takes a temporary file of more than \(maxByteCount) bytes; if that is right, "
                            + "raise the limit 'temporary' and read it again")
                }
                try append(bytes, to: copy, path: path, folder: folder)
            }
        } catch {
            close(copy)
            throw error
        }
        return copy
    }

    private static func append(
        _ chunk: UnsafeRawBufferPointer, to copy: Int32, path: String, folder: String
    ) throws {
        do throws(SystemError) {
            try WholeWrite.write(chunk, to: copy)
        } catch {
            throw SourceError.unwritable(
                path: folder,
                detail:
                    "there is no room for a temporary file with the content of \(path): \(error); name a folder with "
                    + "more room in the variable TMPDIR")
        }
    }

    /// Checks that the file is unchanged since it was opened.
    ///
    /// - Throws: ``SourceError/changed(path:)``.
    package func checkUnchanged() throws {
        if let origin { return try origin.checkUnchanged() }
        guard isRewindable else { return }
        var now = stat()
        fstat(descriptor, &now)
        if now.st_size != status.st_size || now.changes != status.changes { throw SourceError.changed(path: path) }
    }

    /// Makes a call of the system again while a signal cuts it short.
    private func system(_ call: () -> Int) throws -> Int {
        while true {
            let count = call()
            if count >= 0 { return count }
            if errno != EINTR { throw SourceError.unreadable(path: path, detail: SystemError().description) }
        }
    }
}

/// A stream over a file that can be read only once.
private final class SinglePassStream: ByteStream {
    private let file: OpenFile

    init(_ file: OpenFile) { self.file = file }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int { try file.readOn(into: buffer) }
}

extension stat {
    /// Seconds and nanoseconds of the last change of the content, and of the inode, which cannot be set back.
    fileprivate var changes: [Int] {
        #if canImport(Darwin)
        [st_mtimespec, st_ctimespec].flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
        #else
        [st_mtim, st_ctim].flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
        #endif
    }
}
