import Archives
import ColumnRecognition
import ContactReading
import Tables
import Threads

/// The table that a source in another format than CSV holds, as CSV text in an unlinked temporary file.
struct TableContent {
    /// The text.
    let file: OpenFile
    /// The form of the text.
    let form: ConvertedText
    /// Records that could not be read.
    var lost = LostRecords()
    /// The parts that were left out because of a limit.
    var losses: [TableLoss] = []
    /// The cells of a sheet that are read and not shown.
    var hidden = HiddenCells()

    /// Converts JSON or LDIF text.
    ///
    /// - Parameters:
    ///   - path: the path that errors name.
    ///   - fileByteCount: the size of the file as it is, packed.
    ///   - makeStream: gives the text from its start.
    /// - Throws: ``SourceError``, or `UnsupportedFormat` for JSON without contacts.
    init(
        _ format: TableFileFormat, path: String, fileByteCount: Int, limits: ExpansionLimits,
        cancellation: Cancellation,
        _ makeStream: () throws -> any ByteStream
    ) throws {
        var lost = LostRecords()
        var losses: [TableLoss] = []
        form = format.isOfCards ? .cards : .records
        file = try OpenFile(copyOf: path, limits: limits, cancellation: cancellation) { write in
            do {
                (lost, losses) = try TableConversion.convert(
                    format, fileByteCount: fileByteCount, makeStream, limits: limits, into: write)
            } catch TableError.empty {
                let hint =
                    format == .html
                    ? "It may be a log-in page: download the file again."
                    : "Check that it is the right file."
                let name =
                    format == .html ? "HTML page" : format == .addressDatabase ? "SQLite database" : format.title
                throw UnsupportedFormat(name: "\(name) without contacts", hint: hint)
            } catch let error as TableError {
                throw SourceError.unsupported(path: path, detail: error.description)
            } catch let error as ArchiveError {
                throw SourceError.unsupported(path: path, detail: error.description)
            }
        }
        self.lost = lost
        self.losses = losses
    }

    /// Converts a sheet of a spreadsheet.
    ///
    /// - Throws: ``SourceError``.
    init(
        _ workbook: any Spreadsheet, sheet: WorkbookSheet, path: String, limits: ExpansionLimits,
        cancellation: Cancellation
    ) throws {
        var outcome = SheetOutcome()
        form = .sheet
        file = try OpenFile(copyOf: path, limits: limits, cancellation: cancellation) { write in
            do {
                outcome = try workbook.convert(sheet, into: write)
            } catch let error as TableError {
                throw SourceError.unsupported(path: path, detail: "\(workbook.format.title): \(error)")
            } catch let error as ArchiveError {
                throw SourceError.unsupported(path: path, detail: "\(workbook.format.title): \(error)")
            }
        }
        losses = outcome.losses
        hidden = outcome.hidden
    }

    /// Cuts a table out of the text of a sheet.
    ///
    /// - Throws: ``SourceError``.
    init(
        _ part: SheetPart, of sheet: (text: SheetText?, outcome: SheetOutcome), path: String, limits: ExpansionLimits,
        cancellation: Cancellation
    ) throws {
        guard let cells = sheet.text?.rows, part.table.rows.upperBound <= cells.count else {
            throw SourceError.changed(path: path)
        }
        form = .sheet
        file = try OpenFile(copyOf: path, limits: limits, cancellation: cancellation) { write in
            do {
                try write(CutTable.text(of: part.table.cells(of: cells), limits: limits))
            } catch let error as TableError {
                throw SourceError.unsupported(path: path, detail: error.description)
            }
        }
        // The findings of the sheet are given once.
        guard part.number == 1 else { return }
        losses = sheet.outcome.losses
        hidden = sheet.outcome.hidden
    }
}
