import GRDB
import GRDBSQLite

/// A prepared statement for rows by the million: values are bound as bytes where they already are, without a copy.
///
/// What is bound must stay in place until ``run()`` returns; that is why nothing outside this folder sees it.
struct BulkStatement: ~Copyable {
    private let handle: OpaquePointer
    private let connection: OpaquePointer?

    /// Prepares a statement that lives as long as its connection.
    init(_ sql: String, on db: Database) throws {
        connection = db.sqliteConnection
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage, sql: sql)
        }
        self.handle = handle
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Binds a number.
    func bind(_ value: Int, at index: Int32) {
        sqlite3_bind_int64(handle, index, Int64(value))
    }

    /// Binds text by its bytes.
    func bind(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int32) {
        let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
        // No bytes have no address, and SQLite would take that for NULL.
        guard let start else { return bind(Word.empty, at: index) }
        sqlite3_bind_text64(handle, index, start, UInt64(bytes.count), nil, UInt8(SQLITE_UTF8))
    }

    /// Binds a string, which SQLite copies.
    func bind(_ text: String, at index: Int32) {
        var text = text
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        text.withUTF8 { bytes in
            let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
            guard let start else { return bind(Word.empty, at: index) }
            sqlite3_bind_text64(handle, index, start, UInt64(bytes.count), copies, UInt8(SQLITE_UTF8))
        }
    }

    /// Binds a part of a text, or NULL if the part is empty.
    func bind(_ part: Range<Int>, of text: UnsafeBufferPointer<UInt8>, at index: Int32) {
        guard !part.isEmpty else { return }
        bind(UnsafeBufferPointer(rebasing: text[part]), at: index)
    }

    /// Binds a word.
    func bind(_ word: Word, at index: Int32) {
        sqlite3_bind_text64(handle, index, word.start, UInt64(word.count), nil, UInt8(SQLITE_UTF8))
    }

    /// Runs the statement and readies it for the next row, with every value NULL again.
    func run() throws {
        let code = sqlite3_step(handle)
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
        guard code == SQLITE_DONE else {
            throw DatabaseError(
                resultCode: ResultCode(rawValue: code), message: sqlite3_errmsg(connection).map(String.init(cString:)))
        }
    }
}
