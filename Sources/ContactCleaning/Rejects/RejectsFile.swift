/// A file of records to be corrected and read again.
public struct RejectsFile: Sendable, Hashable {
    /// Its path.
    public var path: String
    /// The number of records in the file.
    public var records: Int
}
