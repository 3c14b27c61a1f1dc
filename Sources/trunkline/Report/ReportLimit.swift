/// The note of reports for people on rows beyond their limit.
enum ReportLimit {
    /// The note for some rows that are not shown.
    static func note(more: Int) -> String {
        "\(ColumnText.counted(more, "more row")); --limit shows more, --format csv has all."
    }
}
