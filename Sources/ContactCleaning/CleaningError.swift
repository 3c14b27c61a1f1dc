/// Why an input cannot be read.
public enum CleaningError: Error, Sendable, Hashable {
    /// There is no such file.
    case noSuchInput(path: String)
    /// The file is there, but the system does not give its content; the detail is the system's own sentence.
    case unreadable(path: String, detail: String)
    /// The content is of no kind that is read.
    case unsupported(path: String, detail: String)
}

extension CleaningError: CustomStringConvertible {
    /// What is wrong, where, and what to do about it.
    public var description: String {
        switch self {
        case .noSuchInput(let path): "\(path): there is no such file"
        case .unreadable(let path, let detail): "\(path): cannot be read: \(detail)"
        case .unsupported(let path, let detail): "\(path): \(detail)"
        }
    }
}
