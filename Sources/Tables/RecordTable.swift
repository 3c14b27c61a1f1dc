/// Records of named values as a table: a column for each name, in the order in which the names first occur.
struct RecordTable {
    private var columns: [String: Int] = [:]
    private(set) var names: [String] = []

    /// No table of contacts has more columns; what is beyond is left out.
    static let maxColumnCount = 2000

    /// Notes the names of a record.
    mutating func note(_ record: [(name: String, value: String)]) {
        for (name, _) in record where columns[name] == nil && names.count < Self.maxColumnCount {
            columns[name] = names.count
            names.append(name)
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

    /// Whether some name may be that of a person's value; names in other scripts may.
    var mayHoldContacts: Bool {
        names.contains { name in
            let lower = name.lowercased()
            return lower.utf8.contains { $0 >= 0x80 } || Self.words.contains { lower.contains($0) }
        }
    }

    private static let words = [
        "phone", "tel", "mobil", "cell", "fax", "mail", "nam", "nom", "number", "numero", "handy", "gsm", "contact",
        "kontakt",
        "whatsapp", "meno",
    ]

    /// The name up to its number.
    private static func family(_ name: String) -> String {
        guard let digit = name.firstIndex(where: { $0.isASCII && $0.isNumber }) else { return name }
        return String(name[..<digit])
    }

    /// The cells of a record. Two values of one name are joined by ` ::: `.
    func cells(_ record: [(name: String, value: String)]) -> [String] {
        var cells = [String](repeating: "", count: names.count)
        for (name, value) in record {
            guard let column = columns[name] else { continue }
            cells[column] += cells[column].isEmpty ? value : " ::: " + value
        }
        return cells
    }
}
