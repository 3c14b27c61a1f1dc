import ContactModel
import PhoneNumbers

/// The first rows of a file, cut by one delimiter or another, and some of the others.
struct HeadSample {
    /// One row as text.
    struct Row {
        var cells: [String]
        var start: Int
        var end: Int
        var next: Int
        /// Line ends before the next row.
        var lineEnds: Int

        /// The cells that hold something, as one text.
        var joined: String { cells.filter { !$0.isEmpty }.joined(separator: " ") }
    }

    private let head: Bytes
    private let isWhole: Bool
    /// The sample of the source behind its head.
    private let later: SourceSample
    private let decoder: ValueDecoder
    let options: ReadingOptions
    private let recognizer: any ColumnRecognizer
    private var start = 0
    private var line = 1

    init(
        head: Bytes, isWhole: Bool, later: SourceSample, decoder: ValueDecoder, options: ReadingOptions,
        recognizer: any ColumnRecognizer
    ) {
        self.head = head
        self.isWhole = isWhole
        self.later = later
        self.decoder = decoder
        self.options = options
        self.recognizer = recognizer
    }

    /// The delimiter that a first line `sep=;` announces, as Excel writes and reads it. The line is then taken.
    mutating func takeSeparatorLine() -> UInt8? {
        guard let base = head.baseAddress else { return nil }
        var ignored = false
        let end = WordScan.lineEnd(base, 0, head.count, sawHigh: &ignored)
        var text = head.clampedSlice(0, end).trimmed
        if text.first == ASCII.quote, text.last == ASCII.quote, text.count > 1 {
            text = text.clampedSlice(1, text.count - 1)
        }
        // The tab of "sep=\t" may have been trimmed away.
        let isTab = text.isWord("sep=") && head.clampedSlice(0, end).contains(ASCII.tab)
        guard isTab || text.count == 5 && text.hasWordPrefix("sep=") else { return nil }
        start = end
        if end < head.count { start += LineEnd.length(base, end, head.count, isLast: true) ?? 1 }
        line = 2
        return isTab ? ASCII.tab : text[4]
    }

    /// The rows that are complete in the head, blank lines left out.
    func rows(_ delimiter: UInt8?, limit: Int) -> [Row] {
        let tokenizer = CSVTokenizer(CSVDialect(delimiter: delimiter), options: options)
        var rows: [Row] = []
        var row = CSVRow()
        var offset = start
        while rows.count < limit, tokenizer.next(head, from: offset, isLast: isWhole, into: &row) {
            offset = row.next
            if rows.isEmpty || !row.isBlankLine {
                rows.append(
                    Row(
                        cells: cells(of: row, in: head), start: row.start, end: row.end, next: row.next,
                        lineEnds: row.lineEnds))
            } else {
                rows[rows.count - 1].next = row.next
                rows[rows.count - 1].lineEnds += row.lineEnds
            }
        }
        if let first = rows.first, rows.count > 1, first.cells.allSatisfy(\.isEmpty) {
            rows[1].lineEnds += first.lineEnds
            rows.removeFirst()
        }
        return rows
    }

    /// Returns `true` if the first row has a cell that holds something.
    func beginsWithText(_ delimiter: UInt8?) -> Bool {
        rows(delimiter, limit: 1).contains { $0.cells.contains { !$0.isEmpty } }
    }

    /// The cells of the first rows.
    func firstCells(_ delimiter: UInt8?) -> [[String]] { rows(delimiter, limit: 40).map(\.cells) }

    private func cells(of row: CSVRow, in bytes: Bytes) -> [String] {
        row.cells[..<row.count].map { cell in
            let text = decoder.text(bytes.clampedSlice(cell.start, cell.end).trimmed)
            return text.utf8.contains(ASCII.quote) ? text.replacing("\"\"", with: "\"") : text
        }
    }

