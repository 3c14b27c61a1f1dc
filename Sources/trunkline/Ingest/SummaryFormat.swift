import ArgumentParser
import ContactCleaning

/// The output formats of the summary of an ingest.
enum SummaryFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json

    /// Writes the summary.
    func write(_ summary: IngestSummary, of ingest: Ingest, to output: inout ByteOutput, ink: Ink) throws {
        switch self {
        case .text: try TextSummary(ink: ink).write(summary, of: ingest, to: &output)
        case .json: try JSONSummary().write(summary, of: ingest, to: &output)
        }
        try output.flush()
    }
}
