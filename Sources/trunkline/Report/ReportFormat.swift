import ArgumentParser
import ContactCleaning

/// How a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, csv, json, html, markdown

    /// Whether people read it, who need no more than a few of many like rows.
    var isForPeople: Bool {
        switch self {
        case .text, .html, .markdown: true
        case .csv, .json: false
        }
    }

    /// What writes reports in this format.
    func renderer(ink: Ink) -> any ReportRenderer {
        switch self {
        case .text: TextReport(ink: ink)
        case .csv: CSVReport()
        case .json: JSONReport()
        case .html: HTMLReport()
        case .markdown: MarkdownReport()
        }
    }
}

/// Writes reports in one format.
protocol ReportRenderer {
    /// Writes a report.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``, and what reading the rows throws.
    func write(_ report: Report, to output: inout ByteOutput) throws
}
