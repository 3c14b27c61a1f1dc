/// Why an input cannot be read, or what belongs to it not be written.
public enum CleaningError: Error, Sendable, Hashable {
    /// The file cannot be opened; the detail is the system's own sentence.
    case noSuchInput(path: String, detail: String)
    /// The content cannot be read to its end; the detail is the system's own sentence.
    case unreadable(path: String, detail: String)
    /// The content is of no kind that is read, or holds no contact.
    case unsupported(path: String, detail: String)
    /// A file beside the database cannot be written; the detail is the system's own sentence.
    case unwritable(path: String, detail: String)

    /// The input that the error is about, as the user gave it.
    public var path: String {
        switch self {
        case .noSuchInput(let path, _), .unreadable(let path, _), .unsupported(let path, _),
            .unwritable(let path, _):
            path
        }
    }
}

extension CleaningError: CustomStringConvertible {
    /// What is wrong, where, and what to do about it.
    public var description: String {
        switch self {
        case .noSuchInput(let path, let detail): "\(path): \(detail)"
        case .unreadable(let path, let detail): "\(path): cannot be read: \(detail)"
        case .unsupported(let path, let detail): "\(path): \(detail)"
        case .unwritable(let path, let detail): "\(path): cannot be written: \(detail)"
        }
    }
}
