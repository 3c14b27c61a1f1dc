/// A document with sheets, each of which becomes CSV text.
public protocol Spreadsheet: AnyObject {
    /// The format, as messages name it.
    var format: TableFileFormat { get }
    /// The sheets, in the order of their tabs.
    var sheets: [WorkbookSheet] { get }
    /// Returns `true` if a sheet is known to have no cell with a value or a formula.
    func isEmpty(_ sheet: WorkbookSheet) -> Bool
    /// Writes a sheet as CSV text, a line for each row of the sheet as far as cells have no line ends.
    ///
    /// - Parameters:
    ///   - sheet: one of ``sheets`` with cells.
    ///   - output: takes the text in pieces.
    /// - Returns: what was left out, and what is hidden.
    /// - Throws: ``TableError``, `ArchiveError`, and what the output throws.
    @discardableResult
    func convert(_ sheet: WorkbookSheet, into output: @escaping ([UInt8]) throws -> Void) throws -> SheetOutcome
    /// Lets go of memory that is filled again if it is needed.
    func releaseParts()
}

extension Spreadsheet {
    /// Does nothing: most documents keep nothing.
    public func releaseParts() {}

    /// The place of a sheet among all, from 0.
    ///
    /// - Throws: ``TableError/noSuchSheet(name:sheets:)``.
    func place(of sheet: WorkbookSheet) throws(TableError) -> Int {
        guard let place = sheets.firstIndex(of: sheet) else {
            throw .noSuchSheet(name: sheet.name, sheets: sheets.map(\.name))
        }
        return place
    }

    /// The sheet of a name, in any case.
    ///
    /// - Throws: ``TableError/noSuchSheet(name:sheets:)``.
    public func sheet(named name: String) throws(TableError) -> WorkbookSheet {
        let sheet = sheets.first { $0.name == name } ?? sheets.first { $0.name.lowercased() == name.lowercased() }
        guard let sheet else { throw .noSuchSheet(name: name, sheets: sheets.map(\.name)) }
        return sheet
    }
}
