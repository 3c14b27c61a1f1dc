import GRDB

@testable import ContactStore

/// SQL against a database by the store's own connection, whose digests count what it writes: the file is as if a command had done it.
enum EditedDatabase {
    static func run(_ sql: String, in path: String) throws {
        try ContactDatabase.openForChange(at: path).change { try $0.db.execute(sql: sql) }
    }
}
