import ContactStore
import Foundation
import PhoneNumbers
import StoreTestSupport
import Testing
import Threads

/// A request to stop reaches whatever waits.
struct CancellationTests {
    @Test func isRequestedOnceAndForAll() throws {
        let cancellation = Cancellation()
        #expect(!cancellation.isCancelled)
        try cancellation.check()
        cancellation.cancel()
        cancellation.cancel()
        #expect(cancellation.isCancelled)
        #expect(throws: CancellationError.self) { try cancellation.check() }
    }

    @Test func wakesWorkThatWaitsForInput() throws {
        let (cancellation, pipe) = (Cancellation(), Pipe())
        Thread.detachNewThread {
            usleep(20_000)
            cancellation.cancel()
        }
        #expect(throws: CancellationError.self) {
            try cancellation.waitForInput(pipe.fileHandleForReading.fileDescriptor)
        }
    }

    @Test func letsInputThrough() throws {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data([1]))
        try Cancellation().waitForInput(pipe.fileHandleForReading.fileDescriptor)
        try pipe.fileHandleForWriting.close()
        try Cancellation().waitForInput(pipe.fileHandleForReading.fileDescriptor)
    }

    @Test func stopsASourceBeforeItBegins() throws {
        let folder = try TemporaryFolder()
        let cancellation = Cancellation()
        let database = try ContactDatabase.openOrCreate(at: folder.path("contacts.db"), cancellation: cancellation)
        cancellation.cancel()
        #expect(throws: CancellationError.self) { try SampleSource.mixed.write(to: database) }
        #expect(try ContactDatabase.open(at: database.path).sources() == [])
    }

    /// Deleting an unfinished source takes long; the request stops it, and nothing of it is lost.
    @Test func leavesASourceThatWasToBeErased() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("contacts.db")
        let source = SampleSource(
            "many.csv", sha256: "bb", contacts: (1...30).map { SampleContact("Person \($0)") }, region: RegionCode("GB")
        )
        try ContactDatabase.openOrCreate(at: path).write(checkpointInterval: 10, rule: NumberingPlan.rule) {
            _ = try source.begin(with: $0, first: 20)
        }
        let before = try PlainSQL.dump(path)
        let cancellation = Cancellation()
        let database = try ContactDatabase.openOrCreate(at: path, cancellation: cancellation)
        var other = source
        other.region = nil
        cancellation.cancel()
        #expect(throws: CancellationError.self) { try other.write(to: database) }
        #expect(try PlainSQL.dump(path) == before)
    }

    /// Whoever waits for a lock for a long time is woken at once.
    @Test func stopsWaitingForALock() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("contacts.db")
        _ = try ContactDatabase.openOrCreate(at: path)
        let lock = try DatabaseLock(path)
        let cancellation = Cancellation()
        Thread.detachNewThread {
            usleep(50_000)
            cancellation.cancel()
        }
        let start = ContinuousClock.now
        #expect(throws: CancellationError.self) {
            try ContactDatabase.openOrCreate(at: path, busyTimeout: 300, cancellation: cancellation)
        }
        #expect(ContinuousClock.now - start < .seconds(60))
        try lock.release()
    }
}
