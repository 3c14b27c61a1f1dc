/// The detected format of a source, and the counts of its records.
public struct SourceDescription: Sendable, Hashable {
    /// The format; `nil` until it is known, and for an empty source.
    public internal(set) var format: SourceFormat?
    /// The program that wrote the source, such as `Google Contacts (2024)`; `nil` if it is not known.
    public internal(set) var sourceName: String?
    /// The language of the program that wrote it as a [BCP 47](https://www.rfc-editor.org/info/bcp47) tag, such as `de`
    /// or `pt-BR`; `nil` if it is not known or English headers do not tell.
    public internal(set) var language: String?
    /// The encoding: the one that was asked for or detected, or, once values were found that are not UTF-8, the fallback.
    public internal(set) var encoding = TextEncoding.utf8
    /// The reasons for the encoding, in words; `nil` if the source says it or is UTF-8.
    public internal(set) var encodingEvidence: String?
    /// The length of the byte order mark that the source starts with; 0 if there is none.
    public internal(set) var byteOrderMarkLength = 0
    /// `true` if the source starts with a byte order mark.
    public var hasByteOrderMark: Bool { byteOrderMarkLength > 0 }
    /// Where the first row after the header starts, or the first line of cards: an offset as contacts have it.
    public internal(set) var dataOffset = 0
    /// Where the rows of the header of a table stand, and those below it that say how columns are to be filled: offsets as contacts have
    /// them. Empty without a header.
    package internal(set) var headerPlaces: [Range<Int>] = []
    /// The number of rows of the header.
    package internal(set) var headerRowCount = 0
    /// The dialect of a CSV file.
    public internal(set) var dialect: CSVDialect?
    /// The meanings of the columns of a CSV file.
    public internal(set) var headerMap: HeaderMap?
    /// Why the columns of a CSV file mean that, in their order.
    public internal(set) var columnDecisions: [ColumnDecision] = []
    /// Lines above the header.
    public internal(set) var preamble: [String] = []
    /// The vCard versions that were seen, by the first characters of `VERSION`.
    public internal(set) var cardVersions: Set<String> = []
    /// Bytes read.
    public internal(set) var byteCount = 0
    /// Lines read.
    public internal(set) var lineCount = 0
    /// Records seen: rows or cards. Always the sum of the next two.
    public internal(set) var recordsSeen = 0
    /// Contacts handed out.
    public internal(set) var contacts = 0
    /// Records that held no contact; each has a finding.
    public internal(set) var skipped = 0
    /// Why the source is taken for incomplete; `nil` if nothing speaks for it. Known at its end.
    public internal(set) var damage: SourceDamage?
    /// `true` if the source ends with a line end. Known at its end.
    public internal(set) var endsWithLineEnd = false

    /// Creates an empty description.
    public init() {}

    /// `true` if a source that is not empty holds no contact at all.
    public var hasNoContacts: Bool { contacts == 0 && byteCount > 0 }
}
