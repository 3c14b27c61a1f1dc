import GRDB
import GRDBSQLite
import Threads

/// The contacts that fulfil a condition that somebody wrote in SQL.
///
/// The text is untrusted: it runs on a connection of its own that cannot write, may only read tables and call harmless
/// functions, and is refused unless it is exactly one expression.
final class SQLCondition {
    private var connection: OpaquePointer?
    private var statement: OpaquePointer?
    private let path: String
    private let cancellation: Cancellation

    /// Compiles a condition on the columns of `contacts`.
    ///
    /// - Parameters:
    ///   - text: The condition; `nil` for none.
    ///   - parts: Conditions of our own, which have to be fulfilled as well.
    /// - Throws: ``InvalidCondition``; ``StoreError`` if the file cannot be opened.
    init(_ text: String?, and parts: [String] = [], path: String, cancellation: Cancellation) throws {
        self.path = path
        self.cancellation = cancellation
        let code = sqlite3_open_v2(ContactDatabase.literal(path), &connection, SQLITE_OPEN_READONLY, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message) }
        sqlite3_set_authorizer(connection, Self.authorize, nil)
        sqlite3_busy_timeout(connection, 5000)
        observeCancellation()
        if let text {
            let condition = text.trimmedBlanks
            guard !condition.isEmpty, !condition.utf8.contains(0) else {
                throw InvalidCondition(text: text, detail: "it is empty")
            }
            // Whatever closes the parenthesis and goes on does not fit between WHEN and THEN, and the other way round; a comment
            // cannot hide the end.
            try compile("SELECT 1 FROM \(Self.table) WHERE CASE WHEN \(condition)\n THEN 1 END", text: text)
        }
        let conditions = Self.joined(text, and: parts)
        try compile("SELECT contacts.id FROM \(Self.table) WHERE \(conditions) ORDER BY contacts.id", text: text ?? "")
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close(connection)
    }

    /// The contacts with their current values, under the name by which conditions call them.
    static let table = "\(CurrentTable.contacts) AS contacts"

    /// A condition that was compiled once, and others, as one.
    static func joined(_ text: String?, and parts: [String]) -> String {
        (parts + (text.map { ["(\($0)\n)"] } ?? [])).joined(separator: " AND ")
    }

    /// The next contact that fulfils the condition, in the order of the keys; `nil` after the last.
    func next() throws -> Int? {
        let code = sqlite3_step(statement)
        if code == SQLITE_ROW { return Int(sqlite3_column_int64(statement, 0)) }
        guard code != SQLITE_DONE else { return nil }
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message)
    }

    private func compile(_ sql: String, text: String) throws {
        sqlite3_finalize(statement)
        statement = nil
        // The bytes behind the first statement, which there must be none of.
        let rest: Int = sql.withCString { start in
            var tail: UnsafePointer<CChar>?
            guard sqlite3_prepare_v2(connection, start, -1, &statement, &tail) == SQLITE_OK, let tail else { return -1 }
            return sql.utf8.count - (tail - start)
        }
        guard rest >= 0, let statement else { throw InvalidCondition(text: text, detail: message) }
        guard rest == 0 else { throw InvalidCondition(text: text, detail: "it is more than one expression") }
        guard sqlite3_bind_parameter_count(statement) == 0 else {
            throw InvalidCondition(text: text, detail: "it has a parameter, for which there is no value")
        }
        guard sqlite3_stmt_readonly(statement) != 0 else { throw InvalidCondition(text: text, detail: "it writes") }
    }

    private var message: String { sqlite3_errmsg(connection).map(String.init(cString:)) ?? "" }

    private func observeCancellation() {
        let context = Unmanaged.passUnretained(cancellation).toOpaque()
        let isCancelled: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { context in
            guard let context else { return 0 }
            return Unmanaged<Cancellation>.fromOpaque(context).takeUnretainedValue().isCancelled ? 1 : 0
        }
        sqlite3_progress_handler(connection, 5000, isCancelled, context)
    }

    /// Allows reading and functions without effects; see [sqlite3_set_authorizer](https://sqlite.org/c3ref/set_authorizer.html).
    private static let authorize:
        @convention(c) (
            UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            UnsafePointer<CChar>?
        ) -> Int32 = { _, action, _, name, _, _ in
            switch action {
            case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return SQLITE_OK
            case SQLITE_FUNCTION:
                let refused = [
                    "load_extension", "readfile", "writefile", "edit", "fts3_tokenizer", "zeroblob", "randomblob",
                ]
                let name = name.map { String(cString: $0).lowercased() } ?? ""
                return refused.contains(name) ? SQLITE_DENY : SQLITE_OK
            default: return SQLITE_DENY
            }
        }
}

/// A condition that is not one expression over contacts.
public struct InvalidCondition: Error, Sendable, Hashable, CustomStringConvertible {
    /// The condition as it was given.
    public var text: String
    /// The message of SQLite.
    public var detail: String

    /// A description of the problem, with advice.
    public var description: String {
        "the condition '\(text)' cannot be used: \(detail); give one SQL expression over the columns of contacts, such as "
            + "organization LIKE 'Acme%'"
    }
}

extension String {
    fileprivate var trimmedBlanks: String {
        var bytes = Array(utf8)[...]
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
