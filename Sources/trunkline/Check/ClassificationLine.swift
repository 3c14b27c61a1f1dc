import ContactCleaning
import Markup
import PhoneNumbers

/// Writes classifications as short lines for people, a line a number: its form or reason, region, categories and text.
enum ClassificationLine {
    /// Appends the lines of a cell.
    static func write(
        _ cell: Span<UInt8>, _ classifications: [(range: Range<Int>, classification: Classification)],
        to output: inout [UInt8]
    ) {
        for number in classifications {
            let classification = number.classification
            let verdict = classification.verdict
            let first = verdict == .accepted ? classification.e164 ?? "" : verdict.reason?.name ?? verdict.name
            let bytes = cell.extracting(number.range)
            let text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
            let line =
                ColumnText.left(first, 18) + ColumnText.left(classification.region?.code ?? "", 4)
                + ColumnText.left(classification.categories.isEmpty ? "" : classification.categories.description, 24)
                + VisibleText.plain(text, isVerbatim: true)
            output.append(contentsOf: line.utf8)
            output.append(UInt8(ascii: "\n"))
        }
    }
}
