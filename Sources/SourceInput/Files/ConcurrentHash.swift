import Archives
import Synchronization
import Threads

/// The hash of a file, computed by a thread of its own while others read the file.
package final class ConcurrentHash: Sendable {
    private let result: BackgroundResult<String>
    private let isCancelled: CancelMark

    /// Below this size a file is hashed faster than a thread is started.
    package static let minimumByteCount = 1 << 20

    /// Begins to hash a file.
    ///
    /// - Parameter suffix: the bytes that are hashed behind its content.
    package init(_ file: OpenFile, suffix: [UInt8] = []) {
        // A file is read at any place, and from several threads.
        nonisolated(unsafe) let content = file
        let isCancelled = CancelMark()
        self.isCancelled = isCancelled
        result = BackgroundResult("hash") { try Self.hash(content, suffix, isCancelled) }
    }

    /// The hash, if it is known already.
    ///
    /// - Throws: what reading the file throws.
    package func textIfKnown() throws -> String? { try result.getIfKnown() }

    /// Waits for the hash.
    ///
    /// - Throws: what reading the file throws.
    package func text() throws -> String { try result.get() }

    /// Ends the work soon.
    package func cancel() { isCancelled.flag.store(true, ordering: .relaxed) }

    /// The mark that the thread looks at after every chunk.
    private final class CancelMark: Sendable {
        let flag = Atomic(false)
    }

    private static func hash(_ file: OpenFile, _ suffix: [UInt8], _ isCancelled: CancelMark) throws -> String {
        let stream = file.makeStream()
        var hash = ContentHash()
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            if isCancelled.flag.load(ordering: .relaxed) { throw CancellationError() }
            let count = try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
            if count == 0 { break }
            chunk.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
        suffix.withUnsafeBytes { hash.add($0) }
        return hash.text
    }
}
