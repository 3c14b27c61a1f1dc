public import Archives

/// Writes a table that was cut out of a sheet as CSV text.
public enum CutTable {
    /// The text of some rows of cells; a row without values is an empty line.
    ///
    /// - Throws: ``TableError``.
    public static func text(of rows: [[String]], limits: ExpansionLimits = ExpansionLimits()) throws -> [UInt8] {
        var text: [UInt8] = []
        let budget = ConversionBudget(limits, fileByteCount: Int.max)
        var writer = TableWriter(budget, limits) { text += $0 }
        for row in rows {
            for (column, cell) in row.enumerated() { writer.add(Array(cell.utf8), at: column) }
            _ = try writer.endRow()
        }
        try writer.flush()
        return text
    }
}
