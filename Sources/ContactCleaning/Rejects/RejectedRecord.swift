import ContactModel

/// A record of a source that is to be corrected.
struct RejectedRecord: Sendable {
    /// The position of the record in the source.
    var range: Range<Int>
    /// The place of its contact in the source; `nil` if it has none.
    var ordinal: Int?
    /// The reasons for its correction, in words, each with the text that it is about.
    var reasons: [String] = []

    /// `true` if a value could not be read, so that correcting a number is not enough.
    var hasUnreadableValue = false

    /// The maximum length in characters of a text that a reason shows.
    private static let maximumLength = 60

    /// A reason with the text that it is about, on one line. Reasons begin with a word, so that no spreadsheet takes one for a formula.
    static func reason(_ word: String, about text: String) -> String {
        let line = text.map { $0.isNewline ? " " : $0 }
        guard !line.isEmpty else { return word }
        return "\(word): " + String(line.prefix(maximumLength)) + (line.count > maximumLength ? "…" : "")
    }
}
