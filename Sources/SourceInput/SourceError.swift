/// The reason why an input cannot be read, or a file that belongs to it cannot be written.
public enum SourceError: Error, Sendable, Hashable {
    /// The file cannot be opened; the detail is the system's message.
    case noSuchInput(path: String, detail: String)
    /// The content cannot be read to its end; the detail is the system's message.
    case unreadable(path: String, detail: String)
    /// The file was changed while it was read; nothing of it is kept.
    case changed(path: String)
    /// The format is unsupported, or there is no contact.
    case unsupported(path: String, detail: String)
    /// A table without rows.
    case empty(path: String)
    /// Content that is cut off or damaged; the content before the damage was read.
    case incomplete(path: String, detail: String)
    /// The source would take the place of another, and must not: nothing was written.
    case refused(path: String, detail: String)
    /// More would be deleted than is deleted unasked: nothing was written.
    case unconfirmed(path: String, detail: String)
    /// A file beside the database cannot be written; the detail is the system's message.
    case unwritable(path: String, detail: String)

    /// The input that the error is about, as the user gave it.
    public var path: String {
        switch self {
        case .noSuchInput(let path, _), .unreadable(let path, _), .changed(let path), .unsupported(let path, _),
            .empty(let path), .incomplete(let path, _), .refused(let path, _), .unconfirmed(let path, _),
            .unwritable(let path, _):
            path
        }
    }
}

extension SourceError {
    /// The fault and the remedy, without the path.
    package var detail: String { String(description.dropFirst(path.count + 2)) }
}

extension SourceError: CustomStringConvertible {
    /// A message for a person: the path, the fault and the remedy.
    public var description: String {
        switch self {
        case .noSuchInput(let path, let detail): "\(path): \(detail)"
        case .unreadable(let path, let detail): "\(path): cannot be read: \(detail)"
        case .changed(let path):
            "\(path): it changed while it was read, and nothing of it is kept; run the same command again when it is complete"
        case .unsupported(let path, let detail): "\(path): \(detail)"
        case .empty(let path):
            "\(path): no contacts were found: it is empty, or there is nothing below its header; check that it is the right file and complete"
        case .incomplete(let path, let detail): "\(path): incomplete: \(detail)"
        case .refused(let path, let detail), .unconfirmed(let path, let detail):
            "\(path): refused, nothing was changed: \(detail)"
        case .unwritable(let path, let detail): "\(path): cannot be written: \(detail)"
        }
    }
}
