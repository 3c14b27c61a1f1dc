import ContactModel
import PhoneNumbers

/// The rows of a table that repeat its header, as each printed page does, counted for one finding.
struct RepeatedHeaders: Sendable {
    private var count = 0
    private var first: (line: Int, byteOffset: Int, raw: String) = (0, 0, "")

    mutating func add(line: Int, byteOffset: Int, raw: String) {
        if count == 0 { first = (line, byteOffset, raw) }
        count += 1
    }

    /// The finding at the first of the rows; `nil` if there is none.
    var finding: Finding? {
        guard count > 0 else { return nil }
        return Finding(
            .repeatedHeader, .note, line: first.line, byteOffset: first.byteOffset, raw: first.raw,
            Sentence(ReadingSentence.repeatedHeader, ["count": .number(count)]))
    }
}
