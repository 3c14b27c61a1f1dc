import ContactCleaning
import Markup
import NumberDetails
import PhoneNumbers

/// Writes classifications as short lines for people, a line a number: its form or reason, region, categories, details and text.
enum ClassificationLine {
    /// Appends the lines of a cell.
    static func write(
        _ cell: Span<UInt8>, _ classifications: [(range: Range<Int>, classification: Classification)],
        _ details: [NumberDetail], to output: inout [UInt8]
    ) {
        for number in classifications {
            let classification = number.classification
            let verdict = classification.verdict
            let first = verdict == .accepted ? classification.e164 ?? "" : verdict.reason?.name ?? verdict.name
            let known = details.isEmpty ? nil : NumberDetails(of: classification)
            let bytes = cell.extracting(number.range)
            let text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
            let line =
                ColumnText.left(first, 18) + ColumnText.left(classification.region?.code ?? "", 4)
                + ColumnText.left(classification.categories.isEmpty ? "" : classification.categories.description, 24)
                + details.map { ColumnText.left(known?.text(of: $0) ?? "", 24) }.joined()
                + VisibleText.plain(text, isVerbatim: true)
            output.append(contentsOf: line.utf8)
            output.append(UInt8(ascii: "\n"))
        }
    }
}
