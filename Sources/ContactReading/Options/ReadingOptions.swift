public import PhoneNumbers

/// The options for reading a source, where it does not tell itself or should not be believed, and limits.
///
/// The defaults suit files from people's phones and mail programs. A value beyond a limit costs that value and is
/// reported; memory stays bounded whatever the file holds.
public struct ReadingOptions: Sendable, Hashable {
    /// The format; `nil` decides by content.
    public var format: SourceFormat?
    /// The encoding; `nil` decides by content.
    public var encoding: TextEncoding?
    /// The encoding of a value that is not UTF-8 in a source that should be. An encoding of more than one byte a
    /// character cannot be a fallback; windows-1252 is taken instead.
    public var fallbackEncoding = TextEncoding.windows1252
    /// The byte between two CSV cells; `nil` decides by the header.
    public var delimiter: UInt8?
    /// The meanings of columns, over those of their headers: matched by name, in order where a name repeats.
    public var headerMap: HeaderMap?
    /// The region of national numbers, if it is known: it decides nothing about a number, confirms that a column without a word for
    /// phones has some, and makes its languages likelier where the encoding is looked for.
    public var region: RegionCode?
    /// The maximum length of a CSV cell or vCard line, in bytes; at least 4096 for vCard, where a line is classified by that many.
    public var maxFieldLength = 1 << 20 {
        didSet { maxFieldLength = min(maxFieldLength, Self.maximumLength) }
    }
    /// The maximum length of a CSV row, in bytes.
    public var maxRecordLength = 8 << 20 {
        didSet { maxRecordLength = min(maxRecordLength, Self.maximumLength) }
    }
    /// The maximum text of one contact, in bytes of UTF-8.
    public var maxContactLength = 16 << 20 {
        didSet { maxContactLength = min(maxContactLength, Self.maximumLength) }
    }
    /// The maximum number of values in a card: values of one contact are processed together.
    public var maxValueCount = 10_000
    /// The maximum length of a photo, sound or key that is kept, in bytes as written.
    public var maxPhotoLength = 1 << 20 {
        didSet { maxPhotoLength = min(maxPhotoLength, Self.maximumLength) }
    }
    /// The maximum number of columns in a CSV row.
    public var maxColumnCount = 4096
    /// The maximum number of damaged records in a source of which more than half are damaged.
    public var maxDamagedCount = 100_000
    /// The greatest value of the limits of lengths, in bytes: places in the text of a contact have 32 bits, and the
    /// rows of a contact are numbered. Larger values are reduced to it.
    public static let maximumLength = 256 << 20
    /// The form of the text, if the source was converted to it.
    var converted: ConvertedText?
    /// The number of bytes of the source that decide about format, encoding and header.
    public var headLength = 64 << 10
    /// The length of the excerpts in findings, in bytes.
    public var excerptLength = 120

    /// Creates the default options.
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
