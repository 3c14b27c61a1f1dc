import ColumnRecognition
public import ContactModel
import ContactReading

/// Finds out how many columns contacts need, and what a table cannot hold of them.
public struct TableSurvey: Sendable {
    let format: TableFormat
    private(set) var counts: [Int]
    private(set) var custom: [String] = []
    private(set) var contacts = 0
    private var knownNames: Set<String> = []
    private(set) var filler: TableFiller

    /// A survey for a format.
    public init(_ format: TableFormat) {
        self.format = format
        counts = format.families.map(\.minimum)
        filler = TableFiller(
            format.layout(counts: counts, custom: []), labelWords: format.labelWords, limits: format.limits)
    }

    /// Takes note of a contact.
    public mutating func add(_ record: borrowing OutgoingContact) {
        let before = filler.losses
        filler.fill(record)
        guard !filler.homeless.isEmpty, grow(for: record) else {
            contacts += 1
            return
        }
        updateColumns(losses: before)
        add(record)
    }

    private mutating func updateColumns(losses: ExportLosses) {
        filler = TableFiller(
            format.layout(counts: counts, custom: custom), labelWords: format.labelWords, limits: format.limits,
            losses: losses)
    }

    /// The losses among the contacts so far: values that the format cannot hold, and limits of the program that are
    /// exceeded.
    public var losses: ExportLosses {
        var losses = filler.losses
        if contacts > format.limits.contacts {
            losses.exceeded[ExportLimit(.contacts, format.limits.contacts)] = contacts
        }
        let columns = filler.layout.names.count
        if columns > format.limits.columns { losses.exceeded[ExportLimit(.columns, format.limits.columns)] = columns }
        return losses
    }

    /// Forgets contacts and losses, and knows the columns that are needed.
    package mutating func removeLosses() {
        contacts = 0
        filler.removeLosses()
    }

    /// Takes over what another survey of the same format found in contacts that follow.
    ///
    /// - Returns: ``isExact``.
    package mutating func append(_ other: TableSurvey) -> Bool {
        let former = (counts, custom.count)
        for index in counts.indices { counts[index] = max(counts[index], other.counts[index]) }
        for name in other.custom where knownNames.insert(name).inserted { custom.append(name) }
        contacts += other.contacts
        filler.add(other.filler.losses)
        if counts != former.0 || custom.count != former.1 { updateColumns(losses: filler.losses) }
        return isExact
    }

    /// `true` if surveys of pieces give the same as one survey of all contacts: not if there are more custom columns
    /// than a table may have.
    package var isExact: Bool { custom.count <= Self.maximumCustomCount }

    /// Returns `true` if the columns are those of another survey.
    package func hasColumns(of other: TableSurvey) -> Bool { counts == other.counts && custom == other.custom }

    /// Adds columns for what found none of its kind, and custom columns for the rest.
    ///
    /// - Returns: `true` if there are more columns now.
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
    private static let maximumCustomCount = 2000

    /// Gives a value a column of its name, if a reader takes the name for nothing else.
    private mutating func addCustom(_ name: String) {
        guard !name.isEmpty, custom.count < Self.maximumCustomCount, !knownNames.contains(name),
            case .value(let value) = KnownColumns().map(of: [name]).columns[0].target, value.kind == .extra,
            KnownColumns().map(of: format.columns + [name]).columns.last?.basis == .unknown
        else { return }
        knownNames.insert(name)
        custom.append(name)
    }
}
