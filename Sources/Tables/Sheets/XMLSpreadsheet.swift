public import Archives

/// A spreadsheet in one file of XML, as Excel 2003 and many programs of the web write it, often as `.xls`: its sheets as CSV text.
///
/// See [XML Spreadsheet Reference](https://learn.microsoft.com/en-us/previous-versions/office/developer/office-xp/aa140066(v=office.10)).
public final class XMLSpreadsheet: Spreadsheet {
    /// Gives the text from its start.
    private let makeContent: () throws -> any ByteStream
    private let fileByteCount: Int
    private let limits: ExpansionLimits
    private let formats: [String: NumberFormat]
    private let emptySheets: Set<Int>
    /// The sheets, in the order of their tabs.
    public let sheets: [WorkbookSheet]

    private static let namespace = "urn:schemas-microsoft-com:office:spreadsheet"

    /// The format, as messages name it.
    public var format: TableFileFormat { .xmlSpreadsheet }

    /// Returns `true` if the first bytes of a text are those of such a spreadsheet.
    public static func begins(_ head: some Collection<UInt8>) -> Bool {
        let text = head.drop { $0 <= 0x20 || $0 >= 0x80 }
        guard text.first == UInt8(ascii: "<") else { return false }
        let words = String(decoding: text, as: UTF8.self)
        return words.contains(namespace) && words.contains("Workbook")
            && !words.lowercased().contains("<html")
    }

    /// Opens a spreadsheet.
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
        let survey = XMLSpreadsheetSurvey()
        try XMLReader.read(try makeContent(), survey)
        (sheets, formats, emptySheets) = (survey.orderedSheets, survey.formats, survey.emptySheets)
        guard !sheets.isEmpty else { throw TableError.damaged(what: "the workbook has no sheet") }
    }

    /// Returns `true` if a sheet has no cell with a value.
    public func isEmpty(_ sheet: WorkbookSheet) -> Bool {
        sheets.firstIndex(of: sheet).map(emptySheets.contains) ?? false
    }

    /// Writes a sheet as CSV text, a line for each row of the sheet as far as cells have no line ends.
    @discardableResult
    public func convert(
        _ sheet: WorkbookSheet, into output: @escaping ([UInt8]) throws -> Void
    ) throws -> SheetOutcome {
        let budget = ConversionBudget(limits, fileByteCount: fileByteCount)
        let rows = SheetRows(limits, TableWriter(budget, limits, output))
        let handler = XMLSpreadsheetHandler(try place(of: sheet), formats, rows)
        do {
            try XMLReader.read(budget.counting(try makeContent()), handler)
        } catch is XMLSpreadsheetHandler.Finished {}
        return try handler.rows.finish()
    }
}

/// Finds the sheets, which of them are hidden or empty, and the formats of numbers.
private final class XMLSpreadsheetSurvey: XMLReader.Handler {
    private var sheets: [WorkbookSheet] = []
    private(set) var emptySheets: Set<Int> = []
    private(set) var formats: [String: NumberFormat] = [:]
    private var style = ""
    private var isInData = false, isInVisible = false

    /// No document has more sheets.
    private static let maxCount = 10_000

    /// The sheets, of which the first one that is shown says so.
    var orderedSheets: [WorkbookSheet] {
        var sheets = sheets
        if let first = sheets.firstIndex(where: { !$0.isHidden }) ?? sheets.indices.first {
            sheets[first].isFirst = true
        }
        return sheets
    }

    func start(_ name: String, _ attributes: [String: String]) throws {
        switch name {
        case "Style": style = attributes["ID"] ?? ""
        case "NumberFormat":
            // Names of formats, such as `General Date`, have none of these.
            if let code = attributes["Format"], code.contains(where: "0#?@".contains) {
                formats[style] = NumberFormat(code: code)
            }
        case "Worksheet":
            guard sheets.count < Self.maxCount else {
                throw TableError.damaged(what: "the document has more than \(Self.maxCount) sheets")
            }
            emptySheets.insert(sheets.count)
            sheets.append(
                WorkbookSheet(
                    name: attributes["Name"] ?? "Sheet \(sheets.count + 1)", kind: .cells, isHidden: false,
                    path: "\(sheets.count)"))
        case "Data": isInData = true
        case "Visible": isInVisible = true
        default: break
        }
    }