    /// The delimiter that cuts every row into the same number of cells, more than one; `nil` if there is none.
    func steadyDelimiter(_ candidates: [UInt8]) -> UInt8? {
        var best: (delimiter: UInt8, columns: Int)?
        for delimiter in candidates {
            let counts = Set(rows(delimiter, limit: 25).map(\.cells.count))
            guard counts.count == 1, let columns = counts.first, columns > 1, columns > best?.columns ?? 0 else {
                continue
            }
            best = (delimiter, columns)
        }
        return best?.delimiter
    }
}

// MARK: - Layout

extension HeadSample {
    /// The layout, once the delimiter and the head of the table are chosen.
    func layout(delimiter: UInt8?, _ table: TableHead) -> CSVLayout {
        let rows = rows(delimiter, limit: 40)
        var layout = CSVLayout(dialect: dialect(delimiter), map: HeaderMap(region: options.headerMap?.region))
        let before = rows.prefix(table.firstRecord)
        layout.dataStart.byteOffset = before.last?.next ?? start
        layout.dataStart.line = before.reduce(line) { $0 + $1.lineEnds }
        layout.preamble = rows.prefix(table.header?.lowerBound ?? table.firstRecord).map(\.joined).filter {
            !$0.isEmpty
        }
        guard let header = table.header, let row = rows[header].last else {
            layout.hasHeader = false
            let names = (0..<(rows.map(\.cells.count).max() ?? 0)).map { "Column \($0 + 1)" }
            let found = recognizer.recognize(
                names, isHeader: false, rows: { sample(delimiter, from: table.firstRecord, columns: names.count) },
                given: nil)
            layout.take(found)
            if let given = options.headerMap { layout.map.override(by: given) }
            let line = layout.dataStart.line
            layout.findings += titleFindings(layout, .firstRecordOn, line: line)
            if let first = rows.dropFirst(table.firstRecord).first {
                layout.findings.append(headerlessFinding(first, layout.map, line: line))
            }
            return layout
        }
        let found = recognizer.recognize(
            table.names, isHeader: true,
            rows: { sample(delimiter, from: table.firstRecord, columns: table.names.count) }, given: options.headerMap)
        layout.take(found)
        layout.headerRows = rows[header].map(\.cells)
        layout.headerPlaces = rows[header.lowerBound..<table.units.upperBound].map { $0.start..<$0.end }
        let headerLine = rows[..<(header.upperBound - 1)].reduce(line) { $0 + $1.lineEnds }
        layout.findings += titleFindings(layout, .headerOn, line: headerLine)
        layout.findings += headFindings(Array(rows[table.units]), header: header.count, line: headerLine + row.lineEnds)
        layout.findings += headerFindings(layout, row, headerLine: headerLine)
        return layout
    }

    /// The rows that the columns are judged by.
    private func sample(_ delimiter: UInt8?, from record: Int, columns: Int) -> RowSample {
        let first = rows(delimiter, limit: Self.firstRows)
        var sample = RowSample(first: first.dropFirst(record).map(\.cells))
        if first.count == Self.firstRows, let end = first.last?.next {
            for quarter in 2...3 {
                let start = end + (head.count - end) * quarter / 4
                sample.later += rows(of: head.clampedSlice(start, head.count), delimiter, columns: columns)
            }
        }
        for piece in later.pieces {
            sample.later += piece.withUnsafeBufferPointer { rows(of: $0, delimiter, columns: columns) }
        }
        return sample
    }

    /// The cells of the first rows that start within a piece. Rows of another number of cells are left out: the piece may start in a
    /// cell of several lines.
    private func rows(of piece: Bytes, _ delimiter: UInt8?, columns: Int) -> [[String]] {
        guard let cut = piece.firstIndex(where: ASCII.isLineEnd) else { return [] }
        let tokenizer = CSVTokenizer(CSVDialect(delimiter: delimiter), options: options)
        var rows: [[String]] = []
        var row = CSVRow()
        var offset = cut + 1
        while rows.count < Self.rowsOfPiece, tokenizer.next(piece, from: offset, isLast: false, into: &row) {
            offset = row.next
            if !row.isBlankLine, row.count == columns { rows.append(cells(of: row, in: piece)) }
        }
        return rows
    }

    /// The greatest number of rows at the start that the columns are judged by.
    private static let firstRows = 200
    /// The greatest number of rows that they are judged by in each piece further on.
    private static let rowsOfPiece = 20

