// Cells that are too long to be folded at once: lists of numbers, read part by part.

extension Classifier {
    /// Passes the numbers of a long cell to a closure, if it is a list of numbers; `false` if it is not, which has at least two.
    @inline(never)
    func visitNumbers(
        inLong cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) -> Bool {
        var found: [FoundNumber] = []
        readParts(of: cell, regionIndex: regionIndex) { found.append(FoundNumber(range: $0, number: $1)) }
        guard found.count(where: { $0.number.isPlausible }) > 1 else { return false }
        for found in found { body(found.range, found.number) }
        return true
    }

    /// Reads the parts of a cell between line ends, `;` and `|`.
    private func readParts(
        of cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) {
        var first = 0
        for position in 0...cell.count {
            let isEnd =
                position == cell.count || cell[position] == 0x0A || cell[position] == 0x0D
                || cell[position] == UInt8(ascii: ";") || cell[position] == UInt8(ascii: "|")
            guard isEnd else { continue }
            defer { first = position + 1 }
            readPart(first..<position, of: cell, regionIndex: regionIndex, body)
        }
    }

    /// Reads a part of a cell: as a cell of its own if it is short enough, else window by window. What is left behind the numbers of a
    /// list, and is none, is one text, and a part without any a remark.
    private func readPart(
        _ part: Range<Int>, of cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) {
        let blanks = NumberText.withoutBlanks(cell.extracting(part))
        let start = part.lowerBound + blanks.lowerBound
        var rest = start..<part.lowerBound + blanks.upperBound
        while rest.count > NumberText.capacity {
            let next = readWindow(rest, of: cell, regionIndex: regionIndex, body)
            guard next > rest.lowerBound else {
                if next > start { body(rest, reading(of: cell.extracting(rest), regionIndex: regionIndex)) }
                return
            }
            rest = next..<rest.upperBound
        }
        guard !rest.isEmpty else { return }
        for found in readCell(rest, of: cell, regionIndex: regionIndex) { body(found.range, found.number) }
    }

    /// Reads the numbers at the beginning of a part that is too long to be read at once, all but the last one, of which nobody knows
    /// whether it ends where the window does.
    ///
    /// - Returns: where that last one begins; the beginning of the part if no window holds several numbers.
    private func readWindow(
        _ part: Range<Int>, of cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) -> Int {
        var end = part.lowerBound + NumberText.capacity
        for _ in 0..<Self.windowTrials {
            end = Self.separator(in: part.lowerBound..<end, of: cell)
            guard end > part.lowerBound else { break }
            let found = readCell(part.lowerBound..<end, of: cell, regionIndex: regionIndex)
            // The end of a number needs the one before it.
            let last = found.last { !$0.number.repairs.contains(.inherited) }?.range.lowerBound ?? part.lowerBound
            guard last > part.lowerBound else { continue }
            for found in found where found.range.lowerBound < last { body(found.range, found.number) }
            return last
        }
        return part.lowerBound
    }

    /// The number of ends that are tried for a window: the last number in it may be cut between any of its groups.
    private static let windowTrials = 8

    /// The numbers of a range of a cell. A part without digits is a remark.
    private func readCell(_ range: Range<Int>, of cell: Span<UInt8>, regionIndex: Int?) -> [FoundNumber] {
        numbers(of: cell.extracting(range), regionIndex: regionIndex).compactMap { found in
            guard !found.number.nationalNumber.isEmpty || found.number.planRule != .none else { return nil }
            let first = range.lowerBound + found.range.lowerBound
            return FoundNumber(range: first..<first + found.range.count, number: found.number)
        }
    }

    /// Where the last blank or mark of lists in a range stands, behind its first character; the beginning of the range if it has none.
    private static func separator(in range: Range<Int>, of cell: Span<UInt8>) -> Int {
        var (position, last) = (range.lowerBound, range.lowerBound)
        while position < range.upperBound {
            let (scalar, length) = ScalarDecoder.scalar(in: cell, at: position)
            let character = 0x20..<0x7F ~= scalar ? UInt8(scalar) : NumberText.folded(scalar)
            if character.map(NumberText.mayPartNumbers) ?? false { last = position }
            position += length
        }
        return last
    }
}

extension NumberText {
    /// Returns `true` for a blank and for marks that stand between numbers.
    fileprivate static func mayPartNumbers(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: "\\"), bullet:
            true
        default: false
        }
    }
}
