extension CSVTokenizer {
    /// The outcome of reading a cell that opens with a quote.
    package enum Quoted {
        /// The cell ends before `close`; `after` is the delimiter, line end or end of the source behind it. `stray` is
        /// the first quote inside that should have been doubled.
        case closed(close: Int, after: Int, hasEscapes: Bool, stray: Int?)
        /// The cell closes at `stray`, but more text follows on the line: all of it is the cell's text.
        case strayTail(Int)
        /// The quote is never closed: it is text, and the cell ends with its line.
        case unterminated
        /// The same, and the source ends before anything could have closed it.
        case swallowing
        /// The source ends inside the cell.
        case truncated
        /// The bytes that decide have not arrived.
        case incomplete
    }

    /// Reads a quoted cell from its opening quote.
    ///
    /// A quote closes the cell if a delimiter or a line end follows. Other quotes are classified as follows:
    /// - doubled, it is one quote of the text; but an empty quoted cell on a later line shows that the cell was never
    ///   closed and that rows are being swallowed;
    /// - at the start of a cell on a later line, it opens that cell: this one was never closed;
    /// - elsewhere it is text that should have been doubled, if another quote closes the cell on the same line;
    /// - else the cell closes there, and the text behind it belongs to it.
    /// - A cell that would make its row, which starts at `row`, too long is taken for one that is never closed; so is one
    ///   that is too long itself, if the lines in it are rows of the file.
    package func quoted(_ base: UnsafePointer<UInt8>, _ open: Int, row: Int, _ end: Int, isLast: Bool) -> Quoted {
        let limit = max(open &+ 1, row &+ maxRecordLength)
        // Up to here a cell may go on whatever its lines are.
        let checkpoint = min(limit, open &+ 1 &+ maxFieldLength)
        var bound = min(end, checkpoint)
        var hasEscapes = hasBackslashEscapes
        var index = open &+ 1
        while true {
            let quote = WordScan.first(ASCII.quote, base, index, bound)
            if quote >= bound {
                if bound == limit { return .unterminated }
                if bound == checkpoint {
                    if containsRows(base, open &+ 1, checkpoint) { return .unterminated }
                    index = max(index, bound)
                    bound = min(end, limit)
                    if bound > checkpoint { continue }
                }
                guard isLast else { return .incomplete }
                return swallowsRows(base, open, end) ? .swallowing : .truncated
            }
            if hasBackslashEscapes, isEscaped(base, open, quote) {
                hasEscapes = true
                index = quote &+ 1
                continue
            }
            let after = quote &+ 1
            guard after < end else {
                return isLast ? .closed(close: quote, after: end, hasEscapes: hasEscapes, stray: nil) : .incomplete
            }
            if base[after] == ASCII.quote {
                guard after &+ 1 < end || isLast else { return .incomplete }
                if startsCell(base, quote), isCellEnd(base, after &+ 1, end), hasLineEnd(base, open &+ 1, quote) {
                    return .unterminated
                }
                hasEscapes = true
                index = quote &+ 2
                continue
            }
            let tail = skipPadding(base, after, end)
            if tail == end, !isLast { return .incomplete }
            if isCellEnd(base, tail, end) {
                return .closed(close: quote, after: tail, hasEscapes: hasEscapes, stray: nil)
            }
            if startsCell(base, quote), hasLineEnd(base, open &+ 1, quote) { return .unterminated }
            return strayQuote(base, quote, bound: end, isLast: isLast)
        }
    }

    /// Decides about a quote inside a quoted cell that neither closes it nor is doubled.
    private func strayQuote(
        _ base: UnsafePointer<UInt8>, _ quote: Int, bound end: Int, isLast: Bool
    ) -> Quoted {
        var index = quote &+ 1
        while index < end, !ASCII.isLineEnd(base[index]) {
            guard base[index] == ASCII.quote else {
                index &+= 1
                continue
            }
            if base[index &- 1] == delimiter { return .strayTail(quote) }
            guard index &+ 1 < end || isLast else { return .incomplete }
            let tail = skipPadding(base, index &+ 1, end)
            if tail == end, !isLast { return .incomplete }
            if isCellEnd(base, tail, end) {
                return .closed(close: index, after: tail, hasEscapes: true, stray: quote)
            }
            index &+= 1
        }
        return index == end && !isLast ? .incomplete : .strayTail(quote)
    }

    /// Returns `true` if the lines after an open quote are rows of the file: the quote is then stray, and the file is
    /// not cut off.
    private func swallowsRows(_ base: UnsafePointer<UInt8>, _ open: Int, _ end: Int) -> Bool {
        var index = open
        while index < end, !ASCII.isLineEnd(base[index]) { index &+= 1 }
        guard expectedColumns > 1 else { return index < end }
        var delimiters = 0
        while index < end {
            if ASCII.isLineEnd(base[index]) {
                if delimiters &+ 1 == expectedColumns { return true }
                delimiters = 0
            } else if base[index] == delimiter {
                delimiters &+= 1
            }
            index &+= 1
        }
        return delimiters &+ 1 == expectedColumns
    }

    /// Returns `true` if most of the lines between two offsets have as many cells as the rows of the file, the first
    /// and the last line left aside; in a file of one column, if there are lines.
    private func containsRows(_ base: UnsafePointer<UInt8>, _ from: Int, _ to: Int) -> Bool {
        var (lines, rows) = (0, 0)
        var delimiters: Int?
        for index in from..<to {
            if ASCII.isLineEnd(base[index]) {
                // A carriage return and a line feed end one line.
                if index > from, ASCII.isLineEnd(base[index &- 1]) { continue }
                if let delimiters {
                    lines &+= 1
                    if delimiters &+ 1 == expectedColumns { rows &+= 1 }
                }
                delimiters = 0
            } else if base[index] == delimiter, let count = delimiters {
                delimiters = count &+ 1
            }
        }
        return expectedColumns > 1 ? rows * 2 > lines : delimiters != nil
    }

    private func isEscaped(_ base: UnsafePointer<UInt8>, _ open: Int, _ offset: Int) -> Bool {
        var index = offset
        while index &- 1 > open, base[index &- 1] == ASCII.backslash { index &-= 1 }
        return (offset &- index) & 1 == 1
    }

    /// Returns `true` if an offset is the first of a cell. The offset is never the first of the row.
    @inline(__always)
    private func startsCell(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
        base[offset &- 1] == delimiter || ASCII.isLineEnd(base[offset &- 1])
    }

    @inline(__always)
    private func isCellEnd(_ base: UnsafePointer<UInt8>, _ offset: Int, _ end: Int) -> Bool {
        offset >= end || base[offset] == delimiter || ASCII.isLineEnd(base[offset])
    }

    private func hasLineEnd(_ base: UnsafePointer<UInt8>, _ from: Int, _ to: Int) -> Bool {
        var ignored = false
        return WordScan.lineEnd(base, from, to, sawHigh: &ignored) < to
    }

    /// The offset after blanks and end-of-file marks that exporters leave behind a closing quote.
    @inline(__always)
    private func skipPadding(_ base: UnsafePointer<UInt8>, _ from: Int, _ end: Int) -> Int {
        var index = from
        while index < end, base[index] != delimiter,
            ASCII.isBlank(base[index]) || base[index] == ASCII.null || base[index] == ASCII.substitute
        { index &+= 1 }
        return index
    }
}
