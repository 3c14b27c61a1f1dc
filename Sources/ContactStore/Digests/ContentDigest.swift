/// The count of rows of a part of a table, and two sums over their content that do not depend on their order.
///
/// One is the sum of the hashes of the rows, the other that of the hashes times the keys. A row is taken out by subtracting what was
/// added for it, so that the sums stay those of the rows that were written, whatever became of them in the file. Where one row
/// differs, the quotient of both differences is its key. Sums find damage and edits; they do not protect against somebody who
/// computes them.
struct ContentDigest: Hashable, Sendable {
    var rows = 0
    /// The sum of the hashes, modulo ``prime``.
    var hash: UInt64 = 0
    /// The sum of the hashes times the keys, modulo ``prime``.
    var keyed: UInt64 = 0

    /// Adds a row.
    ///
    /// - Parameters:
    ///   - record: the row's values as ``RowBuilder`` writes them.
    ///   - key: the key of the row.
    @inline(__always)
    mutating func add(_ record: UnsafeBufferPointer<UInt8>, key: Int) {
        let hash = Self.reduced(Self.hash(record, key: key))
        rows &+= 1
        self.hash = Self.sum(self.hash, hash)
        keyed = Self.sum(keyed, Self.product(hash, Self.residue(key)))
    }

    /// True if the digest is that of no rows.
    var isEmpty: Bool { self == ContentDigest() }

    /// Adds the rows of another part.
    static func += (left: inout ContentDigest, right: ContentDigest) {
        left.rows &+= right.rows
        left.hash = sum(left.hash, right.hash)
        left.keyed = sum(left.keyed, right.keyed)
    }

    /// Takes rows out.
    static func -= (left: inout ContentDigest, right: ContentDigest) {
        left.rows &-= right.rows
        left.hash = sum(left.hash, prime - right.hash)
        left.keyed = sum(left.keyed, prime - right.keyed)
    }

    /// The key of the row by which this differs from another; `nil` if several rows differ, for all that is known.
    ///
    /// A key that no row of the table has had means that several rows differ.
    func differingKey(from other: ContentDigest) -> Int? {
        var difference = self
        difference -= other
        guard -1...1 ~= difference.rows, difference.hash != 0 else { return nil }
        let key = Self.product(difference.keyed, Self.inverse(difference.hash))
        return key > Self.prime / 2 ? -Int(Self.prime - key) : Int(key)
    }
}

// MARK: - Numbers modulo a prime

extension ContentDigest {
    /// The sums are in the field of this order, in which there is a quotient.
    static let prime: UInt64 = (1 << 61) - 1

    @inline(__always)
    private static func reduced(_ number: UInt64) -> UInt64 {
        let folded = (number & prime) &+ number >> 61
        return folded >= prime ? folded &- prime : folded
    }

    /// Of two numbers, each at most ``prime``.
    @inline(__always)
    private static func sum(_ left: UInt64, _ right: UInt64) -> UInt64 { reduced(left &+ right) }

    @inline(__always)
    private static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return reduced((product.high &<< 3 | product.low &>> 61) &+ (product.low & prime))
    }

    /// The residue of a key, which may be negative.
    @inline(__always)
    private static func residue(_ key: Int) -> UInt64 {
        let residue = reduced(UInt64(key.magnitude))
        return key < 0 && residue > 0 ? prime &- residue : residue
    }

    /// By Fermat, the power of two less than the order.
    private static func inverse(_ number: UInt64) -> UInt64 {
        var (result, power, exponent): (UInt64, UInt64, UInt64) = (1, number, prime - 2)
        while exponent > 0 {
            if exponent & 1 == 1 { result = product(result, power) }
            power = product(power, power)
            exponent >>= 1
        }
        return result
    }
}

// MARK: - Hashing

extension ContentDigest {
    /// Multiplies and folds 16 bytes at a time, as [wyhash](https://github.com/wangyi-fudan/wyhash) does.
    @inline(__always)
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>, key: Int) -> UInt64 {
        let start = UnsafeRawPointer(bytes.baseAddress)
        var state = fold(UInt64(bitPattern: Int64(key)) ^ first, second)
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
