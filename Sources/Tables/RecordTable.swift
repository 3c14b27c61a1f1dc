/// Records of named values as a table: a column for each name, in the order in which the names first occur.
struct RecordTable {
    private var columns: [String: Int] = [:]
    private(set) var names: [String] = []
    private let maxColumnCount: Int

    /// - Parameter maxColumnCount: the most columns; values of other names are left out.
    init(maxColumnCount: Int) { self.maxColumnCount = maxColumnCount }

    /// Notes the names of a record.
    mutating func note(_ record: [NamedValue]) {
        for value in record where names.count < maxColumnCount && columns[value.name] == nil {
            columns[value.name] = names.count
            names.append(value.name)
        }
    }

    /// Puts the columns that belong together beside each other: numbered ones behind the first of them.
    mutating func arrange() {
        var order: [String: Int] = [:]
        for name in names where order[Self.family(name)] == nil { order[Self.family(name)] = order.count }
        names = names.enumerated().sorted { left, right in
            let families = (order[Self.family(left.element)] ?? 0, order[Self.family(right.element)] ?? 0)
            return families.0 == families.1 ? left.offset < right.offset : families.0 < families.1
        }.map(\.element)
        for (position, name) in names.enumerated() { columns[name] = position }
    }

    /// The name up to its number.
    private static func family(_ name: String) -> String {
        guard let digit = name.firstIndex(where: { $0.isASCII && $0.isNumber }) else { return name }
        return String(name[..<digit])
    }

    /// The cells of a record in the order of their columns, and how many values have no column. Two values of one name are
    /// joined by ` ::: `.
    func cells(_ record: [NamedValue]) -> (cells: [(column: Int, text: String)], lost: Int) {
        var cells: [(column: Int, text: String)] = []
        var lost = 0
        var placed: [(column: Int, order: Int)] = []
        placed.reserveCapacity(record.count)
        for (order, value) in record.enumerated() {
            if let column = columns[value.name] {
                placed.append((column, order))
            } else if !value.text.isEmpty {
                lost += 1
            }
        }
        placed.sort { $0 < $1 }
        for (column, order) in placed {
            let text = record[order].text
            if let last = cells.indices.last, cells[last].column == column {
                cells[last].text += cells[last].text.isEmpty ? text : " ::: " + text
            } else {
                cells.append((column, text))
            }
        }
        return (cells, lost)
    }
}

/// A value of a record under the name of its column.
struct NamedValue: Hashable {
    var name: String
    var text: String

    /// No column has a longer name, in bytes.
    static let maxNameLength = 1000
}
