/// A row under one of its blocking keys.
struct KeyedRow {
    var key: UInt64
    var row: UInt32

    /// Calls a closure with the rows of each key that more than one row has, in the order of the rows.
    static func forEachBlock(of rows: [KeyedRow], _ body: (UnsafeBufferPointer<KeyedRow>) -> Void) {
        sorted(rows).withUnsafeBufferPointer { rows in
            var low = 0
            while low < rows.count {
                var high = low + 1
                while high < rows.count, rows[high].key == rows[low].key { high += 1 }
                if high - low > 1 { body(UnsafeBufferPointer(rebasing: rows[low..<high])) }
                low = high
            }
        }
    }

    /// Rows in the order of their keys. Rows of one key stay in their order, which must be that of their numbers.
    ///
    /// Keys are hashes: rows are put into buckets by the first bits and sorted there.
    static func sorted(_ rows: [KeyedRow]) -> [KeyedRow] {
        guard rows.count > 1 else { return rows }
        let bits = max(1, Int.bitWidth - rows.count.leadingZeroBitCount - 3)
        let shift = UInt64(64 - bits)
        var ends = [Int](repeating: 0, count: (1 << bits) + 1)
        for row in rows { ends[Int(truncatingIfNeeded: row.key >> shift) + 1] += 1 }
        for bucket in 1..<ends.count { ends[bucket] += ends[bucket - 1] }
        let starts = ends
        return [KeyedRow](unsafeUninitializedCapacity: rows.count) { buffer, count in
            for row in rows {
                let bucket = Int(truncatingIfNeeded: row.key >> shift)
                buffer.initializeElement(at: ends[bucket], to: row)
                ends[bucket] += 1
            }
            for bucket in 0..<(starts.count - 1) where starts[bucket + 1] - starts[bucket] > 1 {
                sort(UnsafeMutableBufferPointer(rebasing: buffer[starts[bucket]..<starts[bucket + 1]]))
            }
            count = rows.count
        }
    }

    /// Rows come in their order, so that a stable sort by key keeps it.
    private static func sort(_ rows: UnsafeMutableBufferPointer<KeyedRow>) {
        guard rows.count <= 24 else {
            var rows = rows
            rows.sort { ($0.key, $0.row) < ($1.key, $1.row) }
            return
        }
        for place in 1..<rows.count {
            let row = rows[place]
            var hole = place
            while hole > 0, rows[hole - 1].key > row.key {
                rows[hole] = rows[hole - 1]
                hole -= 1
            }
            rows[hole] = row
        }
    }
}
