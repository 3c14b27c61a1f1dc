/// A [FlatBuffer](https://flatbuffers.dev/internals/) written from its root on: what a table refers to follows it.
///
/// A place that refers to something is written as zero, and ``refer(from:)`` fills it in when that something is about to be
/// written. All numbers are little-endian.
struct FlatBuffer {
    /// The bytes so far, from the root's offset on.
    private(set) var bytes: [UInt8] = []

    /// A field of a table.
    enum Field {
        /// Has its default value, and takes no room.
        case absent
        case byte(UInt8)
        case int16(Int16)
        case int32(Int32)
        case int64(Int64)
        /// Refers to a table, a vector or a text that is written later.
        case reference
    }

    /// An empty buffer, whose root follows.
    init() {
        append(UInt32(0))
    }

    /// Writes the table that everything starts from; as ``table(_:)``.
    mutating func root(_ fields: [Field]) -> [Int] {
        table(fields, referredFrom: 0)
    }

    /// Writes a table.
    ///
    /// - Parameters:
    ///   - fields: its fields, by their numbers in the schema.
    ///   - place: the place that refers to it.
    /// - Returns: the places of its references, in the order of the fields.
    mutating func table(_ fields: [Field], referredFrom place: Int) -> [Int] {
        // The fields follow the offset of the list of their positions, each at a multiple of its size.
        var positions: [Int] = []
        var size = 4
        for field in fields {
            guard field.size > 0 else {
                positions.append(0)
                continue
            }
            size = Self.rounded(size, to: field.size)
            positions.append(size)
            size += field.size
        }
        let listSize = 4 + fields.count * 2
        while (bytes.count + listSize) % 8 != 0 { bytes.append(0) }
        append(UInt16(listSize))
        append(UInt16(size))
        for position in positions { append(UInt16(position)) }
        refer(from: place, alignment: 8)
        let start = bytes.count
        append(Int32(listSize))
        var references: [Int] = []
        for (field, position) in zip(fields, positions) where position > 0 {
            pad(to: start + position)
            if case .reference = field { references.append(bytes.count) }
            append(field)
        }
        return references
    }

    /// Writes a text, which UTF-8 and a zero stand for.
    mutating func text(_ text: String, referredFrom place: Int) {
        refer(from: place, alignment: 4)
        append(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
        bytes.append(0)
    }

    /// Writes a vector of references.
    ///
    /// - Returns: their places.
    mutating func references(_ count: Int, referredFrom place: Int) -> [Int] {
        refer(from: place, alignment: 4)
        append(UInt32(count))
        let first = bytes.count
        for _ in 0..<count { append(UInt32(0)) }
        return (0..<count).map { first + $0 * 4 }
    }

    /// Writes a vector of structures, each of two numbers.
    mutating func pairs(_ pairs: [(Int64, Int64)], referredFrom place: Int) {
        // The length stands in front of the first structure, which has to be at a multiple of eight.
        while bytes.count % 8 != 4 { bytes.append(0) }
        refer(from: place, alignment: 4)
        append(UInt32(pairs.count))
        for (first, second) in pairs {
            append(first)
            append(second)
        }
    }

    /// Fills bytes in up to a multiple of a number.
    mutating func align(to alignment: Int) {
        pad(to: Self.rounded(bytes.count, to: alignment))
    }
}

extension FlatBuffer.Field {
    /// The size of the field in bytes.
    fileprivate var size: Int {
        switch self {
        case .absent: 0
        case .byte: 1
        case .int16: 2
        case .int32, .reference: 4
        case .int64: 8
        }
    }
}

extension FlatBuffer {
    /// Makes a place refer to what is written next.
    private mutating func refer(from place: Int, alignment: Int) {
        align(to: alignment)
        let distance = UInt32(bytes.count - place)
        for position in 0..<4 { bytes[place + position] = UInt8(truncatingIfNeeded: distance >> (8 * position)) }
    }

    private mutating func append(_ field: Field) {
        switch field {
        case .absent: break
        case .byte(let value): append(value)
        case .int16(let value): append(value)
        case .int32(let value): append(value)
        case .int64(let value): append(value)
        case .reference: append(UInt32(0))
        }
    }

    private mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func pad(to count: Int) {
        while bytes.count < count { bytes.append(0) }
    }

    private static func rounded(_ number: Int, to multiple: Int) -> Int {
        (number + multiple - 1) / multiple * multiple
    }
}
