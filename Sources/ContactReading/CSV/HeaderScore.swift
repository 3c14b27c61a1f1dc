/// The likeness of a row to a header.
package struct HeaderScore {
    /// Names that a given map knows.
    private let given: Set<HeaderName>
    /// Tells headings from values.
    package let recognizer: any ColumnRecognizer

    /// - Parameter given: a map whose names are known, too.
    package init(given: HeaderMap? = nil, recognizer: any ColumnRecognizer) {
        self.given = Set((given?.columns ?? []).map { HeaderName($0.name) })
        self.recognizer = recognizer
    }

    /// The number of known names among the cells; 0 if they are too few to make a header.
    package func score(_ cells: [String]) -> Int {
        // One cell with commas is a row of another delimiter.
        if let cell = cells.first, cells.count == 1, cell.contains(",") { return 0 }
        var known = 0
        var named = 0
        for cell in cells where !cell.isEmpty {
            named += 1
            if isKnown(cell) { known += 1 }
        }
        return known >= 3 || known * 3 >= named ? known : 0
    }

    /// Returns `true` if a cell is a known name.
    func isKnown(_ cell: String) -> Bool {
        if !given.isEmpty, given.contains(HeaderName(cell)) { return true }
        // Another delimiter would cut this.
        return !cell.contains { ";\t|".contains($0) } && recognizer.isHeading(cell)
    }

    /// Returns `true` if a known name stands over a phone number or an e-mail address.
    package func isOverValue(_ header: [String], _ row: [String]?) -> Bool {
        guard let row else { return false }
        return zip(header, row).contains { recognizer.isValue($1) && isKnown($0) }
    }
}
