import Foundation
import SourceInput

/// Text on its way to a file descriptor, in large blocks.
package struct ByteOutput: ~Copyable {
    private let descriptor: Int32
    private let name: String
    private var buffer: [UInt8] = []

    private static let blockSize = 1 << 16

    /// Output to an open descriptor, which stays open.
    ///
    /// - Parameter name: the name of the output in errors.
    package init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
        buffer.reserveCapacity(Self.blockSize + 4096)
    }

    /// Standard output.
    package static var standard: ByteOutput { ByteOutput(descriptor: STDOUT_FILENO, name: "standard output") }

    /// Writes to a file that is not a regular one: a device or a pipe.
    ///
    /// - Throws: `SystemError` if it cannot be opened; what the body throws.
    package static func writeThrough(_ path: String, _ body: (inout ByteOutput) throws -> Void) throws {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        var output = ByteOutput(descriptor: descriptor, name: path)
        try body(&output)
    }

    /// Writes text.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    package mutating func write(_ text: String) throws {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.blockSize { try flush() }
    }

    /// Writes bytes.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    package mutating func write(_ bytes: ArraySlice<UInt8>) throws {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.blockSize { try flush() }
    }

    /// Gives the bytes that are kept to `body`, which appends to them.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    package mutating func withBuffer(_ body: (inout [UInt8]) -> Void) throws {
        body(&buffer)
        if buffer.count >= Self.blockSize { try flush() }
    }

    /// Takes back everything that was written to a file.
    ///
    /// - Throws: ``OutputError``
    package mutating func restart() throws {
        buffer.removeAll(keepingCapacity: true)
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw OutputError(name: name, detail: SystemError().description)
        }
    }

    /// Hands everything on. Call it at the end: nothing is written by itself.
    ///
    /// - Throws: ``ClosedPipe`` if the reader has closed the pipe, or an ``OutputError``.
    package mutating func flush() throws {
        defer { buffer.removeAll(keepingCapacity: true) }
        do {
            try buffer.withUnsafeBytes { try WholeWrite.write($0, to: descriptor) }
        } catch let error as SystemError {
            if error.code == EPIPE { throw ClosedPipe() }
            throw OutputError(name: name, detail: error.description)
        }
    }
}

/// The reader of a pipe has gone: there is nothing left to do, and nothing to complain about.
package struct ClosedPipe: Error {}

/// Output that the system does not take.
package struct OutputError: Error, CustomStringConvertible {
    /// The file or stream.
    package var name: String
    /// The fault, and the remedy where it is not obvious.
    package var detail: String

    /// Output that the system does not take.
    package init(name: String, detail: String) {
        self.name = name
        self.detail = detail
    }

    /// A message for a person: the output and the fault.
    package var description: String { "cannot write to \(name): \(detail)" }
}
