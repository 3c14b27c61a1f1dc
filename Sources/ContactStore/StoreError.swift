/// Why a database file cannot be used.
public enum StoreError: Error, Sendable, Hashable {
    /// There is no such file.
    case missing(path: String)
    /// The file is not a SQLite database.
    case notADatabase(path: String)
    /// A SQLite database that another program created.
    case foreignDatabase(path: String)
    /// A database that a later version of this program created.
    case newerVersion(path: String, found: Int32, supported: Int32)
    /// Another process is writing to the file.
    case busy(path: String)
    /// Pages of the file are not as SQLite wrote them; the detail is SQLite's message.
    case damaged(path: String, detail: String)
    /// The disk has no room left, or the user's share of it.
    case full(path: String)
    /// The file or its folder may not be read or written; the detail is the system's message.
    case inaccessible(path: String, detail: String)
    /// The system fails to read or write the file; the detail is SQLite's message.
    case failing(path: String, detail: String)
    /// The file cannot be created, read or written; the detail is the system's message.
    case unusable(path: String, detail: String)
}

extension StoreError: CustomStringConvertible {
    /// What is wrong, where, and what to do about it.
    public var description: String {
        switch self {
        case .missing(let path):
            "\(path): there is no such database"
        case .notADatabase(let path):
            "\(path): this file is not a SQLite database"
        case .foreignDatabase(let path):
            "\(path): this SQLite database was created by another program and is left alone"
        case .newerVersion(let path, let found, let supported):
            "\(path): this database has version \(found), and this program knows versions up to \(supported); "
                + "use a newer version of the program"
        case .busy(let path):
            "\(path): another process is using this database; try again when it has finished"
        case .damaged(let path, let detail):
            "\(path): this database is damaged (\(detail))"
        case .full(let path):
            "\(path): the disk is full; make room and run the same command again"
        case .inaccessible(let path, let detail):
            "\(path): \(detail); check that its folder exists and is writable"
        case .failing(let path, let detail):
            "\(path): \(detail); see whether the disk works and no limit on file sizes ('ulimit -f') is in the way, "
                + "and run the same command again"
        case .unusable(let path, let detail):
            "\(path): \(detail)"
        }
    }
}
