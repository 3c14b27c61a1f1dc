public import Foundation

/// A folder of plan files.
public enum PlanFolder {
    /// The names and texts of the folder's plan files, by name.
    ///
    /// - Throws: the error of the file system if the folder or a file cannot be read.
    public static func read(_ folder: URL) throws -> [(name: String, text: String)] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".plan") }
            .sorted()
        return try names.map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }
}
