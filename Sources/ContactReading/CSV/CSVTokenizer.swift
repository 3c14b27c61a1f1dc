/// Cuts rows out of bytes: RFC 4180, and whatever else real files hold.
///
/// The tokenizer has no memory between rows: given the same bytes from the start of a row it finds the same cells, however
/// the file was cut into chunks. Quotes that break the rules are kept as text and located, and never swallow other rows;
/// see `CSVTokenizer+Quoted.swift` for how they are distinguished from valid ones.
package struct CSVTokenizer: Sendable {
    /// The byte between cells; a line feed, which is never one, in a file of one column.
    package let delimiter: UInt8
    package let hasBackslashEscapes: Bool
    package let maxFieldLength: Int
    package let maxRecordLength: Int
    package let maxColumnCount: Int
    /// `true` if rows are counted and not lines: those of sheets and records, whose cells may have several lines.
    private let countsRows: Bool
    /// The expected number of columns in a row; 0 if unknown.
    package var expectedColumns = 0

    package init(_ dialect: CSVDialect, options: ReadingOptions) {
        delimiter = dialect.delimiter ?? ASCII.lineFeed
        hasBackslashEscapes = dialect.hasBackslashEscapes
        maxFieldLength = max(options.maxFieldLength, 1)
        maxRecordLength = max(options.maxRecordLength, 1)
        maxColumnCount = max(options.maxColumnCount, 1)
        countsRows = options.converted != nil
    }

    /// Reads the row that starts at an offset.
    ///
    /// - Parameter isLast: `true` if no bytes will follow.
    /// - Returns: `false` if the row's end has not arrived, or there is no row.
    package func next(_ bytes: Bytes, from start: Int, isLast: Bool, into row: inout CSVRow) -> Bool {
        guard let base = bytes.baseAddress, start < bytes.count else { return false }
        if row.cells.count > maxColumnCount { row.cells.removeLast(row.cells.count - maxColumnCount) }
        while true {
            var scan = Scan(base: base, start: start, end: bytes.count, isLast: isLast)
            row.defects.removeAll(keepingCapacity: true)
            let outcome = row.cells.withUnsafeMutableBufferPointer { cells in
                scan.run(self, cells: cells, defects: &row.defects)
            }
            switch outcome {
            case .incomplete: return false
            case .full where row.cells.count < maxColumnCount:
                let room = min(row.cells.count * 2, maxColumnCount)
                row.cells += Array(
                    repeating: CSVRow.Cell(start: 0, end: 0, hasEscapes: false), count: room - row.cells.count)
                continue
            case .full, .complete:
                row.start = start
                row.count = min(scan.count, row.cells.count)
                row.end = scan.rowEnd
                row.next = scan.next
                row.isUnfinished = scan.next == scan.rowEnd
                row.lineEnds = row.isUnfinished ? 0 : 1
                if scan.hasQuoted, !countsRows { row.lineEnds += LineEnd.count(base, start, scan.rowEnd) }
                return true
            }
        }
    }
}

