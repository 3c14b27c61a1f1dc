/// Writes numbers and texts as bytes, which ``ByteDecoder`` reads.
struct ByteEncoder {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    var count: Int { bytes.count }

    @inline(__always)
    mutating func append(byte: UInt8) { bytes.append(byte) }

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

    /// Overwrites a number of two bytes with another below 16,384.
    mutating func replaceTwoBytes(at place: Int, with number: UInt64) {
        bytes[place] = UInt8(truncatingIfNeeded: number) | 0x80
        bytes[place + 1] = UInt8(truncatingIfNeeded: number >> 7) & 0x7F
    }

    /// Writes all texts of a table.
    mutating func append(_ texts: TextTable) {
        append(UInt64(texts.count))
        for place in 1..<max(1, texts.count) { append(UInt64(texts.range(TextID(raw: UInt32(place))).count)) }
        bytes.append(contentsOf: texts.bytes)
    }
}

/// Reads what ``ByteEncoder`` wrote. Damaged bytes give `nil`.
struct ByteDecoder {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    /// The bytes that are not read yet.
    var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[place...]) }

    @inline(__always)
    mutating func byte() -> UInt8? {
        guard place < bytes.count else { return nil }
        defer { place &+= 1 }
        return bytes[place]
    }

    @inline(__always)
    mutating func number() -> UInt64? {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while let byte = byte(), shift < 64 {
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        return nil
    }

    /// A number that is stored as the difference from another.
    @inline(__always)
    mutating func number(after former: Int64) -> Int64? {
        guard let number = number() else { return nil }
        return former &+ (Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
    }

    /// The texts of a table and where each ends, after a 0 for the empty one.
    mutating func texts() -> (text: UnsafeBufferPointer<UInt8>, ends: [UInt32])? {
        guard let count = number(), count >= 1, count <= UInt64(bytes.count - place) + 1 else { return nil }
        var ends: [UInt32] = [0]
        ends.reserveCapacity(Int(count))
        var end: UInt64 = 0
        for _ in 1..<count {
            guard let length = number(), length > 0, length <= UInt64(bytes.count) else { return nil }
            end += length
            guard end <= UInt64(bytes.count), end <= UInt64(UInt32.max) else { return nil }
            ends.append(UInt32(end))
        }
        guard end <= UInt64(bytes.count - place) else { return nil }
        let text = UnsafeBufferPointer(rebasing: bytes[place..<place + Int(end)])
        place += Int(end)
        return (text, ends)
    }
}
