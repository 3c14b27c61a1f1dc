import GRDB
import Threads

extension StoreError {
    /// SQLite's error, with the file that it concerns.
    init(_ error: DatabaseError, path: String) {
        let detail = error.message ?? "\(error.resultCode)"
        if error.extendedResultCode == .SQLITE_READONLY_DBMOVED {
            self = .moved(path: path)
            return
        }
        switch error.resultCode {
        case .SQLITE_NOTADB: self = .notADatabase(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
        case .SQLITE_CORRUPT: self = .damaged(path: path, detail: detail)
        case .SQLITE_FULL: self = .full(path: path)
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
            self = .inaccessible(path: path, detail: detail)
        case .SQLITE_IOERR: self = .failing(path: path, detail: detail)
        default: self = .unusable(path: path, detail: detail)
        }
    }

    /// Runs a closure and translates the errors of GRDB and SQLite; those that come of a requested cancellation become
    /// `CancellationError`.
    static func translating<Result>(
        path: String, cancellation: Cancellation, _ body: () throws -> Result
    ) throws -> Result {
        do {
            return try body()
        } catch let error as DatabaseError {
            let mayBeCancelled = [.SQLITE_INTERRUPT, .SQLITE_BUSY].contains(error.resultCode)
            if mayBeCancelled, cancellation.isCancelled { throw CancellationError() }
            throw StoreError(error, path: path)
        } catch is RowDecodingError {
            throw StoreError(.unexpectedType, path: path)
        }
    }
}

extension DatabaseError {
    /// A value of another type than its column or pragma has.
    static let unexpectedType = DatabaseError(resultCode: .SQLITE_CORRUPT, message: "unexpected type of a value")
}
