import ArgumentParser
import ContactCleaning
import SourceInput

/// Something in the result of an ingest that ends a strict run with exit code 1.
///
/// Files that were stored by an earlier run count with the totals of that run, so that the same command ends the same
/// way.
enum FailureCondition: String, CaseIterable {
    /// A number was rejected.
    case rejected
    /// A number is ambiguous.
    case ambiguous
    /// A row or card was skipped.
    case skipped
    /// There is any finding.
    case findings
    /// A column looks like phone numbers or e-mail addresses and is not read, or a part of a file is not read.
    case unread
    /// A file has no number.
    case none

    /// The conditions that `--strict` checks without a value.
    static let `default`: [FailureCondition] = [.rejected, .ambiguous, .skipped]

    /// Returns `true` if the condition holds for one of the inputs.
    func holds(for summary: IngestSummary) -> Bool {
        summary.inputs.contains { input in
            if case .skipped = input.status { return self == .unread && input.unreadPart?.isLoss == true }
            switch self {
            case .rejected: return input.totals.rejected > 0
            case .ambiguous: return input.totals.ambiguous > 0
            case .skipped: return input.totals.skipped > 0
            case .findings: return input.totals.findings > 0
            case .unread: return input.totals.unread > 0
            case .none: return input.totals.numbers == 0
            }
        }
    }

    /// Reads words between commas.
    ///
    /// - Throws: `ValidationError` for a word that is none of them.
    static func words(_ text: String) throws -> [FailureCondition] {
        try WordArgument<FailureCondition>("a condition to fail on", "the conditions are").list(text)
    }
}
