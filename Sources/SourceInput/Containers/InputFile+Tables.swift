import Archives
import ColumnRecognition
import ContactReading
import Tables

extension InputFile {
    /// The tables of the sheet that the source is, each as a source; none if it is one table, or of another format.
    func tables() -> [InputFile] {
        guard !FileName.isOfCards(path), let sheet = try? sheetText().text else { return [] }
        let tables = SheetTables.find(in: sheet.rows)
        guard !tables.isEmpty, (try? file.makeRewindable()) != nil else { return [] }
        return tables.enumerated().map { place, table in
            InputFile(self, SheetPart(table: table, number: place + 1, count: tables.count))
        }
    }

    /// The text of a sheet, as far as people lay out tables in it by hand.
    ///
    /// - Returns: no text for other formats, for longer texts, and for one table.
    func sheetText() throws -> (text: SheetText?, outcome: SheetOutcome) {
        let limit = SheetText.maximumLength
        if case .sheet(let sheet, let workbook) = packing {
            var text: [UInt8] = []
            do {
                let outcome = try workbook.convert(sheet) { piece in
                    text += piece
                    if text.count > limit { throw LongSheet() }
                }
                return (Self.cells(of: text, isConverted: true), outcome)
            } catch is LongSheet {
                return (nil, SheetOutcome())
            }
        }
        guard ownByteCount.map({ $0 <= limit }) ?? true, TableFileFormat(text: try contentHead()) == nil else {
            return (nil, SheetOutcome())
        }
        guard file.isRewindable else {
            guard case .none = packing else { return (nil, SheetOutcome()) }
            let head = try file.peek(Self.pipeLength + 1)
            return (head.count > Self.pipeLength ? nil : Self.cells(of: head, isConverted: false), SheetOutcome())
        }
        var text = [UInt8](repeating: 0, count: min(ownByteCount ?? limit, limit) + 1)
        let count = try text.withUnsafeMutableBytes { try GoodBytes(contentStream()).fill($0) }
        return (count > limit ? nil : Self.cells(of: Array(text[..<count]), isConverted: false), SheetOutcome())
    }

    private static func cells(of text: [UInt8], isConverted: Bool) -> SheetText? {
        guard SourceSample.isUsed(at: Array(text.prefix(64))) else { return nil }
        return SheetText(text, isConverted: isConverted, recognizer: KnownColumns())
    }

    private struct LongSheet: Error {}

    /// The number of bytes of a pipe that are waited for.
    private static let pipeLength = 64 << 10

    /// The format of a source that has several tables.
    var sheetFormat: TableFileFormat {
        if case .sheet(_, let workbook) = packing { workbook.format } else { .tables }
    }
}
