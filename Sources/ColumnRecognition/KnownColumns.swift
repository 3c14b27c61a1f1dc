public import ContactReading
public import PhoneNumbers

/// The recognition of columns by everything that `Knowledge` says: the headers of known programs, the words of headings, and the
/// values.
public struct KnownColumns: ColumnRecognizer {
    /// The region of national numbers; `nil` if it is not known.
    private let region: RegionCode?

    /// Creates the recognition.
    ///
    /// - Parameter region: the region of national numbers, if it is known: a column that is called `Number` is one of phones where its values
    ///   are numbers of the region.
    public init(region: RegionCode? = nil) { self.region = region }

    /// Returns `true` if a cell is a header of a known program, or if its words name a column.
    public func isHeading(_ cell: String) -> Bool {
        guard cell.utf8.count <= 80, !isValue(cell) else { return false }
        let name = HeaderName(cell)
        if HeaderTable.all.contains(where: { $0.entry(for: name, occurrence: 0) != nil }) { return true }
        return isNamed(cell)
    }

    /// Returns `true` if the words of a cell name a column.
    public func isNamed(_ cell: String) -> Bool {
        guard cell.utf8.count <= 80, !isValue(cell) else { return false }
        let heading = Heading(cell)
        // `Hauptstr. 5` is a value, and so is a whole sentence.
        guard heading.number == nil || heading.isLiteral, heading.words.count <= 8 else { return false }
        return HeadingRules.candidates(for: heading).contains { $0.score >= ColumnWeights.lineHeading }
    }

    /// Returns `true` if every word of a cell is one of headings, in the vocabulary as it is.
    public func mayBeHeading(_ cell: String) -> Bool {
        guard cell.utf8.count <= 80, !isValue(cell) else { return false }
        let heading = Heading(cell)
        return heading.isKnown && heading.words.count <= 8
    }

    /// The kind of row that a cell begins with words of, by `Knowledge/rows`.
    public func rowWord(of cell: String) -> RowWord? { RowWords.kind(of: cell) }

    /// Returns `true` if a cell looks like a phone number or an e-mail address.
    public func isValue(_ cell: String) -> Bool { PhoneShape.isPhone(cell) || MailboxList.isOfAddresses(cell) }

    /// Finds the meanings of columns by a given map, by the headers of the program that wrote the file, and else by the evidence of
    /// headings and values.
    public func recognize(
        _ names: [String], isHeader: Bool, rows: () -> RowSample, given: HeaderMap?
    ) -> RecognizedColumns {
        let match = isHeader ? HeaderTable.bestMatch(for: names.map(HeaderName.init)) : nil
        // Headers that mean the same wherever they are found are read so, whoever wrote them.
        let table = match.flatMap { $0.isCertain || $0.table.isUniversal ? $0.table : nil }
        let program = match?.isCertain == true ? table : nil
        let detector = ColumnDetector(
            names, rows: rows(), hasHeading: isHeader, table: table, isNamed: program != nil, given: given,
            region: region)
        return RecognizedColumns(
            columns: detector.columns.map { HeaderMap.Column($0.name, $0.target, basis: $0.basis) },
            decisions: detector.columns.map(\.decision),
            program: program.map { RecognizedColumns.Program(name: $0.name, language: $0.language) },
            language: match?.table.language)
    }

    /// The meanings of the columns of a header without rows.
    package func map(of header: [String]) -> HeaderMap {
        HeaderMap(columns: recognize(header, isHeader: true, rows: { RowSample() }, given: nil).columns)
    }
}

extension ContactReader {
    /// Creates a reader of one source that recognizes columns by everything that is known about them.
    ///
    /// - Parameters:
    ///   - options: the options for reading the source, where it does not tell itself or should not be believed, and
    ///     limits.
    ///   - sample: parts of the source behind its head, where it can be read at any place. Without them the columns of a table are
    ///     judged by the head alone.
    public init(options: ReadingOptions = ReadingOptions(), sample: SourceSample = SourceSample()) {
        self.init(options: options, sample: sample, recognizer: KnownColumns(region: options.region))
    }
}