    func end(_ name: String) {
        if name == "Data" { isInData = false }
        if name == "Visible" { isInVisible = false }
    }

    func text(_ text: String) {
        guard let last = sheets.indices.last else { return }
        if isInData { emptySheets.remove(last) }
        if isInVisible, text.hasSuffix("Hidden") { sheets[last].isHidden = true }
    }
}

/// Reads the cells of one sheet.
private final class XMLSpreadsheetHandler: XMLReader.Handler {
    /// The sheet was read to its end; what follows are others.
    struct Finished: Error {}

    private let place: Int
    private let formats: [String: NumberFormat]
    var rows: SheetRows
    private var sheetCount = 0
    private var column = 0, columnCount = 0
    private var cell: [String: String] = [:]
    /// The styles of the columns and of the row, for cells that have none.
    private var columnStyles: [Int: String] = [:]
    private var rowStyle: String?
    private var type = ""
    private var value = ""
    private var isInData = false, isInComment = false

    init(_ place: Int, _ formats: [String: NumberFormat], _ rows: SheetRows) {
        self.place = place
        self.formats = formats
        self.rows = rows
    }

    private var isReading: Bool { sheetCount == place + 1 }

    func start(_ name: String, _ attributes: [String: String]) throws {
        if name == "Worksheet" { sheetCount += 1 }
        guard isReading else { return }
        switch name {
        case "Column": note(column: attributes)
        case "Row":
            try rows.begin(attributes["Index"].flatMap { Int($0) }, isHidden: attributes["Hidden"] == "1")
            (column, rowStyle) = (0, attributes["StyleID"])
        case "Cell":
            if let index = attributes["Index"].flatMap({ Int($0) }), index > column { column = index - 1 }
            (cell, type, value) = (attributes, "", "")
        case "Comment": isInComment = true
        case "Data" where !isInComment: (isInData, type) = (true, attributes["Type"] ?? "String")
        default: break
        }
    }

    private func note(column attributes: [String: String]) {
        let first = attributes["Index"].flatMap { Int($0) }.map { $0 - 1 } ?? columnCount
        let span = attributes["Span"].flatMap { Int($0) } ?? 0
        guard first >= 0, span >= 0, first + span < SheetRows.maxColumnCount else { return }
        let columns = first..<(first + span + 1)
        columnCount = columns.upperBound
        if attributes["Hidden"] == "1" || attributes["Width"].flatMap({ Double($0) }) == 0 {
            rows.hiddenColumns.insert(columns)
        }
        if let style = attributes["StyleID"] { for column in columns { columnStyles[column] = style } }
    }

    func end(_ name: String) throws {
        guard isReading else { return }
        switch name {
        case "Data": isInData = false
        case "Comment": isInComment = false
        case "Cell":
            if cell["Formula"] != nil, type.isEmpty { rows.noteFormulaWithoutValue() }
            rows.add(shown, at: column)
            column += 1 + max(0, min(cell["MergeAcross"].flatMap { Int($0) } ?? 0, SheetRows.maxColumnCount))
        case "Row": try rows.end()
        case "Worksheet": throw Finished()
        default: break
        }
    }

    func text(_ text: String) { if isReading, isInData { value += text } }

    /// The value of the cell as it is shown.
    private var shown: String {
        let style = cell["StyleID"] ?? rowStyle ?? columnStyles[column] ?? "Default"
        let format = formats[style] ?? .general
        return switch type {
        case "Number": format.text(of: value, startsIn1904: false)
        case "DateTime": Self.date(value)
        case "Boolean": value == "1" ? "TRUE" : value == "0" ? "FALSE" : value
        case "String": value.isEmpty ? "" : format.text(ofText: { value }) ?? value
        default: value
        }
    }

    /// `1985-04-12` of `1985-04-12T00:00:00.000`; with the time where there is one.
    private static func date(_ text: String) -> String {
        let parts = text.split(separator: "T", maxSplits: 1)
        guard parts.count == 2 else { return text }
        let time = parts[1].prefix { $0 != "." }
        return time == "00:00:00" ? String(parts[0]) : "\(parts[0]) \(time)"
    }
}
