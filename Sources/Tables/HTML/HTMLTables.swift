public import Archives

/// A page with tables, as programs of the web write them, often as `.xls`: each table as CSV text.
///
/// A table around others lays out the page, and is none.
public final class HTMLTables: Spreadsheet {
    /// Gives the page from its start.
    private let makeContent: () throws -> any ByteStream
    private let fileByteCount: Int
    private let limits: ExpansionLimits
    /// The numbers of the tables among all of the page, from 1.
    private let numbers: [Int]
    /// The tables with a value, in their order.
    public let sheets: [WorkbookSheet]
    /// `true` if the page has cards, which say more than tables.
    public let hasCards: Bool
    /// `true` if a table has two rows of two values.
    public let hasRows: Bool

    /// The format, as messages name it.
    public var format: TableFileFormat { .htmlTables }

    /// Each table is read by passing over the page: so many bytes of it in all.
    private static let maxPassedByteCount = 1 << 28

    /// Returns `true` if the first bytes of a text are those of a page.
    public static func begins(_ head: some Collection<UInt8>) -> Bool {
        // Nearly all files are none, and known as such at once.
        head.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<") && TableFileFormat(text: head) == .html
    }

    /// Opens a page.
    ///
    /// - Parameters:
    ///   - fileByteCount: the size of the file.
    ///   - makeContent: gives its text from its start.
    /// - Throws: ``TableError``, and what reading the bytes throws.
    public init(
        fileByteCount: Int, limits: ExpansionLimits = ExpansionLimits(),
        makeContent: @escaping () throws -> any ByteStream
    ) throws {
        self.makeContent = makeContent
        self.fileByteCount = fileByteCount
        self.limits = limits
        var survey = HTMLTableSurvey()
        var page = HTMLTableReader(limits)
        var byteCount = 0
        try Self.read(CountedStream(try makeContent()) { byteCount += $0 }, &page) { survey.note(table: $0, $1) }
        let found = survey.tables(without: page.layouts, captions: page.captions)
        (numbers, sheets) = (found.map(\.number), found.map(\.sheet))
        (hasCards, hasRows) = (page.hasCards, !survey.withRows.subtracting(page.layouts).isEmpty)
        let (passed, overflow) = byteCount.multipliedReportingOverflow(by: sheets.count)
        guard hasCards || sheets.count < 2 || !overflow && passed <= Self.maxPassedByteCount else {
            throw TableError.damaged(what: "its tables are too many for their size")
        }
    }

    /// Returns `false`: tables without a value are left out.
    public func isEmpty(_ sheet: WorkbookSheet) -> Bool { false }

    /// Writes a table as CSV text, a line for each row as far as cells have no line ends.
    @discardableResult
    public func convert(
        _ sheet: WorkbookSheet, into output: @escaping ([UInt8]) throws -> Void
    ) throws -> SheetOutcome {
        let budget = ConversionBudget(limits, fileByteCount: fileByteCount)
        var rows = SheetRows(limits, TableWriter(budget, limits, output))
        var page = HTMLTableReader(limits)
        let number = numbers[try place(of: sheet)]
        let cutCount = try Self.read(budget.counting(try makeContent()), &page) { table, cells in
            guard table == number else { return }
            try rows.begin()
            for cell in cells { rows.add(cell.text, at: cell.column) }
            try rows.end()
        }
        if cutCount > 0 { rows.noteCut(cutCount) }
        return try rows.finish()
    }

    /// Gives a closure the rows of all tables.
    ///
    /// - Returns: the number of texts that were cut off.
    @discardableResult
    private static func read(
        _ stream: any ByteStream, _ page: inout HTMLTableReader,
        _ body: (_ table: Int, [HTMLTableReader.Cell]) throws -> Void
    ) throws -> Int {
        var tokens = HTMLTokens()
        try StreamBytes.forEachChunk(of: stream) { chunk in
            try tokens.read(chunk) { try page.read($0, body) }
        }
        try tokens.finish { try page.read($0, body) }
        try page.finish(body)
        return tokens.cutCount
    }
}

/// The tables of a page that have values.
private struct HTMLTableSurvey {
    private var withValues: Set<Int> = []
    private var rowCounts: [Int: Int] = [:]

    /// A longer caption is no name.
    private static let maxNameLength = 100

    /// The tables with two rows of two values.
    var withRows: Set<Int> { Set(rowCounts.filter { $0.value > 1 }.keys) }

    mutating func note(table: Int, _ cells: [HTMLTableReader.Cell]) {
        let count = cells.count { !$0.text.isEmpty }
        if count > 0 { withValues.insert(table) }
        if count > 1 { rowCounts[table, default: 0] += 1 }
    }

    /// The tables by the order of their beginnings, but for those that lay out the page.
    func tables(
        without layouts: Set<Int>, captions: [Int: String]
    ) -> [(number: Int, sheet: WorkbookSheet)] {
        var names: Set<String> = []
        return withValues.subtracting(layouts).sorted().enumerated().map { place, number in
            var name = captions[number] ?? ""
            if name.isEmpty || name.utf8.count > Self.maxNameLength || !names.insert(name).inserted {
                name = "Table \(place + 1)"
            }
            var sheet = WorkbookSheet(name: name, kind: .cells, isHidden: false, path: "\(number)")
            sheet.isFirst = place == 0
            return (number, sheet)
        }
    }
}
