/// How many rows a part of a table has, and a hash of their content that does not depend on their order.
///
/// The hash is the sum of those of the rows. It finds damage and edits; it does not protect against somebody who computes it.
struct ContentDigest: Hashable, Sendable {
    var rows = 0
    var hash: UInt64 = 0

    /// Adds a row.
    ///
    /// - Parameters:
    ///   - record: the row's values as ``RowBuilder`` writes them.
    ///   - key: the key of the row.
    @inline(__always)
    mutating func add(_ record: UnsafeBufferPointer<UInt8>, key: Int) {
        rows &+= 1
        hash &+= Self.hash(record, seed: UInt64(bitPattern: Int64(key)))
    }

    /// Adds the rows of another part.
    static func += (left: inout ContentDigest, right: ContentDigest) {
        left.rows += right.rows
        left.hash &+= right.hash
    }

    /// Multiplies and folds 16 bytes at a time, as [wyhash](https://github.com/wangyi-fudan/wyhash) does.
    @inline(__always)
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
        let start = UnsafeRawPointer(bytes.baseAddress)
        var state = fold(seed ^ first, second)
        var offset = 0
        while offset &+ 16 <= bytes.count, let start {
            let low = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let high = start.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
            state = fold(UInt64(littleEndian: low) ^ first, UInt64(littleEndian: high) ^ state)
            offset &+= 16
        }
        var tail: (UInt64, UInt64) = (0, 0)
        if let start {
            let middle = min(offset &+ 8, bytes.count)
            tail = (word(start, offset, middle), word(start, middle, bytes.count))
        }
        state = fold(tail.0 ^ second, tail.1 ^ state)
        return fold(state ^ UInt64(bytes.count), third)
    }

    /// The number of up to eight bytes, the lowest first.
    @inline(__always)
    private static func word(_ start: UnsafeRawPointer, _ first: Int, _ end: Int) -> UInt64 {
        guard first < end else { return 0 }
        if end >= 8 {
            // The last eight bytes, of which the first may lie before these.
            let bytes = start.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self)
            return UInt64(littleEndian: bytes) &>> UInt64(truncatingIfNeeded: (8 &- (end &- first)) &* 8)
        }
        var word: UInt64 = 0
        for offset in first..<end {
            let byte = start.load(fromByteOffset: offset, as: UInt8.self)
            word |= UInt64(byte) &<< UInt64(truncatingIfNeeded: (offset &- first) &* 8)
        }
        return word
    }

    @inline(__always)
    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    /// Odd numbers without a pattern: the first digits of the square roots of 2, 3 and 5, as fractions.
    private static let first: UInt64 = 0x6A09_E667_F3BC_C909
    private static let second: UInt64 = 0xBB67_AE85_84CA_A73B
    private static let third: UInt64 = 0x3C6E_F372_FE94_F82B
}
