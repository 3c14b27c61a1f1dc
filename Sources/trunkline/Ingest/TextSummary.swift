import ContactCleaning
import ContactModel
import ContactReading
import ContactStore
import Markup
import PhoneNumbers
import RegionInference
import SourceInput

/// The summary of an ingest for people: a line for each input, then sums that add up.
struct TextSummary {
    var ink: Ink

    /// The most parts that are named each in a line of its own.
    private static let maxUnreadLineCount = 10

    /// Writes the summary of an ingest, and where its rows are.
    func write(_ summary: IngestSummary, of ingest: Ingest, to output: inout ByteOutput) throws {
        try write(summary, to: &output)
        guard summary.total.seenContacts > 0 else { return }
        if ingest.isDryRun {
            let isWritten = summary.inputs.contains { $0.rejects != nil }
            try line("Dry run", isWritten ? "no database was written" : "nothing was written", to: &output)
        } else {
            try line("Database", VisibleText.plain(ingest.database, isVerbatim: false), to: &output)
        }
    }

    /// Writes the results of an ingest.
    func write(_ summary: IngestSummary, to output: inout ByteOutput) throws {
        let unread = summary.unreadParts
        var unreadLineCount = 0
        for input in summary.inputs {
            if input.unreadPart != nil {
                unreadLineCount += 1
                if unreadLineCount > Self.maxUnreadLineCount { continue }
            }
            let path = input.path == "-" ? "standard input" : VisibleText.plain(input.path, isVerbatim: false)
            try output.write("\(ink.bold(path)): \(Self.sentence(about: input))\n")
            if let region = input.region, region.isFromEvidence { try output.write("  \(region.explanation)\n") }
            for line in RegionAdviceText.lines(about: input) { try output.write("  \(line)\n") }
            for line in input.update.map({ UpdateText.lines($0, from: path, isDryRun: input.status == .dryRun) }) ?? []
            {
                try output.write("  \(line)\n")
            }
            for line in input.replacement.map(UpdateText.lines) ?? [] { try output.write("  \(line)\n") }
            if let change = input.change {
                try output.write("  change \(change): 'trunkline undo \(change)' takes it back\n")
            }
            for note in InputNotes.notes(about: input) { try output.write("  \(note)\n") }
        }
        if unread.count > Self.maxUnreadLineCount {
            try output.write(
                "\(count(unread.count - Self.maxUnreadLineCount)) more were not read; --format json names each, and so does "
                    + "'trunkline report findings --all'\n")
        }
        let total = summary.total
        let rejects = summary.inputs.compactMap(\.rejects)
        if total.seenContacts > 0 || !unread.isEmpty { try output.write("\n") }
        guard total.seenContacts > 0 else { return try write(unread, to: &output) }
        let contacts =
            "\(count(total.seenContacts)) seen = \(count(total.storedContacts)) stored "
            + "+ \(count(total.skippedContacts)) skipped"
            + (total.supersededContacts > 0 ? " + \(count(total.supersededContacts)) superseded" : "")
            + (total.forgottenContacts > 0 ? " + \(count(total.forgottenContacts)) forgotten" : "")
        let numbers =
            "\(count(total.numbers)) = \(count(total.acceptedNumbers)) accepted "
            + "+ \(count(total.rejectedNumbers.total)) rejected + \(count(total.ambiguousNumbers)) ambiguous "
            + "+ \(count(total.emptyNumbers)) empty"
        try line("Contacts", contacts, to: &output)
        try line("Numbers", numbers, to: &output)
        let reasons = RejectionReason.allCases.filter { total.rejectedNumbers[$0] > 0 }
        if !reasons.isEmpty {
            let words = reasons.map { "\($0.name) \(count(total.rejectedNumbers[$0]))" }
            try line("Rejected", words.joined(separator: ", "), to: &output)
        }
        if total.findings > 0 { try line("Findings", count(total.findings), to: &output) }
        try write(unread, to: &output)
        if !rejects.isEmpty {
            let files = rejects.map { "\(count($0.records)) in \(VisibleText.plain($0.path, isVerbatim: false))" }
            try line("To fix", files.joined(separator: ", "), to: &output)
        }
    }

    /// Writes one line for all that was not read, by kinds.
    private func write(_ unread: [UnreadPart], to output: inout ByteOutput) throws {
        guard !unread.isEmpty else { return }
        var kinds: [String] = []
        var counts: [String: (count: Int, several: String)] = [:]
        for part in unread {
            if counts[part.kind.one] == nil { kinds.append(part.kind.one) }
            counts[part.kind.one, default: (0, part.kind.several)].count += part.count
        }
        let words = kinds.map { kind in
            let (count, several) = counts[kind] ?? (0, kind)
            return "\(self.count(count)) \(count == 1 ? kind : several)"
        }
        try line("Not read", words.joined(separator: ", "), to: &output)
    }

    private func line(_ title: String, _ text: String, to output: inout ByteOutput) throws {
        try output.write("\(ink.dim(ColumnText.left(title, 8)))  \(text)\n")
    }

    private func count(_ count: Int) -> String { ColumnText.grouped(count) }

    private static func sentence(about input: IngestSummary.Input) -> String {
        let contacts = input.counts.storedContacts
        let read = ColumnText.counted(contacts, "contact")
        let encoding = input.encodingEvidence.map { "\(input.encoding ?? ""): \($0)" } ?? input.encoding
        // The converted text is always UTF-8.
        let facts = input.originalFormat.map { [$0, input.dialect] } ?? [input.format, input.dialect, encoding]
        let kind = facts.compactMap { $0 }
            .map { VisibleText.plain($0, isVerbatim: false) }.joined(separator: ", ")
        let whole = input.damage?.isCertain == true ? ", INCOMPLETE" : ""
        return switch input.status {
        case .stored, .dryRun, .streamed: "\(read) (\(kind))\(whole)"
        case .resumed: "\(read) (\(kind)), taken up where an earlier run was cut short\(whole)"
        case .alreadyStored(let path) where path == input.path: "already ingested, \(changes(by: input))\(whole)"
        case .alreadyStored(let path):
            "already ingested as \(VisibleText.plain(path, isVerbatim: false)), \(changes(by: input))\(whole)"
        case .storedOtherwise(_, let differences): InputNotes.sentence(about: differences)
        case .skipped(let reason): "skipped: \(reason)"
        case .failed: "not read"
        }
    }

    /// The changes by an input that was stored already.
    private static func changes(by input: IngestSummary.Input) -> String {
        guard let rejects = input.rejects else { return "nothing changed" }
        let records = ColumnText.counted(rejects.records, "record")
        return "\(records) to correct in \(VisibleText.plain(rejects.path, isVerbatim: false))"
    }
}
