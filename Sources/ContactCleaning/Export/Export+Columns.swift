import ContactWriting

/// Tables of chosen columns, and lists of numbers.
extension Export {
    /// Writes a row for each contact, or for each number that is accepted and is not in the list yet.
    func writeChosenColumns(
        _ progress: (ExportProgress) -> Void, _ body: (ArraySlice<UInt8>) throws -> Void
    ) throws -> ExportCounts {
        let columns = ChosenColumn.adding(added, to: columns.isEmpty ? ChosenColumn.ofNumbers : columns)
        let table = ChosenTable(columns, isOfNumbers: isOfNumbers, form: tableForm)
        var output: [UInt8] = []
        table.begin(into: &output)
        try body(output[...])
        var list = NumberList()
        var (rowCount, contacts, unaccepted) = (0, 0, 0)
        var isFilled = columns.map { _ in false }
        var counts = try forEachPiece(jobs: jobs) {
            var table = table
            return { piece in
                var count = 0
                try piece {
                    table.add($0)
                    count += 1
                }
                return (table.take(), count)
            }
        } consume: { (rows: ChosenTable.Rows, count: Int) in
            var losses = rows.losses
            rowCount += isOfNumbers ? list.newRows(of: rows) : rows.ends.count
            if rowCount > table.maximumRows { losses.exceed(rows: rowCount, maximum: table.maximumRows) }
            try SheetLimitExceeded.check(losses, of: format)
            try body(isOfNumbers ? list.newBytes(of: rows)[...] : rows.bytes[...])
            for index in isFilled.indices where rows.isFilled[index] { isFilled[index] = true }
            unaccepted += rows.numbersWithoutForm
            contacts += count
            progress(ExportProgress(phase: .writing, contacts: contacts))
        }
        output.removeAll()
        table.finish(into: &output)
        try body(output[...])
        counts.emptyColumns = zip(columns, isFilled).filter { !$0.1 && counts.records > 0 }.map(\.0.heading)
        if isOfNumbers {
            counts.records = list.contacts
            counts.repeatedNumbers = list.repeated
            counts.unacceptedNumbers = unaccepted
            counts.numbers = rowCount
        }
        return counts
    }
}

/// The numbers of a list so far.
private struct NumberList {
    private var numbers: Set<UInt64> = []
    private var isNew: [Bool] = []
    private var lastContact: Int?
    /// The count of contacts with a row.
    private(set) var contacts = 0
    /// The count of numbers that were in the list already.
    private(set) var repeated = 0

    /// Takes note of the numbers of rows.
    ///
    /// - Returns: how many are new.
    mutating func newRows(of rows: ChosenTable.Rows) -> Int {
        isNew = rows.numbers.map { numbers.insert($0).inserted }
        for (contact, isNew) in zip(rows.contacts, isNew) {
            if !isNew {
                repeated += 1
            } else if contact != lastContact {
                contacts += 1
                lastContact = contact
            }
        }
        return isNew.count { $0 }
    }

    /// The rows with new numbers.
    func newBytes(of rows: ChosenTable.Rows) -> [UInt8] {
        var bytes: [UInt8] = []
        var start = 0
        for (end, isNew) in zip(rows.ends, isNew) {
            if isNew { bytes.append(contentsOf: rows.bytes[start..<end]) }
            start = end
        }
        return bytes
    }
}
