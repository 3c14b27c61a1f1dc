import GRDB

extension StoreError {
    /// The same trouble as SQLite tells it, with the file that it concerns.
    init(_ error: DatabaseError, path: String) {
        switch error.resultCode {
        case .SQLITE_NOTADB: self = .notADatabase(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
        default: self = .unusable(path: path, detail: error.message ?? "\(error.resultCode)")
        }
    }

    /// Runs the body and rewords SQLite's errors.
    static func rewording<Result>(path: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }
}
