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
    /// A database with the tables of another build of this program; each place is a sentence.
    case otherLayout(path: String, places: [String])
    /// Another process is using the file.
    case busy(path: String)
    /// The file was moved, replaced or removed while it was written.
    case moved(path: String)
    /// The content of the file is not as it was written; the detail is SQLite's message.
    case damaged(path: String, detail: String)
    /// Tables or rows are not as this program wrote them; each place is a sentence.
    case altered(path: String, places: [String])
    /// The disk is full, or the user's quota is used up.
    case full(path: String)
    /// The file or its folder may not be read or written; the detail is the system's message.
    case inaccessible(path: String, detail: String)
    /// The system fails to read or write the file; the detail is SQLite's message.
    case failing(path: String, detail: String)
    /// The file cannot be created, read or written; the detail is SQLite's message.
    case unusable(path: String, detail: String)
}

extension StoreError {
    /// The path of the file.
    public var path: String {
        switch self {
        case .missing(let path), .notADatabase(let path), .foreignDatabase(let path), .newerVersion(let path, _, _),
            .busy(let path), .moved(let path), .damaged(let path, _), .altered(let path, _),
            .otherLayout(let path, _), .full(let path), .inaccessible(let path, _),
            .failing(let path, _), .unusable(let path, _):
            path
        }
    }
}

extension StoreError: CustomStringConvertible {
    /// The path of the file and a description of the problem.
    public var description: String {
        "\(path): \(problem)"
    }

    private var problem: String {
        switch self {
        case .missing: "there is no such database"
        case .notADatabase: "this file is not a SQLite database"
        case .foreignDatabase: "this SQLite database was created by another program and is left alone"
        case .newerVersion(_, let found, let supported):
            "this database has version \(found), and this program knows versions up to \(supported)"
        case .busy: "another process is using this database"
        case .moved: "this database was moved, replaced or removed while it was written"
        case .damaged(_, let detail): "this database is damaged (\(detail))"
        case .otherLayout(_, let places):
            "this database was made by another build of Trunkline, with other tables than those of this one: "
                + Self.list(places)
        case .altered(_, let places): "this database is not as it was written: \(Self.list(places))"
        case .full: "the disk is full"
        case .inaccessible(_, let detail), .failing(_, let detail), .unusable(_, let detail): detail
        }
    }

    private static func list(_ places: [String]) -> String {
        (places.first ?? "") + (places.count > 1 ? ", and \(places.count - 1) more" : "")
    }
}
