import ArgumentParser
import ContactCleaning

/// The output formats of a report.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, csv, json, html, markdown, sarif, junit

    /// `true` if the format is for people, who need no more than a few of many like rows.
    var isForPeople: Bool {
        switch self {
        case .text, .html, .markdown: true
        case .csv, .json, .sarif, .junit: false
        }
    }

    /// The largest number of rows that are written unless the user asks for more: pages of millions of rows are of no
    /// use to anybody.
    var defaultLimit: Int {
        switch self {
        case .html, .markdown: 10_000
        case .text, .csv, .json, .sarif, .junit: .max
        }
    }

    /// `true` if the format lists problems, for the programs that run checks.
    var isForChecks: Bool { self == .sarif || self == .junit }

    /// Returns the renderer of the format.
    func renderer(ink: Ink) -> any ReportRenderer {
        switch self {
        case .text: TextReport(ink: ink, columns: ink.isTerminal ? Terminal.output.columns : nil)
        case .csv: CSVReport(isForTerminal: ink.isTerminal)
        case .json: JSONReport()
        case .html: HTMLReport()
        case .markdown: MarkdownReport()
        case .sarif: SARIFReport()
        case .junit: JUnitReport()
        }
    }
}

/// Writes reports in one format.
protocol ReportRenderer {
    /// Writes a report.
    ///
    /// - Parameter limit: the largest number of rows that are written; formats for people give the number of the
    ///   others.
    /// - Throws: ``ClosedPipe`` or ``OutputError``, and what reading the rows throws.
    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws
}
