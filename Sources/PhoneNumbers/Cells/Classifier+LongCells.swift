// Cells that are too long to be folded at once: lists of numbers, read part by part.

extension Classifier {
    /// Passes the numbers of a long cell to a closure, if it is a list of numbers; `false` if it is not, which has at least two.
    @inline(never)
    func visitNumbers(
        inLong cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) -> Bool {
        var plausible = 0
        readParts(of: cell, regionIndex: regionIndex) { _, number in
            if number.isPlausible { plausible += 1 }
            return plausible < 2
        }
        guard plausible > 1 else { return false }
        readParts(of: cell, regionIndex: regionIndex) { range, number in
            body(range, number)
            return true
        }
        return true
    }

    /// Reads the parts of a cell between line ends, `;` and `|`, as long as the closure asks for more.
    private func readParts(
        of cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Bool
    ) {
        var (first, wantsMore) = (0, true)
        for position in 0...cell.count where wantsMore {
            let isEnd =
                position == cell.count || cell[position] == 0x0A || cell[position] == 0x0D
                || cell[position] == UInt8(ascii: ";") || cell[position] == UInt8(ascii: "|")
            guard isEnd else { continue }
            defer { first = position + 1 }
            readPart(first..<position, of: cell, regionIndex: regionIndex) { range, number in
                if wantsMore { wantsMore = body(range, number) }
            }
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
        if !rest.isEmpty { readCell(rest, of: cell, regionIndex: regionIndex, body) }
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
            var last = part.lowerBound
            readCell(part.lowerBound..<end, of: cell, regionIndex: regionIndex) { range, number in
                // The end of a number needs the one before it.
                if !number.repairs.contains(.inherited) { last = range.lowerBound }
            }
            guard last > part.lowerBound else { continue }
            readCell(part.lowerBound..<end, of: cell, regionIndex: regionIndex) { range, number in
                if range.lowerBound < last { body(range, number) }
            }
            return last
        }
        return part.lowerBound
    }

    /// The number of ends that are tried for a window: the last number in it may be cut between any of its groups.
    private static let windowTrials = 8

    private func readCell(
        _ range: Range<Int>, of cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) {
        visitNumbers(in: cell.extracting(range), regionIndex: regionIndex) { part, number in
            // A part without digits is a remark.
            guard !number.nationalNumber.isEmpty || number.planRule != .none else { return }
            body(range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound, number)
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
