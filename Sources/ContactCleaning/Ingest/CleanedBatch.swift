import ContactFormats
import ContactStore

/// A part of a source, passed from the reader to the writer.
struct CleanedBatch: Sendable {
    /// What the part adds up to, where it is counted only; else the rows have their own counts.
    var counts = SourceCounts()
    /// The rows of the part, where they are to be stored.
    var rows: RowBatch?
    /// The rows of the part as bytes of a format, where they are to be written to a pipe.
    var text: [UInt8] = []
    /// The records that are to be corrected.
    var rejects: [RejectedRecord] = []
    /// What the source was found to be, once that is known.
    var description: SourceDescription?
    /// How many bytes of the source had been read when the batch was closed.
    var bytesRead = 0
}
