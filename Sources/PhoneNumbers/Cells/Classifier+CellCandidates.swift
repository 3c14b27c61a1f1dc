// Cells with segments: each stretch between them is read as a cell of its own.

extension Classifier {
    /// Passes the numbers of a cell to a closure that has segments of other kinds; `false` if it has none.
    ///
    /// A stretch that could be no number is left out where another one could. Where none could, the cell is refused; and is `ambiguous`
    /// if the digits of weak segments would make a number of it.
    ///
    /// - Parameter text: the cell, as ``withFoldedText(of:_:)`` folds it; it stays as it is.
    @inline(never)
    func visitCandidates(
        of cell: Span<UInt8>, in text: NumberText, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) -> Bool {
        withSegments(of: cell, in: text, regionIndex: regionIndex) { segments in
            guard segments.count > 0 else { return false }
            if let number = numberWithFirstSegment(cell, in: text, segments, regionIndex: regionIndex) {
                body(0..<cell.count, number)
                return true
            }
            let repair: NumberRepairs = segments.areListMarks ? .label : .remark
            var isFound = false
            var longest: (range: Range<Int>, number: Classification)?
            visitCandidates(of: cell, in: text, segments, regionIndex: regionIndex) { range, number, isTaken in
                if number.isPlausible {
                    isFound = true
                    var number = number
                    number.repairs.insert(isTaken && segments.count == 1 ? .label : repair)
                    body(range, number)
                } else if number.nationalNumber.count > longest?.number.nationalNumber.count ?? -1 {
                    longest = (range, number)
                }
            }
            if !isFound { refuse(cell, in: text, &segments, longest, regionIndex: regionIndex, body) }
            return true
        }
    }

