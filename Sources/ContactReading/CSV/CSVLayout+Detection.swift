extension CSVLayout {
    /// Finds the layout in the first bytes of a file, after any byte order mark.
    ///
    /// The delimiter is the one by which some row near the top has the most known column names; rows of data are not asked.
    /// Without any known name the file has no header if its first row holds a number or an address, and else a header of
    /// unknown names.
    ///
    /// - Parameters:
    ///   - isWhole: `true` if the head is the whole file.
    ///   - later: the sample of the file behind its head, in the encoding of the head.
    ///   - recognizer: tells headings from values, and what they mean.
    /// - Throws: ``UnsupportedFormat`` if the text is no table, unless the options say that it is one.
    static func detect(
        _ head: Bytes, isWhole: Bool, later: SourceSample, decoder: ValueDecoder, options: ReadingOptions,
        recognizer: any ColumnRecognizer
    ) throws(UnsupportedFormat) -> CSVLayout {
        var sample = HeadSample(
            head: head, isWhole: isWhole, later: later, decoder: decoder, options: options, recognizer: recognizer)
        let announced = sample.takeSeparatorLine()
        let candidates =
            (options.delimiter ?? announced).map { [$0] } ?? [ASCII.comma, ASCII.semicolon, ASCII.tab, ASCII.bar]
        var best: (delimiter: UInt8, row: Int, score: Int)?
        let given = Set((options.headerMap?.columns ?? []).map { HeaderName($0.name) })
        let scorer = HeaderScore(given: given, recognizer: recognizer)
        for delimiter in candidates {
            guard let (row, score) = bestHeader(in: sample.rows(delimiter, limit: 12), scorer) else { continue }
            if score > best?.score ?? 0 { best = (delimiter, row, score) }
        }
        if options.format == nil, options.headerMap == nil {
            let steady = options.delimiter ?? announced ?? sample.steadyDelimiter(candidates)
            let header = best.flatMap { $0.score >= 2 ? $0.row : nil }
            let kind = PlainText.kind(
                of: sample.firstCells(best?.delimiter ?? steady), header: header, recognizer: recognizer)
            let isText =
                steady == nil || steady == best?.delimiter
                || PlainText.kind(of: sample.firstCells(steady), header: nil, recognizer: recognizer) != nil
            if let kind, isText {
                throw UnsupportedFormat(
                    name: kind.rawValue,
                    hint: "Export the contacts as CSV or vCard and read that; a mapping (--map) reads it as a table.")
            }
        }
        if let best {
            return sample.layout(delimiter: best.delimiter, header: best.row)
        }
        let delimiter = options.delimiter ?? announced ?? sample.steadyDelimiter(candidates)
        let rows = sample.rows(delimiter, limit: 25)
        let isData = rows.first?.cells.contains(where: recognizer.isValue) ?? false
        return sample.layout(delimiter: delimiter, header: isData || rows.isEmpty ? nil : 0)
    }

    /// The row with the most known names, and how many it has.
    ///
    /// A row below the first is a header only if it has two known names and every row above it is shorter: then they are
    /// lines of text, not rows of the table.
    private static func bestHeader(in rows: [HeadSample.Row], _ scorer: HeaderScore) -> (row: Int, score: Int)? {
        var best: (row: Int, score: Int)?
        var maximumCount = 0
        for (index, row) in rows.enumerated() {
            if index == 0 || row.cells.count > maximumCount {
                let score = scorer.score(row.cells)
                if score > (best?.score ?? 0), index == 0 || score >= 2 { best = (index, score) }
            }
            maximumCount = max(maximumCount, row.cells.count)
        }
        return best
    }
}

/// The likeness of a row to a header.
private struct HeaderScore {
    /// Names that a given map knows.
    let given: Set<HeaderName>
    let recognizer: any ColumnRecognizer

    /// The number of known names among the cells; 0 if they are too few to make a header.
    func score(_ cells: [String]) -> Int {
        // One cell with commas is a row of another delimiter.
        if let cell = cells.first, cells.count == 1, cell.contains(",") { return 0 }
        var known = 0
        var named = 0
        for cell in cells where !cell.isEmpty {
            named += 1
            if isKnown(cell) { known += 1 }
        }
        return known >= 3 || known * 3 >= named ? known : 0
    }

    private func isKnown(_ cell: String) -> Bool {
        if !given.isEmpty, given.contains(HeaderName(cell)) { return true }
        // Another delimiter would cut this.
        return !cell.contains { ";\t|".contains($0) } && recognizer.isHeading(cell)
    }
}
