import ContactStore
import Foundation
import PhoneNumbers
import StoreTestSupport
import Testing

/// One process writes at a time; the others wait for a while.
struct LockTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
        _ = try ContactDatabase.openOrCreate(at: path)
    }

    @Test(arguments: [0, 0.1])
    func aLockedFileIsBusyAfterTheTimeout(_ timeout: Double) throws {
        let lock = try DatabaseLock(path)
        let start = ContinuousClock.now
        #expect(throws: StoreError.busy(path: path)) {
            try ContactDatabase.openOrCreate(at: path, busyTimeout: timeout)
        }
        #expect(throws: StoreError.busy(path: path)) { try ContactDatabase.open(at: path, busyTimeout: timeout) }
        #expect(ContinuousClock.now - start >= .seconds(timeout))
        try lock.release()
    }

    @Test func aLockThatIsReleasedInTimeIsTaken() throws {
        let lock = try DatabaseLock(path)
        Thread.detachNewThread {
            usleep(100_000)
            try? lock.release()
        }
        let database = try ContactDatabase.openOrCreate(at: path, busyTimeout: 120)
        #expect(try database.sources() == [])
    }

    /// Between checkpoints too, so that nobody takes the keys of rows that are pending.
    @Test func aSourceKeepsOtherWritersOutToItsEnd() throws {
        let source = SampleSource(
            "many.csv", sha256: "bb", contacts: (1...6).map { SampleContact("Person \($0)") })
        let database = try ContactDatabase.openOrCreate(at: path)
        try database.write(checkpointInterval: 2, rule: NumberingPlan.rule) { writer in
            _ = try source.begin(with: writer)
            #expect(throws: StoreError.busy(path: path)) {
                try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path, busyTimeout: 0))
            }
            try writer.finishSource(SourceOutcome(byteCount: 360))
            try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
        }
        #expect(try database.sources().map(\.path) == ["many.csv", "people.csv"])
        #expect(try database.verify().allSatisfy(\.hasPassed))
    }

    @Test func aReaderMaySeeWhatIsFinished() throws {
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
        let readers = try (1...3).map { _ in try ContactDatabase.open(at: path, busyTimeout: 0) }
        for reader in readers { #expect(try reader.sources().count == 1) }
    }

    @Test func noJournalIsLeft() throws {
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["contacts.db"])
    }
}
