import ContactStore

extension StoreError {
    /// A message for a person: the fault of the database and the remedy.
    var message: String { advice.map { "\(description); \($0)" } ?? description }

    private var advice: String? {
        switch self {
        case .missing: "create it with 'trunkline ingest FILE --db \(path)'"
        case .notADatabase, .foreignDatabase: "name another file with --db"
        case .newerVersion: "use a newer version of trunkline"
        case .busy: "try again when it has finished"
        case .moved: "put it back if it was moved, and run the same command again, which completes the work"
        case .damaged: "'trunkline verify --db \(path)' says how far"
        case .otherLayout: "read the files again with 'trunkline ingest' into another database"
        case .altered:
            "nothing was changed; 'trunkline verify --db \(path)' lists all of it; go back to a copy of the file, or ingest "
                + "the files again into another database"
        case .full: "make room and run the same command again"
        case .inaccessible: "check that its folder exists and is writable, or name another file with --db"
        case .failing:
            "see whether the disk works and no limit on file sizes ('ulimit -f') is in the way, "
                + "and run the same command again"
        case .unusable: nil
        }
    }
}
