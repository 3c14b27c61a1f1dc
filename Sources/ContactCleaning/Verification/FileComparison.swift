/// How a file compares with what the database has of it.
public struct FileComparison: Sendable, Hashable {
    /// What came of the comparison.
    public enum State: Sendable, Hashable {
        /// The file has the content that was read.
        case same
        /// The content is in the database under this path.
        case storedAs(path: String)
        /// It is an archive of which some files are in the database; they are listed by themselves.
        case partly
        /// The content was begun and not read to its end.
        case unfinished
        /// A file of this path has other content now, which an ingest would read as another source.
        case changed
        /// There is no such file any more, or not seen from here.
        case missing
        /// It was a pipe, whose content is gone.
        case pipe
        /// The content is not in the database, although it was asked for.
        case notStored
        /// It cannot be read.
        case unreadable(CleaningError)

        /// Whether something is not as the question has it.
        public var isFailure: Bool {
            switch self {
            case .same, .storedAs, .partly, .changed, .missing, .pipe: false
            case .unfinished, .notStored, .unreadable: true
            }
        }
    }

    /// The path, as the user gave it.
    public var path: String
    /// The hash that the content has now; `nil` if it was not read.
    public var sha256: String?
    /// What came of the comparison.
    public var state: State
    /// What of the file is not in the database although its content is known: sheets and members that were not read, and what the
    /// findings say was left out.
    public var losses: [String] = []
    /// Whether the file was asked about, so that all of it must be there.
    public var isAskedFor = false

    /// Whether something is not as the question has it: a file that was asked about is not in the database, or not all of it.
    public var isFailure: Bool { state.isFailure || isAskedFor && !losses.isEmpty }
}
