import Foundation
import KnowledgeCompiler
import NumberDetails
import Testing

@Suite struct PrefixFileTests {
    private static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/NumberDetailsData")

    /// If this fails, files of details were changed: run `make knowledge`.
    @Test func theTableIsCompiledFromTheFiles() throws {
        let files = try KnowledgeFolder.read(Self.data.appendingPathComponent("Details"))
        let table = try Data(contentsOf: Self.data.appendingPathComponent("table.bin"))
        #expect(try DetailsCompiler.compile(files) == Array(table), "table.bin is not what the files compile to")
    }

    @Test(arguments: [
        ("  1\n", ":1:1: prefixes without a text"), ("A\n", ":1:1: a file without prefixes"),
        ("# c\nA\n  1 2x\n", ":3:5: no prefix"), ("A\n  1[2\n", ":2:3: no prefix"), ("A\n  1[]\n", ":2:3: no prefix"),
        ("A\n  1234567890\n", ":2:3: no prefix"), ("A\n  12\nB\n  1[23]\n", ":4:3: a prefix has two texts"),
    ])
    func mistakesHavePositions(text: String, message: String) {
        let files = PrefixTable.Name.allCases.map { KnowledgeFile(path: $0.rawValue + ".txt", text: text) }
        let error = #expect(throws: KnowledgeError.self) { try DetailsCompiler.compile(files) }
        #expect(error?.description.hasPrefix("areas.txt" + message) == true, "\(String(describing: error))")
    }

    @Test func aFileThatIsMissingIsNamed() {
        let error = #expect(throws: KnowledgeError.self) { try DetailsCompiler.compile([]) }
        #expect(error?.file == "areas.txt")
    }

    /// A prefix comes before all that begins with it, and behind all that is less.
    @Test(arguments: [("1", "10"), ("10", "100"), ("19", "2"), ("1", "2"), ("199999999", "2"), ("0", "00"), ("", "0")])
    func keysAreOrderedAsTexts(first: String, second: String) {
        func key(_ text: String) -> UInt32 { PrefixTable.key(of: text.utf8.map { $0 - 48 }) }
        #expect(key(first) < key(second))
        #expect(key("199999999") == key("1999999990"))
    }
}
