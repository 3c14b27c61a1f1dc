import Foundation
import KnowledgeCompiler
import KnowledgeTable
import Testing

@Suite struct KnowledgeCompilerTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// If this fails, files of `Knowledge` were changed: run `make knowledge`.
    @Test func theTableIsCompiledFromTheFiles() throws {
        let files = try KnowledgeFolder.read(Self.root.appendingPathComponent("Knowledge"))
        let table = try Data(contentsOf: Self.root.appendingPathComponent("Sources/KnowledgeData/table.bin"))
        #expect(try KnowledgeCompiler.compile(files) == Array(table), "table.bin is not what the files compile to")
        #expect(try KnowledgeCompiler.compile(files.reversed()) == Array(table))
        #expect(
            KnowledgeTable.shared.sections.count
                == files.count { $0.path.hasSuffix(".txt") && !$0.path.hasPrefix("words/") })
    }

    @Test(
        arguments: [
            ("nicknames/x.txt", "language: de\n\na: b\n", "nicknames/x.txt:1:1: the property `source` is missing"),
            ("nicknames/x.txt", "language: de\nsource: s\n\na b\n", "nicknames/x.txt:4:1: a row is a name,"),
            ("nicknames/x.txt", "language: de\nsource: s\n\na: b: c\n", "nicknames/x.txt:4:5: a second `:`"),
            ("nicknames/x.txt", "language: de\nsource: s\n\n# c\nä:\n", "nicknames/x.txt:5:3: a row is a name,"),
            ("headers/x.txt", "name: X\ninclude: y\n\na = b\n", "headers/x.txt:2:10: no file `y.part`"),
            ("headers/x.txt", "name: X\ncolour: y\n\na = b\n", "headers/x.txt:2:1: no property `colour`"),
            ("headers/x.txt", "Vorname = givenName\n", "headers/x.txt:1:1: a property is a word"),
            ("headers/x.txt", "name: X\n\na = \u{7}b\n", "headers/x.txt:3:5: a control character"),
            ("columns/x.txt", "\n  b\n", "columns/x.txt:2:1: an indented line without a row"),
            ("columns/x.txt", "\na: b \n", "columns/x.txt:2:5: a blank at the end"),
            ("columns/x.txt", "", "columns/x.txt:1:1: a file without rows"),
            ("letters/x.txt", "source: s\n\nde x ab\n", "letters/x.txt:3:4: `x` is not a number"),
            ("headers/order", "x\n", "headers/order:1:1: no file `x.txt`"),
            ("colours/x.txt", "a", "colours/x.txt:1:1: `colours` is no kind"),
        ])
    func mistakesHavePositions(path: String, text: String, message: String) {
        let error = #expect(throws: KnowledgeError.self) {
            try KnowledgeCompiler.compile([KnowledgeFile(path: path, text: text)])
        }
        #expect(error?.description.hasPrefix(message) == true, "\(error.map(String.init(describing:)) ?? "none")")
    }
}
