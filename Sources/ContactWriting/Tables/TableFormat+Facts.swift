import ContactModel

extension TableFormat {
    /// The columns with another behind those of each number for each fact: `Phone 1 Area`. There is none for the E.164 form, which is how
    /// numbers are written.
    ///
    /// Only ``own`` and ``sheet`` have such columns, which their reader does not take for values.
    public func adding(_ facts: [NumberFact]) -> TableFormat {
        let facts = facts.filter { $0 != .e164 }
        var format = self
        format.facts = facts
        for index in families.indices where families[index].kind == .phone {
            format.families[index].names += facts.map { "\(families[index].names[0]) \($0.title)" }
        }
        return format
    }

    /// The columns of facts in a header, each with the column of its number.
    func factColumns(in header: [String]) -> [FactColumn] {
        guard !facts.isEmpty, let family = families.first(where: { $0.kind == .phone }) else { return [] }
        var columns: [FactColumn] = []
        for number in header.indices where header[number].hasPrefix(family.names[0].prefix { $0 != "#" }) {
            for fact in facts {
                guard let column = header.firstIndex(of: "\(header[number]) \(fact.title)") else { continue }
                columns.append(FactColumn(fact: fact, column: column, number: number))
            }
        }
        return columns
    }
}

/// A column for a fact about the number in another column.
struct FactColumn: Sendable {
    let fact: NumberFact
    let column: Int, number: Int
}
