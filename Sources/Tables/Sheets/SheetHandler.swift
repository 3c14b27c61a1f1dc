import Archives

/// Writes the rows of a sheet as they are read.
final class SheetHandler: XMLReader.Handler {
    /// The text of a cell.
    private enum Text {
        case shared(Int)
        case own(String)
    }

    private let parts: WorkbookParts
    private let startsIn1904: Bool
    private let merged: MergedCells
    /// The merged areas that reach into the next row, with their values, and the number of areas that were begun.
    private var open: [(area: MergedCells.Area, text: Text)] = []
    private var begunAreas = 0
    /// The number of columns of the rows so far that have several cells.
    private var width = 0
    private let limits: ExpansionLimits
    private var writer: TableWriter
    private var losses = LossCounter()
    private var cells: [(column: Int, text: Text)] = []
    /// The number of bytes in the texts of the row that are not shared.
    private var rowLength = 0
    private var isRowTooLong = false
    /// 1-based number of the last row that was written.
    private var rowNumber = 0
    private var column = 0
    private var type = ""
    private var format = NumberFormat.general
    private var value = ""
    private var hasFormula = false
    private var hiddenColumns = HiddenColumns(maxCount: maxColumnCount)
    /// The number of hidden ranges so far.
    private var hiddenRangeCount = 0
    private var isRowHidden = false
    private var hidden = HiddenCells()
    private var isInValue = false
    private var isInPronunciation = false

    /// The most merged areas that are carried down at once.
    private static let maximumOpenAreas = 256
    /// No sheet has a row of a higher number.
    private static let maxRowNumber = 1 << 20
    /// No reference names a column beyond it.
    private static let maxColumnCount = 16_384

    init(
        _ parts: WorkbookParts, startsIn1904: Bool, _ merged: MergedCells, _ limits: ExpansionLimits,
        _ writer: TableWriter
    ) {
        self.merged = merged
        self.parts = parts
        self.startsIn1904 = startsIn1904
        self.limits = limits
        self.writer = writer
    }

    func start(_ name: String, _ attributes: [String: String]) throws {
        switch name {
        case "col": noteColumns(attributes)
        case "row":
            try startRow(attributes["r"].flatMap { Int($0) })
            isRowHidden = Self.isTrue(attributes["hidden"])
        case "c":
            if let position = attributes["r"].flatMap(Self.column) { column = position }
            type = attributes["t"] ?? "n"
            let style = attributes["s"].flatMap { Int($0) } ?? 0
            format = parts.formats.indices.contains(style) ? parts.formats[style] : .general
            (value, hasFormula) = ("", false)
        case "f": hasFormula = true
        case "rPh": isInPronunciation = true
        case "v": isInValue = true
        case "t": isInValue = type == "inlineStr" && !isInPronunciation
        default: break
        }
    }

    /// Notes columns that are hidden, or have no width.
    private func noteColumns(_ attributes: [String: String]) {
        guard Self.isTrue(attributes["hidden"]) || attributes["width"].flatMap({ Double($0) }) == 0,
            let first = attributes["min"].flatMap({ Int($0) }), let last = attributes["max"].flatMap({ Int($0) }),
            1 <= first, first <= last, hiddenRangeCount < Self.maxColumnCount
        else { return }
        hiddenRangeCount += 1
        hiddenColumns.insert((first - 1)..<last)
    }

    private static func isTrue(_ text: String?) -> Bool { text == "1" || text == "true" }

    /// Begins a row, behind empty lines for the rows before it that the sheet leaves out.
    private func startRow(_ stated: Int?) throws {
        cells.removeAll(keepingCapacity: true)
        (column, rowLength, isRowTooLong) = (0, 0, false)
        let next = rowNumber + 1
        let number = stated.map { $0 > rowNumber && $0 <= Self.maxRowNumber ? $0 : next } ?? next
        for _ in next..<max(number, next) { _ = try writer.endRow() }
        rowNumber = number
    }

    func end(_ name: String) throws {
        switch name {
        case "v", "t": isInValue = false
        case "rPh": isInPronunciation = false
        case "c": endCell()
        case "row": try endRow()
        default: break
        }
    }

    private func endCell() {
        defer { column += 1 }
        if hasFormula, value.isEmpty, type != "str" { losses.add(.formulaWithoutValue, record: rowNumber) }
        guard let text, !isRowTooLong else { return }
        guard column < limits.maxColumnCount, cells.count < Self.maxColumnCount else {
            return losses.add(.tooManyColumns, record: rowNumber)
        }
        if case .own(let text) = text { rowLength += text.utf8.count }
        if rowLength > limits.maxRecordLength { isRowTooLong = true }
        cells.append((column, text))
        if hiddenColumns.contains(column) { hidden.columns.insert(column) }
    }

