import Archives
import ContactStore
import Foundation
import SourceInput

/// Stores the content of a source beside its rows, in deflated blocks.
enum RawContentKeeper {
    private static let blockSize = 1 << 20

    /// Stores the own content of a source, to be committed when it is finished.
    ///
    /// - Throws: ``SourceError``, `StoreError`.
    static func keep(_ file: InputFile, with writer: StoreWriter) throws {
        // An earlier run may have been stopped in the middle of it.
        try writer.discardKept()
        var block: [UInt8] = []
        var offset = 0
        func send() throws {
            let deflated = try DeflatedBlock.deflate(block)
            try writer.keep(RawBlock(byteOffset: offset, byteCount: block.count, deflated: Data(deflated)))
            offset += block.count
            block.removeAll(keepingCapacity: true)
        }
        try file.forEachOwnChunk { chunk in
            block.append(contentsOf: chunk)
            if block.count >= blockSize { try send() }
        }
        if !block.isEmpty { try send() }
    }
}
