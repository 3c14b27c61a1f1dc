import ContactModel
import PhoneNumbers
import Tables

extension HiddenCells {
    /// The finding about what a spreadsheet program does not show of a sheet; `nil` if it shows everything.
    ///
    /// - Parameter isSheetHidden: `true` if the sheet itself is hidden.
    func finding(isSheetHidden: Bool) -> Finding? {
        var parts: [Sentence] = []
        if isSheetHidden { parts.append(Sentence(SheetSentence.sheet)) }
        if rowCount > 0 { parts.append(Sentence(SheetSentence.rows, ["count": .number(rowCount)])) }
        let letters = columnLetters
        let names = Sentence.Value.text(letters.prefix(10).joined(separator: ", ") + (letters.count > 10 ? " ..." : ""))
        if letters.count == 1 { parts.append(Sentence(SheetSentence.column, ["names": names])) }
        if letters.count > 1 {
            parts.append(Sentence(SheetSentence.columns, ["number": .number(letters.count), "names": names]))
        }
        guard !parts.isEmpty else { return nil }
        return Finding(
            .hiddenCells, .note,
            Sentence(SheetSentence.hidden, ["parts": .list(parts.map { .sentence($0) }, .semicolon)]))
    }
}
