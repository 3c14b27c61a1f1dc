import Archives
import ContactModel
import ContactReading
import ContactStore
import RegionInference
import SourceInput
import Tables

extension SourceReader.Result {
    /// Checks that a source has contacts.
    ///
    /// - Throws: ``SourceError/unsupported(path:detail:)``.
    func requireContacts(path: String) throws {
        if let damage, damage.kind == .packing, description.contacts == 0 {
            throw SourceError.unsupported(
                path: path, detail: "\(damage.detail); no contact of it could be read; \(damage.kind.advice)")
        }
        if description.byteCount == 0, description.contacts == 0 { throw SourceError.empty(path: path) }
        guard description.hasNoContacts else { return }
        if description.recordsSeen == 0, description.format == .csv { throw SourceError.empty(path: path) }
        let seen = description.recordsSeen
        let found = seen == 0 ? "there is nothing in it" : "none of its \(seen) records holds a contact"
        throw SourceError.unsupported(
            path: path, detail: "no contacts were found: \(found); check that it is the right file and complete")
    }

    /// The facts about the source as a whole that the store keeps.
    var outcome: SourceOutcome {
        var outcome = SourceOutcome(
            sha256: sha256, byteCount: ownByteCount ?? description.byteCount,
            format: originalFormat?.rawValue ?? description.format?.rawValue, dialect: dialect,
            encoding: description.encoding.name, mapping: mapping, skippedContacts: description.skipped,
            forgottenContacts: forgotten)
        outcome.kind = kind
        outcome.damage = damage?.kind.rawValue
        outcome.endsWithLineEnd = description.endsWithLineEnd
        outcome.hasLostZeros = hasLostZeros
        outcome.delimiter = description.dialect?.delimiter.map { String(Character(Unicode.Scalar($0))) }
        outcome.cardVersion = description.cardVersions.max()
        return outcome
    }

    /// The export that the source is, by which a newer one is recognized.
    var kind: ExportKind {
        var layout = description.cardVersions.sorted().joined(separator: "\n")
        if let map = description.headerMap {
            layout = ExportKind.layout(
                headings: map.columns.map { $0.name.isEmpty ? $0.target.description : $0.name })
        }
        return ExportKind(
            format: originalFormat?.rawValue ?? description.format?.rawValue, product: description.sourceName,
            layout: layout.isEmpty ? nil : layout)
    }

    /// Returns the entry of an input in the summary.
    func result(
        path: String, status: IngestSummary.Status, counts: SourceCounts, region: RegionDecision
    ) -> IngestSummary.Input {
        var input = IngestSummary.Input(
            path: path, status: status, counts: counts, format: description.format?.rawValue,
            dialect: description.sourceName, encoding: description.encoding.name,
            encodingEvidence: description.encodingEvidence, byteCount: ownByteCount ?? description.byteCount,
            region: region)
        input.originalFormat = originalFormat?.rawValue
        input.regionAdvice = regionAdvice
        input.damage = damage
        input.unreadColumns = description.columnDecisions.filter { $0.unread != nil }.map(\.column)
        let guessed = description.columnDecisions.filter { $0.basis == .values && $0.chosen.target.isValue(.phone) }
        input.guessedColumns = guessed.map(\.column)
        input.hasUncertainColumns = guessed.contains { decision in
            if case .value(let value) = decision.chosen.target { value.reading == .uncertain } else { false }
        }
        input.lacksPhoneColumn =
            description.headerMap.map { map in
                !map.columns.contains { if case .value(let value) = $0.target { value.kind == .phone } else { false } }
            } ?? false
        input.totals = IngestSummary.Totals(counts, unread: input.unreadColumns.count)
        return input
    }

    /// The program that wrote the source, and the marks of a CSV file, in words.
    private var dialect: String? {
        var words = [description.sourceName].compactMap { $0 }
        if let dialect = description.dialect {
            switch dialect.delimiter {
            case nil: words.append("one column")
            case 0x09: words.append("delimiter TAB")
            case let byte?: words.append("delimiter \(Character(Unicode.Scalar(byte)))")
            }
            words.append("line ends \(dialect.lineEnds.rawValue)")
        }
        if !description.cardVersions.isEmpty {
            words.append("versions " + description.cardVersions.sorted().joined(separator: " "))
        }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The field of each column, as a mapping file has it.
    private var mapping: String? {
        description.headerMap.map { MappingFile($0).columnText(description.columnDecisions) }
    }
}
