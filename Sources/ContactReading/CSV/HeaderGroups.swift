/// The names of columns whose header has two rows.
struct HeaderGroups {
    /// The names, one for each column.
    let names: [String]

    /// - Parameters:
    ///   - above: the first row: groups, which merged cells show once, or the first words of names.
    ///   - below: the second row.
    init(_ above: [String], _ below: [String], _ scorer: HeaderScore) {
        let count = max(above.count, below.count)
        func cell(_ row: [String], _ column: Int) -> String { row.indices.contains(column) ? row[column] : "" }
        let isBroken = (0..<count).allSatisfy { cell(below, $0).isEmpty || !cell(above, $0).isEmpty }
        var group = ""
        names = (0..<count).map { column in
            let (own, name) = (cell(above, column), cell(below, column))
            if !own.isEmpty { group = own } else if name.isEmpty { group = "" }
            if name.isEmpty { return own }
            // A name that is clear by itself may stand beside the group: `E-mail` behind `Phone` over `Home`.
            let isClear = scorer.recognizer.isNamed(name) && below.count { $0 == name } == 1
            return group.isEmpty || isClear && !(isBroken && !own.isEmpty) ? name : "\(group) \(name)"
        }
    }
}
