import ContactReading

/// A number of a record that is written again, and what takes its place.
package struct RewrittenNumber: Sendable {
    /// The number as it was written in the source.
    package var raw: [UInt8]
    /// The whole cell or property that it was a part of; the same as the number if it was all of it.
    package var whole: [UInt8]
    /// The part of ``raw`` that is replaced, so that words beside it stay; `nil` for all of it.
    package var part: Range<Int>?
    /// The bytes that are written instead; `nil` leaves the number as it is.
    package var replacement: [UInt8]?
    /// The bytes that are written in place of an address such as `tel:+1...`.
    package var address: [UInt8]?
    /// `true` if the number was removed: what joins it to another goes with it, and so does a property without another.
    package var isRemoved: Bool
    /// `true` if its extension stands in a column of its own, and is not written beside it.
    package var hasOwnExtension = false

    /// A number.
    package init(
        raw: [UInt8], whole: [UInt8], replacement: [UInt8]? = nil, address: [UInt8]? = nil, isRemoved: Bool = false
    ) {
        self.isRemoved = isRemoved
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

    /// `true` if the last value that was edited had only numbers that were removed.
    private(set) var hasRemoved = false
    /// `true` if one of the numbers of the last value has its extension in a column of its own.
    private(set) var hasOwnExtension = false

    /// The count of numbers with a replacement that were not found.
    var missed: Int { numbers.count { $0.replacement != nil } }

    /// Takes the numbers of one value, and gives the parts of it that are replaced.
    ///
    /// - Returns: ranges of the value with what takes their place, in order; empty if the value is none of the next number.
    mutating func edits(in value: [UInt8], isAddress: Bool = false) -> [(range: Range<Int>, text: [UInt8])] {
        guard let first = numbers.first, first.whole == value else { return [] }
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        var position = 0
        (hasRemoved, hasOwnExtension) = (true, false)
        while let next = numbers.first, next.whole == value, let start = Self.find(next.raw, in: value, from: position)
        {
            let range = start..<start + next.raw.count
            hasRemoved = hasRemoved && next.isRemoved
            hasOwnExtension = hasOwnExtension || next.hasOwnExtension
            if let text = isAddress ? next.address : next.replacement {
                let part = isAddress ? range : next.place(range, in: value, from: position)
                // The joint to the number before is gone already.
                let low = max(part.lowerBound, edits.last?.range.upperBound ?? 0)
                edits.append((low..<max(low, part.upperBound), text))
            }
            position = max(range.upperBound, position + 1)
            numbers.removeFirst()
        }
        return edits
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

extension RewrittenNumber {
    /// The bytes of a value that are replaced, where the number stands at a range of it.
    fileprivate func place(_ range: Range<Int>, in value: [UInt8], from start: Int) -> Range<Int> {
        if let part, !isRemoved { return range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound }
        if raw == value { return range }
        return isRemoved ? Self.joined(range, in: value, from: start) : Self.digits(of: range, in: value)
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

    /// A number with what joins it to the next one; with what joins it to the one before, if it is the last.
    private static func joined(_ range: Range<Int>, in value: [UInt8], from start: Int) -> Range<Int> {
        func isJoint(_ byte: UInt8) -> Bool { byte <= ASCII.space || ",;:/|&".utf8.contains(byte) }
        var (low, high) = (range.lowerBound, range.upperBound)
        while high < value.count, isJoint(value[high]) { high += 1 }
        if high == value.count { while low > start, isJoint(value[low - 1]) { low -= 1 } }
        return low..<high
    }
}
