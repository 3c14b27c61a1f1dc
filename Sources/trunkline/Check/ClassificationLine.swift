import PhoneNumbers

/// Writes readings as short lines for people, a line a number: its form or reason, region, categories and text.
enum ClassificationLine {
    /// Appends the lines of a cell.
    static func write(
        _ cell: Span<UInt8>, _ readings: [(range: Range<Int>, reading: Reading)], to output: inout [UInt8]
    ) {
        for number in readings {
            let reading = number.reading
            let verdict = reading.verdict
            let first = verdict == .accepted ? reading.e164 ?? "" : verdict.reason?.name ?? verdict.name
            let bytes = cell.extracting(number.range)
            let text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
            let line =
                ColumnText.left(first, 18) + ColumnText.left(reading.region?.code ?? "", 4)
                + ColumnText.left(reading.options.isEmpty ? "" : reading.options.description, 24)
                + VisibleText.plain(text, isVerbatim: true)
            output.append(contentsOf: line.utf8)
            output.append(UInt8(ascii: "\n"))
        }
    }
}
