public import Foundation
import GRDB

/// A block of the content of a source.
public struct RawBlock: Sendable, Hashable {
    /// Where the block stands in the content.
    public var byteOffset: Int
    /// The length of the block.
    public var byteCount: Int
    /// The block as a raw DEFLATE stream.
    public var deflated: Data

    /// A block.
    public init(byteOffset: Int, byteCount: Int, deflated: Data) {
        self.byteOffset = byteOffset
        self.byteCount = byteCount
        self.deflated = deflated
    }
}

extension ContactDatabase {
    /// Returns true if the content of a source is stored.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func hasRawContent(source: Int) throws -> Bool {
        try read { db in
            try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM raw_content WHERE source_id = ?)", arguments: [source]) ?? false
        }
    }

    /// The block of a source that begins at an offset of its content; `nil` if there is none.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func rawBlock(source: Int, at byteOffset: Int) throws -> RawBlock? {
        try read { db in
            let row = try Row.fetchOne(
                db, sql: "SELECT bytes, deflated FROM raw_content WHERE source_id = ? AND byte_offset = ?",
                arguments: [source, byteOffset])
            return try row.map {
                RawBlock(
                    byteOffset: byteOffset, byteCount: try $0.count(RawContentColumn.byteCount),
                    deflated: try $0.value(RawContentColumn.deflated))
            }
        }
    }
}
