public import Archives

/// An Excel workbook: its sheets as CSV text.
///
/// ```swift
/// let workbook = try Workbook(ZipArchive(file))
/// try workbook.convert(sheet: nil) { try output.write($0) }
/// ```
/// Sheets are read as streams; the texts that cells share are kept in memory, up to a limit.
public final class Workbook {
    private let archive: ZipArchive
    private let limits: ExpansionLimits
    private let parts: WorkbookParts

    /// The names of the sheets, in the order of their tabs.
    public var sheetNames: [String] { parts.sheets.map(\.name) }

    /// Whether the names of an archive's members are those of a workbook.
    public static func isWorkbook(_ names: some Sequence<String>) -> Bool {
        names.contains { $0 == "xl/workbook.xml" || $0 == "/xl/workbook.xml" }
    }

    /// Opens a workbook.
    ///
    /// - Throws: ``TableError`` and `ArchiveError`.
    public init(_ archive: ZipArchive, limits: ExpansionLimits = ExpansionLimits()) throws {
        self.archive = archive
        self.limits = limits
        parts = try WorkbookParts(archive, limits: limits)
        guard !parts.sheets.isEmpty else { throw TableError.damaged(what: "the workbook has no sheet") }
    }

    /// Writes a sheet as CSV text, a line for each row of the sheet as far as cells have no line ends.
    ///
    /// - Parameters:
    ///   - name: the name of the sheet, in any case; the first one without it.
    ///   - output: takes the text in pieces.
    /// - Throws: ``TableError``, `ArchiveError`, and what the output throws.
    public func convert(sheet name: String?, into output: @escaping ([UInt8]) throws -> Void) throws {
        let sheet =
            name == nil
            ? parts.sheets.first { !$0.isHidden } ?? parts.sheets.first
            : parts.sheets.first { $0.name == name }
                ?? parts.sheets.first { $0.name.lowercased() == name?.lowercased() }
        guard let sheet, let member = archive.members.first(where: { $0.path == sheet.path }) else {
            if let name { throw TableError.noSuchSheet(name: name, sheets: sheetNames) }
            throw TableError.damaged(what: "the workbook lacks its first sheet")
        }
        let writer = TableWriter(maxByteCount: limits.maxByteCount, output)
        let handler = SheetHandler(parts, writer)
        try XMLReader.read(try archive.content(of: member, limits: limits), handler)
        try handler.finish()
    }
}
