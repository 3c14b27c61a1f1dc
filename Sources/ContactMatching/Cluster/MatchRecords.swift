/// Rows of the table that machines hand each other while they match the contacts of one book together: the output of a ``MatchStep`` and the
/// input of another.
///
/// A row has a bucket, by which rows are brought together; a kind; two numbers; a weight in hundredths of a bit; and bytes. As bytes, rows
/// are frames: the number of rows in four bytes, and the columns in the memory layout of
/// [Arrow](https://arrow.apache.org/docs/format/Columnar.html#variable-size-binary-layout): buckets, kinds, first numbers, second numbers,
/// weights, the offsets of the contents and the contents; all numbers little-endian.
public struct MatchRecords: Sendable {
    /// The kind of a row, which says what its numbers and its bytes are.
    public enum Kind: Int32, Sendable {
        /// Contacts in the form of ``NormalizedContacts/encoded()``.
        case contacts = 1
        /// A sample of the order of contacts, and a place at which one bucket ends and another begins.
        case sample, boundary
        /// The names by value, and values that many names have.
        case valueNames, crowdedValues
        /// Rows of the book with their numbers; how many a bucket has.
        case rows, size
        /// Counts of names and values; their sums; and what follows of all.
        case counts, frequencies, usualCounts
        /// Rows with those of their values that belong to a bucket; how many people hold a value.
        case holders, people
        /// Pairs of rows that are compared, and one pair with its weight.
        case pairs, pair
        /// Two rows of which a value tells one; names beside a row without one; a row that may be several people's.
        case told, bridgeNames, bridge
        /// Blocking keys; a key that too many rows have.
        case keys, crowdedKey
        /// Rows that another bucket needs: one, or those of the bytes.
        case want
        /// The levels at which the fields of two rows agree; how often they do; the lesson of that.
        case taught, pattern, lesson
        /// A row and the lowest of those that pairs of its bucket connect with it.
        case label
        /// A row and the card that it is on.
        case member
        /// A contact and its row.
        case contact
        /// The number of rows of the book.
        case book
        /// A file that cannot be read whole, with the reason.
        case failure
        /// The path of a source.
        case source
    }

    private(set) var buckets: [Int32] = []
    private(set) var kinds: [Int32] = []
    private(set) var firsts: [Int64] = []
    private(set) var seconds: [Int64] = []
    private(set) var weights: [Int32] = []
    private var ends: [Int] = []
    private var bytes: [UInt8] = []

    /// No rows.
    public init() {}

    /// The number of rows.
    public var count: Int { buckets.count }

    /// Adds a row.
    public mutating func append(
        _ kind: Kind, bucket: Int = 0, _ first: Int64 = 0, _ second: Int64 = 0, weight: Int32 = 0, content: [UInt8] = []
    ) {
        buckets.append(Int32(truncatingIfNeeded: bucket))
        kinds.append(kind.rawValue)
        firsts.append(first)
        seconds.append(second)
        weights.append(weight)
        bytes.append(contentsOf: content)
        ends.append(bytes.count)
    }

    /// Adds the rows of others.
    public mutating func append(contentsOf other: MatchRecords) {
        let start = bytes.count
        buckets += other.buckets
        kinds += other.kinds
        firsts += other.firsts
        seconds += other.seconds
        weights += other.weights
        ends += other.ends.map { start + $0 }
        bytes += other.bytes
    }

    /// The kind of a row; `nil` if this program does not know it.
    func kind(_ place: Int) -> Kind? { Kind(rawValue: kinds[place]) }

    /// Gives a closure the bytes of a row.
    func withContent<Result>(_ place: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer {
            try body(UnsafeBufferPointer(rebasing: $0[(place == 0 ? 0 : ends[place - 1])..<ends[place]]))
        }
    }

    /// The places of the rows by bucket.
    func placesByBucket() -> [(bucket: Int, places: [Int])] {
        Dictionary(grouping: buckets.indices) { Int(buckets[$0]) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    // MARK: - Frames

    /// The most rows of a frame, and about how many bytes of contents it has.
    private static let (maximumRows, maximumBytes) = (20_000, 16 << 20)

    /// Gives a closure all rows as frames.
    public func forEachFrame(_ body: ([UInt8]) throws -> Void) rethrows {
        var start = 0
        while start < count {
            var end = start
            let first = start == 0 ? 0 : ends[start - 1]
            repeat {
                end += 1
            } while end < count && end - start < Self.maximumRows
                && ends[end] - first <= Self.maximumBytes
            try body(frame(start..<end))
            start = end
        }
    }

    private func frame(_ rows: Range<Int>) -> [UInt8] {
        let start = rows.lowerBound == 0 ? 0 : ends[rows.lowerBound - 1]
        let end = rows.isEmpty ? start : ends[rows.upperBound - 1]
        var frame: [UInt8] = []
        frame.reserveCapacity(8 + rows.count * 32 + end - start)
        frame.append(littleEndian: UInt32(rows.count))
        for column in [buckets, kinds] { for row in rows { frame.append(littleEndian: column[row]) } }
        for column in [firsts, seconds] { for row in rows { frame.append(littleEndian: column[row]) } }
        for row in rows { frame.append(littleEndian: weights[row]) }
        frame.append(littleEndian: Int32(0))
        for row in rows { frame.append(littleEndian: Int32(ends[row] - start)) }
        frame.append(contentsOf: bytes[start..<end])
        return frame
    }

    /// Reads all frames.
    ///
    /// - Throws: ``MatchStep/DamagedInput`` if the bytes end inside a frame, or lengths contradict each other.
    public init(frames: UnsafeRawBufferPointer) throws(MatchStep.DamagedInput) {
        var place = 0
        func number<Number: FixedWidthInteger>(at offset: Int) -> Number {
            Number(littleEndian: frames.loadUnaligned(fromByteOffset: offset, as: Number.self))
        }
        while place < frames.count {
            guard frames.count - place >= 8 else { throw MatchStep.DamagedInput() }
            let rows = Int(number(at: place) as UInt32)
            place += 4
            guard frames.count - place >= rows * 32 + 4 else { throw MatchStep.DamagedInput() }
            for row in 0..<rows {
                buckets.append(number(at: place + row * 4))
                kinds.append(number(at: place + (rows + row) * 4))
                firsts.append(number(at: place + rows * 8 + row * 8))
                seconds.append(number(at: place + rows * 16 + row * 8))
                weights.append(number(at: place + rows * 24 + row * 4))
            }
            let (offsets, start) = (place + rows * 28, bytes.count)
            place = offsets + (rows + 1) * 4
            var former = Int(number(at: offsets) as Int32)
            guard former == 0 else { throw MatchStep.DamagedInput() }
            for row in 1..<rows + 1 {
                let end = Int(number(at: offsets + row * 4) as Int32)
                guard end >= former, end <= frames.count - place else { throw MatchStep.DamagedInput() }
                ends.append(start + end)
                former = end
            }
            bytes.append(contentsOf: frames[place..<place + former])
            place += former
        }
    }
}

extension [UInt8] {
    /// Adds a number, its lowest byte first.
    @inline(__always)
    mutating func append(littleEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    /// The bytes of a number, the lowest first.
    @inline(__always)
    init(littleEndian number: some FixedWidthInteger) {
        self = Swift.withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}
