import KnowledgeTable

/// Compiles the files of `Knowledge` to a table, whose layout is that of `KnowledgeTable`.
///
/// The same files give the same bytes on every machine.
public struct KnowledgeCompiler {
    private let files: [KnowledgeFile]

    /// The table of files.
    ///
    /// - Throws: ``KnowledgeError`` at the first mistake.
    public static func compile(_ files: [KnowledgeFile]) throws(KnowledgeError) -> [UInt8] {
        let compiler = KnowledgeCompiler(
            files: files.filter { $0.folder != NumberWordsCompiler.folder }.sorted { $0.path < $1.path })
        var sections: [(name: String, text: String)] = []
        for file in compiler.files where KnowledgeKind(rawValue: file.folder) == nil {
            throw file.error(1, 1, "`\(file.folder)` is no kind of knowledge")
        }
        for kind in KnowledgeKind.allCases {
            for file in try compiler.tables(of: kind) {
                sections.append((file.name, try compiler.text(of: file, kind)))
            }
        }
        return image(of: sections)
    }

    /// The files of a kind: first those that the folder's file `order` lists, then the others by name.
    private func tables(of kind: KnowledgeKind) throws(KnowledgeError) -> [KnowledgeFile] {
        var others = files.filter { $0.folder == kind.rawValue && $0.isTable }
        guard let order = files.first(where: { $0.path == kind.rawValue + "/order" }) else { return others }
        var ordered: [KnowledgeFile] = []
        for (index, line) in order.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("# ") {
            guard let place = others.firstIndex(where: { $0.stem == line }) else {
                throw order.error(index + 1, 1, "no file `\(line).txt`, or it is named twice")
            }
            ordered.append(others.remove(at: place))
        }
        return ordered + others
    }

    /// The compiled text of a file: properties, an empty line, the rows of its included file, and its own rows.
    private func text(of file: KnowledgeFile, _ kind: KnowledgeKind) throws(KnowledgeError) -> String {
        let content = try KnowledgeText(file)
        for property in kind.properties.needed where content.value(of: property) == nil {
            throw file.error(1, 1, "the property `\(property)` is missing")
        }
        let properties = content.properties.filter { $0.name != "include" }.map { "\($0.name): \($0.value)\n" }
        let rows = try rows(of: file, content, kind, depth: 0)
        return properties.joined() + "\n" + rows.joined(separator: "\n")
    }

    private func rows(
        of file: KnowledgeFile, _ content: KnowledgeText, _ kind: KnowledgeKind, depth: Int
    ) throws(KnowledgeError) -> [String] {
        var rows: [String] = []
        for (name, value, line) in content.properties {
            guard kind.properties.allowed.contains(name) else { throw file.error(line, 1, "no property `\(name)`") }
            guard name == "include" else { continue }
            guard depth < 4, let part = files.first(where: { $0.path == "\(kind.rawValue)/\(value).part" }) else {
                throw file.error(line, name.count + 3, "no file `\(value).part`, or it includes itself")
            }
            rows += try self.rows(of: part, try KnowledgeText(part), kind, depth: depth + 1)
        }
        guard !content.rows.isEmpty else { throw file.error(1, 1, "a file without rows") }
        for (row, line) in content.rows {
            if let mistake = kind.mistake(in: row) { throw file.error(line, mistake.column, mistake.message) }
            rows.append(row)
        }
        return rows
    }

    private static func image(of sections: [(name: String, text: String)]) -> [UInt8] {
        var bytes = Array(KnowledgeTable.magic.utf8)
        var contents: [UInt8] = []
        func append(_ number: Int) {
            for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: UInt32(number) >> shift)) }
        }
        append(Int(KnowledgeTable.layoutVersion))
        append(sections.count)
        let start = KnowledgeTable.headerSize + sections.count * KnowledgeTable.entrySize
        for section in sections {
            for text in [section.name, section.text] {
                append(start + contents.count)
                append(text.utf8.count)
                contents += text.utf8
            }
        }
        return bytes + contents
    }
}
