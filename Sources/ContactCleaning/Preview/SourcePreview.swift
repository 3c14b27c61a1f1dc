package import ContactModel
package import ContactReading
import PhoneNumbers
package import RegionInference
import SourceInput
import Tables

/// The properties detected in the first bytes of a source: an ingest with the same options would read it so.
package struct SourcePreview: Sendable {
    /// The path as reports show it.
    package var path: String
    /// Format, encoding, dialect, and the map of columns.
    package var description: SourceDescription
    /// The findings about the head of the source.
    package var findings: [Finding]
    /// The format that would be converted to CSV: `XLSX`, `ODS`, `JSON`, `LDIF`.
    package var originalFormat: String?
    /// The first rows; `nil` if the source has none.
    package var firstRows: FirstRows?
    /// The countries that the national numbers at its head may be of, those that take the most first.
    package var countries: [RegionDecision.Candidate] = []

    /// `true` if the source has no record.
    var hasNoRecord = false

    /// `true` if no column of the source is a phone number or an e-mail address.
    var hasNoContactColumn: Bool {
        guard let map = description.headerMap else { return false }
        return !map.columns.contains { column in
            if case .value(let value) = column.target { value.kind == .phone || value.kind == .email } else { false }
        }
    }
}

extension SourcePreview {
    /// Reads the head of a source.
    ///
    /// - Throws: ``SourceError``, `UnsupportedFormat` or `UnsupportedEncoding`.
    init(_ file: InputFile, options: ReadingOptions) throws {
        var sink = Sink()
        var reader = try file.makeReader(options)
        // One byte more than the head, so that the reader knows that there is more.
        let head = try file.head(options.headLength + 1)
        try head.withUnsafeBytes { try reader.read($0, into: &sink) }
        try reader.finish(into: &sink)
        self.init(
            path: file.path, description: reader.description, findings: sink.findings,
            originalFormat: file.originalFormat?.rawValue)
        findings += file.findings.filter { $0.code == .hiddenCells || $0.code == .sheetTable }
        if file.isWholeFile, description.lacksContactColumn(in: file) {
            findings.append(
                Finding(
                    .noContacts, .error,
                    Sentence(
                        IngestSentence.wouldNotBeRead,
                        ["reason": .sentence(Sentence(IngestSentence.noContactColumn))])))
        }
        if description.headerMap == nil, sink.cards.count > 0 { firstRows = sink.cards }
        hasNoRecord = head.count <= options.headLength && reader.description.recordsSeen == 0
    }

    /// Findings about a source as a whole, and none that come of its being cut.
    private struct Sink: ContactSink {
        private static let codes: Set<Finding.Code> = [
            .emptySource, .assumedEncoding, .mixedEncoding, .preamble, .joinedHeader, .unitRow, .relatedColumn,
            .noHeader, .unknownHeader, .guessedColumn,
            .unknownMapColumn, .unreadColumn,
        ]
        var findings: [Finding] = []
        var cards = FirstRows.ofCards

        mutating func receive(_ contact: borrowing Contact) { cards.add(contact) }
        mutating func receive(_ finding: Finding) {
            if Self.codes.contains(finding.code) { findings.append(finding) }
        }
    }
}
