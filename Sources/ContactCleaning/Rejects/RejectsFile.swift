/// A file of records to be corrected and read again.
public struct RejectsFile: Sendable, Hashable {
    /// Its path.
    public var path: String
    /// How many records it holds.
    public var records: Int
}
