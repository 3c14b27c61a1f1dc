public import Archives

/// An Excel workbook: its sheets as CSV text.
///
/// ```swift
/// let workbook = try Workbook(ZipArchive(file))
/// for sheet in workbook.sheets { try workbook.convert(sheet) { try output.write($0) } }
/// ```
/// Sheets are read as streams; the texts that cells share are kept in memory, up to a limit, until ``releaseParts()``. Opening a
/// workbook reads the names of its sheets alone.
public final class Workbook: Spreadsheet {
    private let archive: ZipArchive
    private let limits: ExpansionLimits
    private let book: WorkbookSheets
    private let places: [String: Int]
    private var parts: WorkbookParts?
    /// Which parts have no value, as far as they were looked at.
    private var emptyParts: [String: Bool] = [:]

    /// The format, as messages name it.
    public var format: TableFileFormat { .workbook }

    /// The sheets, in the order of their tabs.
    public var sheets: [WorkbookSheet] { book.sheets }

    /// Returns `true` if the names of an archive's members are those of a workbook.
    public static func isWorkbook(_ names: some Sequence<String>) -> Bool {
        names.contains { $0 == "xl/workbook.xml" || $0 == "/xl/workbook.xml" }
    }

    /// Opens a workbook.
    ///
    /// - Throws: ``TableError`` and `ArchiveError`.
    public init(_ archive: ZipArchive, limits: ExpansionLimits = ExpansionLimits()) throws {
        self.archive = archive
        self.limits = limits
        let places = Dictionary(archive.members.indices.map { (archive.members[$0].path, $0) }) { first, _ in first }
        self.places = places
        book = try WorkbookSheets { path in
            try places[path].map { try archive.content(of: archive.members[$0], limits: limits) }
        }
        guard !book.sheets.isEmpty else { throw TableError.damaged(what: "the workbook has no sheet") }
    }

    private func open(_ path: String) throws -> (any ByteStream)? {
        try places[path].map { try archive.content(of: archive.members[$0], limits: limits) }
    }

    /// Returns `true` if a sheet is known to have no cell with a value or a formula.
    public func isEmpty(_ sheet: WorkbookSheet) -> Bool {
        if let known = emptyParts[sheet.path] { return known }
        var isEmpty = false
        if let stream = try? open(sheet.path) { isEmpty = (try? XMLReader.read(stream, ValueFinder())) != nil }
        emptyParts[sheet.path] = isEmpty
        return isEmpty
    }

    /// Writes a sheet as CSV text, a line for each row of the sheet as far as cells have no line ends.
    ///
    /// - Parameters:
    ///   - sheet: one of ``sheets`` with cells.
    ///   - output: takes the text in pieces.
    /// - Returns: what was left out, and what is hidden.
    /// - Throws: ``TableError``, `ArchiveError`, and what the output throws.
    @discardableResult
    public func convert(
        _ sheet: WorkbookSheet, into output: @escaping ([UInt8]) throws -> Void
    ) throws -> SheetOutcome {
        let budget = ConversionBudget(limits, fileByteCount: archive.byteCount)
        let parts = try parts ?? WorkbookParts(open)
        self.parts = parts
        budget.note(parts.byteCount)
        guard sheet.kind == .cells, let stream = try open(sheet.path) else {
            throw TableError.damaged(what: "the workbook lacks the cells of its sheet '\(sheet.name)'")
        }
        let writer = TableWriter(budget, limits, output)
        let merged = try open(sheet.path).map(MergedCells.read) ?? MergedCells()
        let handler = SheetHandler(parts, startsIn1904: book.startsIn1904, merged, limits, writer)
        try XMLReader.read(budget.counting(stream), handler)
        return try handler.finish()
    }

    /// Lets go of the texts that cells share, which are read again if they are needed.
    public func releaseParts() { parts = nil }
}

/// Ends reading at the first value of a sheet.
private final class ValueFinder: XMLReader.Handler {
    private struct Found: Error {}

    private var isInValue = false

    func start(_ name: String, _ attributes: [String: String]) throws {
        if name == "f" { throw Found() }
        isInValue = name == "v" || name == "t"
    }
    func end(_ name: String) { isInValue = false }
    func text(_ text: String) throws { if isInValue { throw Found() } }
}
