import GRDB
import Testing
import Threads

@testable import ContactStore

/// Errors carry facts; what to do about them is for the program to say.
struct StoreErrorTests {
    private static let all: [StoreError] = [
        .missing(path: "a.db"), .notADatabase(path: "a.db"), .foreignDatabase(path: "a.db"),
        .newerVersion(path: "a.db", found: 9, supported: 3), .busy(path: "a.db"),
        .damaged(path: "a.db", detail: "why"), .full(path: "a.db"), .inaccessible(path: "a.db", detail: "why"),
        .failing(path: "a.db", detail: "why"), .unusable(path: "a.db", detail: "why"),
    ]

    @Test(arguments: all)
    func nameTheFileAndNoCommand(_ error: StoreError) {
        #expect(error.path == "a.db")
        #expect(error.description.hasPrefix("a.db: "))
        for word in ["--", "trunkline", "ulimit", "run the same"] { #expect(!error.description.contains(word)) }
    }

    @Test(arguments: [
        (ResultCode.SQLITE_NOTADB, StoreError.notADatabase(path: "a.db")), (.SQLITE_BUSY, .busy(path: "a.db")),
        (.SQLITE_BUSY_SNAPSHOT, .busy(path: "a.db")), (.SQLITE_LOCKED, .busy(path: "a.db")),
        (.SQLITE_CORRUPT, .damaged(path: "a.db", detail: "why")),
        (.SQLITE_CORRUPT_VTAB, .damaged(path: "a.db", detail: "why")), (.SQLITE_FULL, .full(path: "a.db")),
        (.SQLITE_READONLY, .inaccessible(path: "a.db", detail: "why")),
        (.SQLITE_CANTOPEN, .inaccessible(path: "a.db", detail: "why")),
        (.SQLITE_IOERR_READ, .failing(path: "a.db", detail: "why")),
        (.SQLITE_ERROR, .unusable(path: "a.db", detail: "why")),
    ])
    func areThoseOfSQLite(_ code: ResultCode, _ expected: StoreError) {
        #expect(throws: expected) {
            try StoreError.translating(path: "a.db", cancellation: Cancellation()) {
                throw DatabaseError(resultCode: code, message: "why")
            }
        }
    }

    @Test(arguments: [ResultCode.SQLITE_INTERRUPT, .SQLITE_BUSY])
    func ofARequestToStopAreItsOwn(_ code: ResultCode) {
        let cancellation = Cancellation()
        cancellation.cancel()
        #expect(throws: CancellationError.self) {
            try StoreError.translating(path: "a.db", cancellation: cancellation) {
                throw DatabaseError(resultCode: code)
            }
        }
    }

    @Test func ofDamageAreToldAfterARequestToStopToo() {
        let cancellation = Cancellation()
        cancellation.cancel()
        #expect(throws: StoreError.damaged(path: "a.db", detail: "why")) {
            try StoreError.translating(path: "a.db", cancellation: cancellation) {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "why")
            }
        }
    }
}
