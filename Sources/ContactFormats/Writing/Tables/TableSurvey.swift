/// Finds out how many columns contacts need, and what a table cannot hold of them, before anything is written.
public struct TableSurvey: Sendable {
    let format: TableFormat
    private(set) var counts: [Int]
    private(set) var custom: [String] = []
    private var knownNames: Set<String> = []
    private var filler: TableFiller

    /// A survey for a format.
    public init(_ format: TableFormat) {
        self.format = format
        counts = format.families.map(\.minimum)
        filler = TableFiller(format.layout(counts: counts, custom: []), labelWords: format.labelWords)
    }

    /// Takes note of a contact.
    public mutating func add(_ record: borrowing OutgoingContact) {
        let before = filler.losses
        filler.fill(record)
        guard !filler.homeless.isEmpty, grow(for: record) else { return }
        filler = TableFiller(
            format.layout(counts: counts, custom: custom), labelWords: format.labelWords, losses: before)
        add(record)
    }

    /// What the format cannot hold of the contacts so far.
    public var losses: ExportLosses { filler.losses }

    /// Adds columns for what found none of its kind, and custom columns for the rest.
    ///
    /// - Returns: whether there are more columns now.
    private mutating func grow(for record: borrowing OutgoingContact) -> Bool {
        let former = (counts, custom.count)
        var grown: Set<Int> = []
        for index in filler.homeless {
            let field = record.contact.fields[index]
            if field.kind == .extra {
                if format.hasCustomColumns { addCustom(record.contact.label(of: field)) }
            } else if let family = format.families.firstIndex(where: { $0.holds(field.kind) }) {
                // The parts of one address need one more place together.
                if grown.insert(family).inserted || !field.kind.isAddressPart { grow(family) }
            }
        }
        if let family = format.families.firstIndex(where: { $0.kind == .extra }), counts == former.0,
            custom.count == former.1
        {
            for _ in filler.leftovers { grow(family) }
        }
        return counts != former.0 || custom.count != former.1
    }

    private mutating func grow(_ family: Int) {
        if counts[family] < Self.maximumCount { counts[family] += 1 }
    }

    private static let maximumCount = 500

    /// Gives a value a column of its name, if a reader takes the name for nothing else.
    private mutating func addCustom(_ name: String) {
        guard !name.isEmpty, custom.count < 2000, !knownNames.contains(name),
            case .value(let value) = HeaderMap.detect([name], given: nil).map.columns[0].target, value.kind == .extra,
            HeaderMap.detect(format.columns + [name], given: nil).map.columns.last?.basis == .unknown
        else { return }
        knownNames.insert(name)
        custom.append(name)
    }
}
