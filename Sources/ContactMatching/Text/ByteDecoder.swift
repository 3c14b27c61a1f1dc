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
