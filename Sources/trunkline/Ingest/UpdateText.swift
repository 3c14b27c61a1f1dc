import ContactCleaning
import ContactStore

/// What a newer export brought, in lines for people.
enum UpdateText {
    static func lines(_ update: SourceUpdate, isDryRun: Bool) -> [String] {
        let path = VisibleText.plain(update.predecessor, isVerbatim: false)
        let counts =
            "\(count(update.added)) new, \(count(update.changed)) changed, \(count(update.unchanged)) unchanged, "
            + "\(count(update.gone)) gone"
        var lines = [
            "a newer export of \(path), by the \(VisibleText.plain(update.key.description, isVerbatim: false)): \(counts)"
        ]
        let kinds = [
            ("phone numbers", update.changedPhones), ("e-mail addresses", update.changedEmails),
            ("addresses", update.changedAddresses), ("other values", update.changedFields),
        ].filter { $0.1 > 0 }
        if !kinds.isEmpty {
            lines.append("changed in " + kinds.map { "\($0.0) \(count($0.1))" }.joined(separator: ", "))
        }
        lines += list("new", update.examples.added, of: update.added)
        lines += list("changed", update.examples.changed, of: update.changed)
        lines += list("gone", update.examples.gone, of: update.gone)
        if update.gone > 0 {
            lines.append(
                update.removesGone
                    ? "those that are gone \(isDryRun ? "would be" : "were") deleted"
                    : "those that are gone stay, as contacts of \(path); --remove-gone deletes them")
        }
        return lines
    }

    private static func list(_ word: String, _ names: [String], of count: Int) -> [String] {
        guard !names.isEmpty else { return [] }
        let shown = names.map { VisibleText.plain($0, isVerbatim: false) }.joined(separator: ", ")
        let rest = count - names.count
        return ["\(word): \(shown)\(rest > 0 ? " and \(Self.count(rest)) more" : "")"]
    }

    private static func count(_ count: Int) -> String { ColumnText.grouped(count) }
}
