import GRDB

/// How many things have a name.
public struct NamedCount: Sendable, Hashable {
    /// What is counted; `nil` for things without a name.
    public var name: String?
    /// How many there are.
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