extension CSVTokenizer {
    /// One pass over one row.
    package struct Scan {
        package enum Outcome { case complete, incomplete, full }

        package let base: UnsafePointer<UInt8>
        package let start: Int
        package let end: Int
        package let isLast: Bool
        package var count = 0
        package var rowEnd = 0
        package var next = 0
        package var hasQuoted = false

        package init(base: UnsafePointer<UInt8>, start: Int, end: Int, isLast: Bool) {
            self.base = base
            self.start = start
            self.end = end
            self.isLast = isLast
        }

        @inline(__always)
        package mutating func run(
            _ tokenizer: CSVTokenizer, cells: UnsafeMutableBufferPointer<CSVRow.Cell>, defects: inout [CSVRow.Defect]
        ) -> Outcome {
            let delimiter = tokenizer.delimiter
            let delimiters = WordScan.repeating(delimiter)
            let quotes = WordScan.repeating(ASCII.quote)
            let room = cells.count
            var cellStart = start
            var index = start
            // A cell whose quotes are text: one of them was found to be stray.
            var isLiteral = false
            while true {
                // The next byte that may mean something.
                var mask: UInt64 = 0
                if index &+ 8 <= end {
                    let word = WordScan.load(base, index)
                    mask =
                        WordScan.controls(word) | WordScan.equal(word, delimiters) | WordScan.equal(word, quotes)
                } else if index < end {
                    let byte = base[index]
                    mask = byte < ASCII.space || byte == delimiter || byte == ASCII.quote ? 0x80 : 0
                    if mask == 0 {
                        index &+= 1
                        continue
                    }
                } else {
                    guard isLast else { return .incomplete }
                    guard count < room else { return recoverFull(tokenizer, end, &defects) }
                    return finish(cells, cellStart, end, lineEnd: 0)
                }
                let step = min(8, end &- index)
                var resume = index &+ (step < 8 ? 1 : 8)
                while mask != 0 {
                    let match = index &+ mask.trailingZeroBitCount &>> 3
                    mask &= mask &- 1
                    let byte = base[match]
                    if byte == delimiter, byte != ASCII.lineFeed {
                        guard count < room else { return recoverFull(tokenizer, match, &defects) }
                        cells[count] = CSVRow.Cell(start: cellStart, end: match, hasEscapes: false)
                        count &+= 1
                        cellStart = match &+ 1
                        isLiteral = false
                    } else if ASCII.isLineEnd(byte) {
                        guard let length = LineEnd.length(base, match, end, isLast: isLast) else { return .incomplete }
                        guard count < room else { return recoverFull(tokenizer, match, &defects) }
                        return finish(cells, cellStart, match, lineEnd: length)
                    } else if byte == ASCII.quote, !isLiteral {
                        guard isBlank(cellStart, match) else {
                            defects.append(CSVRow.Defect(kind: .strayQuote, offset: match))
                            isLiteral = true
                            continue
                        }
                        hasQuoted = true
                        let outcome = tokenizer.quoted(base, match, row: start, end, isLast: isLast)
                        switch outcome {
                        case .incomplete: return .incomplete
                        case .closed(let close, let after, let hasEscapes, let stray):
                            if let stray { defects.append(CSVRow.Defect(kind: .strayQuote, offset: stray)) }
                            guard count < room else { return recoverFull(tokenizer, after, &defects) }
                            cells[count] = CSVRow.Cell(start: match &+ 1, end: close, hasEscapes: hasEscapes)
                            count &+= 1
                            if after == end { return finishAfterQuote(end, lineEnd: 0) }
                            if ASCII.isLineEnd(base[after]) {
                                guard let length = LineEnd.length(base, after, end, isLast: isLast) else {
                                    return .incomplete
                                }
                                return finishAfterQuote(after, lineEnd: length)
                            }
                            cellStart = after &+ 1
                            resume = cellStart
                        case .strayTail(let stray):
                            defects.append(CSVRow.Defect(kind: .strayQuote, offset: stray))
                            isLiteral = true
                            cellStart = match &+ 1
                            resume = stray &+ 1
                        case .unterminated, .swallowing:
                            let kind: CSVRow.Defect.Kind =
                                if case .swallowing = outcome { .swallowingQuote } else { .unterminatedQuote }
                            defects.append(CSVRow.Defect(kind: kind, offset: match))
                            isLiteral = true
                            cellStart = match &+ 1
                            resume = cellStart
                        case .truncated:
                            defects.append(CSVRow.Defect(kind: .truncatedQuote, offset: match))
                            guard count < room else { return recoverFull(tokenizer, end, &defects) }
                            cells[count] = CSVRow.Cell(start: match &+ 1, end: end, hasEscapes: true)
                            count &+= 1
                            return finishAfterQuote(end, lineEnd: 0)
                        }
                        mask = 0
                    }
                }
                index = resume
            }
        }

        /// Returns `true` if a cell so far holds only blanks.
        @inline(__always)
        private func isBlank(_ from: Int, _ to: Int) -> Bool {
            var index = from
            while index < to, base[index] == ASCII.space { index &+= 1 }
            return index == to
        }

        @inline(__always)
        private mutating func finish(
            _ cells: UnsafeMutableBufferPointer<CSVRow.Cell>, _ cellStart: Int, _ offset: Int, lineEnd: Int
        ) -> Outcome {
            cells[count] = CSVRow.Cell(start: cellStart, end: offset, hasEscapes: false)
            count &+= 1
            return finishAfterQuote(offset, lineEnd: lineEnd)
        }

        @inline(__always)
        private mutating func finishAfterQuote(_ offset: Int, lineEnd: Int) -> Outcome {
            rowEnd = offset
            next = offset &+ lineEnd
            return .complete
        }

        /// More cells than there is room for: asks for more room, or, at the limit, gives the rest of the line up.
        @inline(never)
        private mutating func recoverFull(
            _ tokenizer: CSVTokenizer, _ offset: Int, _ defects: inout [CSVRow.Defect]
        ) -> Outcome {
            guard count >= tokenizer.maxColumnCount else { return .full }
            var index = offset
            while index < end, !ASCII.isLineEnd(base[index]) { index &+= 1 }
            var length = 0
            if index < end {
                guard let found = LineEnd.length(base, index, end, isLast: isLast) else { return .incomplete }
                length = found
            } else if !isLast {
                return .incomplete
            }
            defects.append(CSVRow.Defect(kind: .tooManyColumns, offset: offset))
            return finishAfterQuote(index, lineEnd: length)
        }
    }
}
