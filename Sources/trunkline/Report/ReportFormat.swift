import ArgumentParser
import ContactCleaning

/// How a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, csv, json, html, markdown

    /// Writes the report.
    func write(_ report: Report, to output: inout ByteOutput, ink: Ink) throws {
        switch self {
        case .text: try TextReport(ink: ink).write(report, to: &output)
        case .csv: try CSVReport().write(report, to: &output)
        case .json: try JSONReport().write(report, to: &output)
        case .html: try HTMLReport().write(report, to: &output)
        case .markdown: try MarkdownReport().write(report, to: &output)
        }
        try output.flush()
    }
}
