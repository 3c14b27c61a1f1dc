import Foundation
import StoreTestSupport
import Testing

struct LineReaderTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
    }

    @Test(arguments: [1 << 20, (1 << 20) + 1, (1 << 20) + 2, 3 << 20])
    func longLinesAreCutAndTheNextIsRead(_ length: Int) throws {
        let line = String(repeating: "x", count: length)
        let result = try command.run("check", "--as", "e164", "--region", "US", input: "\(line)\r\n6502530000\n\(line)")
        #expect(result.output == "\n+16502530000\n\n")
        let cuts = result.errors.components(separatedBy: "longer than 1 MB; the rest of it is skipped").count - 1
        #expect(cuts == (length > 1 << 20 ? 2 : 0))
        #expect(result.errors.contains("line 3: longer than 1 MB") == (length > 1 << 20))
        #expect(result.exitCode == 0)
    }

    @Test(arguments: ["", "\n", "1\n\n2", "1\r\n2\r\n"])
    func everyLineGivesOne(_ input: String) throws {
        let result = try command.run("check", "--as", "e164", input: input)
        let lines = input.split(separator: "\n", omittingEmptySubsequences: false).count
        let expected = input.hasSuffix("\n") || input.isEmpty ? lines - 1 : lines
        #expect(result.output.filter { $0 == "\n" }.count == (input == "1\r\n2\r\n" ? 2 : expected))
    }
}
