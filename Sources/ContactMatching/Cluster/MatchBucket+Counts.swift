extension MatchBucket {
    /// Counts the names and values of rows, each for the bucket of its hash: those that are frequent are cut down here.
    func count(to output: inout MatchRecords) throws {
        let table = try table().table
        let lexicon = NameLexicon(table.names)
        var keys = [[UInt64]](repeating: [], count: Frequencies.Kind.allCases.count)
        for row in table.rows {
            Frequencies.forEachKey(of: row, table, lexicon) { keys[Int($0.rawValue)].append($1) }
        }
        var counts = [[UInt8]](repeating: [], count: facts.bucketCount)
        for kind in keys.indices {
            for (hash, count) in Self.counts(of: keys[kind]) {
                let bucket = facts.bucket(ofHash: hash)
                counts[bucket].append(littleEndian: hash)
                counts[bucket].append(littleEndian: count)
                counts[bucket].append(UInt8(kind))
            }
        }
        for (bucket, counts) in counts.enumerated() where !counts.isEmpty {
            output.append(.counts, bucket: bucket, content: counts)
        }
    }

    private static func counts(of hashes: [UInt64]) -> [(hash: UInt64, count: UInt32)] {
        var counts: [(hash: UInt64, count: UInt32)] = []
        for hash in hashes.sorted() {
            if counts.last?.hash == hash { counts[counts.count - 1].count += 1 } else { counts.append((hash, 1)) }
        }
        return counts
    }

    /// Sums the counts of a bucket. Who has a count of 1 is left out.
    func sum(to output: inout MatchRecords) {
        var counts = [[(hash: UInt64, count: UInt32)]](repeating: [], count: Frequencies.Kind.allCases.count)
        for place in places(of: .counts) {
            records.forEach(place, ofSize: 13) { element in
                let kind = Int(element[12])
                if kind < counts.count { counts[kind].append((element.number(at: 0), element.number(at: 8))) }
            }
        }
        for kind in Frequencies.Kind.allCases {
            let sums = Dictionary(counts[Int(kind.rawValue)].map { ($0.hash, $0.count) }, uniquingKeysWith: +)
            let sorted = sums.filter { $0.value > 1 }.sorted { $0.key < $1.key }.map { (hash: $0.key, count: $0.value) }
            if !sorted.isEmpty {
                output.append(
                    .frequencies, bucket: number, Int64(kind.rawValue), content: SortedCounts.bytes(of: sorted))
            }
            guard kind == .givenName || kind == .familyName else { continue }
            let named = sums.filter { $0.key != 0 }.values
            output.append(
                .usualCounts, bucket: number, named.reduce(0) { $0 + Int64($1) },
                named.reduce(0) { $0 + Int64($1) * Int64($1) }, weight: kind == .givenName ? 0 : 1)
        }
    }
}
