import Archives
package import ContactStore
import SourceInput
import Threads

/// The content of sources as it was read, from their files or from what the database keeps.
package enum SourceCopy {
    /// The keys of the sources whose content can be had as a file of its own, unless their files have changed since.
    ///
    /// - Throws: `StoreError`; `CancellationError`.
    package static func sources(of store: ContactDatabase) throws -> [Int] {
        try store.layouts().filter { source in
            guard !source.isConverted else { return false }
            return try OpenFile.byteCount(of: source.path) == source.byteCount || store.hasRawContent(source: source.id)
        }.map(\.id)
    }

    /// Writes the content of a source.
    ///
    /// - Returns: `false` if it is neither kept nor where it was read from, or is a part of a file of another format.
    /// - Throws: `StoreError`; `SourceError`; `CancellationError`; what `write` throws.
    package static func write(
        _ source: Int, of store: ContactDatabase, to write: ([UInt8]) throws -> Void
    ) throws -> Bool {
        let cancellation = Cancellation()
        guard let layout = try store.layouts().first(where: { $0.id == source }), !layout.isConverted,
            let content = try SourceFinder(folder: nil, database: store, cancellation: cancellation).find(layout)
        else { return false }
        let stream = try content.makeStream(cancellation: cancellation)
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
            if count == 0 { return true }
            try write(Array(chunk[..<count]))
        }
    }
}
