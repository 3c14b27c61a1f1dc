/// The edit distance of two words.
enum EditDistance {
    /// Returns `true` if at most `limit` insertions, deletions, replacements and swaps of neighbours lead from one word
    /// to the other.
    ///
    /// The optimal string alignment distance, on bytes. Words of more than 64 bytes are compared for equality only.
    ///
    /// - Complexity: O(first.count × limit).
    static func isWithin(
        _ limit: Int, _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        if abs(first.count - second.count) > limit { return false }
        if first.count > 64 || second.count > 64 { return first.elementsEqual(second) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * 66) { rows in
            let far = UInt8(limit + 1)
            for index in 0..<(3 * 66) { rows[index] = far }
            var before = 0
            var above = 66
            var current = 132
            for column in 0...min(second.count, limit) { rows[above + column] = UInt8(column) }
            for row in 1...max(1, first.count) where row <= first.count {
                let low = max(1, row - limit)
                let high = min(second.count, row + limit)
                rows[current + low - 1] = low == 1 ? UInt8(min(row, Int(far))) : far
                var best = rows[current + low - 1]
                if low <= high {
                    for column in low...high {
                        let isSame = first[row - 1] == second[column - 1]
                        var value = rows[above + column - 1] &+ (isSame ? 0 : 1)
                        value = min(value, rows[above + column] &+ 1, rows[current + column - 1] &+ 1)
                        if row > 1, column > 1, first[row - 1] == second[column - 2],
                            first[row - 2] == second[column - 1]
                        {
                            value = min(value, rows[before + column - 2] &+ 1)
                        }
                        rows[current + column] = min(value, far)
                        best = min(best, rows[current + column])
                    }
                }
                if high < second.count { rows[current + high + 1] = far }
                if best > UInt8(limit) { return false }
                (before, above, current) = (above, current, before)
            }
            return Int(rows[above + second.count]) <= limit
        }
    }
}

extension EditDistance {
    /// The same in letters, which may have several bytes.
    static func isWithin(
        _ limit: Int, lettersOf first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let (one, two) = (letters(of: first), letters(of: second))
        return one.withUnsafeBufferPointer { one in two.withUnsafeBufferPointer { isWithin(limit, one, $0) } }
    }

    /// The low bits of each character, in which the letters of one alphabet differ.
    private static func letters(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        String(decoding: text, as: UTF8.self).unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
}

/// The similarity of two texts, by [Winkler's variant](https://nces.ed.gov/FCSM/pdf/Winkler.pdf) of Jaro's measure.
enum JaroWinkler {
    /// A number from 0, nothing in common, to 1, the same. Only the first 64 bytes count.
    static func similarity(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Double {
        let one = min(first.count, 64)
        let two = min(second.count, 64)
        guard one > 0, two > 0 else { return one == two ? 1 : 0 }
        let reach = max(0, max(one, two) / 2 - 1)
        var matchedFirst: UInt64 = 0
        var matchedSecond: UInt64 = 0
        for place in 0..<one {
            let low = max(0, place - reach)
            let high = min(two - 1, place + reach)
            guard low <= high else { continue }
            for other in low...high
            where matchedSecond & (1 << UInt64(other)) == 0 && first[place] == second[other] {
                matchedFirst |= 1 << UInt64(place)
                matchedSecond |= 1 << UInt64(other)
                break
            }
        }
        let matches = matchedFirst.nonzeroBitCount
        guard matches > 0 else { return 0 }
        var swapped = 0
        var rest = matchedSecond
        var walk = matchedFirst
        while walk != 0 {
            if first[walk.trailingZeroBitCount] != second[rest.trailingZeroBitCount] { swapped += 1 }
            walk &= walk - 1
            rest &= rest - 1
        }
        let count = Double(matches)
        let jaro = (count / Double(one) + count / Double(two) + (count - Double(swapped / 2)) / count) / 3
        var prefix = 0
        while prefix < min(4, one, two), first[prefix] == second[prefix] { prefix += 1 }
        return jaro > 0.7 ? jaro + Double(prefix) * 0.1 * (1 - jaro) : jaro
    }
}
