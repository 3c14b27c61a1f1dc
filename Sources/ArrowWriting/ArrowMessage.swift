/// The messages of a stream: a length, a description as a FlatBuffer
/// ([Message.fbs](https://github.com/apache/arrow/blob/main/format/Message.fbs)), and the buffers that it describes.
enum ArrowMessage {
    /// The fifth version of the metadata, which all readers since Arrow 1.0 know.
    private static let version = FlatBuffer.Field.int16(4)
    /// The numbers of the union `MessageHeader`.
    private static let schemaHeader = FlatBuffer.Field.byte(1)
    private static let batchHeader = FlatBuffer.Field.byte(3)
    /// Marks the length of a description, and, with a length of zero, the end of the stream.
    private static let continuation = [UInt8](repeating: 0xFF, count: 4)

    /// The end of a stream.
    static var end: [UInt8] { continuation + [0, 0, 0, 0] }

    /// The names and types of columns.
    static func schema(_ fields: [ArrowField], metadata: [(name: String, value: String)]) -> [UInt8] {
        var buffer = FlatBuffer()
        let header = buffer.root([version, schemaHeader, .reference, .int64(0)])[0]
        let parts = buffer.table([.int16(0), .reference, .reference], referredFrom: header)
        let places = buffer.references(fields.count, referredFrom: parts[0])
        for (field, place) in zip(fields, places) { add(field, to: &buffer, referredFrom: place) }
        let pairs = buffer.references(metadata.count, referredFrom: parts[1])
        for (pair, place) in zip(metadata, pairs) {
            let texts = buffer.table([.reference, .reference], referredFrom: place)
            buffer.text(pair.name, referredFrom: texts[0])
            buffer.text(pair.value, referredFrom: texts[1])
        }
        return framed(buffer)
    }

    /// Rows.
    static func batch(_ columns: [ArrowColumn], rows: Int) -> [UInt8] {
        var body: [UInt8] = []
        var places: [(Int64, Int64)] = []
        for bytes in columns.flatMap(\.buffers) {
            places.append((Int64(body.count), Int64(bytes.count)))
            body += bytes
            while body.count % 8 != 0 { body.append(0) }
        }
        var buffer = FlatBuffer()
        let header = buffer.root([version, batchHeader, .reference, .int64(Int64(body.count))])[0]
        let parts = buffer.table([.int64(Int64(rows)), .reference, .reference], referredFrom: header)
        buffer.pairs(columns.map { (Int64($0.count), Int64($0.nullCount)) }, referredFrom: parts[0])
        buffer.pairs(places, referredFrom: parts[1])
        return framed(buffer) + body
    }

    private static func add(_ field: ArrowField, to buffer: inout FlatBuffer, referredFrom place: Int) {
        let (number, type) = field.kind.schema
        // Some readers expect the list of children also where there are none.
        let parts = buffer.table(
            [.reference, .byte(field.isNullable ? 1 : 0), .byte(number), .reference, .absent, .reference],
            referredFrom: place)
        buffer.text(field.name, referredFrom: parts[0])
        _ = buffer.table(type, referredFrom: parts[1])
        _ = buffer.references(0, referredFrom: parts[2])
    }

    private static func framed(_ buffer: FlatBuffer) -> [UInt8] {
        var buffer = buffer
        buffer.align(to: 8)
        return continuation + withUnsafeBytes(of: UInt32(buffer.bytes.count).littleEndian) { Array($0) } + buffer.bytes
    }
}
