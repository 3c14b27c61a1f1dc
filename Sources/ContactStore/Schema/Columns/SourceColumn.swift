/// The columns of `sources`: one row for each input, with the counts that its contacts and numbers add up to.
enum SourceColumn: Int, StoreColumn {
    case id, path, sha256, byteCount, format, dialect, encoding, mapping, defaultRegion, allowed, normalized,
        planVersion
    case status, contactsSeen, contactsStored, contactsSkipped
    case numbers, numbersAccepted, numbersRejected, numbersAmbiguous, numbersEmpty, findings, contactsForgotten

    static let table = StoreTable.sources

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .path: .init("path", "TEXT NOT NULL")
        case .sha256: .init("sha256", "TEXT NOT NULL UNIQUE")
        case .byteCount: .init("bytes", "INTEGER NOT NULL")
        case .format: .init("format", "TEXT")
        case .dialect: .init("dialect", "TEXT")
        case .encoding: .init("encoding", "TEXT")
        case .mapping: .init("mapping", "TEXT")
        case .defaultRegion: .init("default_region", "TEXT")
        case .allowed: .init("allowed", "TEXT")
        case .normalized: .init("normalized", "TEXT")
        case .planVersion: .init("plan_version", "TEXT NOT NULL")
        case .status: .init("status", "TEXT NOT NULL CHECK (status IN ('unfinished', 'finished'))")
        case .contactsSeen: .init("contacts_seen", "INTEGER NOT NULL DEFAULT 0")
        case .contactsStored: .init("contacts_stored", "INTEGER NOT NULL DEFAULT 0")
        case .contactsSkipped: .init("contacts_skipped", "INTEGER NOT NULL DEFAULT 0")
        case .numbers: .init("numbers", "INTEGER NOT NULL DEFAULT 0")
        case .numbersAccepted: .init("numbers_accepted", "INTEGER NOT NULL DEFAULT 0")
        case .numbersRejected: .init("numbers_rejected", "INTEGER NOT NULL DEFAULT 0")
        case .numbersAmbiguous: .init("numbers_ambiguous", "INTEGER NOT NULL DEFAULT 0")
        case .numbersEmpty: .init("numbers_empty", "INTEGER NOT NULL DEFAULT 0")
        case .findings: .init("findings", "INTEGER NOT NULL DEFAULT 0")
        case .contactsForgotten: .init("contacts_forgotten", "INTEGER NOT NULL DEFAULT 0")
        }
    }
}
