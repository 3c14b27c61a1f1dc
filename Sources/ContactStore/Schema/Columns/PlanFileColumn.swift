/// The columns of `plan_files`: the files that a plan writes or deletes.
enum PlanFileColumn: Int, StoreColumn {
    /// `name` is the path in an address book; `path` that of a source which is one file, and NULL for others. `before` and `after` are hashes of the bytes; `after` is
    /// NULL for a file that is deleted. `into` names the files, a line each, with which it is written or not at all: those into whose cards
    /// its own are joined, and those whose joined cards it names. `patch` turns the bytes, as many as
    /// `bytes`, into those that are written. `refusal` is why the file was left as it was when the plan was applied.
    case id, planID, sourceID, name, path, before, after, into, patch, byteCount, refusal

    static let table = StoreTable.planFiles

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .planID: .init("plan_id", "INTEGER NOT NULL REFERENCES plans (id)")
        case .sourceID: .init("source_id", "INTEGER NOT NULL")
        case .name: .init("name", "TEXT NOT NULL")
        case .path: .init("path", "TEXT")
        case .before: .init("before_sha256", "TEXT NOT NULL")
        case .after: .init("after_sha256", "TEXT")
        case .into: .init("joined_into", "TEXT")
        case .patch: .init("patch", "BLOB NOT NULL")
        case .byteCount: .init("bytes", "INTEGER NOT NULL")
        case .refusal: .init("refusal", "TEXT")
        }
    }

    /// Finds the files of a plan.
    static let index = "INDEX plan_files_plan ON plan_files (plan_id)"
}
