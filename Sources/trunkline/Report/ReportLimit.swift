/// The note of reports for people on rows beyond their limit.
enum ReportLimit {
    /// The note for some rows that are not shown.
    static func note(more: Int) -> String {
        "\(ColumnText.grouped(more)) more \(more == 1 ? "row" : "rows"); --limit shows more, --format csv has all."
    }
}
