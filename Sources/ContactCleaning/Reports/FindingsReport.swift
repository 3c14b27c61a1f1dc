import ContactStore

/// Problems found while reading sources, with their places and remedies.
package enum FindingsReport {
    /// Reads the counts, and readies the rows.
    ///
    /// - Parameters:
    ///   - maxPerCode: the largest number of findings of one code in one source that are shown; a line gives the number of the others.
    ///     `nil` for all.
    ///   - moreHint: the hint in that line on the way to see them.
    /// - Throws: `StoreError` if the database cannot be read.
    package static func make(database: String, maxPerCode: Int? = nil, moreHint: String = "") throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let counts = try store.findingCounts()
        var report = Report(
            name: "findings", title: "Findings",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(key: "findings", title: "Findings", value: .count(counts.severities.sum(\.count))),
            ],
            breakdowns: [
                Report.Breakdown(key: "code", title: "Finding", entries: counts.codes.map(Report.Entry.init)),
                Report.Breakdown(
                    key: "severity", title: "Severity", entries: counts.severities.map(Report.Entry.init)),
            ],
            columns: Self.columns, detailsTitle: "What to do", emptyNote: "No problems were found in any file.",
            rows: { body in
                guard let maxPerCode else { return try store.forEachFinding { try body(Self.values(of: $0)) } }
                try store.forEachFinding(limit: maxPerCode) { finding, more in
                    try body(Self.values(of: finding))
                    if more > 0 { try body(Self.values(for: more, moreHint, like: finding)) }
                }
            })
        report.issue = Self.issue
        try report.locate(in: store)
        return report
    }

    private static func issue(_ values: [String?]) -> Report.Issue {
        Report.Issue(
            rule: values[4] ?? "", explanation: values[7] ?? "",
            level: values[3].flatMap { Report.Issue.Level(rawValue: $0) } ?? .warning, file: values[0] ?? "",
            line: values[1].flatMap { Int($0) } ?? 0, subject: values[6] ?? "", contact: nil)
    }

    private static let columns = [
        Report.Column("source", "File"), Report.Column("line", "Line", .number),
        Report.Column("byte_offset", "Byte", .number), Report.Column("severity", "Severity", .badge),
        Report.Column("code", "Finding"), Report.Column("field", "Field"), Report.Column("raw", "Text", .verbatim),
        Report.Column("message", "What to do", .text, .detail),
    ]

    /// A line for findings that are not shown.
    private static func values(for more: Int, _ moreHint: String, like finding: StoredFinding) -> [String?] {
        [finding.source, nil, nil, finding.severity, finding.code, nil, "and \(more) more\(moreHint)", nil]
    }

    private static func values(of finding: StoredFinding) -> [String?] {
        [
            finding.source, String(finding.line), String(finding.byteOffset), finding.severity, finding.code,
            finding.field, finding.raw, finding.message,
        ]
    }
}
