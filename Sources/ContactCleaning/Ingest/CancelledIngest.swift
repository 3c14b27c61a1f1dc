import ContactStore

/// An ingest that ended before its end, because somebody asked it to. The same ingest does the rest.
public struct CancelledIngest: Error, Sendable, Hashable {
    /// The inputs that were dealt with before.
    public var finishedInputs: Int
    /// All the inputs, as far as they were known.
    public var inputs: Int
    /// The input that was being read; `nil` if there was none.
    public var path: String?
    /// How many of its contacts are in the database.
    public var contacts: Int
    /// Whether what was read of it is in the database, so that reading goes on from there.
    public var isKept: Bool
    /// Whether nothing was to be written anyway.
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

/// A source whose reading was ended because somebody asked to.
struct CancelledSource: Error {
    var path: String
    /// How many of its contacts are in the database.
    var contacts: Int
    /// Whether they are.
    var isKept: Bool
}
