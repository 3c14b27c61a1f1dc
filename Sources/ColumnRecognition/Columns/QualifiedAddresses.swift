import ContactModel
import ContactReading
import PhoneNumbers

/// Addresses of one table that a word in their headings tells apart, in whatever order their columns stand: `Billing Street, Shipping Street,
/// Billing City, Shipping City`.
///
/// The word is any that is none of addresses. It is the label of the address, and of the phones and e-mail addresses that have it as well.
struct QualifiedAddresses {
    /// A column with a part of an address.
    private struct Part {
        let column: Int
        let kind: Contact.Field.Kind
        let label: String
        let qualifier: HeadingQualifier
        /// `true` for the first line of a street, or a whole address.
        let isFirstLine: Bool

        var comparedKind: Contact.Field.Kind { QualifiedAddresses.comparedKind(kind) }
    }

    /// A whole address stands where a street may.
    private static func comparedKind(_ kind: Contact.Field.Kind) -> Contact.Field.Kind {
        kind == .formattedAddress ? .street : kind
    }

    private let parts: [Part]
    /// The addresses that were told apart: their labels and groups by their words.
    private var addresses: [HeadingQualifier: (label: String, group: Int)] = [:]

    static func settle(_ columns: inout [DetectedColumn], _ groups: inout GroupNumbers, rows: () -> RowSample) {
        joinPrograms(&columns)
        var all = QualifiedAddresses(columns)
        for label in Set(all.parts.map(\.label)).sorted() { all.part(label, &columns, &groups) }
        all.findCodes(&columns, rows)
        all.labelLines(&columns)
    }

    private init(_ columns: [DetectedColumn]) {
        parts = columns.indices.compactMap { index in
            guard columns[index].basis == .words, let value = columns[index].addressPart else { return nil }
            return Part(
                column: index, kind: value.kind, label: value.label,
                qualifier: HeadingQualifier(columns[index].name, without: Self.meaning),
                isFirstLine: Self.isFirstLine(columns[index]))
        }
    }

    /// Returns `true` for `Billing Street` and `Address 1`, not for `Street 2`, `Room`, `Street Type`.
    private static func isFirstLine(_ column: DetectedColumn) -> Bool {
        let others = ColumnConcepts(.line, .addition, .room, .district, .label, .prefix, .suffix)
        return column.isStreet && (HeaderName(column.name).pattern?.number ?? 1) < 2
            && !column.heading.concepts.hasAny(others)
    }

    static let meaning = ColumnConcepts.addressParts.union(.places)
        .union(ColumnConcepts(.number, .code, .name, .full, .filler))

    /// Joins a part whose heading the program does not have to the address of the program's headers that has its word and lacks it: `Mailing Zip`
    /// beside `Mailing Street`. One without a word is a part of the only address that there is.
    private static func joinPrograms(_ columns: inout [DetectedColumn]) {
        var known: [String: (label: String, group: Int, kinds: Set<Contact.Field.Kind>)] = [:]
        for column in columns where column.basis == .source {
            guard let value = column.addressPart, !value.label.isEmpty else { continue }
            let key = PhraseKey.key(of: value.label)
            known[key, default: (value.label, value.group, [])].kinds.insert(comparedKind(value.kind))
        }
        guard !known.isEmpty else { return }
        let others = columns.filter { $0.basis == .source }.compactMap(\.addressPart)
        let only = known.count == 1 && others.allSatisfy { !$0.label.isEmpty } ? known.keys.first : nil
        for index in columns.indices where columns[index].basis == .words {
            guard let value = columns[index].addressPart, value.label.isEmpty else { continue }
            let word = HeadingQualifier(columns[index].name, without: meaning).key
            let key = word.isEmpty ? only ?? word : word
            guard var address = known[key], address.kinds.insert(comparedKind(value.kind)).inserted else { continue }
            known[key] = address
            columns[index].change { ($0.label, $0.group) = (address.label, address.group) }
        }
    }

    // MARK: - Telling addresses apart

