/// What is known of a source once it has been read.
public struct SourceOutcome: Sendable, Hashable {
    /// The SHA-256 of the content in lower-case hexadecimal, where it was not known at the beginning.
    public var sha256: String?
    /// The size in bytes.
    public var byteCount: Int
    /// The format that the source turned out to have: `csv`, `vcard`.
    public var format: String?
    /// What program's habits it follows, and which delimiter.
    public var dialect: String?
    /// The character encoding that it was read in.
    public var encoding: String?
    /// How its columns were understood.
    public var mapping: String?
    /// How many contacts were met and left out, each with a finding.
    public var skippedContacts: Int

    /// A source read to its end.
    public init(
        sha256: String? = nil, byteCount: Int, format: String? = nil, dialect: String? = nil, encoding: String? = nil,
        mapping: String? = nil, skippedContacts: Int = 0
    ) {
        self.sha256 = sha256
        self.byteCount = byteCount
        self.format = format
        self.dialect = dialect
        self.encoding = encoding
        self.mapping = mapping
        self.skippedContacts = skippedContacts
    }
}
