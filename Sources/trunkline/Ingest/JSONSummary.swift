import ContactCleaning
import ContactReading
import ContactStore
import JSONWriting
import PhoneNumbers
import RegionInference
import SourceInput

/// The summary of an ingest as one JSON object: `database` (null for a dry run), `inputs`, `total`.
struct JSONSummary {
    func write(_ summary: IngestSummary, of ingest: Ingest, to output: inout ByteOutput) throws {
        try output.writeObject { json in
            json.member("database", ingest.isDryRun ? nil : ingest.database)
            json.endLine()
            json.objects("inputs", summary.inputs, isLineByLine: true) { json, input in
                write(input, to: &json)
            }
            json.endLine()
            json.object("total") {
                write(summary.total, to: &$0)
                $0.member("unreadParts", summary.unreadParts.reduce(0) { $0 + $1.count })
            }
        }
    }

    private func write(_ input: IngestSummary.Input, to json: inout JSONWriter) {
        let (status, detail) = Self.words(for: input.status)
        json.member("path", input.path)
        json.member("status", status)
        json.member("detail", detail)
        json.member("format", input.format)
        json.member("dialect", input.dialect)
        json.member("encoding", input.encoding)
        json.member("region", input.region?.region?.code)
        json.member("regionEvidence", input.region.flatMap { $0.isFromEvidence ? $0.explanation : nil })
        json.member("rejects", input.rejects?.path)
        json.member("unread", input.unreadColumns)
        json.member("bytes", input.byteCount)
        write(input.counts, to: &json)
        if let format = input.originalFormat { json.member("originalFormat", format) }
        if !input.guessedColumns.isEmpty { json.member("readByValues", input.guessedColumns) }
        if let change = input.change { json.member("change", change) }
        RegionAdviceText.write(about: input, to: &json)
        if let damage = input.damage { json.object("damage") { Self.write(damage, to: &$0) } }
        if !input.siblings.isEmpty { json.array("samePath", input.siblings) { $0.number($1) } }
        if let replacement = input.replacement { json.object("replacement") { Self.write(replacement, to: &$0) } }
        if let update = input.update { json.object("update") { Self.write(update, to: &$0) } }
    }

    private static func write(_ update: SourceUpdate, to json: inout JSONWriter) {
        json.member("predecessor", update.predecessor.path)
        json.member("predecessorID", update.predecessor.id)
        json.member("predecessorProduct", update.predecessor.kind.name)
        json.member("predecessorContacts", update.predecessor.contacts)
        json.member("product", update.kind.name)
        json.member("key", update.key.description)
        json.member("new", update.added)
        json.member("changed", update.changed)
        json.member("unchanged", update.unchanged)
        json.member("gone", update.gone)
        json.member("removedGone", update.removesGone)
        json.object("changedIn") {
            $0.member("phones", update.changedPhones)
            $0.member("emails", update.changedEmails)
            $0.member("addresses", update.changedAddresses)
            $0.member("fields", update.changedFields)
        }
        json.objects("renamedContacts", update.renamed) { json, contact in
            json.member("before", contact.before)
            json.member("now", contact.now)
        }
        write(update.goneContacts, to: &json)
        write(update.ended, update.endedWithContacts, to: &json)
    }

    private static func write(_ replacement: SourceReplacement, to json: inout JSONWriter) {
        json.member("replacedID", replacement.source)
        json.member("new", replacement.added)
        json.member("changed", replacement.changed)
        json.member("unchanged", replacement.unchanged)
        json.member("gone", replacement.gone.count)
        write(replacement.gone, to: &json)
        write(replacement.ended, replacement.endedWithContacts, to: &json)
    }

    private static func write(_ gone: [SourceUpdate.Departure], to json: inout JSONWriter) {
        json.objects("goneContacts", gone) { json, contact in
            json.member("contact", contact.contact)
            json.member("name", contact.name)
            json.member("line", contact.line)
        }
    }

    private static func write(_ ended: [EndedEdit], _ gone: EndedWithContacts, to json: inout JSONWriter) {
        json.member("endedDecisions", gone.decisions)
        json.member("editsOfGone", gone.edits)
        json.objects("endedEdits", ended) { json, edit in
            json.member("contact", edit.contact)
            json.member("name", edit.name)
            json.member("field", edit.field)
            json.member("before", edit.before)
            json.member("after", edit.after)
            json.member("isDone", edit.isDone)
        }
    }

    private static func write(_ damage: SourceDamage, to json: inout JSONWriter) {
        json.member("kind", damage.kind.rawValue)
        json.member("line", damage.line)
        json.member("byteOffset", damage.byteOffset)
        json.member("detail", damage.detail)
        json.member("advice", damage.kind.advice)
    }

    /// Writes the members of an object of counts.
    private func write(_ counts: SourceCounts, to json: inout JSONWriter) {
        json.object("contacts") {
            $0.member("seen", counts.seenContacts)
            $0.member("stored", counts.storedContacts)
            $0.member("skipped", counts.skippedContacts)
            $0.member("superseded", counts.supersededContacts)
            $0.member("forgotten", counts.forgottenContacts)
        }
        json.object("numbers") {
            $0.member("seen", counts.numbers)
            $0.member("accepted", counts.acceptedNumbers)
            $0.member("rejected", counts.rejectedNumbers.total)
            $0.member("ambiguous", counts.ambiguousNumbers)
            $0.member("empty", counts.emptyNumbers)
        }
        json.object("rejected") { json in
            for reason in RejectionReason.allCases {
                json.key(text: reason.name)
                json.number(counts.rejectedNumbers[reason])
            }
        }
        json.member("findings", counts.findings)
    }

    private static func words(for status: IngestSummary.Status) -> (status: String, detail: String?) {
        switch status {
        case .stored: ("stored", nil)
        case .resumed: ("resumed", nil)
        case .dryRun: ("dryRun", nil)
        case .streamed: ("streamed", nil)
        case .alreadyStored(let path): ("alreadyStored", path)
        case .storedOtherwise(_, let differences): ("storedOtherwise", InputNotes.sentence(about: differences))
        case .skipped(let reason): ("skipped", reason.description)
        case .failed(let error): ("failed", error.description)
        }
    }
}
