import ContactFormats
import PhoneNumbers

/// The regions of groups of rows that a column separates, such as `Office`.
struct RegionGroups: Sendable, Hashable {
    /// The column, as contacts have it.
    struct Column: Sendable, Hashable, Comparable {
        var kind: Contact.Field.Kind
        var label: String

        /// The kinds of values that may separate rows by their place.
        static let kinds: Set<Contact.Field.Kind> = [
            .extra, .city, .region, .organization, .department, .category,
        ]

        static func < (left: Column, right: Column) -> Bool {
            (left.kind.rawValue, left.label) < (right.kind.rawValue, right.label)
        }
    }

    var column: Column
    /// The region of each value of the column.
    var regions: [String: RegionCode]

    /// The region of a contact's group; `nil` if it has none.
    func region(of contact: borrowing Contact) -> RegionCode? {
        for index in contact.fields.indices where contact.fields[index].kind == column.kind {
            let field = contact.fields[index]
            if contact.label(of: field) == column.label { return regions[contact.value(of: field)] }
        }
        return nil
    }
}

extension RegionGroups {
    /// A national number with what its row says in the columns that may separate rows.
    struct Row: Sendable {
        var number: NationalNumber
        var values: [Column: String]
    }

    /// The column that separates rows of different regions, if there is one.
    ///
    /// - Parameters:
    ///   - rows: the national numbers of a source.
    ///   - evidence: what else is known of the source.
    static func find(in rows: [Row], _ evidence: RegionEvidence) -> RegionGroups? {
        var best: (groups: RegionGroups, covered: Int)?
        for column in Set(rows.flatMap(\.values.keys)).sorted() {
            let groups = Dictionary(grouping: rows) { $0.values[column] ?? "" }
            let count = rows.count - (groups[""]?.count ?? 0)
            guard groups.count > 1, groups.count <= maxGroups, 10 * count >= 9 * rows.count else { continue }
            var regions: [String: RegionCode] = [:]
            var covered = 0
            for (value, members) in groups where !value.isEmpty {
                let numbers = NationalNumber.sample(members.map(\.number), limit: RegionSurvey.sampleLimit)
                let ranking = RegionRanking(RegionLikelihood(numbers), evidence)
                guard case .clear(let entry, _) = ranking.outcome() else { continue }
                regions[value] = entry.region
                covered += members.count
            }
            let codes = Set(regions.values.map { NumberingPlan.countryCode(of: $0) })
            guard codes.count > 1, 10 * covered >= 7 * count, covered > best?.covered ?? 0 else { continue }
            best = (RegionGroups(column: column, regions: regions), covered)
        }
        return best?.groups
    }

    /// What the columns say that may separate rows.
    static func values(of contact: borrowing Contact) -> [Column: String] {
        var values: [Column: String] = [:]
        for index in contact.fields.indices where Column.kinds.contains(contact.fields[index].kind) {
            let field = contact.fields[index]
            guard field.value.count <= maxValueLength, values.count < maxColumns else { continue }
            values[Column(kind: field.kind, label: contact.label(of: field))] = contact.value(of: field)
        }
        return values
    }

    /// What was found, in words.
    var explanation: String {
        let groups = regions.sorted { $0.key < $1.key }.map { "\($0.value.code) for \($0.key)" }
        return "regions by the column '\(column.label.isEmpty ? "\(column.kind)" : column.label)': "
            + groups.joined(separator: ", ")
    }

    private static let maxValueLength = 64
    private static let maxColumns = 16
    /// More different values are no groups of rows.
    private static let maxGroups = 12
}
