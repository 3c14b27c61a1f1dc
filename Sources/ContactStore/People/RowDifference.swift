/// Rows of one table that are to be added, and the keys of those that are to be removed. A row that changes is both.
struct RowDifference<Row: Hashable> {
    private(set) var added: [Row] = []
    private(set) var removed: [Int]
    /// `true` if all stored rows are removed: so few of them stay that writing all of them anew is faster.
    private(set) var removesAll = false
    /// The number of stored rows; without a limit if only some of them are compared.
    private let storedCount: Int

    /// `true` if nothing changes.
    var isEmpty: Bool { added.isEmpty && removed.isEmpty }

    /// `true` if creating an index anew is faster than updating it for each changed row.
    var changesMuch: Bool { added.count + removed.count > storedCount / 8 }

    /// Goes over stored rows and those that are to be stored side by side.
    ///
    /// - Parameters:
    ///   - stored: the rows that are stored, with their keys.
    ///   - former: the keys of other stored rows, none of which stays.
    ///   - rows: the rows that are to be stored.
    ///   - isPartial: `true` if other rows are stored, which stay.
    ///   - comesBefore: the order in which both are.
    init(
        from stored: [(key: Int, row: Row)], removing former: [Int] = [], to rows: [Row],
        isPartial: Bool, by comesBefore: (Row, Row) -> Bool
    ) {
        storedCount = isPartial ? .max : stored.count + former.count
        removed = former
        var place = 0
        for (key, row) in stored {
            while place < rows.count, comesBefore(rows[place], row) {
                added.append(rows[place])
                place += 1
            }
            if place < rows.count, rows[place] == row {
                place += 1
            } else {
                removed.append(key)
            }
        }
        added += rows[place...]
        if removed.count > storedCount / 2 {
            removesAll = true
            added = rows
        }
    }

    /// Replaces stored rows that are the same in all that was compared, and not in what was not.
    mutating func replace(_ rows: [(key: Int, row: Row)]) {
        removed += rows.map(\.key)
        added += rows.map(\.row)
    }
}