    /// Gives each address of those with one label a group and a label of its own.
    private mutating func part(_ label: String, _ columns: inout [DetectedColumn], _ groups: inout GroupNumbers) {
        let members = parts.filter { $0.label == label }
        let kinds = Dictionary(grouping: members, by: \.qualifier).mapValues { Set($0.map(\.comparedKind)) }
        let streets = Set(members.filter(\.isFirstLine).map(\.qualifier))
        let apart = Self.apart(kinds).union(streets.count > 1 ? streets : [])
        guard !apart.isEmpty else { return }
        for part in members where apart.contains(part.qualifier) && !part.qualifier.isEmpty {
            let column = columns[part.column]
            columns[part.column].change { value in
                value.label += (value.label.isEmpty ? "" : " ") + part.qualifier.text
            }
            columns[part.column].target = groups.numberAddress(columns[part.column].target, in: HeaderName(column.name))
            guard let value = columns[part.column].addressPart else { continue }
            addresses[part.qualifier] = (value.label, value.group)
        }
        joinLone(members.filter { !apart.contains($0.qualifier) }, members, &columns)
    }

    /// The words of addresses that have to be told apart: each has a part that another one has as well, and one of the two has more. Words of
    /// a single part are none beside those without a word, `City, Post Town`, but for those of a street, which each address has one of.
    private static func apart(_ kinds: [HeadingQualifier: Set<Contact.Field.Kind>]) -> Set<HeadingQualifier> {
        var apart: Set<HeadingQualifier> = []
        for (one, its) in kinds {
            for (other, others) in kinds where other != one {
                let shared = its.intersection(others).count
                let isNamed = !one.isEmpty && !other.isEmpty
                if shared >= (isNamed ? 1 : 2), max(its.count, others.count) > 1 { apart.formUnion([one, other]) }
            }
        }
        return apart
    }

    /// Joins parts without an address of their own to the one in front of them, or else to the one behind them.
    private func joinLone(_ lone: [Part], _ members: [Part], _ columns: inout [DetectedColumn]) {
        let settled = members.filter { part in !lone.contains { $0.column == part.column } }
        for part in lone {
            guard let other = settled.last(where: { $0.column < part.column }) ?? settled.first,
                let value = columns[other.column].addressPart
            else { continue }
            columns[part.column].change { ($0.label, $0.group) = (value.label, value.group) }
        }
    }

    // MARK: - Columns beside the addresses

    /// `Billing Code` is the postal code of an address that has none.
    private func findCodes(_ columns: inout [DetectedColumn], _ rows: () -> RowSample) {
        let rest = ColumnConcepts(.code, .person, .order, .invoice, .filler)
        for index in columns.indices where columns[index].basis == .unknown || columns[index].basis == .values {
            let concepts = columns[index].heading.concepts
            guard concepts.contains(.code), concepts.subtracting(rest).isEmpty,
                let address = addresses[HeadingQualifier(columns[index].name, without: Self.meaning)],
                !columns.contains(where: { $0.target.isValue(.postalCode) && $0.addressPart?.group == address.group }),
                rows().texts(of: index).allSatisfy(PlainCodes.mayBePostalCode)
            else { continue }
            columns[index].choose(
                .field(.postalCode, label: address.label, group: address.group), .words, ColumnWeights.certainHeading,
                Sentence(ColumnReason.besidePlace))
        }
    }

    /// Labels phones and e-mail addresses with the words of addresses.
    private func labelLines(_ columns: inout [DetectedColumn]) {
        guard !addresses.isEmpty else { return }
        let meaning = Self.meaning.union(.lines).union(ColumnConcepts(.email, .line, .contact))
        for index in columns.indices where columns[index].basis == .words {
            guard case .value(let value) = columns[index].target, value.kind == .phone || value.kind == .email,
                value.label.isEmpty,
                let address = addresses[HeadingQualifier(columns[index].name, without: meaning)]
            else { continue }
            columns[index].change { $0.label = address.label }
        }
    }
}
