import ContactModel
import ContactReading
import ContactStore
import PhoneNumbers

/// Finds the records to be corrected and read again: those that could not be read, those with a value
/// that could not be read, and those with a rejected or ambiguous number.
///
/// Blank rows, repeated headers and lines of text below a table are skipped too, but there is nothing in them to correct.
struct RejectTracker {
    /// The start of a record that was skipped, and the reason. It ends where the next one begins.
    private var skipped: (offset: Int, reason: String)?
    /// The positions of values that could not be read, and the reasons.
    private var errors: [(offset: Int, reason: String)] = []

    /// Takes note of a finding, and of a skipped record that ends before it.
    mutating func note(_ finding: Finding, records: inout [RejectedRecord]) {
        switch finding.code {
        case .recordTooLong, .emptyCard:
            close(at: finding.byteOffset, records: &records)
            skipped = (finding.byteOffset, finding.code.rawValue)
        default:
            if finding.severity == .error, finding.line > 0 {
                errors.append((finding.byteOffset, RejectedRecord.reason(finding.code.rawValue, about: finding.raw)))
            }
        }
    }

    /// Takes note of a contact, after the findings about it.
    mutating func note(
        _ contact: borrowing Contact, numbers: [ClassifiedNumber], records: inout [RejectedRecord]
    ) {
        let origin = contact.origin
        close(at: origin.byteOffset, records: &records)
        let range = origin.byteOffset..<(origin.byteOffset + origin.byteCount)
        var reasons: [String] = []
        for number in numbers {
            let verdict = number.classification.verdict
            guard let reason = verdict.reason?.name ?? (verdict == .ambiguous ? verdict.name : nil) else { continue }
            let text = String(decoding: contact.text[number.text], as: UTF8.self)
            reasons.append(RejectedRecord.reason(reason, about: text))
        }
        let unreadable = errors.filter { range.contains($0.offset) }.map(\.reason)
        reasons += unreadable
        if !reasons.isEmpty {
            records.append(
                RejectedRecord(
                    range: range, ordinal: origin.ordinal, reasons: reasons, hasUnreadableValue: !unreadable.isEmpty))
        }
        errors.removeAll(keepingCapacity: true)
    }

    /// Ends with the source.
    mutating func finish(end: Int, records: inout [RejectedRecord]) { close(at: end, records: &records) }

    private mutating func close(at end: Int, records: inout [RejectedRecord]) {
        if let skipped, skipped.offset < end {
            records.append(RejectedRecord(range: skipped.offset..<end, ordinal: nil, reasons: [skipped.reason]))
        }
        skipped = nil
    }
}
