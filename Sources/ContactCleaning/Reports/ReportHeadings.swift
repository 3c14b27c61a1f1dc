import NumberDetails

/// The headings of reports as CSV, by which a report that comes back is told from an export.
enum ReportHeadings {
    /// The headings of all reports that name contacts.
    static let all = Set(
        [
            RejectedReport.columns, AcceptedReport.columns, AmbiguousReport.columns, SharedNumbersReport.columns,
            EditsReport.columns,
        ].joined().map(\.key)
    ).union(ofLists).union(NumberDetail.allCases.map(\.rawValue))

    /// Those that only `find` and `match` have.
    private static let ofLists = ["fields", "matched", "by", "list_text", "list_line"]

    /// `true` if headings are those of a report that has a row for each number, in any order; some may be missing.
    static func areOfNumbers(_ headings: [String]) -> Bool {
        headings.contains("number_id") || headings.contains("contact_id") && headings.contains("raw")
    }

    /// `true` if headings are those of a report about contacts, in any order; some may be missing.
    static func areOfContacts(_ headings: [String]) -> Bool {
        headings.count > 1 && headings.allSatisfy { $0.isEmpty || all.contains($0) }
    }
}
