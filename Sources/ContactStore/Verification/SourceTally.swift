import ContactReading
import GRDB
import PhoneNumbers

/// The rows of one source, counted beside the counts in its row of `sources`.
struct SourceTally {
    /// The row of `sources`.
    let recorded: StoredSource
    let id: Int
    /// `true` if contacts have offsets in the source itself, and its size is known.
    private let hasOffsets: Bool
    private(set) var contacts = 0
    private(set) var accepted = 0
    private(set) var rejected = 0
    private(set) var ambiguous = 0
    private(set) var empty = 0
    /// Numbers whose verdict does not agree with their E.164 form and reason.
    private(set) var contradictory = 0
    /// Numbers whose E.164 form is not one of their calling code.
    private(set) var malformed = 0
    var findings = 0
    /// The end of the last contact, in bytes of the source.
    private(set) var end = 0
    private var lastOrdinal = 0
    /// `true` if the contacts came in the order of their places so far.
    private(set) var isInOrder = true
    /// The first few issues with the order of the contacts, one sentence each; ``orderIssueCount`` counts all of them.
    private(set) var orderIssues: [String] = []
    private(set) var orderIssueCount = 0

    init(_ row: Row) throws {
        recorded = try StoredSource(row)
        id = try row.value(SourceColumn.id)
        let encoding: String? = try row.value(SourceColumn.encoding)
        hasOffsets = recorded.isFinished && encoding.flatMap(TextEncoding.init)?.keepsOffsets == true
    }

    /// Numbers of every verdict.
    var numbers: Int { accepted + rejected + ambiguous + empty }

    /// Counts a contact, and checks its place.
    mutating func addContact(ordinal: Int, byteOffset: Int, byteCount: Int) {
        contacts += 1
        let (position, last, size) = (contacts, end, recorded.byteCount)
        // Contacts that were deleted on purpose leave gaps, which are counted at the end of the source.
        let gap = ordinal - position
        let deleted = recorded.contactsForgotten + recorded.contactsSuperseded
        if ordinal <= lastOrdinal { isInOrder = false }
        if ordinal <= lastOrdinal || (recorded.isFinished && gap > deleted) {
            addOrderIssue("contact \(position) of the source is stored as number \(ordinal)")
        }
        lastOrdinal = max(lastOrdinal, ordinal)
        let (newEnd, overflows) = byteOffset.addingReportingOverflow(byteCount)
        if byteOffset < last || byteCount < 0 || overflows {
            addOrderIssue("contact \(ordinal) begins at byte \(byteOffset), before byte \(last), where another ends")
        } else if hasOffsets, newEnd > size {
            addOrderIssue("contact \(ordinal) ends at byte \(newEnd) of \(size)")
        }
        if !overflows { end = newEnd }
    }

    /// Begins to count contacts anew, in another order.
    mutating func recountContacts() {
        (contacts, end, lastOrdinal, orderIssues, orderIssueCount) = (0, 0, 0, [], 0)
    }

    private mutating func addOrderIssue(_ sentence: @autoclosure () -> String) {
        orderIssueCount += 1
        if orderIssues.count < DatabaseCheck.maximumListed { orderIssues.append(sentence()) }
    }

    /// Counts a number, and checks that its columns agree with each other.
    mutating func addNumber(verdict: String, e164: String?, countryCode: Int?, reason: String?) {
        switch verdict {
        case Verdict.accepted.name: accepted += 1
        case Self.rejected: rejected += 1
        case Verdict.ambiguous.name: ambiguous += 1
        case Verdict.empty.name: empty += 1
        default: contradictory += 1
        }
        if (e164 != nil) != (verdict == Verdict.accepted.name) || (reason != nil) != (verdict == Self.rejected) {
            contradictory += 1
        }
        if let e164, !Self.isE164(e164, countryCode: countryCode) { malformed += 1 }
    }

    private static let rejected = "rejected"

    /// Returns `true` if a text is a plus, the calling code and a national number.
    ///
    /// [ITU-T E.164](https://www.itu.int/rec/T-REC-E.164) allows for 15 digits; the plans of a few countries know longer
    /// national numbers, of 15 digits by themselves.
    private static func isE164(_ text: String, countryCode: Int?) -> Bool {
        guard let countryCode, text.hasPrefix("+\(countryCode)") else { return false }
        return 3...18 ~= text.utf8.count && text.utf8.dropFirst().allSatisfy { 0x30...0x39 ~= $0 }
    }
}
