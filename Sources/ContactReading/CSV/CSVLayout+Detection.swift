extension CSVLayout {
    /// Finds the layout in the first bytes of a file, after any byte order mark.
    ///
    /// The delimiter is the one by which the head has the most known column names. Without any known name the file has no header if its
    /// first record holds a number or an address, and else a header of unknown names. Records that were converted have theirs in the
    /// first row.
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
        let announced = options.converted == nil ? sample.takeSeparatorLine() : nil
        let scorer = HeaderScore(given: options.headerMap, recognizer: recognizer)
        if options.converted == .records, sample.beginsWithText(options.delimiter) {
            let rows = sample.rows(options.delimiter, limit: TableHead.maximumRows).map(\.cells)
            return sample.layout(delimiter: options.delimiter, TableHead(namesIn: rows, scorer))
        }
        let candidates = (options.delimiter ?? announced).map { [$0] } ?? CSVDialect.delimiters(in: head)
        var best: (delimiter: UInt8, head: TableHead)?
        // A header most of whose names are known, above a row as wide, needs no look at the other rows.
        var isKnown = false
        for delimiter in candidates {
            let rows = sample.rows(delimiter, limit: TableHead.maximumRows + 4).map(\.cells)
            let head = TableHead(rows, scorer)
            guard head.score > best?.head.score ?? 0 else { continue }
            best = (delimiter, head)
            isKnown =
                head.score >= 3 && head.score * 2 >= head.names.count
                && rows.dropFirst(head.firstRecord).first?.count == head.names.count
        }
        if options.format == nil, options.headerMap == nil, !isKnown {
            let steady = options.delimiter ?? announced ?? sample.steadyDelimiter(candidates)
            let header = best.flatMap { $0.head.score >= 2 ? $0.head.header?.lowerBound : nil }
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
        if let best { return sample.layout(delimiter: best.delimiter, best.head) }
        let delimiter = options.delimiter ?? announced ?? sample.steadyDelimiter(candidates)
        let rows = sample.rows(delimiter, limit: 25).map(\.cells)
        var head = TableHead(rows, scorer)
        let first = rows.indices.contains(head.firstRecord) ? rows[head.firstRecord] : []
        if isUnknownHeader(first, over: rows.dropFirst(head.firstRecord + 1), recognizer) {
            head.header = head.firstRecord..<head.firstRecord + 1
            head.names = first
            head.firstRecord += 1
        }
        return sample.layout(delimiter: delimiter, head)
    }

    /// Returns `true` if a row may be a header of names that nobody knows: it has no value, and a name over each column of values.
    private static func isUnknownHeader(
        _ row: [String], over rows: ArraySlice<[String]>, _ recognizer: any ColumnRecognizer
    ) -> Bool {
        func isRecord(_ cell: String) -> Bool { recognizer.isValue(cell) || PlainText.hasNumberBesideName(cell) }
        guard !row.isEmpty, !row.contains(where: isRecord) else { return false }
        return row.indices.allSatisfy { column in
            !row[column].isEmpty
                || rows.count { $0.indices.contains(column) && recognizer.isValue($0[column]) } * 2 < max(rows.count, 1)
        }
    }
}
