/// The meanings found for the columns of a table.
public struct RecognizedColumns: Sendable, Hashable {
    /// The columns with their meanings, in the order of the file.
    public var columns: [HeaderMap.Column]
    /// The reasons for the meanings, column by column.
    public var decisions: [ColumnDecision]
    /// The program that wrote the file; `nil` if it is not known.
    public var program: Program?
    /// The language of the headers as a [BCP 47](https://www.rfc-editor.org/info/bcp47) tag; `nil` for English, and where it is not known.
    public var language: String?

    /// Creates the meanings of some columns.
    public init(
        columns: [HeaderMap.Column], decisions: [ColumnDecision] = [], program: Program? = nil, language: String? = nil
    ) {
        self.columns = columns
        self.decisions = decisions
        self.program = program
        self.language = language ?? program?.language
    }

    /// A program that writes tables of contacts.
    public struct Program: Sendable, Hashable {
        /// The name for reports, such as `Google Contacts (2024)`.
        public var name: String
        /// The language of its headers as a [BCP 47](https://www.rfc-editor.org/info/bcp47) tag; `nil` for English and for headers of
        /// no language.
        public var language: String?

        /// Creates a program.
        public init(name: String, language: String? = nil) {
            self.name = name
            self.language = language
        }
    }
}
