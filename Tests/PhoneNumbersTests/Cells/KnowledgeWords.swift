import Foundation

/// The words of `Knowledge/words`, by their kinds.
enum KnowledgeWords {
    /// The words of some kinds in all languages, in the order of their files.
    static func of(_ kinds: Set<String>) throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Knowledge/words")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.flatMap { try words(of: kinds, in: $0) }
    }

    private static func words(of kinds: Set<String>, in file: URL) throws -> [String] {
        var (words, isWanted) = ([] as [String], false)
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            var rest = line[...]
            if !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") {
                isWanted = kinds.contains(String(line[..<colon]))
                rest = line[line.index(after: colon)...]
            }
            if isWanted { words += rest.split(separator: " ").map(String.init) }
        }
        return words
    }
}
