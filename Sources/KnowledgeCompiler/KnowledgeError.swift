/// A mistake in a file of `Knowledge`, with its position.
public struct KnowledgeError: Error, Equatable, CustomStringConvertible {
    /// The file's path inside `Knowledge`.
    public let file: String
    /// The position, from 1; columns are counted in characters.
    public let line: Int, column: Int
    /// The reason, in words for an editor of the file.
    public let message: String

    /// `headers/outlook.txt:3:1: ` and the message.
    public var description: String { "\(file):\(line):\(column): \(message)" }
}
