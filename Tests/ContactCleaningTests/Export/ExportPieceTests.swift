import ContactModel
import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning
@testable import Threads

/// The bytes of an export depend neither on the number of jobs nor on the restarts of a table.
struct ExportPieceTests {
    private let workbench: Workbench
    private static let count = 9_000

    /// The database that each test has a copy of.
    private static let original = Result { try content() }

    init() throws {
        workbench = try Workbench()
        try Self.original.get().write(to: URL(filePath: workbench.database))
    }

    private static func content() throws -> Data {
        let workbench = try Workbench()
        var text = "First Name,E-mail 1 - Value,Phone 1 - Value,Phone 2 - Value,Phone 3 - Value,Phone 4 - Value,Gate\n"
        for number in 0..<count {
            // The last contacts need more columns than the first.
            let more =
                number > count - 3 ? "+44740012\(1000 + number % 9000),+44740013\(1000 + number % 9000)" : ","
            text += "Ann \(number),a\(number / 2)@example.com,+1650253\(1000 + number % 9000),x,\(more),"
            text += number % 7 == 0 ? "\"a, \(number)\"\n" : "\n"
        }
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "people.csv"))
        return try Data(contentsOf: URL(filePath: workbench.database))
    }

    private struct Draft: ExportDraft {
        var bytes: [UInt8] = []
        var restarts = 0

        mutating func write(_ bytes: ArraySlice<UInt8>) { self.bytes.append(contentsOf: bytes) }
        mutating func restart() {
            bytes.removeAll()
            restarts += 1
        }
    }

    private func bytes(_ format: ExportFormat, jobs: Int, _ change: (inout Export) -> Void = { _ in }) throws -> [UInt8]
    {
        var export = Export(database: workbench.database, format: format)
        export.jobs = jobs
        change(&export)
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        return bytes
    }

    @Test func anyNumberOfThreadsWritesTheSame() throws {
        for format in [ExportFormat.csv, .xlsx, .google, .vcard3, .jsonl, .jcard] {
            // Two whole pieces and a part of one.
            let one = try bytes(format, jobs: 1) { $0.selection.condition = "id <= 4500" }
            #expect(one.count > 4500 * 20)
            #expect(try bytes(format, jobs: 3) { $0.selection.condition = "id <= 4500" } == one, "\(format)")
        }
        let cards = try bytes(.jcard, jobs: 2) { $0.selection.condition = "given_name LIKE '%77'" }
        #expect(String(decoding: cards, as: UTF8.self).split(separator: "[\"vcard\"").count == 91)
        #expect(
            String(decoding: try bytes(.jcard, jobs: 2) { $0.selection.condition = "0" }, as: UTF8.self) == "[\n]\n")
    }

    /// Chosen contacts, and the people of chosen contacts, are written as they are among all.
    @Test func whatIsChosenIsWrittenAsItIsAmongAll() throws {
        _ = try Deduplication(database: workbench.database).run()
        _ = try PeopleDecisions(database: workbench.database).answer(.init(5, 6, isSame: true), inPlaceOf: nil)
        for (mergesPeople, chosen, count) in [
            (false, [5, 6, 4700, 8999], 4), (true, [5, 6, 4700, 8999], 3), (true, [], 0),
        ] {
            func cards(_ change: (inout Export) -> Void) throws -> [String] {
                let bytes = try bytes(.vcard3, jobs: 2) {
                    $0.mergesPeople = mergesPeople
                    change(&$0)
                }
                return String(decoding: bytes, as: UTF8.self).split(separator: "END:VCARD\r\n").map(String.init)
            }
            let all = try cards { _ in }
            let some = try cards { $0.choose(chosen) }
            #expect(some.count == count)
            #expect(Set(some).isSubset(of: all))
        }
    }

    @Test func aDraftIsBegunAgainIfLaterContactsNeedMoreColumns() throws {
        for format in [ExportFormat.csv, .xlsx, .hubspot, .vcard4] {
            var export = Export(database: workbench.database, format: format)
            var draft = Draft()
            let plan = try export.write(into: &draft)
            #expect(draft.restarts == (format == .csv || format == .xlsx ? 1 : 0))
            #expect(try draft.bytes == bytes(format, jobs: 1), "\(format)")
            #expect(try plan.losses == export.plan().losses)
            export.selection.condition = "id < 100"
            draft = Draft()
            _ = try export.write(into: &draft)
            #expect(draft.restarts == 0)
        }
    }

    @Test func peopleAreWrittenInPiecesToo() throws {
        _ = try Deduplication(database: workbench.database).run()
        let one = try bytes(.csv, jobs: 1) { $0.mergesPeople = true }
        #expect(try bytes(.csv, jobs: 3) { $0.mergesPeople = true } == one)
    }

    @Test func aCancelledExportEnds() throws {
        var export = Export(database: workbench.database, format: .csv)
        export.cancellation.cancel()
        #expect(throws: CancellationError.self) { try export.plan() }
        export.cancellation = Cancellation()
        struct Full: Error {}
        #expect(throws: Full.self) { try export.write(export.plan()) { _ in throw Full() } }
    }
}
