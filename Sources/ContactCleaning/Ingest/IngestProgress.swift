import SourceInput

/// The progress of an ingest.
public struct IngestProgress: Sendable, Hashable {
    /// A step of an ingest.
    public enum Phase: Sendable, Hashable {
        /// The content is read for its hash, by which it is known.
        case hashing
        /// The content is read for the evidence of its country.
        case surveying
        /// Contacts are read and written.
        case reading
        /// The database is finalized.
        case indexing
    }

    /// The step under way.
    public var phase: Phase
    /// The input being read, or the database.
    public var path: String
    /// Bytes of the input that have been read in this phase.
    public var bytesRead = 0
    /// The size of the input; `nil` if unknown.
    public var byteCount: Int?
    /// Contacts of the input that have been written, by earlier runs too.
    public var contacts = 0
}

extension IngestProgress {
    /// The progress in a file after a batch of its contacts.
    init(_ file: InputFile, after batch: CleanedBatch, contacts: Int) {
        self.init(
            phase: .reading, path: file.path, bytesRead: batch.bytesRead, byteCount: file.byteCount, contacts: contacts)
    }
}
