import GRDB

/// A stored source that another may be a newer export of.
public struct UpdateSource: Sendable, Hashable {
    /// The key of the source.
    public var id: Int
    /// The path as the user gave it.
    public var path: String
    /// The export that it is.
    public var kind: ExportKind
    /// The region that its national numbers were read in, `auto` where evidence was to decide and did not; `nil` for none.
    public var region: String?
    /// The number of contacts that are stored of it and of the sources before it.
    public var contacts = 0
    /// The number of these that the newer export has, by the key.
    public var shared = 0

    /// The source in words: `may.csv (Google Contacts)`.
    public var name: String { "\(path) (\(kind.name))" }
}

/// A newer export on its way to the place of an older one.
public struct UpdateRequest: Sendable, Hashable {
    /// The key by which contacts are recognized.
    public var key: ContactKey
    /// `true` if contacts that the newer export lacks are deleted, too.
    public var removesGone: Bool
    /// The older export, by its path or its key; `nil` for the only one of the same kind that shares contacts.
    public var predecessor: String?
    /// The export that the newer one is.
    public var kind: ExportKind
    /// `true` if the newer export ends with a line end.
    public var endsWithLineEnd: Bool

    /// A newer export.
    public init(
        key: ContactKey, removesGone: Bool = false, predecessor: String? = nil, kind: ExportKind = ExportKind(),
        endsWithLineEnd: Bool = true
    ) {
        self.key = key
        self.removesGone = removesGone
        self.predecessor = predecessor
        self.kind = kind
        self.endsWithLineEnd = endsWithLineEnd
    }
}

/// The reason for which a source is not a newer export of a stored one.
public enum UpdateError: Error, Sendable, Hashable {
    /// None of its contacts has the key.
    case lacksKey(ContactKey)
    /// No file has the column that the key names; the columns that they have.
    case unknownColumn(String, known: [String])
    /// No stored source of its kind shares a contact with it; those of other kinds do.
    case noPredecessor(ContactKey, others: [UpdateSource])
    /// Several stored sources of its kind share contacts with it.
    case severalPredecessors(ContactKey, [UpdateSource])
    /// There is no source of this path or key, or there are several of the path.
    case unknownPredecessor(String, [UpdateSource])
    /// It is to come in the place of the source of its path, of which several are stored, with these keys.
    case severalOfPath([Int])
    /// The source that was named shares no contact with it.
    case nothingShared(ContactKey, UpdateSource)
    /// It ends without a line end, and the older one with one: its last value may be cut off.
    case endsInsideLine(UpdateSource)
}
