import ContactStore

/// An ingest that was cancelled. The same ingest, started again, completes it.
public struct CancelledIngest: Error, Sendable, Hashable {
    /// The number of inputs that were finished.
    public var finishedInputs: Int
    /// The number of inputs, as far as it is known.
    public var inputs: Int
    /// The input that was being read; `nil` if there was none.
    public var path: String?
    /// The number of its contacts that are in the database.
    public var contacts: Int
    /// `true` if its contacts read so far are in the database, so that reading continues from there.
    public var isKept: Bool
    /// `true` if it was a dry run, which writes nothing.
    public var isDryRun: Bool

    init(_ ingest: Ingest, after summary: IngestSummary, during source: CancelledSource?) {
        finishedInputs = summary.inputs.count { if case .failed = $0.status { false } else { true } }
        inputs = max(ingest.inputs.count, finishedInputs + (source == nil ? 0 : 1))
        path = source?.path
        contacts = source?.contacts ?? 0
        isKept = source?.isKept ?? false
        isDryRun = ingest.isDryRun
    }
}

/// A source whose reading was cancelled.
struct CancelledSource: Error {
    var path: String
    /// The number of its contacts that are in the database.
    var contacts: Int
    /// `true` if they stay in the database.
    var isKept: Bool
}
