import ContactCleaning
import ContactReading

/// The detected properties of a source, in words.
struct PreviewLabels {
    private let description: SourceDescription
    private let originalFormat: String?

    init(_ preview: SourcePreview) {
        description = preview.description
        originalFormat = preview.originalFormat
    }

    /// Names and texts, in the order in which people want them.
    var facts: [(name: String, text: String)] {
        var facts = [("Source", description.sourceName ?? "unknown"), ("Format", format)]
        facts.append(
            ("Encoding", description.encoding.name + (description.hasByteOrderMark ? ", with byte order mark" : "")))
        if let dialect = description.dialect { facts.append(("Dialect", Self.words(for: dialect))) }
        if !description.preamble.isEmpty {
            facts.append(("Preamble", description.preamble.joined(separator: " / ")))
        }
        return facts
    }

    private var format: String {
        let versions = description.cardVersions.sorted().joined(separator: ", ")
        guard let format = description.format?.rawValue else { return "empty" }
        if let originalFormat { return "\(originalFormat), read as \(format)" }
        return versions.isEmpty ? format : "\(format) \(versions)"
    }

    private static func words(for dialect: CSVDialect) -> String {
        var words = [
            delimiter(dialect).map { "delimiter \($0)" } ?? "one column", "line ends \(dialect.lineEnds.rawValue)",
        ]
        if dialect.hasQuotes { words.append("quotes") }
        if dialect.hasBackslashEscapes { words.append("backslash escapes") }
        return words.joined(separator: ", ")
    }

    /// The delimiter as a word; `nil` for one column.
    static func delimiter(_ dialect: CSVDialect) -> String? {
        dialect.delimiter.map { $0 == 0x09 ? "tab" : String(Character(Unicode.Scalar($0))) }
    }

    /// The reasons for the meaning of a column, and other meanings that it could have; nothing where a header or a
    /// mapping gives it.
    static func reasons(_ decision: ColumnDecision) -> [String] {
        guard decision.basis != .source, decision.basis != .given else { return [] }
        var lines = ["\(decision.chosen.score) points: \(decision.chosen.words)"]
        for other in decision.runnersUp.prefix(2) {
            lines.append("else \(other.target), \(other.score) points: \(other.words)")
        }
        if decision.chosen.score == 0, decision.chosen.target == .extra {
            lines[0] = decision.chosen.words
        }
        return lines
    }

    /// The evidence for the meaning of a column, in words.
    static func basis(_ basis: HeaderMap.Basis) -> String {
        switch basis {
        case .given: "by the mapping"
        case .source: "known header"
        case .words: "by its words"
        case .values: "by its values"
        case .unknown: "unknown, kept as it is"
        }
    }
}
