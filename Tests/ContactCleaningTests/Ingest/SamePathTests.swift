import ContactStore
import Foundation
import SourceInput
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// A file that was edited and is read again.
struct SamePathTests {
    private let bench: Workbench
    private let path: String

    private static func text(_ numbers: [Int]) -> String {
        "Name,Email,Phone\n" + numbers.map { "Person \($0),p\($0)@example.org,650-253-0\(100 + $0)\n" }.joined()
    }

    init() throws {
        bench = try Workbench()
        path = try bench.folder.write(Self.text([1, 2, 3]), to: "people.csv")
    }

    private func read(_ numbers: [Int]? = nil, _ change: (inout Ingest) -> Void = { _ in }) throws -> IngestSummary {
        if let numbers { try bench.folder.write(Self.text(numbers), to: "people.csv") }
        var ingest = Ingest(inputs: [path], database: bench.database, options: bench.options)
        change(&ingest)
        return try ingest.run()
    }

    private func stored() throws -> [String] { try bench.rows("SELECT contacts_stored FROM sources ORDER BY id") }

    @Test func otherContentUnderTheSamePathIsSaid() throws {
        #expect(try read().inputs.map(\.siblings) == [[]])
        #expect(try read([1, 2, 4]) { $0.isDryRun = true }.inputs.map(\.siblings) == [[1]])
        #expect(try read([1, 2, 4]).inputs.map(\.siblings) == [[1]])
        #expect(try read().inputs.map(\.status) == [.alreadyStored(path: path)])
        #expect(try stored() == ["3", "3"])
    }

    /// Both ways out work, whether the edited file was read beside the older one or not.
    @Test(arguments: [false, true], [false, true])
    func bothWaysOut(isDoubled: Bool, isUpdate: Bool) throws {
        _ = try read()
        if isDoubled { _ = try read([1, 2, 4]) }
        func again() throws -> IngestSummary {
            try read([1, 2, 4]) {
                if isUpdate { $0.update = UpdateOptions(key: .email) } else { $0.isReplacing = true }
            }
        }
        let summary = try again()
        #expect(summary.inputs.map(\.status) == [.stored], "\(summary.errors)")
        #expect(try stored() == (isUpdate ? ["1", "3"] : ["3"]))
        #expect(
            try bench.rows("SELECT display_name FROM contacts ORDER BY display_name")
                == (isUpdate ? [1, 2, 3, 4] : [1, 2, 4]).map { "Person \($0)" })
        let before = try PlainSQL.dump(bench.database)
        #expect(try again().inputs.map(\.status) == [.alreadyStored(path: path)])
        #expect(try PlainSQL.dump(bench.database) == before)
        #expect(try ContactDatabase.open(at: bench.database).verify().filter { !$0.hasPassed } == [])
    }

    @Test func severalOfThePathAreNotReplacedByGuess() throws {
        _ = try read()
        _ = try read([1, 2, 4])
        let before = try PlainSQL.dump(bench.database)
        let summary = try read([1, 2, 5]) { $0.isReplacing = true }
        #expect(summary.errors.first?.description.contains("2 files of this path are stored (ID 1, 2)") == true)
        #expect(try PlainSQL.dump(bench.database) == before)
        #expect(
            try read([1, 2, 5]) { $0.update = UpdateOptions(key: .email, predecessor: "1") }.inputs.map(\.status) == [
                .stored
            ])
    }

    @Test func standardInputIsNoPath() {
        #expect(!StoredPath.areSame("-", "-"))
        #expect(StoredPath.areSame("a/../b.csv", "./b.csv"))
        #expect(StoredPath.areSame(FileManager.default.currentDirectoryPath + "/b.csv", "b.csv"))
        #expect(!StoredPath.areSame("a.csv", "b.csv"))
    }

    @Test func sourcesOfOnePathAreExportedApart() throws {
        _ = try read()
        _ = try read([4, 5])
        try FileManager.default.removeItem(atPath: path)
        let export = Export(database: bench.database, format: .same)
        let files = try export.sameFiles()
        #expect(files.map(\.name) == ["people.csv", "people-2.csv"])
        for (file, numbers) in zip(files, [[1, 2, 3], [4, 5]]) {
            for changes in [false, true] {
                var export = export
                if changes { export.selection.condition = "display_name <> 'nobody'" }
                var bytes: [UInt8] = []
                try export.write(file) { bytes.append(contentsOf: $0) }
                // The file is gone: what is written anew from the stored values has the line ends of RFC 4180.
                #expect(
                    String(decoding: bytes, as: UTF8.self)
                        == Self.text(numbers).replacingOccurrences(of: "\n", with: "\r\n"))
            }
        }
        var one = export
        one.selection.sources = ["2"]
        #expect(try one.sameFiles().map(\.source.id) == [2])
    }
}
