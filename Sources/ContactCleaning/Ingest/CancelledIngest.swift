import ContactStore

/// An ingest that was cancelled. The same ingest, started again, completes it.
public struct CancelledIngest: Error, Sendable, Hashable {
    /// How many inputs were finished.
    public var finishedInputs: Int
    /// How many inputs there are, as far as that is known.
    public var inputs: Int
    /// The input that was being read; `nil` if there was none.
    public var path: String?
    /// How many of its contacts are in the database.
    public var contacts: Int
    /// Whether what was read of it is in the database, so that reading continues from there.
    public var isKept: Bool
    /// Whether it was a dry run, which writes nothing.
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
    /// How many of its contacts are in the database.
    var contacts: Int
    /// Whether they are.
    var isKept: Bool
}
