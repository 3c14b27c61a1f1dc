import Foundation

/// A file of records that are to be fixed and read again.
public struct RejectsFile: Sendable, Hashable {
    /// Its path.
    public var path: String
    /// How many records it holds.
    public var records: Int

    /// Takes the file away again.
    func remove() { unlink(path) }
}
