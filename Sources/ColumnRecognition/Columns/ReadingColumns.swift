import ContactModel
import ContactReading
import PhoneNumbers

/// Columns of the readings of names: `フリガナ`, `姓（フリガナ）`, `セイ`.
///
/// The reading of a whole name stands in the field of that of the family name, where cards of phones have it.
enum ReadingColumns {
    static func settle(_ columns: inout [DetectedColumn]) {
        let readings = columns.indices.filter { index in
            columns[index].basis == .words && columns[index].heading.concepts.contains(.phonetic)
                && kinds.contains { columns[index].target.isValue($0) }
        }
        guard !readings.isEmpty else { return }
        dropReadingsOfOthers(&columns, readings)
        giveParts(&columns, readings.filter { columns[$0].target != .extra })
        nameByReadings(&columns, readings)
        var taken: Set<Contact.Field.Kind> = []
        for index in readings {
            guard case .value(let value) = columns[index].target, value.kind != .extra else { continue }
            if !taken.insert(value.kind).inserted { columns[index].drop(Sentence(ColumnReason.otherReading)) }
        }
    }

    private static let kinds = [Contact.Field.Kind.phoneticFamilyName, .phoneticGivenName]
    /// The words of a heading that say whose reading it is.
    private static let parts = ColumnConcepts(.given, .familyName)

    /// A reading behind an organization or an address is that of this one.
    private static func dropReadingsOfOthers(_ columns: inout [DetectedColumn], _ readings: [Int]) {
        for index in readings where index > 0 && columns[index].heading.concepts == ColumnConcepts(.phonetic) {
            guard case .value(let before) = columns[index - 1].target,
                before.kind == .organization || before.kind == .department || before.kind.isAddressPart
            else { continue }
            columns[index].drop(Sentence(ColumnReason.somebodyElse))
        }
    }

    /// Of two readings whose headings do not say it, each is that of the part of the name that stands in its order, and
    /// `名（フリガナ）` that of the given name beside one of the family name.
    private static func giveParts(_ columns: inout [DetectedColumn], _ readings: [Int]) {
        let open = readings.filter { !columns[$0].heading.concepts.hasAny(parts) }
        if open.count == 1, readings.count == 2, columns[open[0]].heading.concepts.contains(.name),
            readings.contains(where: { columns[$0].heading.concepts.contains(.familyName) })
        {
            return choose(.phoneticGivenName, &columns[open[0]])
        }
        let names = columns.indices.filter {
            columns[$0].target.isValue(.familyName) || columns[$0].target.isValue(.givenName)
        }
        guard open.count == 2, names.count == 2 else { return }
        for (name, reading) in zip(names, open) {
            choose(
                columns[name].target.isValue(.givenName) ? .phoneticGivenName : .phoneticFamilyName, &columns[reading])
        }
    }

    /// Where no column has a name, the readings are the names.
    private static func nameByReadings(_ columns: inout [DetectedColumn], _ readings: [Int]) {
        let names: [Contact.Field.Kind] = [.displayName, .givenName, .familyName, .organization]
        guard !columns.contains(where: { column in names.contains { column.target.isValue($0) } }) else { return }
        for index in readings {
            guard case .value(let value) = columns[index].target, kinds.contains(value.kind) else { continue }
            let isPart = columns[index].heading.concepts.hasAny(parts) || value.kind == .phoneticGivenName
            let kind: Contact.Field.Kind =
                !isPart ? .displayName : value.kind == .phoneticGivenName ? .givenName : .familyName
            choose(kind, &columns[index], Sentence(ColumnReason.onlyName))
        }
    }

    private static func choose(
        _ kind: Contact.Field.Kind, _ column: inout DetectedColumn,
        _ reason: Sentence = Sentence(ColumnReason.nameReading)
    ) {
        column.choose(.field(kind), .words, ColumnWeights.certainHeading, reason)
    }
}
