import Foundation
import GRDB
import GRDBSQLite
import StoreTestSupport
import Testing

@testable import ContactStore

struct ContactDatabaseTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func isReadableForItsOwnerAlone() throws {
        let path = folder.path("contacts.db")
        _ = try ContactDatabase.openOrCreate(at: path)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func opensAgain() throws {
        let path = folder.path("contacts.db")
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
        let before = try PlainSQL.dump(path)
        _ = try ContactDatabase.openOrCreate(at: path)
        #expect(try PlainSQL.dump(path) == before)
        #expect(try ContactDatabase.open(at: path).sources().count == 1)
    }

    /// A statement that is kept is prepared once, however often somebody reads with it.
    @Test func readingPreparesNothingAnew() throws {
        let path = folder.path("contacts.db")
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
        let database = try ContactDatabase.open(at: path)
        for contact in 1...3 { _ = try database.person(ofContact: contact) }
        let count = try database.read { db in
            let kept = try db.cachedStatement(sql: "SELECT person_id FROM memberships WHERE contact_id = ?")
            return sqlite3_stmt_status(kept.sqliteStatement, SQLITE_STMTSTATUS_REPREPARE, 0)
        }
        #expect(count == 0)
    }

    /// An error of a reader ends its transaction, so that others can write.
    @Test func aReadThatFailsLeavesNoLock() throws {
        struct Stop: Error {}
        let path = folder.path("contacts.db")
        let database = try ContactDatabase.openOrCreate(at: path)
        #expect(throws: Stop.self) {
            try database.read { db in
                _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM contacts")
                throw Stop()
            }
        }
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
        #expect(try database.sources().count == 1)
    }

    @Test func refusesAnotherProgramsDatabase() throws {
        let path = folder.path("music.db")
        try PlainSQL.run("PRAGMA journal_mode = wal; CREATE TABLE songs (title TEXT)", in: path)
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(throws: StoreError.foreignDatabase(path: path)) { try ContactDatabase.openOrCreate(at: path) }
        #expect(throws: StoreError.foreignDatabase(path: path)) { try ContactDatabase.open(at: path) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test func refusesALaterVersion() throws {
        let path = folder.path("contacts.db")
        _ = try ContactDatabase.openOrCreate(at: path)
        try PlainSQL.run("PRAGMA user_version = 99", in: path)
        #expect(throws: StoreError.newerVersion(path: path, found: 99, supported: Schema.version)) {
            try ContactDatabase.openOrCreate(at: path)
        }
    }

    @Test(arguments: [0, -1])
    func refusesAVersionThatNoFileHas(_ version: Int) throws {
        let path = folder.path("contacts.db")
        _ = try ContactDatabase.openOrCreate(at: path)
        try PlainSQL.run("PRAGMA user_version = \(version)", in: path)
        let error = StoreError.damaged(path: path, detail: "it has tables, and its version is \(version)")
        #expect(throws: error) { try ContactDatabase.openOrCreate(at: path) }
        #expect(throws: error) { try ContactDatabase.open(at: path) }
    }

    @Test func refusesWhatIsNoDatabase() throws {
        let path = try folder.write(String(repeating: "First Name,Phone\n", count: 100), to: "contacts.csv")
        #expect(throws: StoreError.notADatabase(path: path)) { try ContactDatabase.openOrCreate(at: path) }
        #expect(throws: StoreError.notADatabase(path: path)) { try ContactDatabase.open(at: path) }
    }

    @Test(arguments: ["", "PRAGMA application_id = 1414680139"])
    func goesOnWhereCreationWasCutShort(_ sql: String) throws {
        let path = folder.path("young.db")
        try PlainSQL.run(sql, in: path)
        #expect(throws: StoreError.missing(path: path)) { try ContactDatabase.open(at: path) }
        #expect(try ContactDatabase.openOrCreate(at: path).sources() == [])
    }

    @Test func readingMakesNoFile() throws {
        let path = folder.path("missing.db")
        #expect(throws: StoreError.missing(path: path)) { try ContactDatabase.open(at: path) }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func saysWhatTheSystemSays() throws {
        let path = folder.path("no/such/folder.db")
        #expect(throws: StoreError.inaccessible(path: path, detail: "No such file or directory")) {
            try ContactDatabase.openOrCreate(at: path)
        }
    }
}
