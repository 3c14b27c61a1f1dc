import GRDB

/// A name and the number of things that have it.
public struct NamedCount: Sendable, Hashable {
    /// The name of the things that are counted; `nil` for things without a name.
    public var name: String?
    /// The number of things.
    public var count: Int

    /// A name and its count.
    public init(name: String?, count: Int) {
        self.name = name
        self.count = count
    }
}

extension NamedCount {
    /// Decodes a row with the columns `name` and `count`.
    init(_ row: Row) throws {
        self.init(name: try row.value("name"), count: try row.value("count"))
    }
}
