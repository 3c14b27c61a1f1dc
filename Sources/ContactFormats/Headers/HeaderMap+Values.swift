extension HeaderMap {
    /// A map for a file without a header, by what its first rows look like.
    static func headerless(_ rows: [[String]]) -> HeaderMap {
        let count = rows.map(\.count).max() ?? 0
        var map = HeaderMap()
        var hasName = false
        for index in 0..<count {
            let name = "Column \(index + 1)"
            switch shape(of: index, in: rows) {
            case .phone: map.columns.append(Column(name, .field(.phone), basis: .values))
            case .email: map.columns.append(Column(name, .field(.email), basis: .values))
            case .other where !hasName:
                hasName = true
                map.columns.append(Column(name, .field(.displayName), basis: .values))
            case .other, .empty: map.columns.append(Column(name, .extra, basis: .unknown))
            }
        }
        return map
    }

    /// Takes columns of unknown names for phone numbers if they look so and no other column holds any.
    mutating func guess(from rows: [[String]]) {
        let hasPhone = columns.contains {
            if case .value(let value) = $0.target { value.kind == .phone } else { false }
        }
        guard !hasPhone else { return }
        for index in columns.indices where columns[index].basis == .unknown {
            if shape(of: index, in: rows) == .phone {
                columns[index].target = .field(.phone)
                columns[index].basis = .values
            }
        }
    }

    private func shape(of column: Int, in rows: [[String]]) -> Shape { Self.shape(of: column, in: rows) }

    private enum Shape { case phone, email, other, empty }

    private static func shape(of column: Int, in rows: [[String]]) -> Shape {
        let cells = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
        guard !cells.isEmpty else { return .empty }
        if cells.count(where: ValueShape.isPhone) * 3 >= cells.count * 2 { return .phone }
        return cells.count(where: ValueShape.isEmail) * 3 >= cells.count * 2 ? .email : .other
    }
}
