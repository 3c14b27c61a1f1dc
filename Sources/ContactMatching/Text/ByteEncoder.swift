/// Writes numbers and texts as bytes, which ``ByteDecoder`` reads.
struct ByteEncoder {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    var count: Int { bytes.count }

    @inline(__always)
    mutating func append(byte: UInt8) { bytes.append(byte) }

    mutating func append(bytes other: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: other) }

    /// Writes a number in [LEB128](https://en.wikipedia.org/wiki/LEB128).
    @inline(__always)
    mutating func append(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Writes by how much a number is above or below another.
    @inline(__always)
    mutating func append(difference number: Int64, _ former: Int64) {
        let difference = number &- former
        append(UInt64(bitPattern: (difference << 1) ^ (difference >> 63)))
    }

    /// Overwrites a number of three bytes with another below 2,097,152.
    mutating func replaceThreeBytes(at place: Int, with number: UInt64) {
        bytes[place] = UInt8(truncatingIfNeeded: number) | 0x80
        bytes[place + 1] = UInt8(truncatingIfNeeded: number >> 7) | 0x80
        bytes[place + 2] = UInt8(truncatingIfNeeded: number >> 14) & 0x7F
    }

    /// Writes all texts of a table.
    mutating func append(_ texts: TextTable) {
        append(UInt64(texts.count))
        for place in 1..<max(1, texts.count) { append(UInt64(texts.range(TextID(raw: UInt32(place))).count)) }
        bytes.append(contentsOf: texts.bytes)
    }
}
