import Archives
import ContactReading
import ContactStore
import PhoneNumbers
import SourceInput

extension NumberCorrections {
    /// Corrects numbers by a file of rejected records, or by a report of numbers as CSV, that somebody has edited, in one change.
    ///
    /// The records *replace* those that were rejected: no contact is added. A record is found by the column that `--with-reasons`
    /// adds, else by everything in it that is not a number. Only numbers are corrected; other values stay as they were read.
    ///
    /// - Parameter path: The path of the file: CSV or vCard, in any encoding or dialect that an ingest reads.
    /// - Returns: the corrections that were made, and the records and numbers that were refused, each with its line.
    /// - Throws: ``SourceError`` or `UnsupportedFormat` if the file cannot be read; `StoreError` if the database cannot be read or
    ///   written; `CancellationError`. Nothing is stored then.
    public func correct(from path: String) throws -> CorrectionSummary {
        let file = try OpenedInput.only(path, cancellation: cancellation)
        let report = try reportedNumbers(of: file)
        return try store { writer in
            if let report { return try correct(report, in: writer) }
            var summary = CorrectionSummary()
            var corrections: [NewCorrection] = []
            var best: (matched: Int, sink: CorrectedRecordSink, matches: [RecordMatcher.Match])?
            let sources = try writer.recordSources()
            for (mapping, group) in Dictionary(grouping: sources, by: \.mapping).sorted(by: {
                $0.value[0].id < $1.value[0].id
            }) {
                let sink = try records(of: file, mapping: mapping)
                // A record with its position may be of a source with another mapping.
                let isNamed = sink.records.contains { $0.name != nil }
                let matches = try RecordMatcher(writer, sources: isNamed ? sources : group).matches(of: sink.records)
                let matched = matches.count { if case .contact = $0 { true } else { false } }
                if matched > best?.matched ?? -1 { best = (matched, sink, matches) }
                if matched == matches.count { break }
            }
            guard let best else { return (summary, []) }
            if best.sink.records.isEmpty, best.sink.unreadable.isEmpty {
                throw SourceError.unsupported(
                    path: path,
                    detail:
                        "there are no records in it; give a file that --rejects wrote, or a report of numbers as CSV")
            }
            if let count = Self.unknownRecords(best.matches, best.sink.records) {
                throw SourceError.unsupported(
                    path: path,
                    detail:
                        "none of its records (\(count)) is a rejected one of this database; give a file that --rejects wrote, "
                        + "or a report of numbers as CSV ('trunkline report rejected --format csv'); 'trunkline edit --from' "
                        + "takes what 'trunkline export --to csv --with-ids' wrote, and 'trunkline ingest' adds new contacts"
                )
            }
            for (line, text, message) in best.sink.unreadable {
                summary.refused.append(.init(number: nil, line: line, value: text, reason: .unreadable(message)))
            }
            for (record, match) in zip(best.sink.records, best.matches) {
                switch match {
                case .refused(let reason):
                    let value = record.cells.map(\.text).joined(separator: ", ")
                    summary.refused.append(.init(number: nil, line: record.line, value: value, reason: reason))
                case .contact(let contact):
                    try RecordCorrection(record, of: contact, in: writer).add(to: &summary, &corrections)
                }
            }
            summary.refused.sort { ($0.line ?? 0) < ($1.line ?? 0) }
            return (summary, corrections)
        }
    }

    /// The number of records, if there are any, none has its position, and none is in the database.
    private static func unknownRecords(_ matches: [RecordMatcher.Match], _ records: [CorrectedRecord]) -> Int? {
        let areUnknown = matches.allSatisfy(\.isUnknown) && records.allSatisfy { $0.name == nil }
        return areUnknown && !records.isEmpty ? records.count : nil
    }

    /// Reads the file as a source with this mapping is read.
    private func records(of file: InputFile, mapping: String?) throws -> CorrectedRecordSink {
        var options = ReadingOptions()
        options.headerMap = mapping.flatMap { try? MappingFile(stored: $0, path: file.path).map }
        var sink = CorrectedRecordSink()
        try file.read(options, into: &sink)
        return sink
    }

