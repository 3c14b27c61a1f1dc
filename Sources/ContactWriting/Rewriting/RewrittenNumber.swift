import ContactReading

/// A number of a record that is written again, and what takes its place.
package struct RewrittenNumber: Sendable {
    /// The number as it was written in the source.
    package var raw: [UInt8]
    /// The whole cell or property that it was a part of; the same as the number if it was all of it.
    package var whole: [UInt8]
    /// The bytes that are written instead; `nil` leaves the number as it is.
    package var replacement: [UInt8]?
    /// The bytes that are written in place of an address such as `tel:+1...`.
    package var address: [UInt8]?

    /// A number.
    package init(raw: [UInt8], whole: [UInt8], replacement: [UInt8]? = nil, address: [UInt8]? = nil) {
        self.raw = raw
        self.whole = whole
        self.replacement = replacement
        self.address = address
    }
}

/// The numbers of one record, taken in the order in which a reader found them.
struct NumberQueue {
    private var numbers: ArraySlice<RewrittenNumber>

    init(_ numbers: [RewrittenNumber]) { self.numbers = numbers[...] }

    /// The count of numbers with a replacement that were not found.
    var missed: Int { numbers.count { $0.replacement != nil } }

    /// Takes the numbers of one value, and gives the parts of it that are replaced.
    ///
    /// - Returns: ranges of the value with what takes their place, in order; empty if the value is none of the next number.
    mutating func edits(in value: [UInt8], isAddress: Bool = false) -> [(range: Range<Int>, text: [UInt8])] {
        guard let first = numbers.first, first.whole == value else { return [] }
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        var position = 0
        while let next = numbers.first, next.whole == value, let start = Self.find(next.raw, in: value, from: position)
        {
            let range = start..<start + next.raw.count
            if let text = isAddress ? next.address : next.replacement {
                edits.append((next.raw == value ? range : Self.digits(of: range, in: value), text))
            }
            position = max(range.upperBound, position + 1)
            numbers.removeFirst()
        }
        return edits
    }

    /// The part of one of several numbers that is the number itself: what stands between it and the next one stays.
    private static func digits(of range: Range<Int>, in value: [UInt8]) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, !ASCII.isDigit(value[low]), value[low] != ASCII.plus, value[low] != 0x28, value[low] < 0x80 {
            low += 1
        }
        while high > low, !ASCII.isDigit(value[high - 1]), !ASCII.isLetter(value[high - 1]), value[high - 1] != 0x29,
            value[high - 1] < 0x80
        {
            high -= 1
        }
        return low < high ? low..<high : range
    }

    private static func find(_ part: [UInt8], in value: [UInt8], from start: Int) -> Int? {
        guard part.count <= value.count else { return nil }
        var index = start
        while index + part.count <= value.count {
            if value[index..<index + part.count].elementsEqual(part) { return index }
            index += 1
        }
        return nil
    }
}
