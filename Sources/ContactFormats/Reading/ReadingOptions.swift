/// How a source is read, where the source itself does not say it or should not be believed.
///
/// The defaults suit files from people's phones and mail programs. A value beyond a limit costs that value and is
/// reported; memory stays bounded whatever the file holds.
public struct ReadingOptions: Sendable, Hashable {
    /// The format; `nil` decides by content.
    public var format: SourceFormat?
    /// The encoding; `nil` decides by content.
    public var encoding: TextEncoding?
    /// How a value is read that is not UTF-8 in a source that should be. An encoding of more than one byte a character
    /// cannot be a fallback; windows-1252 is taken instead.
    public var fallbackEncoding = TextEncoding.windows1252
    /// The byte between two CSV cells; `nil` decides by the header.
    public var delimiter: UInt8?
    /// What columns mean, over what their headers say: matched by name, in order where a name repeats.
    public var headerMap: HeaderMap?
    /// The longest CSV cell or vCard line, in bytes. For vCard at least 4096: so many may be needed to know what it is.
    public var longestField = 1 << 20
    /// The longest CSV row, in bytes.
    public var longestRecord = 8 << 20
    /// The most text that one contact may hold, in bytes of UTF-8.
    public var longestContact = 16 << 20
    /// The most values that a card may hold: values of one contact are looked at together.
    public var mostValues = 10_000
    /// The longest photo, sound or key that is kept, in bytes as written.
    public var longestPhoto = 1 << 20
    /// The most columns a CSV row may have.
    public var mostColumns = 4096
    /// How many bytes of the source decide about format, encoding and header.
    public var headLength = 64 << 10
    /// The length of the excerpts in findings, in bytes.
    public var excerptLength = 120

    /// The defaults.
    public init() {}
}

/// The formats this library reads.
public enum SourceFormat: String, Sendable, CaseIterable {
    /// Rows of cells: [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) and its many dialects.
    case csv
    /// vCard 2.1, 3.0 ([RFC 2426](https://www.rfc-editor.org/rfc/rfc2426)) and 4.0
    /// ([RFC 6350](https://www.rfc-editor.org/rfc/rfc6350)).
    case vCard
}