    private func endRow() throws {
        // Cells are in order, unless somebody put them in another.
        if !zip(cells, cells.dropFirst()).allSatisfy({ $0.column <= $1.column }) {
            let order = cells.indices.sorted { (cells[$0].column, $0) < (cells[$1].column, $1) }
            cells = order.map { cells[$0] }
        }
        if let title {
            losses.add(.title, record: rowNumber, text: String(title.prefix(100)))
            cells.removeAll(keepingCapacity: true)
        }
        addMerged()
        if cells.count > 1, let last = cells.last { width = max(width, last.column + 1) }
        if !isRowTooLong {
            for cell in cells {
                switch cell.text {
                case .shared(let number): if let text = parts.texts[number] { writer.add(text, at: cell.column) }
                case .own(let text): writer.add(text.utf8, at: cell.column)
                }
            }
        }
        if isRowHidden, !cells.isEmpty { hidden.rowCount += 1 }
        let isWritten = try writer.endRow()
        if isRowTooLong || !isWritten { losses.add(.recordTooLong, record: rowNumber) }
        cells.removeAll(keepingCapacity: true)
    }

    /// The text of a row below the names of columns whose only cell is merged over all of them, the title of a group of rows; `nil` for
    /// other rows, and for a text with a number or a mailbox.
    private var title: String? {
        guard width > 1, cells.count == 1, cells[0].column == 0, let last = merged.wide[rowNumber], last + 1 >= width
        else { return nil }
        let text =
            switch cells[0].text {
            case .shared(let number): parts.texts[number].map { String(decoding: $0, as: UTF8.self) } ?? ""
            case .own(let text): text
            }
        return MergedCells.isTitle(text) ? text : nil
    }

    /// Adds the values of merged cells that began in rows above, and notes those that begin here. A row without a cell of its own stays
    /// empty.
    private func addMerged() {
        open.removeAll { $0.area.rows.upperBound < rowNumber }
        if !cells.isEmpty, !open.isEmpty {
            for (area, text) in open where !cells.contains(where: { $0.column == area.columns.lowerBound }) {
                if case .own(let text) = text { rowLength += text.utf8.count }
                cells.append((area.columns.lowerBound, text))
            }
            cells.sort { $0.column < $1.column }
            if rowLength > limits.maxRecordLength { isRowTooLong = true }
        }
        while begunAreas < merged.tall.count, merged.tall[begunAreas].rows.lowerBound <= rowNumber {
            let area = merged.tall[begunAreas]
            begunAreas += 1
            guard area.rows.lowerBound == rowNumber, open.count < Self.maximumOpenAreas,
                let cell = cells.first(where: { $0.column == area.columns.lowerBound })
            else { continue }
            open.append((area, cell.text))
        }
    }

    func text(_ text: String) throws {
        guard isInValue, !isRowTooLong else { return }
        value += text
        if value.utf8.count > limits.maxRecordLength {
            isRowTooLong = true
            value = ""
        }
    }

    /// Writes what is left.
    ///
    /// - Returns: what was left out, and what a reader of the sheet does not see.
    func finish() throws -> SheetOutcome {
        try writer.flush()
        return SheetOutcome(losses: losses.all, hidden: hidden)
    }

    /// The text of the cell; `nil` if it is empty.
    private var text: Text? {
        if type == "s" {
            guard let number = Int(value), let text = parts.texts[number], !text.isEmpty else { return nil }
            return format.text(ofText: { String(decoding: text, as: UTF8.self) }).map { .own($0) } ?? .shared(number)
        }
        let text =
            switch type {
            case "b": value == "1" ? "TRUE" : value == "0" ? "FALSE" : value
            case "n", "": format.text(of: value, startsIn1904: startsIn1904)
            case "e", "d": value
            default: shown(EscapedText.decoded(value))
            }
        return text.isEmpty ? nil : .own(text)
    }

    /// A text of the cell's own as it is shown.
    private func shown(_ text: String) -> String { text.isEmpty ? "" : format.text(ofText: { text }) ?? text }

    /// The position of the column of `AB12`, from 0.
    static func column(_ reference: some StringProtocol) -> Int? {
        var number = 0
        for byte in reference.utf8 {
            let letter = byte & 0xDF
            guard letter >= UInt8(ascii: "A"), letter <= UInt8(ascii: "Z"), number < maxColumnCount else { break }
            number = number * 26 + Int(letter - UInt8(ascii: "A")) + 1
        }
        return number == 0 ? nil : number - 1
    }
}
