import ContactFormats

/// Finds the records to be corrected and read again: those that could not be read, those with a value
/// that could not be read, and those with a rejected number.
///
/// Blank rows, repeated headers and lines of text below a table are skipped too, but there is nothing in them to correct.
struct RejectTracker {
    /// Where a record starts that was skipped. It ends where the next one begins.
    private var skipped: Int?
    /// Where a value could not be read.
    private var errorOffset: Int?

    /// Takes note of a finding, and of a skipped record that ends before it.
    mutating func note(_ finding: Finding, ranges: inout [Range<Int>]) {
        switch finding.code {
        case .recordTooLong, .emptyCard:
            close(at: finding.byteOffset, ranges: &ranges)
            skipped = finding.byteOffset
        default:
            if finding.severity == .error, finding.line > 0 { errorOffset = max(errorOffset ?? 0, finding.byteOffset) }
        }
    }

    /// Takes note of a contact, after the findings about it.
    mutating func note(_ origin: Contact.Origin, isRejected: Bool, ranges: inout [Range<Int>]) {
        close(at: origin.byteOffset, ranges: &ranges)
        let range = origin.byteOffset..<(origin.byteOffset + origin.byteCount)
        if isRejected || errorOffset.map(range.contains) ?? false { ranges.append(range) }
        errorOffset = nil
    }

    /// Ends with the source.
    mutating func finish(end: Int, ranges: inout [Range<Int>]) { close(at: end, ranges: &ranges) }

    private mutating func close(at end: Int, ranges: inout [Range<Int>]) {
        if let skipped, skipped < end { ranges.append(skipped..<end) }
        skipped = nil
    }
}
