public import ContactStore

/// A source on its way into a file of its own format.
public struct SameFile: Sendable, Hashable {
    /// The origins of the bytes of a file.
    public enum Origin: Sendable, Hashable {
        /// A file whose content is that of the source.
        case file(path: String)
        /// The content that the database keeps.
        case kept
        /// Neither is there: the file is written anew from the stored values.
        case rebuilt
    }

    /// The source; of a workbook that is given as it was, the first of its sheets.
    public var source: StoredLayout
    /// The other sheets that are in the same file.
    public var sheets: [StoredLayout] = []
    /// A name for the file.
    public var name: String
    /// The origin of the bytes.
    public var origin: Origin
    /// The format of a source whose own bytes cannot be given, and which is written in another format under another name: `JSON`, `LDIF`,
    /// `XLSX`, `JSContact`.
    public var formerFormat: String?
    /// True if the file has cards, of a source that has them in whatever format, and no table.
    public var isCards: Bool { source.isCards }
}

/// The result of the export of a source in its own format.
public struct SameResult: Sendable, Hashable {
    /// The counts of what is written and what is left out.
    public var counts = ExportCounts()
    /// The number of phone numbers that could not be found in their records and stay as they were.
    public var missed = 0
    /// The number of edited texts for which the records have no place, or none that was found.
    public var missedEdits = 0
    /// The number of corrected phone numbers that stand in the file with the text of the source: all of them without a
    /// style of numbers, else those that are not accepted.
    public var unwrittenCorrections = 0

    /// Nothing.
    public init() {}
}
