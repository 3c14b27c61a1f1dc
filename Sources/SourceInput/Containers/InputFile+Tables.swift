import Archives
import ColumnRecognition
import ContactReading
import Tables

extension InputFile {
    /// The tables of the sheet that the source is, each as a source; none if it is one table, or of another format.
    func tables() -> [InputFile] {
        guard !FileName.isOfCards(path), let text = try? sheetText().text,
            SourceSample.isUsed(at: Array(text.prefix(64))), let sheet = SheetText(text, recognizer: KnownColumns())
        else { return [] }
        let tables = SheetTables.find(in: sheet.rows)
        guard !tables.isEmpty, (try? file.makeRewindable()) != nil else { return [] }
        return tables.enumerated().map { place, table in
            InputFile(self, SheetPart(table: table, number: place + 1, count: tables.count))
        }
    }

    /// The text of a sheet, as far as people lay out tables in it by hand.
    ///
    /// - Returns: no text for other formats, and for longer texts.
    func sheetText() throws -> (text: [UInt8], outcome: SheetOutcome) {
        let limit = SheetText.maximumLength
        if case .sheet(let sheet, let workbook) = packing {
            var text: [UInt8] = []
            do {
                let outcome = try workbook.convert(sheet) { piece in
                    text += piece
                    if text.count > limit { throw LongSheet() }
                }
                return (text, outcome)
            } catch is LongSheet {
                return ([], SheetOutcome())
            }
        }
        guard ownByteCount.map({ $0 <= limit }) ?? true, TableFileFormat(text: try contentHead()) == nil else {
            return ([], SheetOutcome())
        }
        guard file.isRewindable else {
            guard case .none = packing else { return ([], SheetOutcome()) }
            let head = try file.peek(Self.pipeLength + 1)
            return (head.count > Self.pipeLength ? [] : head, SheetOutcome())
        }
        var text = [UInt8](repeating: 0, count: min(ownByteCount ?? limit, limit) + 1)
        let count = try text.withUnsafeMutableBytes { try GoodBytes(contentStream()).fill($0) }
        return (count > limit ? [] : Array(text[..<count]), SheetOutcome())
    }

    private struct LongSheet: Error {}

    /// The number of bytes of a pipe that are waited for.
    private static let pipeLength = 64 << 10

    /// The format of a source that has several tables.
    var sheetFormat: TableFileFormat {
        if case .sheet(_, let workbook) = packing { workbook.format } else { .tables }
    }
}
