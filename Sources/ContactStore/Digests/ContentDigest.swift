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
        add(record: RecordHash.fixed.hash(record), key: key)
    }

    /// Adds a row by the hash of its record.
    @inline(__always)
    mutating func add(record: UInt64, key: Int) {
        let hash = Self.reduced(RecordHash.fixed.hash(record, with: key))
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
