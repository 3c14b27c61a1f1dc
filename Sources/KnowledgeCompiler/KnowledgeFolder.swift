public import Foundation

/// The folder `Knowledge`.
public enum KnowledgeFolder {
    /// The files of all kinds, sorted by path.
    ///
    /// - Throws: the error of the file system if the folder or a file cannot be read.
    public static func read(_ folder: URL) throws -> [KnowledgeFile] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            path.hasSuffix(".txt") || path.hasSuffix(".part") || path.hasSuffix("/order")
        }
        return try paths.sorted().map { path in
            KnowledgeFile(
                path: path, text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
        }
    }
}
