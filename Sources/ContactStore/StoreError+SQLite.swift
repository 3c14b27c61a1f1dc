import GRDB

extension StoreError {
    /// The same trouble as SQLite tells it, with the file that it concerns.
    init(_ error: DatabaseError, path: String) {
        let detail = error.message ?? "\(error.resultCode)"
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

    /// Runs the body and rewords SQLite's errors. What came of a request to stop is `CancellationError`.
    static func rewording<Result>(
        path: String, cancellation: Cancellation? = nil, _ body: () throws -> Result
    ) throws -> Result {
        do {
            return try body()
        } catch let error as DatabaseError {
            let mayBeAsked = [.SQLITE_INTERRUPT, .SQLITE_BUSY].contains(error.resultCode)
            if mayBeAsked, cancellation?.isCancelled == true { throw CancellationError() }
            throw StoreError(error, path: path)
        }
    }
}
