package import ContactStore

extension RejectedReport {
    /// Reads the counts of the numbers by several properties at once.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package func make(by properties: [RejectedProperty]) throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let groups = try store.rejectedGroups(filter(in: store), by: properties)
        let total = groups.sum(\.count)
        var report = Report(
            name: "rejected-groups",
            title: "Rejected phone numbers by \(properties.map(\.rawValue).joined(separator: ", "))",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(key: "rejected", title: "Rejected", value: .count(total)),
                Report.Fact(key: "groups", title: "Groups", value: .count(groups.count)),
            ], breakdowns: [],
            columns: properties.map { Report.Column($0.rawValue, $0.title) } + [
                Report.Column("count", "Count", .number)
            ],
            detailsTitle: "", emptyNote: "No number was rejected.",
            rows: { body in for group in groups { try body(group.values + [String(group.count)]) } })
        report.note(Report.Filtered(selection, count: total))
        return report
    }
}

extension RejectedProperty {
    /// The heading of the property.
    fileprivate var title: String {
        switch self {
        case .reason: "Reason"
        case .country: "Country"
        case .category: "Category"
        case .source: "File"
        case .label: "Label"
        case .rule: "Rule"
        }
    }
}
