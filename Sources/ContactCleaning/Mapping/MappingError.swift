/// What is wrong with a file that maps columns.
public struct MappingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// 1-based line; `nil` if the file as a whole is meant.
    public var line: Int?
    /// What is wrong.
    public var problem: String
    /// What to do about it.
    public var advice: String
    /// A word that was meant to be one of ``MappingFile/fieldNames``.
    public var unknownField: String?

    /// What is wrong, where, and what to do about it.
    public var description: String {
        "\(path):\(line.map { "\($0):" } ?? "") \(problem); \(advice)"
    }
}
