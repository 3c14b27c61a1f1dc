public import Archives

/// An Excel workbook: its sheets as CSV text.
///
/// ```swift
/// let workbook = try Workbook(ZipArchive(file))
/// try workbook.convert(sheet: nil) { try output.write($0) }
/// ```
/// Sheets are read as streams; the texts that cells share are kept in memory, up to a limit. Opening a workbook reads the names of
/// its sheets alone.
public final class Workbook {
    private let archive: ZipArchive
    private let limits: ExpansionLimits
    private let book: WorkbookSheets
    /// Which parts have no value, as far as they were looked at.
    private var emptyParts: [String: Bool] = [:]

    /// No more parts are looked at whether they are empty.
    private static let maxLookedAt = 100

    /// The names of the sheets, in the order of their tabs.
    public var sheetNames: [String] { book.sheets.map(\.name) }

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
        book = try WorkbookSheets { try Self.open($0, in: archive, limits) }
        guard !book.sheets.isEmpty else { throw TableError.damaged(what: "the workbook has no sheet") }
    }

    private static func open(
        _ path: String, in archive: ZipArchive, _ limits: ExpansionLimits
    ) throws -> (any ByteStream)? {
        guard let member = archive.members.first(where: { $0.path == path }) else { return nil }
        return try archive.content(of: member, limits: limits)
    }

    /// The sheet that is read without a name: the first one that is not hidden.
    private var firstSheet: WorkbookSheets.Sheet? { book.sheets.first { !$0.isHidden } ?? book.sheets.first }

    private func sheet(_ name: String?) throws(TableError) -> WorkbookSheets.Sheet {
        let sheet =
            name == nil
            ? firstSheet
            : book.sheets.first { $0.name == name } ?? book.sheets.first { $0.name.lowercased() == name?.lowercased() }
        if let sheet { return sheet }
        if let name { throw .noSuchSheet(name: name, sheets: sheetNames) }
        throw .damaged(what: "the workbook lacks its first sheet")
    }

    /// The name of a sheet as the workbook writes it, and whether it is the one that is read without a name.
    ///
    /// - Parameter name: the name in any case; `nil` for the first one.
    /// - Throws: ``TableError/noSuchSheet(name:sheets:)``.
    public func find(sheet name: String?) throws(TableError) -> (name: String, isFirst: Bool) {
        let found = try sheet(name)
        return (found.name, found.path == firstSheet?.path)
    }

    /// Returns `true` if a sheet is known to have no cell with a value.
    public func isEmpty(sheet name: String) -> Bool {
        guard let path = try? sheet(name).path else { return false }
        if let known = emptyParts[path] { return known }
        guard emptyParts.count < Self.maxLookedAt else { return false }
        var isEmpty = false
        if let stream = try? Self.open(path, in: archive, limits) {
            isEmpty = (try? XMLReader.read(stream, ValueFinder())) != nil
        }
        emptyParts[path] = isEmpty
        return isEmpty
    }

    /// Writes a sheet as CSV text, a line for each row of the sheet as far as cells have no line ends.
    ///
    /// - Parameters:
    ///   - name: the name of the sheet, in any case; the first one without it.
    ///   - output: takes the text in pieces.
    /// - Returns: the losses.
    /// - Throws: ``TableError``, `ArchiveError`, and what the output throws.
    @discardableResult
    public func convert(sheet name: String?, into output: @escaping ([UInt8]) throws -> Void) throws -> [TableLoss] {
        let sheet = try sheet(name)
        let budget = ConversionBudget(limits, fileByteCount: archive.byteCount)
        func open(_ path: String) throws -> (any ByteStream)? {
            try Self.open(path, in: archive, limits).map(budget.counting)
        }
        let parts = try WorkbookParts(open)
        guard let stream = try open(sheet.path) else {
            throw TableError.damaged(what: "the workbook lacks its sheet '\(sheet.name)'")
        }
        let writer = TableWriter(budget, limits, output)
        let handler = SheetHandler(parts, startsIn1904: book.startsIn1904, limits, writer)
        try XMLReader.read(stream, handler)
        return try handler.finish()
    }
}

/// Ends reading at the first value of a sheet.
private final class ValueFinder: XMLReader.Handler {
    private struct Found: Error {}

    private var isInValue = false

    func start(_ name: String, _ attributes: [String: String]) { isInValue = name == "v" || name == "t" }
    func end(_ name: String) { isInValue = false }
    func text(_ text: String) throws { if isInValue { throw Found() } }
}
