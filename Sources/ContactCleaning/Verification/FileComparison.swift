public import SourceInput

/// The comparison of a file with the content that the database has of it.
public struct FileComparison: Sendable, Hashable {
    /// The outcome of a comparison.
    public enum State: Sendable, Hashable {
        /// The file has the content that was read.
        case same
        /// The content is in the database under this path.
        case storedAs(path: String)
        /// It is an archive or a workbook of which some parts are in the database; they are listed by themselves.
        case partly
        /// It is a sheet that an option left out, which is on record.
        case declined
        /// The content was begun and not read to its end.
        case unfinished
        /// A file of this path has other content now, which an ingest would read as another source.
        case changed
        /// There is no such file any more, or not seen from here.
        case missing
        /// There is no such file, and its content is kept in the database.
        case kept
        /// It was a pipe, whose content is gone.
        case pipe
        /// The content is not in the database, although it was asked for.
        case notStored
        /// It cannot be read.
        case unreadable(SourceError)

        /// `true` if the content should be in the database and is not, is not there to its end, or cannot be read.
        public var isFailure: Bool {
            switch self {
            case .same, .storedAs, .partly, .declined, .changed, .missing, .kept, .pipe: false
            case .unfinished, .notStored, .unreadable: true
            }
        }
    }

    /// The path, as the user gave it.
    public var path: String
    /// The hash that the content has now; `nil` if it was not read.
    public var sha256: String?
    /// The outcome of the comparison.
    public var state: State
    /// The parts of the file that are not in the database although its content is known: sheets and members that were
    /// not read, and values that findings report as left out.
    public var losses: [String] = []
    /// `true` if the user named the file, so that all of it must be there.
    public var isAskedFor = false

    /// `true` if the comparison failed: the state is a failure, or a file that the user named is not in the database as
    /// a whole.
    public var isFailure: Bool { state.isFailure || isAskedFor && !losses.isEmpty }
}
