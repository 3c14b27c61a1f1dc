import Foundation

/// Text on its way to a file descriptor, in large blocks.
struct ByteOutput: ~Copyable {
    private let descriptor: Int32
    private let name: String
    private var buffer: [UInt8] = []

    private static let blockSize = 1 << 16

    /// Output to an open descriptor, which stays open.
    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
        buffer.reserveCapacity(Self.blockSize + 4096)
    }

    /// Standard output.
    static var standard: ByteOutput { ByteOutput(descriptor: STDOUT_FILENO, name: "standard output") }

    /// Writes text.
    mutating func write(_ text: String) throws {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.blockSize { try flush() }
    }

    /// Writes text as a JSON string.
    mutating func writeJSON(_ text: String) throws {
        JSONText.write(text.utf8.span, to: &buffer)
        if buffer.count >= Self.blockSize { try flush() }
    }

    /// Gives the bytes that are kept to `body`, which appends to them.
    mutating func withBuffer(_ body: (inout [UInt8]) -> Void) throws {
        body(&buffer)
        if buffer.count >= Self.blockSize { try flush() }
    }

    /// Hands everything on. Call it at the end: nothing is written by itself.
    ///
    /// - Throws: ``ClosedPipe`` if nobody reads any more, or an ``OutputError``.
    mutating func flush() throws {
        var position = 0
        while position < buffer.count {
            let count = buffer[position...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { position += count }
            if count < 0, errno != EINTR {
                buffer.removeAll()
                if errno == EPIPE { throw ClosedPipe() }
                throw OutputError(name: name, detail: String(cString: strerror(errno)))
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }
}

/// The reader of a pipe has gone: there is nothing left to do, and nothing to complain about.
struct ClosedPipe: Error {}

/// Output that the system does not take.
struct OutputError: Error, CustomStringConvertible {
    var name: String
    var detail: String
    var description: String { "cannot write to \(name): \(detail)" }
}
