/// The properties of a source that are known once it has been read.
public struct SourceOutcome: Sendable, Hashable {
    /// The SHA-256 of the content in lower-case hexadecimal, if it was not known at the beginning.
    public var sha256: String?
    /// The size in bytes.
    public var byteCount: Int
    /// The format that was detected: `csv`, `vcard`.
    public var format: String?
    /// The product whose layout the source has, and its delimiter, in words.
    public var dialect: String?
    /// The character between the cells of a row; `nil` if there is none.
    public var delimiter: String?
    /// The newest version of vCard in the source; `nil` if it has no cards.
    public var cardVersion: String?
    /// The character encoding that the source was decoded from.
    public var encoding: String?
    /// The mapping of the columns.
    public var mapping: String?
    /// The absolute path of the file that its records to be corrected were written to; `nil` if there is none.
    public var rejects: String?
    /// The number of contacts that were read and not stored, each with a finding.
    public var skippedContacts: Int
    /// The export that the source is.
    public var kind = ExportKind()
    /// The form in which the source is incomplete, as a stable word; `nil` if nothing speaks for it.
    public var damage: String?
    /// `true` if the source ends with a line end; `nil` if that is not known.
    public var endsWithLineEnd: Bool?
    /// `true` if the national numbers of the source lack their trunk zero.
    public var hasLostZeros = false
    /// The number of contacts that were read and left out because somebody asked to forget them.
    public var forgottenContacts: Int

    /// A source that was read to its end.
    public init(
        sha256: String? = nil, byteCount: Int, format: String? = nil, dialect: String? = nil, encoding: String? = nil,
        mapping: String? = nil, skippedContacts: Int = 0, forgottenContacts: Int = 0
    ) {
        self.sha256 = sha256
        self.byteCount = byteCount
        self.format = format
        self.dialect = dialect
        self.encoding = encoding
        self.mapping = mapping
        self.skippedContacts = skippedContacts
        self.forgottenContacts = forgottenContacts
    }
}
