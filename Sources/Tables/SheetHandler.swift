/// Writes the rows of a sheet as they are read.
final class SheetHandler: XMLReader.Handler {
    private let parts: WorkbookParts
    private var writer: TableWriter
    private var cells: [String] = []
    /// 1-based number of the last row that was written.
    private var rowNumber = 0
    private var column = 0
    private var type = ""
    private var format = NumberFormat.general
    private var value = ""
    private var isInValue = false
    private var isInPronunciation = false

    /// Empty rows beyond so many are not written.
    private static let maxGap = 10_000
    private static let maxColumnCount = 16_384
    private static let maxValueLength = 16 << 20

    init(_ parts: WorkbookParts, _ writer: TableWriter) {
        self.parts = parts
        self.writer = writer
    }

    func start(_ name: String, _ attributes: [String: String]) throws {
        switch name {
        case "row":
            cells.removeAll(keepingCapacity: true)
            column = 0
            let number = attributes["r"].flatMap { Int($0) } ?? rowNumber + 1
            let gap = min(max(number - rowNumber - 1, 0), Self.maxGap)
            for _ in 0..<gap { try writer.write([]) }
            rowNumber = max(number, rowNumber + 1)
        case "c":
            if let position = attributes["r"].flatMap(Self.column) { column = position }
            type = attributes["t"] ?? "n"
            let style = attributes["s"].flatMap { Int($0) } ?? 0
            format = parts.formats.indices.contains(style) ? parts.formats[style] : .general
            value = ""
        case "rPh": isInPronunciation = true
        case "v": isInValue = true
        case "t": isInValue = type == "inlineStr" && !isInPronunciation
        default: break
        }
    }

    func end(_ name: String) throws {
        switch name {
        case "v", "t": isInValue = false
        case "rPh": isInPronunciation = false
        case "c":
            defer { column += 1 }
            let text = text
            guard !text.isEmpty, column < Self.maxColumnCount else { return }
            while cells.count <= column { cells.append("") }
            cells[column] = text
        case "row": try writer.write(cells)
        default: break
        }
    }

    func text(_ text: String) throws {
        guard isInValue else { return }
        value += text
        if value.utf8.count > Self.maxValueLength { throw TableError.tooLarge(limit: Self.maxValueLength) }
    }

    /// Writes what is left.
    func finish() throws { try writer.flush() }

    /// The text of the cell.
    private var text: String {
        switch type {
        case "s": Int(value).flatMap { parts.texts.indices.contains($0) ? parts.texts[$0] : nil } ?? ""
        case "b": value == "1" ? "TRUE" : value == "0" ? "FALSE" : value
        case "n", "": format.text(of: value, startsIn1904: parts.startsIn1904)
        default: value
        }
    }

    /// The position of the column of `AB12`, from 0.
    private static func column(_ reference: String) -> Int? {
        var number = 0
        for byte in reference.utf8 {
            let letter = byte & 0xDF
            guard letter >= UInt8(ascii: "A"), letter <= UInt8(ascii: "Z"), number < maxColumnCount else { break }
            number = number * 26 + Int(letter - UInt8(ascii: "A")) + 1
        }
        return number == 0 ? nil : number - 1
    }
}
