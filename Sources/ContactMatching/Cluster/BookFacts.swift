/// Facts about a whole book, which all machines know: bounds of buckets, counts of names and values, the lesson of its pairs.
struct BookFacts {
    private let records: MatchRecords
    /// The number of buckets.
    let bucketCount: Int
    /// The first places in the order of contacts that belong to the buckets after the first.
    private(set) var boundaries: [Int64] = []
    /// The number of rows of each bucket.
    private(set) var sizes: [Int] = []
    private(set) var rowCount = 0
    /// The number of rows that are on the card of another.
    private(set) var clearedCount = 0
    private(set) var hasUnconfirmedNumbers = false
    /// `true` if rows are cards, of which those that were made in the last pass are compared anew.
    private(set) var areCards = false
    private(set) var crowdedKeys: Set<UInt64> = []
    private(set) var bridges: Set<Int64> = []
    private(set) var lesson: FieldModel.Lesson?
    /// The places of sorted tables, by kind and bucket.
    private var tables: [Int: Int] = [:]
    private var sums: [(sum: Int64, squares: Int64)] = [(0, 0), (0, 0)]

    /// - Returns: `nil` if the facts are damaged.
    init?(_ records: MatchRecords, bucketCount: Int) {
        self.records = records
        self.bucketCount = bucketCount
        sizes = [Int](repeating: 0, count: bucketCount)
        for place in 0..<records.count {
            let (bucket, first, second) = (Int(records.buckets[place]), records.firsts[place], records.seconds[place])
            guard 0..<bucketCount ~= bucket else { return nil }
            switch records.kind(place) {
            case .boundary: boundaries.append(first)
            case .size:
                sizes[bucket] = Int(first)
                hasUnconfirmedNumbers = hasUnconfirmedNumbers || second != 0
            case .book:
                (rowCount, clearedCount) = (Int(first), Int(second))
                areCards = records.weights[place] != 0
            case .crowdedKey: crowdedKeys.insert(UInt64(bitPattern: first))
            case .bridge: bridges.insert(first)
            case .frequencies: tables[Self.table(Int(first), bucket, bucketCount)] = place
            case .people: tables[Self.table(Self.people, bucket, bucketCount)] = place
            case .crowdedValues: tables[Self.table(Self.crowded, bucket, bucketCount)] = place
            case .usualCounts:
                guard 0..<2 ~= Int(records.weights[place]) else { return nil }
                sums[Int(records.weights[place])].sum += first
                sums[Int(records.weights[place])].squares += second
            case .lesson:
                lesson = records.withContent(place) { bytes in
                    var input = ByteDecoder(bytes)
                    return FieldModel.Lesson(&input)
                }
            default: return nil
            }
        }
        boundaries.sort()
    }

    private static let (people, crowded) = (Frequencies.Kind.allCases.count, Frequencies.Kind.allCases.count + 1)

    private static func table(_ kind: Int, _ bucket: Int, _ bucketCount: Int) -> Int { kind * bucketCount + bucket }

    // MARK: Buckets

    /// The bucket of a contact by its place in the order of all.
    func bucket(ofKey key: Int64) -> Int {
        var (low, high) = (0, boundaries.count)
        while low < high {
            let middle = (low + high) / 2
            if boundaries[middle] <= key { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The bucket of a hash.
    func bucket(ofHash hash: UInt64) -> Int { Int((hash >> 32) % UInt64(bucketCount)) }

    /// The number of the row at a place among all rows.
    func number(ofPlace place: Int) -> Int64? {
        var rest = place
        for (bucket, size) in sizes.enumerated() {
            if rest < size { return NumberedRows.number(bucket: bucket, place: rest) }
            rest -= size
        }
        return nil
    }

    // MARK: Tables

    /// The number of people who hold a value, by its hash.
    func people(_ value: UInt64) -> UInt8 { UInt8(clamping: count(Self.people, value) ?? 1) }

    /// Returns `true` if many names have a value.
    func isCrowded(_ value: UInt64) -> Bool { count(Self.crowded, value) != nil }

    /// The count of a hash in a sorted table: hashes, then as many counts.
    private func count(_ kind: Int, _ hash: UInt64) -> UInt32? {
        guard let place = tables[Self.table(kind, bucket(ofHash: hash), bucketCount)] else { return nil }
        return records.withContent(place) { SortedCounts($0).count(of: hash) }
    }
}

extension BookFacts: BookFrequencies {
    func count(_ kind: Frequencies.Kind, _ key: UInt64) -> UInt32 {
        let known = count(Int(kind.rawValue), key) ?? 1
        // The rows that are on other cards have empty names.
        return key == 0 && kind != .fullName && kind != .address ? known + UInt32(clearedCount) : known
    }

    var usualCounts: (given: Double, family: Double) {
        let usual = sums.map { $0.sum > 0 ? Double($0.squares) / Double($0.sum) : 1 }
        return (usual[0], usual[1])
    }
}

/// Counts by hash, sorted by the hashes: all hashes in eight bytes each, then all counts in four.
struct SortedCounts {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let size: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        size = bytes.count / 12
    }

    /// The bytes of counts that are in the order of their hashes.
    static func bytes(of counts: [(hash: UInt64, count: UInt32)]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(counts.count * 12)
        for count in counts { bytes.append(littleEndian: count.hash) }
        for count in counts { bytes.append(littleEndian: count.count) }
        return bytes
    }

    func count(of hash: UInt64) -> UInt32? {
        let raw = UnsafeRawBufferPointer(bytes)
        var (low, high) = (0, size)
        while low < high {
            let middle = (low + high) / 2
            let found = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: middle * 8, as: UInt64.self))
            if found == hash {
                return UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: size * 8 + middle * 4, as: UInt32.self))
            }
            if found < hash { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
