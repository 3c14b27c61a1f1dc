import ContactModel
import PhoneNumbers

/// Encodes findings.
struct FindingRows: ~Copyable {
    private var row = RowBuilder<FindingColumn>()
    private let keepsSentences: Bool

    /// - Parameter keepsSentences: `false` to leave out the message as data.
    init(keepsSentences: Bool = true) { self.keepsSentences = keepsSentences }

    /// Adds a finding.
    ///
    /// - Parameter occurrences: The count of findings that the row stands for.
    mutating func add(
        _ finding: Finding, occurrences: Int = 1, id: Int, source: Int, to image: inout some RowDestination & ~Copyable
    ) {
        let severity = InternedText(finding.severity.rawValue)
        let code = InternedText(finding.code.rawValue)
        let field = finding.field.map { InternedText($0) }
        let raw = InternedText(finding.raw)
        let message = InternedText(finding.message)
        let sentence = keepsSentences ? finding.sentence.json.map { InternedText($0) } : nil
        row.bind(source, to: .sourceID)
        row.bind(severity, to: .severity)
        row.bind(code, to: .code)
        row.bind(finding.line, to: .line)
        row.bind(finding.byteOffset, to: .byteOffset)
        if let field { row.bind(field, to: .field) }
        row.bind(raw, to: .raw)
        row.bind(message, to: .message)
        row.bind(occurrences, to: .occurrences)
        if let sentence { row.bind(sentence, to: .sentence) }
        image.append(&row, key: id)
        for text in [severity, code, raw, message] { text.free() }
        field?.free()
        sentence?.free()
    }
}
