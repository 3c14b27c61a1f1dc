import ContactStore
import Foundation
import PhoneNumbers
import StoreTestSupport
import Testing

/// A database that is taken away while it is written is not a success.
struct MovedFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
    }

    enum Move: CaseIterable { case removed, renamed, replaced }

    private func take(away move: Move) throws {
        let files = FileManager.default
        switch move {
        case .removed: try files.removeItem(atPath: path)
        case .renamed: try files.moveItem(atPath: path, toPath: folder.path("other.db"))
        case .replaced:
            try files.moveItem(atPath: path, toPath: folder.path("other.db"))
            try files.copyItem(atPath: folder.path("other.db"), toPath: path)
        }
    }

    @Test(arguments: Move.allCases, [1, 100])
    func whileRowsAreWritten(_ move: Move, _ checkpointInterval: Int) throws {
        let database = try ContactDatabase.openOrCreate(at: path)
        #expect(throws: StoreError.moved(path: path)) {
            try database.write(checkpointInterval: checkpointInterval, rule: NumberingPlan.rule) { writer in
                try SampleSource.mixed.begin(with: writer, first: checkpointInterval == 1 ? 0 : nil)
                try take(away: move)
                var encoder = try writer.makeEncoder()
                encoder.add(SampleSource.mixed.contacts[0].contact(ordinal: 1), numbers: [])
                try writer.write(encoder.take(isLast: true))
                try writer.finishSource(SourceOutcome(byteCount: 240))
            }
        }
    }

    @Test(arguments: Move.allCases)
    func afterTheLastCommit(_ move: Move) throws {
        let database = try ContactDatabase.openOrCreate(at: path)
        #expect(throws: StoreError.moved(path: path)) {
            try database.write(rule: NumberingPlan.rule) { writer in
                try SampleSource.mixed.begin(with: writer)
                try writer.finishSource(SourceOutcome(byteCount: 240))
                try take(away: move)
            }
        }
    }

    /// The renamed file has the rows that were committed under its former name.
    @Test func whatWasCommittedIsInTheFile() throws {
        let database = try ContactDatabase.openOrCreate(at: path)
        try SampleSource.mixed.write(to: database)
        #expect(throws: StoreError.self) {
            try database.write(rule: NumberingPlan.rule) { _ in try take(away: .renamed) }
        }
        let other = try ContactDatabase.open(at: folder.path("other.db"))
        #expect(try other.verify().flatMap(\.issues) == [])
        #expect(try other.sources().map(\.contactsStored) == [4])
    }
}
