import ContactFormats

/// Encodes findings.
struct FindingRows: ~Copyable {
    private var row = RowBuilder(columns: 9)

    /// Adds a finding.
    mutating func add(_ finding: Finding, id: Int, source: Int, to image: inout BatchImage) {
        let texts = [
            InternedText(finding.severity.rawValue), InternedText(finding.code.rawValue),
            InternedText(finding.field ?? ""), InternedText(finding.raw),
            InternedText(finding.message),
        ]
        defer { for text in texts { text.free() } }
        row.bind(source, at: 1)
        row.bind(texts[0], at: 2)
        row.bind(texts[1], at: 3)
        row.bind(finding.line, at: 4)
        row.bind(finding.byteOffset, at: 5)
        if finding.field != nil { row.bind(texts[2], at: 6) }
        row.bind(texts[3], at: 7)
        row.bind(texts[4], at: 8)
        image.append(&row, key: id, to: .findings)
    }
}
