import ContactModel
import ContactStore
import FormFields

/// The values that their fields do not take: dates that no calendar has, ZIP codes that are none, and so on.
package enum FieldsReport {
    private static let codes = Finding.Code.ofFields.map(\.rawValue)

    /// Reads the counts, and readies the rows.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package static func make(database: String) throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let counts = try store.fieldFindingCounts(codes: Self.codes)
        var report = Report(
            name: "fields", title: "Fields",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(
                    key: "contacts", title: "Contacts", value: .count(try store.sources().sum(\.contactsStored))),
                Report.Fact(key: "findings", title: "Findings", value: .count(counts.codes.sum(\.count))),
                Report.Fact(key: "normalized", title: "Normalized", value: .count(counts.normalized)),
            ],
            breakdowns: [
                Report.Breakdown(key: "field", title: "Field", entries: counts.fields.map(Report.Entry.init)),
                Report.Breakdown(key: "group", title: "Group", entries: Self.groups(counts.fields)),
                Report.Breakdown(key: "code", title: "Finding", entries: counts.codes.map(Report.Entry.init)),
            ],
            columns: Self.columns, detailsTitle: "What to do", emptyNote: "Every field holds what belongs there.",
            rows: { body in
                try store.forEachFinding(codes: Self.codes) { try body(Self.values(of: $0)) }
            })
        report.issue = { values in
            Report.Issue(
                rule: values[7] ?? "", explanation: values[8] ?? "",
                level: values[3].flatMap { Report.Issue.Level(rawValue: $0) } ?? .warning, file: values[0] ?? "",
                line: values[1].flatMap { Int($0) } ?? 0, subject: values[6] ?? "", contact: nil)
        }
        try report.locate(in: store)
        return report
    }

    /// The counts of the groups of checked fields; a group without findings is left out.
    private static func groups(_ fields: [NamedCount]) -> [Report.Entry] {
        CheckedFields.groups.map { group in
            let count = fields.filter { group.fields.contains($0.name ?? "") }.sum(\.count)
            return Report.Entry(name: group.name, note: group.fields.joined(separator: ", "), count: count)
        }.filter { $0.count > 0 }.sorted { $0.count > $1.count }
    }

    private static let columns = [
        Report.Column("source", "File"), Report.Column("line", "Line", .number),
        Report.Column("byte_offset", "Byte", .number, .machineOnly), Report.Column("severity", "Severity", .badge),
        Report.Column("group", "Group"), Report.Column("field", "Field"), Report.Column("raw", "Text", .verbatim),
        Report.Column("code", "Finding"), Report.Column("message", "What to do", .text, .detail),
    ]

    private static func values(of finding: StoredFinding) -> [String?] {
        [
            finding.source, String(finding.line), String(finding.byteOffset), finding.severity,
            CheckedFields.group(ofField: finding.field), finding.field, finding.raw, finding.code, finding.message,
        ]
    }
}
