import ArgumentParser
import ContactCleaning

/// How a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, csv, json, html, markdown, sarif, junit

    /// Whether people read it, who need no more than a few of many like rows.
    var isForPeople: Bool {
        switch self {
        case .text, .html, .markdown: true
        case .csv, .json, .sarif, .junit: false
        }
    }

    /// How many rows are written unless the user says otherwise: pages of millions of rows are of no use to anybody.
    var defaultLimit: Int {
        switch self {
        case .html, .markdown: 10_000
        case .text, .csv, .json, .sarif, .junit: .max
        }
    }

    /// Whether it lists problems, as the programs that run checks take them.
    var isForChecks: Bool { self == .sarif || self == .junit }

    /// What writes reports in this format.
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
    /// - Parameter limit: how many rows are written at most; formats for people say how many more there are.
    /// - Throws: ``ClosedPipe`` or ``OutputError``, and what reading the rows throws.
    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws
}
