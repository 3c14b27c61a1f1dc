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

    /// Somebody's program may have put the file into another mode of journal, and have it open.
    @Test func aFileInAnotherModeOfJournalIsWaitedFor() throws {
        try PlainSQL.run("PRAGMA journal_mode = wal", in: path)
        let rival = try Rival(path)
        let start = ContinuousClock.now
        #expect(throws: StoreError.busy(path: path)) { try ContactDatabase.openOrCreate(at: path, busyTimeout: 0.2) }
        #expect(ContinuousClock.now - start >= .seconds(0.2))
        Thread.detachNewThread {
            usleep(50_000)
            rival.close()
        }
        try SampleSource.mixed.write(to: try ContactDatabase.openOrCreate(at: path, busyTimeout: 120))
        #expect(try ContactDatabase.open(at: path).sources().count == 1)
    }

    /// Rivals that take the lock again and again do not use up the time of who waits.
    @Test(arguments: ["delete", "wal"], ["DEFERRED", "IMMEDIATE", "EXCLUSIVE"])
    func aLockThatIsTakenAgainAndAgainIsWaitedFor(_ journal: String, _ kind: String) throws {
        try PlainSQL.run("PRAGMA journal_mode = \(journal)", in: path)
        let rivals = try (0..<2).map { _ in try Rival(path) }
        for rival in rivals { rival.begin(kind, times: 8, holding: 20_000) }
        try SampleSource.mixed.write(to: try ContactDatabase.openOrCreate(at: path, busyTimeout: 120))
        #expect(try ContactDatabase.open(at: path).sources().count == 1)
    }

    @Test func theTimeOfWaitingIsTheTimeThatPasses() throws {
        let lock = try DatabaseLock(path)
        for timeout in [0.03, 0.15] {
            let start = ContinuousClock.now
            #expect(throws: StoreError.busy(path: path)) { try ContactDatabase.open(at: path, busyTimeout: timeout) }
            let passed = ContinuousClock.now - start
            #expect(passed >= .seconds(timeout))
        }
        try lock.release()
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
