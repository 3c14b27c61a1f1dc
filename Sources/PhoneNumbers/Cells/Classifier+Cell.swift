// Cells of address books may hold several numbers, and short forms of second ones.

extension Classifier {
    /// Reads every number of a cell: one reading for a cell that holds one number or none, in order otherwise.
    ///
    /// A cell is split at line ends, `;` and `|`, else also at `,`, `&`, words like `or` and labels, else also at `/`, and
    /// last between whole numbers with only a space between them; and only if every piece could be a number:
    /// `030/1234567` and `555-1234 x12` are one number each. A piece of a few digits is the end of a number whose other
    /// digits are those of the number before, as in `06 12 34 56 78 / 79`; it has the repair
    /// ``NumberRepairs/inherited``.
    ///
    /// - Parameters:
    ///   - cell: UTF-8 bytes.
    ///   - region: the region that national numbers are read in, instead of the classifier's own.
    ///   - body: takes the bytes of the cell that were read, and the classification.
    /// - Throws: the errors of `body`; the numbers behind it are not read then.
    @inlinable
    public func forEachNumber<Failure: Error>(
        in cell: Span<UInt8>, region: RegionCode? = nil, _ body: (Range<Int>, Classification) throws(Failure) -> Void
    ) throws(Failure) {
        var failure: Failure?
        visitNumbers(in: cell, region: region) { range, reading in
            guard failure == nil else { return }
            do throws(Failure) { try body(range, reading) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Passes every number of a cell to a closure: what ``forEachNumber(in:region:_:)`` does, compiled once.
    @inline(never)
    @usableFromInline
    func visitNumbers(
        in cell: Span<UInt8>, region: RegionCode?, _ body: (Range<Int>, Classification) -> Void
    ) {
        visitNumbers(in: cell, regionIndex: region.map { table.regionIndex(of: $0) } ?? defaultRegionIndex, body)
    }

    /// Passes every number of a cell in the region at a position to a closure.
    @inline(__always)
    func visitNumbers(
        in cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) {
        if !visitPlain(cell, regionIndex: regionIndex, body) {
            visitNumbers(inPadded: cell, regionIndex: regionIndex, body)
        }
    }

    /// Passes every number of a plain cell to a closure; `false` for a cell that is not plain.
    @inline(__always)
    private func visitPlain(
        _ cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) -> Bool {
        var dialled = DialString()
        guard dialled.read(plain: cell) else { return false }
        visitNumbers(in: cell, read(dialled, regionIndex: regionIndex), dialled, regionIndex: regionIndex, body)
        return true
    }

    /// Passes every number of a cell to a closure that is not plain, or only without the blanks at its ends.
    @inline(never)
    private func visitNumbers(
        inPadded cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) {
        let part = NumberText.withoutBlanks(cell)
        guard part.count < cell.count else { return visitNumbers(inText: cell, regionIndex: regionIndex, body) }
        for found in numbers(of: cell.extracting(part), regionIndex: regionIndex) {
            let first = part.lowerBound + found.range.lowerBound
            let isWhole = found.range.count == part.count
            body(isWhole ? 0..<cell.count : first..<first + found.range.count, found.number)
        }
    }

    /// A number of a cell, and where it stands.
    struct FoundNumber {
        var range: Range<Int>
        var number: Classification
    }

    /// The numbers of a cell, as an array: the code that finds them is compiled once more for each closure that it passes them to.
    @inline(never)
    func numbers(of cell: Span<UInt8>, regionIndex: Int?) -> [FoundNumber] {
        var found: [FoundNumber] = []
        visitNumbers(in: cell, regionIndex: regionIndex) { found.append(FoundNumber(range: $0, number: $1)) }
        return found
    }

    /// Passes every number of a cell to a closure that is not plain.
    private func visitNumbers(
        inText cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) {
        var keys = DialString()
        if let word = readKeys(cell, regionIndex: regionIndex, dialled: &keys) {
            return visitNumbers(in: cell, word, keys, regionIndex: regionIndex, body)
        }
        let whole: (Classification, DialString)?? = withFoldedText(of: cell) { text in
            if let number = numberBeforePauses(cell, in: text, regionIndex: regionIndex) {
                body(0..<cell.count, number)
                return nil
            }
            if text.mayNameCountry, let named = reader(of: cell, regionIndex: regionIndex) {
                named.reader.visitNumbers(inText: cell, regionIndex: named.regionIndex, body)
                return nil
            }
            if visitCandidates(of: cell, in: text, regionIndex: regionIndex, body) { return nil }
            var dialled = DialString()
            return (readText(cell, &text, regionIndex: regionIndex, dialled: &dialled), dialled)
        }
        guard let (reading, dialled) = whole ?? nil else { return }
        visitNumbers(in: cell, reading, dialled, regionIndex: regionIndex, body)
    }

    /// Passes every number of a cell without segments of other kinds to a closure.
    @inline(never)
    func visitCandidate(
        in cell: Span<UInt8>, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) {
        var dialled = DialString()
        let whole = reading(of: cell, regionIndex: regionIndex, dialled: &dialled)
        visitNumbers(in: cell, whole, dialled, regionIndex: regionIndex, body)
    }

    /// Passes the numbers of a cell to a closure, whose reading as one number is known.
    @inline(__always)
    private func visitNumbers(
        in cell: Span<UInt8>, _ whole: Classification, _ dialled: DialString, regionIndex: Int?,
        _ body: (Range<Int>, Classification) -> Void
    ) {
        if dialled.form == .plain, whole.isSettled { return body(0..<cell.count, whole) }
        guard mayHoldSeveral(cell, whole, regionIndex: regionIndex) else { return body(0..<cell.count, whole) }
        visitNumbers(in: cell, whole, regionIndex: regionIndex, body)
    }

    /// Passes the numbers of a cell that may hold several to a closure; the whole cell if it holds one or none.
    @inline(never)
    func visitNumbers(
        in cell: Span<UInt8>, _ whole: Classification, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) {
        if split(cell, whole, regionIndex: regionIndex, body) { return }
        if cell.count > NumberText.capacity, visitNumbers(inLong: cell, regionIndex: regionIndex, body) { return }
        body(0..<cell.count, whole)
    }

    /// The first number of a cell: what ``forEachNumber(in:region:_:)`` gives first.
    package func firstNumber(in cell: Span<UInt8>, region: RegionCode?) -> Classification {
        var first: Classification?
        visitNumbers(in: cell, region: region) { _, number in
            if first == nil { first = number }
        }
        return first ?? Classification()
    }

    /// Returns `true` if a cell may hold several numbers: it is long enough and no date, and has something that may
    /// part them.
    func mayHoldSeveral(_ cell: Span<UInt8>, _ whole: Classification, regionIndex: Int?) -> Bool {
        guard cell.count >= 6, !isDate(cell, regionIndex: regionIndex) else { return false }
        if cell.count > NumberText.capacity { return true }
        return CellMarks(cell).mayPartNumbers(whole, isLabelled: DialString.labelLength(of: cell) == 4)
    }

    /// Splits a cell into numbers; `false` if it holds one number or none.
    private func split(
        _ cell: Span<UInt8>, _ whole: Classification, regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            guard let base = buffer.baseAddress else { return false }
            var text = NumberText(cell, in: base, lineEnd: UInt8(ascii: "|"))
            if text.isCut { return false }
            if let regionIndex, !table.writesTrunkZero(inRegion: regionIndex) {
                text.hasTrunkZero = false
                // Numbers of Luxembourg and Andorra have six digits.
                if table.regions[regionIndex].lengths & 1 << 6 != 0 { text.leastDigits = 6 }
            }
            let isURI =
                text.position(of: "://") != nil
                || text.hasPrefix("tel:", at: text.start) && !text.hasPrefix("tel: ", at: text.start)
            let isOne = isURI || whole.planRule != .none && text.isGroupedByOneMark
            let last: CellPiece.Separator = isOne ? .list : whole.isSettled ? .slash : .space
            guard text.mayHaveSeparator(upTo: last) else { return false }
            let hasSeparator = CellPieces.hasSeparator(text, upTo: min(last, .hyphen))
            guard hasSeparator || last == .space && text.mayHaveSeparator(of: .space) else { return false }
            return split(text, cell, whole, upTo: last, regionIndex: regionIndex, body)
        }
    }

    /// Splits a text in which numbers may be parted.
    @inline(never)
    private func split(
        _ text: NumberText, _ cell: Span<UInt8>, _ whole: Classification, upTo last: CellPiece.Separator,
        regionIndex: Int?, _ body: (Range<Int>, Classification) -> Void
    ) -> Bool {
        CellPieces.withMemory { pieces in
            guard find(&pieces, text, cell, whole, upTo: last, regionIndex: regionIndex) else { return false }
            if whole.planRule != .none, text.isPartedByOneMark {
                body(0..<cell.count, .ambiguous(whole.nationalNumber))
            } else {
                pieces.forEach(body)
            }
            return true
        }
    }

    /// Finds the pieces of a cell, with their bytes and their readings; `false` if it holds one number or none.
    @inline(never)
    private func find(
        _ pieces: inout CellPieces, _ text: NumberText, _ cell: Span<UInt8>, _ whole: Classification,
        upTo last: CellPiece.Separator, regionIndex: Int?
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: NumberText.capacity + 1) { offsets in
            guard let offset = offsets.baseAddress else { return false }
            NumberText.findOffsets(in: cell, offset)
            var (isSplit, numbers) = (false, 0)
            var (surest, tried) = (CellPiece.Separator.none, CellPiece.Separator.none)
            for level in CellPieces.levels where level <= last && text.mayHaveSeparator(of: level) {
                isSplit = read(&pieces, upTo: level, text, cell, offset, whole, regionIndex: regionIndex)
                tried = level
                guard isSplit, pieces.numbers > numbers else { continue }
                (surest, numbers) = (level, pieces.numbers)
                if !pieces.leaveNumber(of: text) { break }
            }
            // Less sure levels have found no more numbers.
            if surest != .none, tried != surest {
                isSplit = read(&pieces, upTo: surest, text, cell, offset, whole, regionIndex: regionIndex)
            }
            if !isSplit, last == .space, text.mayHaveSeparator(of: .space) {
                isSplit = cutAtSpaces(&pieces, text, cell, offset, regionIndex: regionIndex)
            }
            if !isSplit, !whole.isSettled {
                isSplit = CellPieces.levels.contains { level in
                    level <= min(last, .slash) && text.mayHaveSeparator(of: level)
                        && read(
                            &pieces, upTo: level, text, cell, offset, whole, keepsRefused: true,
                            regionIndex: regionIndex)
                }
            }
            guard isSplit else { return false }
            openRemarks(pieces, text, cell, offset)
            pieces.locate(offset)
            return true
        }
    }

    /// The reading of a text in the region at a position.
    func reading(of bytes: Span<UInt8>, regionIndex: Int?) -> Classification {
        var dialled = DialString()
        return reading(of: bytes, regionIndex: regionIndex, dialled: &dialled)
    }

    /// Cuts a cell at separators up to a level and reads the pieces; `false` if one of them could be no number.
    ///
    /// - Parameter keepsRefused: `true` if a few digits or too many may stand beside a number, which is not lost for them.
    @inline(never)
    private func read(
        _ pieces: inout CellPieces, upTo level: CellPiece.Separator, _ text: NumberText, _ cell: Span<UInt8>,
        _ offset: UnsafeMutablePointer<Int32>, _ whole: Classification, keepsRefused: Bool = false, regionIndex: Int?
    ) -> Bool {
        pieces.cut(text, upTo: level)
        return pieces.count > 1
            && evaluate(&pieces, text, cell, offset, whole, keepsRefused: keepsRefused, regionIndex: regionIndex)
    }
}
