/// The text encoding of a stretch of bytes.
@usableFromInline package enum TextShape {
    case ascii
    /// Valid UTF-8 with at least one character outside ASCII.
    case utf8
    case invalid
}

/// Strict UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF.
///
/// See [RFC 3629](https://www.rfc-editor.org/rfc/rfc3629), section 4.
@usableFromInline package enum UTF8Check {
    /// The shape of some bytes.
    @inline(__always)
    @inlinable
    package static func shape(_ bytes: Bytes) -> TextShape {
        let start = asciiPrefix(bytes)
        return start == bytes.count ? .ascii : validate(bytes, from: start) == bytes.count ? .utf8 : .invalid
    }

    /// The length of the ASCII prefix, rounded down to whole words where it ends early.
    @inline(__always)
    @inlinable
    package static func asciiPrefix(_ bytes: Bytes) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        let count = bytes.count
        var index = 0
        while index &+ 32 <= count {
            let union =
                WordScan.load(base, index) | WordScan.load(base, index &+ 8) | WordScan.load(base, index &+ 16)
                | WordScan.load(base, index &+ 24)
            if union & WordScan.high != 0 { return index }
            index &+= 32
        }
        while index < count, base[index] < 0x80 { index &+= 1 }
        return index
    }

    /// The length of the longest valid prefix, given that everything before `start` is valid.
    @usableFromInline package static func validate(_ bytes: Bytes, from start: Int = 0) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        let count = bytes.count
        var index = start
        while index < count {
            let first = base[index]
            if first < 0x80 {
                if index &+ 8 <= count, WordScan.load(base, index) & WordScan.high == 0 {
                    index &+= 8
                } else {
                    index &+= 1
                }
                continue
            }
            let length = sequenceLength(base, index, count)
            if length == 0 { return index }
            index &+= length
        }
        return index
    }

    /// The length of the multi-byte sequence at an offset, or 0 if it is not one.
    @inline(__always)
    private static func sequenceLength(_ base: UnsafePointer<UInt8>, _ index: Int, _ count: Int) -> Int {
        let first = base[index]
        guard first >= 0xC2, first <= 0xF4, index &+ 1 < count else { return 0 }
        let second = base[index &+ 1]
        if first < 0xE0 { return second & 0xC0 == 0x80 ? 2 : 0 }
        let lowest: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
        let highest: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
        guard second >= lowest, second <= highest, index &+ 2 < count, base[index &+ 2] & 0xC0 == 0x80 else { return 0 }
        if first < 0xF0 { return 3 }
        guard index &+ 3 < count, base[index &+ 3] & 0xC0 == 0x80 else { return 0 }
        return 4
    }
}
