import Foundation

/// A file of records that are to be fixed and read again.
public struct RejectsFile: Sendable, Hashable {
    /// Its path.
    public var path: String
    /// How many records it holds.
    public var records: Int

    /// A file.
    public init(path: String, records: Int) {
        self.path = path
        self.records = records
    }

    /// Takes the file away again.
    func remove() { unlink(path) }
}
