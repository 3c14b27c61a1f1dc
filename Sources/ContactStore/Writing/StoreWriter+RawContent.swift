import GRDB

extension StoreWriter {
    /// Stores a block of the content of the source that was begun, to be committed with its rows.
    ///
    /// - Precondition: A source has been begun and not finished.
    /// - Throws: ``StoreError`` from the surrounding ``ContactDatabase/write(checkpointInterval:rule:_:)``.
    public func keep(_ block: RawBlock) throws {
        guard let source else { preconditionFailure("content without a source") }
        let columns: [RawContentColumn] = [.id, .sourceID, .byteOffset, .byteCount, .deflated]
        try db.execute(
            sql: columns.insertStatement,
            arguments: [
                try db.nextKey(of: .rawContent), source.id, block.byteOffset, block.byteCount, block.deflated,
            ])
    }

    /// Removes what is stored of the content of the source that was begun: the content is kept as a whole or not at all.
    ///
    /// - Precondition: A source has been begun and not finished.
    /// - Throws: ``StoreError`` from the surrounding ``ContactDatabase/write(checkpointInterval:rule:_:)``.
    public func discardKept() throws {
        guard let source else { preconditionFailure("content without a source") }
        try db.execute(sql: "DELETE FROM raw_content WHERE source_id = ?", arguments: [source.id])
    }
}
