import Foundation

/// A file, or standard input, that is read from its start to its end in chunks.
final class InputFile {
    /// The path as the user gave it.
    let path: String
    /// The size in bytes; `nil` for what has no size, as a pipe.
    private(set) var byteCount: Int?
    private var descriptor: Int32
    private var status: stat
    private var chunk = [UInt8](repeating: 0, count: 1 << 18)

    /// Opens an input; `-` is standard input.
    ///
    /// - Throws: ``CleaningError/noSuchInput(path:detail:)``.
    init(_ path: String) throws {
        self.path = path
        descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
            throw CleaningError.noSuchInput(path: path, detail: String(cString: strerror(errno)))
        }
        self.status = status
        let kind = status.st_mode & S_IFMT
        byteCount = kind == S_IFREG && path != "-" ? Int(status.st_size) : nil
        guard kind != S_IFDIR else {
            close(descriptor)
            throw CleaningError.noSuchInput(path: path, detail: String(cString: strerror(EISDIR)))
        }
    }

    deinit {
        if descriptor != STDIN_FILENO { close(descriptor) }
    }

    /// The size of an input without opening it, since a pipe can be opened once only: `nil` for what has no size, 0 for
    /// what is not there.
    static func byteCount(of path: String) -> Int? {
        guard path != "-" else { return nil }
        var status = stat()
        guard stat(path, &status) == 0 else { return 0 }
        return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }

    /// Whether the content can be read twice.
    var isRewindable: Bool { byteCount != nil }

    /// Gives each chunk to the body.
    ///
    /// - Throws: ``CleaningError/unreadable(path:detail:)``, and what the body throws.
    func forEachChunk(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        while true {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return }
            if count < 0 {
                if errno == EINTR { continue }
                throw CleaningError.unreadable(path: path, detail: String(cString: strerror(errno)))
            }
            try chunk.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    /// The hash of the whole content; afterwards reading begins at the start again.
    func hash() throws -> String {
        var hash = ContentHash()
        try forEachChunk { hash.add($0) }
        lseek(descriptor, 0, SEEK_SET)
        return hash.text
    }

    /// Copies what can be read only once to a temporary file that nobody else sees, so that it can be read again.
    ///
    /// - Throws: ``CleaningError/unreadable(path:detail:)`` if there is no room for it.
    func makeRewindable() throws {
        guard !isRewindable else { return }
        let name = NSTemporaryDirectory() + "/trunkline-XXXXXX"
        var template = Array(name.utf8CString)
        let copy = mkstemp(&template)
        guard copy >= 0 else {
            throw CleaningError.unreadable(path: path, detail: String(cString: strerror(errno)))
        }
        unlink(template)
        var size = 0
        do {
            try forEachChunk { chunk in
                try append(chunk, to: copy)
                size += chunk.count
            }
        } catch {
            close(copy)
            throw error
        }
        lseek(copy, 0, SEEK_SET)
        if descriptor != STDIN_FILENO { close(descriptor) }
        descriptor = copy
        fstat(copy, &status)
        byteCount = size
    }

    private func append(_ chunk: UnsafeRawBufferPointer, to copy: Int32) throws {
        var rest = chunk[...]
        while !rest.isEmpty {
            let count = write(copy, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno != EINTR {
                let detail = "no room to keep a copy: \(String(cString: strerror(errno)))"
                throw CleaningError.unreadable(path: path, detail: detail)
            }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    /// Reads the whole content; afterwards reading begins at the start again.
    func rewind(after body: () throws -> Void) rethrows {
        try body()
        lseek(descriptor, 0, SEEK_SET)
    }

    /// Makes sure that nobody wrote to the file since it was opened.
    ///
    /// - Throws: ``CleaningError/unreadable(path:detail:)``.
    func checkUnchanged() throws {
        guard isRewindable else { return }
        var now = stat()
        fstat(descriptor, &now)
        if now.st_size != status.st_size || now.modified != status.modified {
            throw CleaningError.unreadable(path: path, detail: "it changed while it was read; run the command again")
        }
    }
}

extension stat {
    /// Seconds and nanoseconds of the last change.
    fileprivate var modified: [Int] {
        #if canImport(Darwin)
        [Int(st_mtimespec.tv_sec), Int(st_mtimespec.tv_nsec)]
        #else
        [Int(st_mtim.tv_sec), Int(st_mtim.tv_nsec)]
        #endif
    }
}
