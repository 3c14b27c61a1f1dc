package import ContactModel
package import PhoneNumbers

/// The regions of groups of rows that a column separates, such as `Office`.
package struct RegionGroups: Sendable, Hashable {
    /// The column, as contacts have it.
    package struct Column: Sendable, Hashable, Comparable {
        package var kind: Contact.Field.Kind
        package var label: String

        /// The kinds of values that may separate rows by their place.
        static let kinds: Set<Contact.Field.Kind> = [
            .extra, .city, .region, .organization, .department, .category,
        ]

        package static func < (left: Column, right: Column) -> Bool {
            (left.kind.index, left.label) < (right.kind.index, right.label)
        }
    }

    package var column: Column
    /// The region of each value of the column.
    package var regions: [String: RegionCode]

    /// The region of a contact's group; `nil` if it has none.
    package func region(of contact: borrowing Contact) -> RegionCode? {
        for index in contact.fields.indices where contact.fields[index].kind == column.kind {
            let field = contact.fields[index]
            if contact.label(of: field) == column.label { return regions[contact.value(of: field)] }
        }
        return nil
    }
}

extension RegionGroups {
    /// A national number with the values of its row in the columns that may separate rows.
    struct Row: Sendable {
        var number: NationalNumber
        var values: [Column: String]
    }

    /// The column that separates rows of different regions, if there is one.
    ///
    /// - Parameters:
    ///   - rows: the national numbers of a source.
    ///   - evidence: the other evidence of the source.
    static func find(in rows: [Row], _ evidence: RegionEvidence) -> RegionGroups? {
        let candidates = Set(rows.flatMap(\.values.keys)).compactMap { Candidate($0, rows, evidence) }
        return candidates.sorted { ($1.covered, $0.column) < ($0.covered, $1.column) }
            .lazy.compactMap { $0.groups() }.first
    }

    /// A column that may separate rows of different regions.
    private struct Candidate {
        let column: Column
        /// The number of rows that have a value.
        private let count: Int
        /// The values whose rows have a region, if no group's numbers are those of two.
        private let values: [String: (rowCount: Int, ranking: RegionRanking)]

        init?(_ column: Column, _ rows: [Row], _ evidence: RegionEvidence) {
            self.column = column
            var groups = Dictionary(grouping: rows) { $0.values[column] ?? "" }
            count = rows.count - (groups.removeValue(forKey: "")?.count ?? 0)
            guard !groups.isEmpty, groups.count <= RegionGroups.maxGroups, 10 * count >= 9 * rows.count else {
                return nil
            }
            var values: [String: (rowCount: Int, ranking: RegionRanking)] = [:]
            for (value, members) in groups {
                let numbers = NationalNumber.sample(members.map(\.number), limit: RegionSurvey.sampleLimit)
                let ranking = RegionRanking(RegionLikelihood(numbers), evidence)
                if case .clear = ranking.outcomeOfOneRegion { values[value] = (members.count, ranking) }
            }
            self.values = values
            guard isSeparating(values.mapValues(\.ranking.outcomeOfOneRegion)) else { return nil }
        }

        /// The number of rows that have a region.
        var covered: Int { values.values.reduce(0) { $0 + $1.rowCount } }

        /// The groups of the column, without those whose numbers may be of two regions; `nil` if those left are too few.
        func groups() -> RegionGroups? {
            let outcomes = values.mapValues { $0.ranking.outcome() }
            guard isSeparating(outcomes) else { return nil }
            return RegionGroups(column: column, regions: Self.regions(outcomes))
        }

        private func isSeparating(_ outcomes: [String: RegionRanking.Outcome]) -> Bool {
            let regions = Self.regions(outcomes)
            let covered = regions.keys.reduce(0) { $0 + (values[$1]?.rowCount ?? 0) }
            return Set(regions.values.map { NumberingPlan.countryCode(of: $0) }).count > 1 && 10 * covered >= 7 * count
        }

        private static func regions(_ outcomes: [String: RegionRanking.Outcome]) -> [String: RegionCode] {
            outcomes.compactMapValues { outcome in
                if case .clear(let entry, _) = outcome { entry.region } else { nil }
            }
        }
    }

    /// Returns the values of the columns that may separate rows.
    static func values(of contact: borrowing Contact) -> [Column: String] {
        var values: [Column: String] = [:]
        for index in contact.fields.indices where Column.kinds.contains(contact.fields[index].kind) {
            let field = contact.fields[index]
            guard field.value.count <= maxValueLength, values.count < maxColumns else { continue }
            values[Column(kind: field.kind, label: contact.label(of: field))] = contact.value(of: field)
        }
        return values
    }

    /// The regions of the groups, in words.
    var explanation: String {
        let groups = regions.sorted { $0.key < $1.key }.map { "\($0.value.code) for \($0.key)" }
        return "regions by the column '\(column.label.isEmpty ? column.kind.rawValue : column.label)': "
            + groups.joined(separator: ", ")
    }

    private static let maxValueLength = 64
    private static let maxColumns = 16
    /// More different values are not groups of rows.
    private static let maxGroups = 12
}
