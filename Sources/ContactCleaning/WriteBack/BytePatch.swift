/// The parts of some bytes that others take the place of.
///
/// As bytes: for each part the distance from the end of the last one, the number of bytes that go, the number of those that come, as
/// [LEB128](https://dwarfstd.org/doc/DWARF5.pdf), and the latter themselves.
struct BytePatch: Hashable {
    /// A part.
    struct Hunk: Hashable {
        /// The place in the bytes before.
        var range: Range<Int>
        /// The bytes that come.
        var bytes: [UInt8]
    }

    /// The parts, in their order.
    var hunks: [Hunk]

    init(_ hunks: [Hunk]) { self.hunks = hunks }

    /// Reads the bytes of a patch; `nil` if they are none.
    init?(_ bytes: [UInt8]) {
        hunks = []
        var (position, end) = (0, 0)
        func number() -> Int? {
            var (value, shift) = (0, 0)
            while position < bytes.count, shift < 63 {
                let byte = bytes[position]
                position += 1
                value |= Int(byte & 0x7F) << shift
                if byte < 0x80 { return value }
                shift += 7
            }
            return nil
        }
        while position < bytes.count {
            guard let gap = number(), let removed = number(), let count = number(), count <= bytes.count - position,
                gap < Int.max / 4, removed < Int.max / 4
            else { return nil }
            let start = end + gap
            end = start + removed
            hunks.append(Hunk(range: start..<end, bytes: Array(bytes[position..<position + count])))
            position += count
        }
    }

    /// The patch as bytes.
    var encoded: [UInt8] {
        var output: [UInt8] = []
        func append(_ number: Int) {
            var rest = number
            while rest >= 0x80 {
                output.append(UInt8(rest & 0x7F) | 0x80)
                rest >>= 7
            }
            output.append(UInt8(rest))
        }
        var end = 0
        for hunk in hunks {
            append(hunk.range.lowerBound - end)
            append(hunk.range.count)
            append(hunk.bytes.count)
            output += hunk.bytes
            end = hunk.range.upperBound
        }
        return output
    }

    /// The bytes with the parts exchanged; `nil` if the patch is for others.
    func applied(to bytes: [UInt8]) -> [UInt8]? {
        var output: [UInt8] = []
        var position = 0
        for hunk in hunks {
            guard hunk.range.lowerBound >= position, hunk.range.upperBound <= bytes.count else { return nil }
            output += bytes[position..<hunk.range.lowerBound]
            output += hunk.bytes
            position = hunk.range.upperBound
        }
        return output + bytes[position...]
    }
}
