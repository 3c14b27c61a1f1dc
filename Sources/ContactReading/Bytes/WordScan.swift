/// Eight bytes at a time: finds bytes of interest in a 64-bit word without looking at each.
///
/// Every function returns `0x80` in each byte of the word that matches and `0x00` in the others, exactly: no false
/// matches next to real ones. The first match is at `trailingZeroBitCount / 8`.
@usableFromInline package enum WordScan {
    @inlinable package static var low: UInt64 { 0x7F7F_7F7F_7F7F_7F7F }
    @inlinable package static var high: UInt64 { 0x8080_8080_8080_8080 }

    /// A word of eight copies of a byte.
    @inline(__always)
    @inlinable
    package static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// The eight bytes at an offset; the first is the lowest.
    @inline(__always)
    @inlinable
    package static func load(_ base: UnsafePointer<UInt8>, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// Matches the bytes that equal the pattern's.
    @inline(__always)
    @inlinable
    package static func equal(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
        let difference = word ^ pattern
        return ~(((difference & low) &+ low) | difference) & high
    }

    /// Matches the control characters, 0x00 to 0x1F.
    @inline(__always)
    @inlinable
    package static func controls(_ word: UInt64) -> UInt64 {
        ~(((word & low) &+ 0x6060_6060_6060_6060) | word) & high
    }

    /// Returns `true` if any byte is NUL.
    package static func hasNull(_ bytes: Bytes) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        let ones: UInt64 = 0x0101_0101_0101_0101
        var index = 0
        while index &+ 16 <= bytes.count {
            let first = load(base, index)
            let second = load(base, index &+ 8)
            // Borrows reach a byte's high bit only if it, or one below it, is zero.
            if (((first &- ones) & ~first) | ((second &- ones) & ~second)) & high != 0 { return true }
            index &+= 16
        }
        while index < bytes.count {
            if base[index] == 0 { return true }
            index &+= 1
        }
        return false
    }

    /// The first CR or LF in a range, or `end`. `sawHigh` becomes true if a byte above 0x7F may have been passed.
    @inline(__always)
    @inlinable
    package static func lineEnd(
        _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, sawHigh: inout Bool
    ) -> Int {
        var index = start
        var union: UInt64 = 0
        while index &+ 8 <= end {
            let word = load(base, index)
            union |= word
            var mask = controls(word)
            while mask != 0 {
                let match = index &+ mask.trailingZeroBitCount &>> 3
                if ASCII.isLineEnd(base[match]) {
                    if union & high != 0 { sawHigh = true }
                    return match
                }
                mask &= mask &- 1
            }
            index &+= 8
        }
        while index < end, !ASCII.isLineEnd(base[index]) {
            union |= UInt64(base[index])
            index &+= 1
        }
        if union & high != 0 { sawHigh = true }
        return index
    }

    /// The first offset of a byte in a range, or `end`.
    @inline(__always)
    @inlinable
    package static func first(_ byte: UInt8, _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        let pattern = repeating(byte)
        var index = start
        while index &+ 8 <= end {
            let mask = equal(load(base, index), pattern)
            if mask != 0 { return index &+ mask.trailingZeroBitCount &>> 3 }
            index &+= 8
        }
        while index < end, base[index] != byte { index &+= 1 }
        return index
    }
}