    /// Passes the segments of a folded cell to a closure: none for a date, and for the address of a number, which are read whole.
    func withSegments<Result>(
        of cell: Span<UInt8>, in text: NumberText, regionIndex: Int?, _ body: (inout CellSegments) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: CellSegment.self, capacity: CellSegments.capacity) { memory in
            var segments = CellSegments(memory)
            if text.mayHoldSegments, !text.isAddressOfNumber, !isDate(cell, regionIndex: regionIndex) {
                var text = text
                let habits = Habits(regionIndex, table)
                (text.hasNordicHours, text.hasTrunkEight) = (habits.isNordic, habits.hasTrunkEight)
                (text.hasBuddhistYears, text.hasSevenDigits) = (habits.hasBuddhistYears, habits.hasSevenDigits)
                text.hasTrunkZero = habits.hasTrunkZero
                segments.find(in: text)
            }
            return body(&segments)
        }
    }

    /// Reads the candidates between the segments of a cell, and tells of each number whether digits of a segment beside it are its own.
    @inline(never)
    private func visitCandidates(
        of cell: Span<UInt8>, in text: NumberText, _ segments: CellSegments, regionIndex: Int?,
        _ body: (Range<Int>, Classification, Bool) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: NumberText.capacity + 1) { offsets in
            guard let offset = offsets.baseAddress else { return }
            NumberText.findOffsets(in: cell, offset)
            segments.forEachCandidate(in: text) { range in
                let (end, isOpen) = end(of: range, segments, cell, in: text, offset, regionIndex: regionIndex)
                let (first, isOpenInFront) = beginning(
                    of: range, upTo: end, segments, cell, in: text, offset, regionIndex: regionIndex)
                let bytes = Int(offset[first])..<Int(offset[end])
                let isTaken = end > range.upperBound || first < range.lowerBound
                let amounts = isTaken ? CellSegments.Amounts() : segments.amounts(beside: range, in: text)
                visitCandidate(in: cell.extracting(bytes), regionIndex: regionIndex) { part, number in
                    let isAmount =
                        (isOpen || bytes.lowerBound + part.upperBound < Int(offset[end]))
                        && bytes.lowerBound + part.upperBound >= Int(offset[range.upperBound])
                        || isOpenInFront && part.lowerBound == 0
                        || mayBeAmount(part, of: range, amounts, cell, in: text, offset, regionIndex: regionIndex)
                    body(
                        bytes.lowerBound + part.lowerBound..<bytes.lowerBound + part.upperBound,
                        isAmount && number.verdict == .accepted ? .ambiguous(number.nationalNumber) : number, isTaken)
                }
            }
        }
    }

    /// Returns `true` if nobody knows where an amount ends and the first number begins, or the last one ends:
    /// `SEK 130 762 818 221 36 416 03 49`.
    ///
    /// - Parameter part: the bytes of the candidate that the number stands in.
    @inline(never)
    private func mayBeAmount(
        _ part: Range<Int>, of candidate: Range<Int>, _ amounts: CellSegments.Amounts, _ cell: Span<UInt8>,
        in text: NumberText, _ offset: UnsafeMutablePointer<Int32>, regionIndex: Int?
    ) -> Bool {
        if amounts.goesOn { return true }
        let count = Int(offset[candidate.upperBound] - offset[candidate.lowerBound])
        if part.count < count {
            return amounts.before && part.lowerBound == 0 || amounts.behind && part.upperBound == count
        }
        return amounts.begins && isWhole(cell, candidate, in: text, offset, regionIndex: regionIndex)
    }

    /// Returns `true` if a candidate without its last group is a number as well.
    private func isWhole(
        _ cell: Span<UInt8>, _ candidate: Range<Int>, in text: NumberText, _ offset: UnsafeMutablePointer<Int32>,
        regionIndex: Int?
    ) -> Bool {
        var last = candidate.upperBound
        while text.isDigit(at: last - 1) { last -= 1 }
        guard last > candidate.lowerBound, text[last - 1] == UInt8(ascii: " ") else { return false }
        let bytes = Int(offset[candidate.lowerBound])..<Int(offset[last - 1])
        return reading(of: cell.extracting(bytes), regionIndex: regionIndex).planRule != .none
    }

    /// Passes the reading of a cell between whose segments no number stands, and the part of the cell that it is of.
    @inline(never)
    private func refuse(
        _ cell: Span<UInt8>, in text: NumberText, _ segments: inout CellSegments,
        _ longest: (range: Range<Int>, number: Classification)?, regionIndex: Int?,
        _ body: (Range<Int>, Classification) -> Void
    ) {
        // The digits of weak segments may make a number of the cell.
        var whole: Classification?
        let areWeak = segments.areWeak
        segments.removeWeak()
        if areWeak {
            visitCandidate(in: cell, regionIndex: regionIndex) { if whole == nil, $1.isPlausible { whole = $1 } }
        } else {
            visitCandidates(of: cell, in: text, segments, regionIndex: regionIndex) { _, number, _ in
                if whole == nil, number.isPlausible { whole = number }
            }
        }
        // `2. 030 23`: the number that lacks its end begins behind the segment.
        let isCut =
            longest.map { range, number in
                number.verdict == .rejected(.tooShort)
                    && (cell[range.lowerBound] == UInt8(ascii: "0") || cell[range.lowerBound] == UInt8(ascii: "+"))
            } ?? false
        // `0900-1730 hrs`: the segments are what they seem to be.
        if whole?.verdict == .rejected(.tooShort) || isCut {
            whole = nil
        }
        if var whole {
            if whole.planRule != .none || whole.verdict == .ambiguous { whole = .ambiguous(whole.nationalNumber) }
            whole.repairs.insert(.remark)
            body(0..<cell.count, whole)
        } else if var longest, longest.number.nationalNumber.count > 4 || isCut {
            longest.number.repairs.insert(.remark)
            body(longest.range, longest.number)
        } else {
            var refusal = Classification()
            refusal.verdict = .rejected(.notANumber)
            body(0..<cell.count, refusal)
        }
    }
}
