/// Detects CSV and vCard by content, whatever the file is called.
enum FormatDetection {
    /// The format of a head of text.
    ///
    /// - Throws: ``UnsupportedFormat`` if it is another format.
    static func detect(_ head: Bytes) throws(UnsupportedFormat) -> SourceFormat {
        if let foreign = ForeignFormat.directory(head) { throw foreign }
        if let format = lineFormat(head) { return format }
        if head.trimmed.hasWordPrefix("begin:vcalendar") {
            throw UnsupportedFormat(
                name: "calendar (iCalendar)", hint: "Export the contacts as CSV or vCard and read that.")
        }
        if let foreign = ForeignFormat.text(head) { throw foreign }
        return .csv
    }

    /// Looks for the lines that only a vCard file has.
    private static func lineFormat(_ head: Bytes) -> SourceFormat? {
        var hasCardLine = false
        var calendar = false
        var isFirst = true
        for line in head.split(whereSeparator: ASCII.isLineEnd) {
            let line = Bytes(rebasing: line).trimmed
            guard !line.isEmpty else { continue }
            if line.hasWordPrefix("begin:") {
                let value = line.clampedSlice(6, line.count).trimmed
                // A fold may have cut the word.
                if value.isWord("vcard") || isFirst && value.count < 5 { return .vCard }
                if value.isWord("vcalendar") { calendar = true }
            }
            if line.hasWordPrefix("end:vcard"), line.count == 9 { return .vCard }
            // Settings begin with a version, too.
            hasCardLine = hasCardLine || isCardLine(line) && !line.hasWordPrefix("version:")
            // A row of a table that quotes a card somewhere below is still a row.
            if isFirst, !calendar, line.contains(where: { $0 == ASCII.quote }), !isCardLine(line) { return nil }
            isFirst = false
        }
        return hasCardLine && !calendar && startsWithCardLine(head) ? .vCard : nil
    }

    private static func startsWithCardLine(_ head: Bytes) -> Bool {
        for line in head.split(whereSeparator: ASCII.isLineEnd) {
            let line = Bytes(rebasing: line).trimmed
            if !line.isEmpty { return isCardLine(line) }
        }
        return false
    }

    /// Returns `true` if a line starts as a card's first properties do, for cards that have lost their frame.
    private static func isCardLine(_ line: Bytes) -> Bool {
        line.hasWordPrefix("version:") && line.count < 14 || line.hasWordPrefix("fn:") || line.hasWordPrefix("n:")
            || line.hasWordPrefix("fn;") || line.hasWordPrefix("n;") || line.hasWordPrefix("tel;")
            || line.hasWordPrefix("tel:")
    }
}
