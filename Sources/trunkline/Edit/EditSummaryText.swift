import ContactCleaning
import ContactStore
import Markup

/// The result of edits, as text: each value of one contact; of many, counts and ten examples.
struct EditSummaryText {
    /// `true` to list every value.
    var listsAll: Bool
    /// The file that the edits came from; `nil` if they came from none.
    var path: String?

    private static let maximumListed = 10

    func write(_ summary: EditSummary, to output: inout ByteOutput) throws {
        let limit = listsAll ? Int.max : Self.maximumListed
        for text in summary.edited.prefix(limit) {
            let follows = text.follows ? " (follows)" : ""
            try output.write(
                "\(text.contact)  \(visible(text.name))  \(visible(text.field)): \(quoted(text.before)) -> \(quoted(text.after))\(follows)\n"
            )
        }
        if summary.edited.count > limit {
            try output.write("... and \(ColumnText.grouped(summary.edited.count - limit)) more\n")
        }
        for refused in summary.refused.prefix(limit) {
            let place = refused.line.map { "\(visible(path ?? "")):\($0): " } ?? refused.contact.map { "\($0)  " } ?? ""
            try output.write("\(place)\(visible(refused.assignment)): not edited: \(visible("\(refused.reason)"))\n")
        }
        if summary.refused.count > limit {
            try output.write("... and \(ColumnText.grouped(summary.refused.count - limit)) more that were not edited\n")
        }
        try output.write(closing(summary) + "\n")
    }

    private func closing(_ summary: EditSummary) -> String {
        let contacts = Set(summary.edited.map(\.contact)).count
        let edited =
            "\(ColumnText.counted(summary.edited.count, "value")) of \(ColumnText.counted(contacts, "contact"))"
        var rest: [String] = []
        if summary.unchanged > 0 { rest.append("\(ColumnText.counted(summary.unchanged, "contact")) unchanged") }
        if !summary.refused.isEmpty { rest.append("\(ColumnText.counted(summary.refused.count, "value")) refused") }
        let others = rest.isEmpty ? "" : ", " + rest.joined(separator: ", ")
        if let change = summary.change {
            return "Change \(change): \(edited) edited\(others). 'trunkline undo \(change)' takes it back."
        }
        if summary.contacts == 0 { return "No contact is selected: nothing was edited." }
        return summary.edited.isEmpty ? "Nothing was edited\(others)." : "\(edited) would be edited\(others)."
    }

    private func quoted(_ text: String) -> String { text.isEmpty ? "(none)" : visible(text) }

    private func visible(_ text: String) -> String { VisibleText.plain(text, isVerbatim: true) }
}
