/// An error in a file that maps columns.
public struct MappingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// 1-based line; `nil` if the file as a whole is meant.
    public var line: Int?
    /// The fault.
    public var problem: String
    /// The remedy.
    public var advice: String
    /// A word that was meant to be one of ``MappingFile/fieldNames``.
    public var unknownField: String?

    /// A message for a person: the path, the line, the fault and the remedy.
    public var description: String {
        "\(path):\(line.map { "\($0):" } ?? "") \(problem); \(advice)"
    }
}
