import ContactCleaning
import ContactStore
import Markup

/// The differences that a newer export brought, in lines for people.
enum UpdateText {
    /// The newer file, the older one, and the number of contacts that differ.
    static func sentence(_ update: SourceUpdate, from path: String) -> String {
        let counts =
            "\(count(update.added)) new, \(count(update.changed)) changed, \(count(update.unchanged)) unchanged, "
            + "\(count(update.gone)) gone"
        if update.kind.isAddressBook { return "\(visible(path)) has changed: \(counts)" }
        let names =
            "\(visible(path)) (\(visible(update.kind.name))) is a newer version of \(visible(update.predecessor.name))"
        return "\(names), by the \(visible(update.key.description)): \(counts)"
    }

    /// Everything, with each contact that is gone or has another name.
    static func lines(_ update: SourceUpdate, from path: String, isDryRun: Bool) -> [String] {
        var lines = [sentence(update, from: path)]
        let kinds = [
            ("phone numbers", update.changedPhones), ("e-mail addresses", update.changedEmails),
            ("addresses", update.changedAddresses), ("other values", update.changedFields),
        ].filter { $0.1 > 0 }
        if !kinds.isEmpty {
            lines.append("changed in " + kinds.map { "\($0.0) \(count($0.1))" }.joined(separator: ", "))
        }
        lines += list("new", update.examples.added, of: update.added)
        lines += list("changed", update.examples.changed, of: update.changed)
        lines += update.renamed.map { "renamed: \(visible($0.before)) -> \(visible($0.now))" }
        let word = update.removesGone ? (isDryRun ? "would be deleted" : "deleted") : "gone"
        lines += update.goneContacts.map {
            "\(word): \(visible($0.name)) (contact \($0.contact), line \($0.line) of \(visible($0.path ?? update.predecessor.path)))"
        }
        lines += ended(update.ended, isDryRun: isDryRun) + update.endedWithContacts.words
        if update.gone > 0, !update.removesGone {
            lines.append(
                "those that are gone stay, as contacts of \(visible(update.predecessor.path)); --remove-gone deletes them"
            )
        }
        if isDryRun, update.isDrastic {
            lines.append("to delete \(count(update.gone)) contacts, \(update.gonePercent) % of them, needs --yes")
        }
        return lines
    }

    /// The source of the same path in whose place another has come, with each contact that is deleted.
    static func lines(_ replacement: SourceReplacement) -> [String] {
        ["in the place of ID \(replacement.source), which had the same path: \(replacement.counts)"]
            + replacement.gone.map { "deleted: \(visible($0.name)) (contact \($0.contact), line \($0.line))" }
            + ended(replacement.ended) + replacement.endedWithContacts.words
    }

    /// The edits and corrections that do not hold any more: each that lost the value that it was about, and the number of those whose
    /// values the file has by itself.
    private static func ended(_ edits: [EndedEdit], isDryRun: Bool = false) -> [String] {
        let gone = edits.filter { !$0.isDone }.map { edit in
            let change = "\(edit.field) '\(visible(edit.before))' -> '\(visible(edit.after))'"
            let word = isDryRun ? "edit would end" : "edit ended"
            return "\(word): \(visible(edit.name)) (contact \(edit.contact)), \(change): the file has neither value"
        }
        let done = edits.count - gone.count
        if done == 0 { return gone }
        return gone + [
            "\(ColumnText.counted(done, "edit")) \(isDryRun ? "would be done" : "done"): the file has \(done == 1 ? "its value" : "their values")"
        ]
    }

    private static func list(_ word: String, _ names: [String], of count: Int) -> [String] {
        guard !names.isEmpty else { return [] }
        let shown = names.map(visible).joined(separator: ", ")
        let rest = count - names.count
        return ["\(word): \(shown)\(rest > 0 ? " and \(Self.count(rest)) more" : "")"]
    }

    private static func visible(_ text: String) -> String { VisibleText.plain(text, isVerbatim: false) }

    private static func count(_ count: Int) -> String { ColumnText.grouped(count) }
}
