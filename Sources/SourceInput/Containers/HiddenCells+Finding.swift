import ContactModel
import Tables

extension HiddenCells {
    /// The finding about what a spreadsheet program does not show of a sheet; `nil` if it shows everything.
    ///
    /// - Parameter isSheetHidden: `true` if the sheet itself is hidden.
    func finding(isSheetHidden: Bool) -> Finding? {
        var parts: [String] = []
        if isSheetHidden { parts.append("the sheet") }
        if rowCount > 0 { parts.append(rowCount == 1 ? "1 row" : "\(rowCount) rows") }
        let letters = columnLetters
        if !letters.isEmpty {
            let names = letters.prefix(10).joined(separator: ", ") + (letters.count > 10 ? " ..." : "")
            parts.append((letters.count == 1 ? "the column " : "\(letters.count) columns: ") + names)
        }
        guard !parts.isEmpty else { return nil }
        return Finding(
            .hiddenCells, .note, message: "Hidden, and read as all others: \(parts.joined(separator: "; ")).")
    }
}
