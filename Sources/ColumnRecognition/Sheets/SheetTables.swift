import ContactReading

/// Finds the tables of a sheet as people lay it out: one below another, beside each other, with names across.
package struct SheetTables {
    private let sheet: [[String]]
    private let scorer = HeaderScore(recognizer: KnownColumns())

    /// The tables of a sheet, from the top and from the left; empty if it is one table with records below each other.
    ///
    /// - Parameter sheet: the rows; those without a value have no cells.
    package static func find(in sheet: [[String]]) -> [SheetTable] {
        let finder = SheetTables(sheet: sheet)
        guard finder.width > 1 else { return [] }
        let tables = finder.stacked.flatMap(finder.beside).map(finder.turned)
        return tables.count > 1 || tables.contains(where: \.isAcross) ? tables : []
    }

    private init(sheet: [[String]]) { self.sheet = sheet }

    private var width: Int { sheet.map(\.count).max() ?? 0 }

    private func filled(_ row: [String]) -> Int { row.count { !$0.isEmpty } }

    // MARK: - One below another

    /// The tables that blank rows part, each with a header of its own. A lone text above a header belongs to it.
    private var stacked: [Range<Int>] {
        var starts = [0]
        var header: [HeaderName]?
        var title: Int?
        for band in bands {
            let rows = Array(sheet[band])
            let head = TableHead(rows, scorer)
            let names = head.header.map { _ in Self.names(head.names) }
            let isClear = names != nil && isClear(head, rows)
            let hasValue = rows.contains { $0.contains(where: scorer.recognizer.isValue) }
            if !isClear, rows.allSatisfy({ filled($0) == 1 }) || header == nil && !hasValue {
                title = title ?? band.lowerBound
                continue
            }
            if header == nil {
                header = names ?? []
            } else if isClear, names != header {
                starts.append(title ?? band.lowerBound)
                header = names
            }
            title = nil
        }
        return starts.indices.map { starts[$0]..<(starts.indices.contains($0 + 1) ? starts[$0 + 1] : sheet.count) }
    }

    /// The rows between blank ones.
    private var bands: [Range<Int>] {
        var bands: [Range<Int>] = []
        for (index, row) in sheet.enumerated() where !row.isEmpty {
            if let last = bands.last, last.upperBound == index {
                bands[bands.count - 1] = last.lowerBound..<index + 1
            } else {
                bands.append(index..<index + 1)
            }
        }
        return bands
    }

    private static func names(_ cells: [String]) -> [HeaderName] {
        let end = cells.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        return cells[..<end].map { HeaderName($0) }
    }

    /// Returns `true` if the header of a band leaves no doubt: most names are known, one stands over a value, or it has no digits where
    /// every row below it has some.
    private func isClear(_ head: TableHead, _ rows: [[String]]) -> Bool {
        guard let header = head.header, head.firstRecord < rows.count else { return false }
        let names = rows[header.upperBound - 1]
        let named = filled(names)
        guard named > 1 else { return false }
        if head.score >= 2, head.score * 3 >= named * 2 || head.header?.count == 2 { return true }
        if scorer.isOverValue(names, rows[head.firstRecord]) { return true }
        return head.score >= 2 && !Self.hasDigit(names) && rows[head.firstRecord...].allSatisfy(Self.hasDigit)
    }

    private static func hasDigit(_ row: [String]) -> Bool { row.contains { $0.contains(where: \.isNumber) } }

    // MARK: - Beside each other

    /// The tables beside each other in some rows: those that a blank column parts, or whose names are the same, again and again. Each has
    /// the name of somebody or of something.
    private func beside(_ rows: Range<Int>) -> [SheetTable] {
        let whole = SheetTable(rows: rows, columns: 0..<width)
        let places = rows.filter { !sheet[$0].isEmpty }
        let head = TableHead(places.map { sheet[$0] }, scorer)
        guard let header = head.header else { return [whole] }
        let names = sheet[places[header.upperBound - 1]]
        var blocks = repetitions(of: names)
        if blocks.isEmpty { blocks = parted(names, from: places[header.lowerBound], in: places) }
        guard blocks.count > 1 else { return [whole] }
        return blocks.map { SheetTable(rows: rows, columns: $0) }
    }

    /// The blocks of names that a blank column parts.
    private func parted(_ names: [String], from first: Int, in places: [Int]) -> [Range<Int>] {
        let cells = places.filter { $0 >= first }.map { sheet[$0] }
        var blocks: [Range<Int>] = []
        var start: Int?
        for column in 0...width {
            let isBlank = column == width || !cells.contains { $0.indices.contains(column) && !$0[column].isEmpty }
            if !isBlank {
                start = start ?? column
            } else if let begin = start {
                start = nil
                let isTable = isTable(begin..<column, names)
                if isTable || blocks.isEmpty {
                    blocks.append(begin..<column)
                } else {
                    blocks[blocks.count - 1] = blocks[blocks.count - 1].lowerBound..<column
                }
            }
        }
        return blocks.first.map { isTable($0, names) } ?? false ? blocks : []
    }

    /// Returns `true` if some columns can be a table of their own: several names, one of which is that of somebody, and a phone number or
    /// an e-mail address.
    private func isTable(_ columns: Range<Int>, _ names: [String]) -> Bool {
        let names = columns.compactMap { names.indices.contains($0) && !names[$0].isEmpty ? names[$0] : nil }
        let senses = names.map { HeadingSense($0) }
        return names.count > 1 && senses.contains { !$0.isDisjoint(with: [.name, .organization]) }
            && senses.contains { !$0.isDisjoint(with: [.phone, .email, .weak]) }
    }

    /// The blocks of a header that is the same names again and again.
    private func repetitions(of names: [String]) -> [Range<Int>] {
        let names = Self.names(names)
        for length in stride(from: 2, through: names.count / 2, by: 1) where names.count % length == 0 {
            guard names.indices.allSatisfy({ names[$0] == names[$0 % length] }),
                isTable(0..<length, names.map(\.folded))
            else { continue }
            return stride(from: 0, to: names.count, by: length).map { $0..<$0 + length }
        }
        return []
    }

    // MARK: - Names across

    /// The table, with its names across if they stand below each other in the first column: one of them is that of somebody, and the phone
    /// numbers and e-mail addresses stand beside names of such.
    private func turned(_ table: SheetTable) -> SheetTable {
        let lines = SheetTable(rows: table.rows, columns: table.columns).cells(of: sheet).filter { filled($0) > 1 }
        guard lines.count >= 2, lines.count <= Self.maximumNames else { return table }
        let senses = lines.map { HeadingSense($0[0]) }
        let known = lines.count { scorer.recognizer.isHeading($0[0]) }
        guard known >= 2, known * 3 >= lines.count * 2,
            senses.contains(where: { !$0.isDisjoint(with: [.name, .organization]) }),
            lines.count(where: { $0.dropFirst().contains(where: scorer.recognizer.isHeading) }) * 3 <= lines.count
        else { return table }
        var hasReach = false
        for (line, sense) in zip(lines, senses) where line.dropFirst().contains(where: scorer.recognizer.isValue) {
            guard !sense.isEmpty else { return table }
            hasReach = hasReach || !sense.isDisjoint(with: .reach)
        }
        var turned = table
        turned.isAcross = hasReach
        return turned
    }

    /// The maximum number of names below each other.
    private static let maximumNames = 60
}
