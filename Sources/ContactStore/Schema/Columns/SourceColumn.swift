/// The columns of `sources`: one row for each input, with the counts that its contacts and numbers add up to.
enum SourceColumn: Int, StoreColumn {
    case id, path, sha256, byteCount, format, dialect, encoding, mapping, defaultRegion, allowed, normalized,
        planVersion
    case status, contactsSeen, contactsStored, contactsSkipped
    case numbers, numbersAccepted, numbersRejected, numbersAmbiguous, numbersEmpty, findings, contactsForgotten
    /// `settings` are those that the source was read with; `rejects` is the path of the file that the records to be corrected
    /// were written to.
    case settings, rejects
    /// `lineage` is the hash of the first of several exports of the same contacts, each newer than that before;
    /// `contactsSuperseded` counts the contacts that a newer one has, and which are deleted here.
    case lineage, contactsSuperseded
    /// `product` is the program that wrote the source, and `layout` its headings or the versions of its cards; both
    /// serve to recognize newer exports. `damage` is the form in which the source is incomplete.
    case product, layout, damage, endsWithLineEnd
    /// `delimiter` is the character between the cells of a row; `cardVersion` the newest version of vCard in the source.
    case delimiter, cardVersion
    /// `lostZeros` is 1 if the national numbers lack their trunk zero, so that short ones are read as national numbers.
    case lostZeros

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
        case .settings: .init("settings", "TEXT")
        case .contactsForgotten: .init("contacts_forgotten", "INTEGER NOT NULL DEFAULT 0")
        case .rejects: .init("rejects", "TEXT")
        case .lineage: .init("lineage", "TEXT")
        case .contactsSuperseded: .init("contacts_superseded", "INTEGER NOT NULL DEFAULT 0")
        case .product: .init("product", "TEXT")
        case .layout: .init("layout", "TEXT")
        case .damage: .init("damage", "TEXT")
        case .endsWithLineEnd: .init("ends_with_line_end", "INTEGER")
        case .delimiter: .init("delimiter", "TEXT")
        case .cardVersion: .init("card_version", "TEXT")
        case .lostZeros: .init("lost_zeros", "INTEGER NOT NULL DEFAULT 0")
        }
    }
}
