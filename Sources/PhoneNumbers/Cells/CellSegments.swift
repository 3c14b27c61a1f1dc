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
            guard let segment = text.segment(from: &position) else { break }
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

    /// The first segment from a position on; moves the position behind it, or to the end if there is none.
    fileprivate func segment(from position: inout Int) -> CellSegment? {
        let mayHoldLinks = has("@") || has("/") || has(".") || has(":")
        while position < end {
            let first = position
            let segment: CellSegment?
            if mayHoldLinks, let link = linkEnd(at: first) {
                segment = CellSegment(range: first..<link, kind: .link)
            } else if isLetter(at: first) {
                // Letters right behind digits belong to what was looked at there.
                let word = first..<wordEnd(first)
                segment = self.segment(ofWord: word)
                position = word.upperBound
            } else if isDigit(at: first) {
                segment = self.segment(ofDigits: first)
                position = first
                while isDigit(at: position) { position += 1 }
            } else if self[first] == UInt8(ascii: "$") {
                segment = amount(behindCurrency: first..<first + 1)
                position = first + 1
            } else if self[first] == UInt8(ascii: "+") {
                // The groups behind a plus are those of a number.
                segment = nil
                position = first + 1
                while position < end, self[position] != UInt8(ascii: " "), !isLetter(at: position) { position += 1 }
            } else {
                segment = nil
                position = first + 1
            }
            if let segment, !segment.range.isEmpty {
                position = max(position, segment.range.upperBound)
                return segment
            }
        }
        return nil
    }

    /// The segment that begins with a word.
    private func segment(ofWord word: Range<Int>) -> CellSegment? {
        // `650-253-0SSS`: letters behind digits and a hyphen may be keys of a keypad.
        let isHyphenated = isDigit(at: word.lowerBound - 2) && self[word.lowerBound - 1] == UInt8(ascii: "-")
        let isApart = !isDigit(at: word.lowerBound - 1) && !(isHyphenated && self[word.lowerBound] >= UInt8(ascii: "a"))
        switch kind(at: word.upperBound - 1) {
        case .identifier: return isApart ? identifier(behind: word) : nil
        case .reference: return isApart ? reference(behind: word) : nil
        case .place: return isApart ? place(behind: word) : nil
        case .currency: return isApart ? amount(behindCurrency: word) : nil
        case .month: return isApart ? date(behindMonth: word) : nil
        case .date: return isApart ? date(behindWord: word) : nil
        case .time, .hourOrExtension: return time(behindWord: word)
        case .label: return labelNumber(behind: word)
        case .unknown where isApart && isStreet(word): return place(behind: word)
        case .unknown, .number: return (isApart ? numberedThing(behind: word) : nil) ?? labelNumber(behind: word)
        default: return labelNumber(behind: word)
        }
    }

    private func isKeypadLetter(at position: Int) -> Bool {
        isLetter(at: position) && self[position] >= UInt8(ascii: "a")
    }

    /// The segment that begins with digits.
    private func segment(ofDigits first: Int) -> CellSegment? {
        guard startsChunk(first) else { return nil }
        let length = digitsEnd(first) - first
        if mayHoldAmounts, length > 4 { return amount(at: first) }
        // `650-O1KM`: digits between letters are those of a word of a keypad.
        guard length < 5, !isKeypadLetter(at: first - 1) || !isKeypadLetter(at: first + length) else { return nil }
        if length < 3, let entry = listMarkEnd(at: first) {
            let isFirst = digitCount(start..<first) == 0
            return CellSegment(range: (isFirst ? start : first)..<entry, kind: .listMark)
        }
        if length != 3, let last = dateEnd(at: first) { return CellSegment(range: first..<last, kind: .date) }
        if has("."), length < 4 {
            if let last = coordinatesEnd(at: first) { return CellSegment(range: first..<last, kind: .coordinates) }
            if let last = networkAddressEnd(at: first) {
                return CellSegment(range: first..<last, kind: .networkAddress)
            }
        }
        if mayHoldAmounts, let amount = amount(at: first) { return amount }
        if length != 3, let last = timesEnd(at: first) { return CellSegment(range: first..<last, kind: .time) }
        guard hasLetters else { return nil }
        if hasWord(.unit), let last = countEnd(at: first) { return CellSegment(range: first..<last, kind: .count) }
        return placeEnd(at: first).map { CellSegment(range: first..<$0, kind: .place) }
    }
}
