/// Writes rows as an [Arrow IPC stream](https://arrow.apache.org/docs/format/Columnar.html#ipc-streaming-format): a schema,
/// batches of rows, and an end.
///
/// ```swift
/// var writer = ArrowStreamWriter([ArrowField("line", .int64, isNullable: false)])
/// writer.append(4, to: 0)
/// writer.endRow()
/// output.write(writer.schema() + writer.takeBatches() + ArrowStreamWriter.end)
/// ```
/// Several writers with the same fields may each write some batches of one stream. A batch is closed before it grows large, so
/// that the offsets of its texts have room in 32 bits.
package struct ArrowStreamWriter: Sendable {
    private let fields: [ArrowField]
    private var columns: [ArrowColumn]
    /// The number of complete rows of the batch.
    private var rows = 0
    private var batches: [UInt8] = []

    /// A batch has at most so many rows, and about so many bytes.
    private static let maximumRows = 1 << 16
    private static let maximumByteCount = 16 << 20

    /// A writer of rows with some fields.
    package init(_ fields: [ArrowField]) {
        self.fields = fields
        columns = fields.map { ArrowColumn($0.kind) }
    }

    /// The beginning of a stream: its schema.
    ///
    /// - Parameter metadata: names and values that belong to the stream as a whole.
    package func schema(metadata: [(name: String, value: String)] = []) -> [UInt8] {
        ArrowMessage.schema(fields, metadata: metadata)
    }

    /// The end of a stream.
    package static var end: [UInt8] { ArrowMessage.end }

    /// Sets a column of the row to a number.
    package mutating func append(_ number: Int, to column: Int) { columns[column].append(number) }

    /// Sets a column of the row to a text that is UTF-8.
    package mutating func append(_ text: UnsafeBufferPointer<UInt8>, to column: Int) { columns[column].append(text) }

    /// Ends the row. Columns that nothing was appended to have no value.
    package mutating func endRow() {
        rows += 1
        for column in columns.indices where columns[column].count < rows { columns[column].appendNull() }
        let byteCount = columns.reduce(0) { $0 + $1.byteCount }
        if rows >= Self.maximumRows || byteCount >= Self.maximumByteCount { endBatch() }
    }

    /// Closes the batch, and gives all that are complete away.
    package mutating func takeBatches() -> [UInt8] {
        endBatch()
        defer { batches = [] }
        return batches
    }

    private mutating func endBatch() {
        guard rows > 0 else { return }
        batches += ArrowMessage.batch(columns, rows: rows)
        for column in columns.indices { columns[column].removeAll() }
        rows = 0
    }
}
