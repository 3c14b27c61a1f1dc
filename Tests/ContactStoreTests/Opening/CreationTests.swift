import ContactStore
import Foundation
import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Synchronization
import Testing

/// Several writers that create one database at a time.
struct CreationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a closure in several threads at a time, with the number of each.
    private func together(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }

    @Test func allWritersFindOneDatabase() throws {
        for round in Seeds.first(6) {
            let path = folder.path("\(round).db")
            let errors = Mutex<[String]>([])
            together(6) { writer in
                do {
                    let database = try ContactDatabase.openOrCreate(at: path, busyTimeout: 120)
                    let source = SampleSource(
                        "\(writer).csv", sha256: "\(writer)", contacts: [SampleContact("Person \(writer)")])
                    try source.write(to: database)
                } catch {
                    errors.withLock { $0.append("\(error)") }
                }
            }
            #expect(errors.withLock { $0 } == [])
            let database = try ContactDatabase.open(at: path)
            #expect(try database.sources().count == 6)
            #expect(try database.verify().allSatisfy(\.hasPassed))
        }
    }

    /// Whoever finds nothing to store removes the file only if nobody else has begun to use it: what was stored is there.
    @Test func nothingThatWasStoredIsRemoved() throws {
        for round in Seeds.first(6) {
            let path = folder.path("\(round).db")
            let results = Mutex<(stored: Int, errors: [StoreError])>((0, []))
            together(6) { writer in
                do {
                    let database = try ContactDatabase.openOrCreate(at: path, busyTimeout: 120)
                    guard writer % 2 == 0 else {
                        if database.isNew { try? database.removeIfEmpty() }
                        return
                    }
                    let source = SampleSource(
                        "\(writer).csv", sha256: "\(writer)", contacts: [SampleContact("Person \(writer)")])
                    try source.write(to: database)
                    results.withLock { $0.stored += 1 }
                } catch {
                    results.withLock { $0.errors.append(error as? StoreError ?? .missing(path: "")) }
                }
            }
            let (stored, errors) = results.withLock { $0 }
            // A writer that had opened the file, and had not begun to write, is told that it is gone.
            #expect(errors.allSatisfy { $0 == .moved(path: path) })
            #expect(stored + errors.count == 3)
            let database = try? ContactDatabase.open(at: path)
            #expect(try database?.sources().count ?? 0 == stored)
        }
    }

    @Test func anEmptyFileIsRemoved() throws {
        let path = folder.path("contacts.db")
        let database = try ContactDatabase.openOrCreate(at: path)
        #expect(database.isNew)
        try database.removeIfEmpty()
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func aFileInUseIsKept() throws {
        let path = folder.path("contacts.db")
        let database = try ContactDatabase.openOrCreate(at: path)
        let other = try ContactDatabase.openOrCreate(at: path)
        #expect(!other.isNew)
        try other.write(rule: NumberingPlan.rule) { writer in
            _ = try SampleSource.mixed.begin(with: writer)
            #expect(throws: StoreError.busy(path: path)) { try database.removeIfEmpty() }
        }
        try SampleSource.mixed.write(to: other)
        try database.removeIfEmpty()
        #expect(try ContactDatabase.open(at: path).sources().count == 1)
    }
}
