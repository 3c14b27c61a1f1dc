import ContactReading
import ContactStore

/// A part of a source, passed from the reader to the writer.
struct CleanedBatch: Sendable {
    /// The totals of the part, where it is only counted; else the rows have their own counts.
    var counts = SourceCounts()
    /// The rows of the part, where they are to be stored.
    var rows: RowBatch?
    /// The rows of the part as bytes of a format, where they are to be written to a pipe.
    var text: [UInt8] = []
    /// The records that are to be corrected.
    var rejects: [RejectedRecord] = []
    /// The detected properties of the source, once they are known.
    var description: SourceDescription?
    /// The number of bytes of the source that had been read when the batch was closed.
    var bytesRead = 0
}
