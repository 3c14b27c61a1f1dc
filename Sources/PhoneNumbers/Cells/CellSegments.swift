/// The segments of a cell that are no part of a number, in the order of the text and in memory of the caller.
///
/// Between them stand the candidates: stretches of text that may hold numbers. Nothing joins digits across a segment.
struct CellSegments {
    private let memory: UnsafeMutableBufferPointer<CellSegment>
    private(set) var count = 0
    /// The most segments of a cell; what follows the last one is one candidate.
    static let capacity = 32

    /// No segments yet.
    ///
    /// - Parameter memory: room for ``capacity`` segments.
    init(_ memory: UnsafeMutableBufferPointer<CellSegment>) { self.memory = memory }

    /// Finds the segments of a folded text.
    mutating func find(in text: NumberText) {
        var position = text.start
        while position < text.end, count < Self.capacity {
            guard var segment = text.segment(from: &position) else { break }
            // The number of an entry takes in the marks before it, but nothing of the segment before.
            let first = count > 0 ? self[count - 1].range.upperBound : text.start
            segment.range = max(first, segment.range.lowerBound)..<segment.range.upperBound
            memory.initializeElement(at: count, to: segment)
            count += 1
        }
    }

    subscript(position: Int) -> CellSegment { memory[position] }

    /// `true` if none of the segments is sure to be no number.
    var areWeak: Bool {
        for position in 0..<count where !self[position].kind.isWeak { return false }
        return true
    }

    /// `true` if all segments are numbers of a list.
    var areListMarks: Bool {
        for position in 0..<count where self[position].kind != .listMark { return false }
        return true
    }

    /// The amounts that stand beside a candidate with only spaces between.
    struct Amounts {
        /// One stands in front of digits.
        var before = false
        /// One that begins with digits stands behind.
        var behind = false
        /// A group of three digits stands behind an amount without decimals, and may be a part of it.
        var goesOn = false
        /// An amount of three digits or more, or an ordinal, stands behind groups that may be a part of it.
        var begins = false
    }

    /// The amounts beside a candidate.
    func amounts(beside candidate: Range<Int>, in text: NumberText) -> Amounts {
        var found = Amounts()
        for position in 0..<count {
            let (range, kind) = (self[position].range, self[position].kind)
            // `+40 21 9648 350 5th Ave`
            if text.skippingSpaces(candidate.upperBound) == range.lowerBound,
                text.isDigit(at: range.lowerBound)
            {
                let digits = text.digitsEnd(range.lowerBound)
                found.begins = text.wordEnd(digits) == digits + 2
            }
            guard kind == .amount else { continue }
            if text.skippingSpaces(range.upperBound) == candidate.lowerBound {
                found.before = text.isDigit(at: range.upperBound - 1) && text.isDigit(at: candidate.lowerBound)
                let isGroup =
                    text.digitsEnd(candidate.lowerBound) == candidate.lowerBound + 3
                    && !text.beginsNumber(candidate.lowerBound)
                found.goesOn = found.before && isGroup && !range.contains { text.isAmountMark(at: $0) }
            }
            if text.skippingSpaces(candidate.upperBound) == range.lowerBound {
                found.behind = text.isDigit(at: range.lowerBound)
                let digits = text.digitsEnd(range.lowerBound)
                found.begins = digits - range.lowerBound > 2 && !text.isAmountMark(at: digits)
            }
        }
        return found
    }

    /// Drops the segments that may be parts of a number.
    mutating func removeWeak() {
        var kept = 0
        for position in 0..<count where !self[position].kind.isWeak {
            memory[kept] = memory[position]
            kept += 1
        }
        count = kept
    }

    /// Gives the candidates: the parts of a text between the segments that have digits, without marks at their ends.
    func forEachCandidate(in text: NumberText, _ body: (Range<Int>) -> Void) {
        var first = text.start
        for position in 0...count {
            let last = position < count ? self[position].range.lowerBound : text.end
            let range = text.candidate(first..<last)
            if text.digitCount(range) > 0 { body(range) }
            if position < count { first = self[position].range.upperBound }
        }
    }
}

extension NumberText {
    /// A part of the text without the spaces and marks around it that join nothing: `, `, ` - `, `: `, `)`.
    fileprivate func candidate(_ range: Range<Int>) -> Range<Int> {
        var (first, last) = (range.lowerBound, range.upperBound)
        while first < last, Self.joins.contains(Unicode.Scalar(self[first])) || isOpenBracket(first, first..<last) {
            first += 1
        }
        while last > first, Self.joins.contains(Unicode.Scalar(self[last - 1])) || isOpenBracket(last - 1, first..<last)
        {
            last -= 1
        }
        return first..<last
    }

    /// The marks that may stand between a number and what is beside it.
    private static let joins = ASCIISet(low: 0x7C00_F0C5_0000_0400, high: 0x5000_0000_9000_0000)

    /// Returns `true` if a bracket stands at a position whose other one is not in a range.
    private func isOpenBracket(_ position: Int, _ range: Range<Int>) -> Bool {
        switch self[position] {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            let close = self[position] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
            return !range.contains { $0 > position && self[$0] == close }
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            let open = self[position] == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
            return !range.contains { $0 < position && self[$0] == open }
        default: return false
        }
    }
}