    /// The numbers of a report; `nil` if the file is none.
    private func reportedNumbers(of file: InputFile) throws -> [ReportedNumber]? {
        var options = ReadingOptions()
        options.headerMap = ReportedNumberSink.map
        var sink = ReportedNumberSink()
        let columns = try file.read(options, into: &sink).headerMap?.columns.map(\.name) ?? []
        return ReportHeadings.areOfNumbers(columns) && !sink.numbers.isEmpty ? sink.numbers : nil
    }
}

/// The corrections of one record.
private struct RecordCorrection {
    private let record: CorrectedRecord
    private let stored: [(number: ReadNumber, label: String)]
    private var fixed: [(text: String, label: String, line: Int, classification: Classification)] = []

    init(_ record: CorrectedRecord, of contact: Int, in writer: ChangeWriter) throws {
        self.record = record
        stored = try writer.numbers(ofContact: contact)
        let classifier = StoredTextReader().classifier(for: stored.first?.number.settings ?? ReadingSettings())
        for cell in record.cells {
            for (text, classification) in classifier.numbers(in: cell.text, region: record.region) {
                fixed.append((text, cell.label, cell.line, classification))
            }
        }
    }

    func add(to summary: inout CorrectionSummary, _ corrections: inout [NewCorrection]) throws {
        let alignment = NumberAlignment(
            stored: stored.map { .init(texts: [$0.number.raw, $0.number.value], label: $0.label) },
            fixed: fixed.map { .init(texts: [$0.text], label: $0.label) })
        for (left, right) in alignment.changed {
            correct(
                stored[left].number, fixed[right].text, fixed[right].classification, fixed[right].line, &summary,
                &corrections)
        }
        // A rejected number that somebody took away is none; an accepted one stays.
        for left in alignment.removed where stored[left].number.state.verdict == "rejected" {
            correct(stored[left].number, "", Classification(), record.line, &summary, &corrections)
        }
        for right in alignment.added {
            summary.refused.append(
                .init(number: nil, line: fixed[right].line, value: fixed[right].text, reason: .newNumber))
        }
        reportUnchanged(alignment, to: &summary)
    }

    private func correct(
        _ number: ReadNumber, _ text: String, _ read: Classification, _ line: Int, _ summary: inout CorrectionSummary,
        _ corrections: inout [NewCorrection]
    ) {
        func refuse(_ reason: CorrectionRefusal) {
            summary.refused.append(.init(number: number.id, line: line, value: text, reason: reason))
        }
        let corrected = NumberCorrection(number, value: text, read)
        if read.verdict == .accepted, corrected.before.e164 == corrected.after.e164 { return }
        if read.verdict == .rejected(.damaged) { return refuse(.rejected(.damaged)) }
        if SpreadsheetDamage(text, read).isDamage(of: [number.value, number.raw]) { return refuse(.spreadsheet) }
        if let reason = CorrectionRefusal(read.verdict) { return refuse(reason) }
        summary.corrected.append(corrected)
        corrections.append(
            NewCorrection(
                number: number.id, value: text, classification: read,
                extensionDigits: corrected.after.extensionDigits))
    }

    /// Numbers that came back as they were and still have no good reading.
    private func reportUnchanged(_ alignment: NumberAlignment, to summary: inout CorrectionSummary) {
        let touched = Set(alignment.changed.map(\.stored) + alignment.removed)
        for (place, entry) in stored.enumerated() where !touched.contains(place) {
            let state = entry.number.state
            let reason: CorrectionRefusal? =
                state.reason.flatMap { RejectionReason(name: $0) }.map { .rejected($0) }
                ?? (state.verdict == "ambiguous" ? .ambiguous : nil)
            guard let reason else { continue }
            summary.refused.append(
                .init(number: entry.number.id, line: record.line, value: entry.number.value, reason: reason))
        }
    }
}
