import ContactStore
import SourceInput

extension Ingest {
    /// Stops writing a source that was not read to its end, and returns the error to be thrown for the reason.
    ///
    /// Keeps the rows written so far if a later run can continue from them. Nothing is kept of content that no longer
    /// exists or that no run will read to its end.
    func endEarly(_ file: InputFile, with writer: StoreWriter, because reason: any Error) throws -> any Error {
        // The deeper reason first: a file that somebody cuts short looks damaged, too.
        if !(reason is StoreError), !file.isUnchanged {
            try writer.discardSource()
            return SourceError.changed(path: file.path)
        }
        switch reason {
        case is CancellationError:
            let contacts = writer.counts.storedContacts
            let isKept = try writer.suspendSource()
            return CancelledSource(path: file.path, contacts: isKept ? contacts : 0, isKept: isKept)
        case SourceError.unreadable, SourceError.unwritable, SourceError.refused, SourceError.unconfirmed:
            try writer.abandonSource()
        default:
            if SourceError.isAboutInput(reason) { try writer.discardSource() } else { try writer.abandonSource() }
        }
        return reason
    }
}

extension InputFile {
    /// `true` if the file is unchanged since it was opened.
    var isUnchanged: Bool { (try? checkUnchanged()) != nil }
}
