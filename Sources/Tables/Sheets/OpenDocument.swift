public import Archives

/// An OpenDocument spreadsheet: its sheets as CSV text.
///
/// ```swift
/// let document = try OpenDocument(ZipArchive(file))
/// for sheet in document.sheets { try document.convert(sheet) { try output.write($0) } }
/// ```
/// All sheets stand in one part, or in one file of XML (`.fods`), which is read as a stream. See
/// [OpenDocument 1.3](https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part3-schema/OpenDocument-v1.3-os-part3-schema.html),
/// chapter 9.
public final class OpenDocument: Spreadsheet {
    /// Gives the part with the sheets from its start.
    private let makeContent: () throws -> any ByteStream
    /// The size of the document as a file.
    private let fileByteCount: Int
    private let limits: ExpansionLimits
    private let emptySheets: Set<Int>
    /// The sheets, in the order of their tabs.
    public let sheets: [WorkbookSheet]

    private static let mediaType = "application/vnd.oasis.opendocument.spreadsheet"

    /// The format, as messages name it.
    public var format: TableFileFormat { .openDocument }

    /// Returns `true` if an archive says that it is a spreadsheet.
    public static func isSpreadsheet(_ archive: ZipArchive) -> Bool {
        guard let member = archive.members.first(where: { $0.path == "mimetype" }),
            let stream = try? archive.content(of: member)
        else { return false }
        var bytes = [UInt8](repeating: 0, count: mediaType.utf8.count)
        let count = (try? bytes.withUnsafeMutableBytes { try stream.read(into: $0) }) ?? 0
        return count == bytes.count && bytes.elementsEqual(mediaType.utf8)
    }

    /// Returns `true` if the first bytes of a text are those of a spreadsheet that is one file of XML, as `.fods` files are.
    public static func isFlat(_ head: some Collection<UInt8>) -> Bool {
        let text = head.drop { $0 <= 0x20 || $0 >= 0x80 }
        guard text.first == UInt8(ascii: "<") else { return false }
        let words = String(decoding: text, as: UTF8.self)
        return words.contains(":opendocument:") && words.contains(mediaType)
    }

    /// Opens a document that is packed, as `.ods` files are.
    ///
    /// - Throws: ``TableError`` and `ArchiveError`.
    public convenience init(_ archive: ZipArchive, limits: ExpansionLimits = ExpansionLimits()) throws {
        if let member = archive.members.first(where: { $0.path == "META-INF/manifest.xml" }) {
            try XMLReader.read(archive.content(of: member, limits: limits), EncryptionFinder())
        }
        try self.init(fileByteCount: archive.byteCount, limits: limits) { try Self.content(of: archive, limits) }
    }

    /// Opens a document that is one file of XML.
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
        let survey = OpenDocumentSurvey()
        var byteCount = 0
        try XMLReader.read(CountedStream(try makeContent()) { byteCount += $0 }, survey)
        sheets = survey.sheets
        emptySheets = survey.emptySheets
        guard !sheets.isEmpty else { throw TableError.damaged(what: "the document has no sheet") }
        // To read a sheet is to pass over those before it.
        let (passed, overflow) = byteCount.multipliedReportingOverflow(by: sheets.count)
        guard !overflow, sheets.count == 1 || passed <= limits.maxTemporaryByteCount else {
            throw TableError.damaged(what: "its \(sheets.count) sheets are too many for their size")
        }
    }

    private static func content(of archive: ZipArchive, _ limits: ExpansionLimits) throws -> any ByteStream {
        guard let member = archive.members.first(where: { $0.path == "content.xml" }) else {
            throw TableError.damaged(what: "the document lacks its content")
        }
        return try archive.content(of: member, limits: limits)
    }

    /// Returns `true` if a sheet has no cell with a value or a formula.
    public func isEmpty(_ sheet: WorkbookSheet) -> Bool {
        sheets.firstIndex(of: sheet).map(emptySheets.contains) ?? false
    }

    /// Writes a sheet as CSV text, a line for each row of the sheet as far as cells have no line ends.
    @discardableResult
    public func convert(
        _ sheet: WorkbookSheet, into output: @escaping ([UInt8]) throws -> Void
    ) throws -> SheetOutcome {
        let budget = ConversionBudget(limits, fileByteCount: fileByteCount)
        let handler = OpenDocumentSheet(try place(of: sheet), limits, TableWriter(budget, limits, output))
        do {
            try XMLReader.read(budget.counting(try makeContent()), handler)
        } catch is OpenDocumentSheet.Finished {}
        return try handler.finish()
    }
}

/// Ends reading where a part is locked with a password.
private final class EncryptionFinder: XMLReader.Handler {
    func start(_ name: String, _ attributes: [String: String]) throws {
        if name == "encryption-data" || name == "encrypted-key" { throw TableError.encrypted }
    }
    func end(_ name: String) {}
    func text(_ text: String) {}
}
