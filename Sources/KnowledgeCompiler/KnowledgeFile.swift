/// A file of `Knowledge` as an editor sees it: its path inside the folder, and its text.
public struct KnowledgeFile: Sendable {
    /// The path inside `Knowledge`: `headers/outlook.txt`.
    public let path: String
    /// The content.
    public let text: String

    /// Creates a file from its path and text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The path without its extension: `headers/outlook`.
    var name: String { path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path }
    /// The folder, which is the kind.
    var folder: String { path.firstIndex(of: "/").map { String(path[..<$0]) } ?? "" }
    /// The name without its folder.
    var stem: String { String(name.dropFirst(folder.count + 1)) }

    /// `true` for a file that becomes a section of the table.
    var isTable: Bool { path.hasSuffix(".txt") }
    /// `true` for a file that only serves others, which include its rows.
    var isPart: Bool { path.hasSuffix(".part") }

    func error(_ line: Int, _ column: Int, _ message: String) -> KnowledgeError {
        KnowledgeError(file: path, line: line, column: column, message: message)
    }
}