    private func dialect(_ delimiter: UInt8?) -> CSVDialect {
        var dialect = CSVDialect(delimiter: delimiter)
        var kinds: Set<CSVDialect.LineEnds> = []
        var escaped = 0
        var doubled = 0
        for index in head.indices {
            let byte = head[index]
            let previous = index > 0 ? head[index - 1] : ASCII.lineFeed
            let next = index + 1 < head.count ? head[index + 1] : ASCII.lineFeed
            switch byte {
            case ASCII.lineFeed: kinds.insert(previous == ASCII.carriageReturn ? .carriageReturnLineFeed : .lineFeed)
            case ASCII.carriageReturn where next != ASCII.lineFeed && next != ASCII.carriageReturn:
                kinds.insert(.carriageReturn)
            case ASCII.quote:
                dialect.hasQuotes = true
                let isCellEnd = next == delimiter || ASCII.isLineEnd(next) || next == ASCII.quote
                if previous == ASCII.backslash, !isCellEnd { escaped += 1 }
                let startsCell = index < 2 || head[index - 2] == delimiter || ASCII.isLineEnd(head[index - 2])
                if previous == ASCII.quote, !startsCell, !isCellEnd { doubled += 1 }
            default: break
            }
        }
        dialect.hasBackslashEscapes = options.converted == nil && escaped > 0 && doubled == 0
        dialect.lineEnds = kinds.count > 1 ? .mixed : kinds.first ?? .none
        return dialect
    }

    private func headerlessFinding(_ row: Row, _ map: HeaderMap, line: Int) -> Finding {
        let guesses = map.columns.map { column -> Sentence.Value in
            guard case .value(let value) = column.target else { return .text(column.name) }
            return .sentence(
                Sentence(
                    ReadingSentence.columnIs,
                    ["column": .text(column.name), "field": .sentence(value.kind.sentence)]))
        }
        return Finding(
            .noHeader, .note, line: line, byteOffset: row.start,
            raw: head.clampedSlice(row.start, row.end).excerpt(options.excerptLength),
            Sentence(ReadingSentence.noHeader, ["columns": .list(guesses, .comma)]))
    }

    /// The finding about the lines above the table.
    private func titleFindings(_ layout: CSVLayout, _ kind: ReadingSentence, line headLine: Int) -> [Finding] {
        guard !layout.preamble.isEmpty else { return [] }
        return [
            Finding(
                .preamble, .note, line: line, byteOffset: start, raw: layout.preamble.joined(separator: " / "),
                Sentence(kind, ["line": .number(headLine)]))
        ]
    }

    /// The findings about a header of two rows, and the rows below it that are no records.
    private func headFindings(_ units: [Row], header: Int, line: Int) -> [Finding] {
        var findings: [Finding] = []
        if header > 1 {
            findings.append(
                Finding(
                    .joinedHeader, .note, line: line - 1,
                    Sentence(ReadingSentence.joinedHeader, ["rows": .number(header)])))
        }
        var line = line
        for row in units {
            findings.append(
                Finding(
                    .unitRow, .note, line: line, byteOffset: row.start,
                    raw: head.clampedSlice(row.start, row.end).excerpt(options.excerptLength),
                    Sentence(ReadingSentence.unitRow)))
            line += row.lineEnds
        }
        return findings
    }

    private func headerFindings(_ layout: CSVLayout, _ row: Row, headerLine: Int) -> [Finding] {
        var findings: [Finding] = []
        findings += columnFindings(layout.decisions, line: headerLine, byteOffset: row.start)
        findings += unknownMapColumns(layout.map, row, headerLine: headerLine)
        let isUnknown = layout.map.columns.allSatisfy { $0.basis == .unknown }
        if isUnknown {
            findings.append(
                Finding(
                    .unknownHeader, .warning, line: headerLine, byteOffset: row.start,
                    raw: head.clampedSlice(row.start, row.end).excerpt(options.excerptLength),
                    Sentence(ReadingSentence.unknownHeader)))
        }
        return findings
    }
}
