/// A hash of bytes, made as [wyhash](https://github.com/wangyi-fudan/wyhash) makes it: 16 of them at a time are multiplied and folded.
struct RecordHash: Sendable {
    /// Odd numbers without a pattern.
    private let first, second, third: UInt64

    /// The hash that stands in databases. Its numbers are the first digits of the square roots of 2, 3 and 5, as fractions.
    static let fixed = RecordHash(
        first: 0x6A09_E667_F3BC_C909, second: 0xBB67_AE85_84CA_A73B, third: 0x3C6E_F372_FE94_F82B)

    /// A hash that is another one in each process, so that nobody can write values that have the same. It is compared, and never stored.
    static let ofProcess = RecordHash(
        first: .random(in: 0...(.max)) | 1, second: .random(in: 0...(.max)) | 1, third: .random(in: 0...(.max)) | 1)

    /// Hashes bytes.
    ///
    /// - Parameter state: The hash of what came before.
    @inline(__always)
    func hash(_ bytes: UnsafeBufferPointer<UInt8>, after state: UInt64 = 0) -> UInt64 {
        let start = UnsafeRawPointer(bytes.baseAddress)
        var state = state ^ first
        var offset = 0
        while offset &+ 16 <= bytes.count, let start {
            let low = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let high = start.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
            state = Self.fold(UInt64(littleEndian: low) ^ first, UInt64(littleEndian: high) ^ state)
            offset &+= 16
        }
        var tail: (UInt64, UInt64) = (0, 0)
        if let start {
            let middle = min(offset &+ 8, bytes.count)
            tail = (Self.word(start, offset, middle), Self.word(start, middle, bytes.count))
        }
        state = Self.fold(tail.0 ^ second, tail.1 ^ state)
        return Self.fold(state ^ UInt64(bytes.count), third)
    }

    /// Adds a number to a hash.
    @inline(__always)
    func hash(_ hash: UInt64, with number: Int) -> UInt64 {
        Self.fold(hash ^ second, UInt64(bitPattern: Int64(number)) ^ first)
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
}
