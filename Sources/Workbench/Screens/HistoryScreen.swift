import ContactStore
import Markup

/// Who changed what, when, from what to what. Any change may be undone, and an undoing, too.
struct HistoryScreen {
    var frame: Frame
    var changes: [StoredChange]
    /// The first values of each change; none where there are too many to be read for a list.
    var edits: [Int: [StoredEdit]]
    /// The only change, or the only kind or author of changes, that is shown; `nil` for all.
    var change: Int?, kind: String?, author: String?

    /// The maximum number of changes that are shown, the last ones; of values of each, and of values of one change.
    private static let visible = 200
    static let visibleEdits = 3
    static let maximumShown = 5000

    private var shown: [StoredChange] {
        changes.filter {
            (change == nil || $0.id == change) && (kind == nil || $0.kind == kind)
                && (author == nil || ($0.author ?? "") == author)
        }
    }

    var html: HTML {
        frame.page(.history, title: change.map { "Change \($0)" } ?? "History") { list }
    }

    /// The list without a frame around it.
    @HTMLBuilder var list: HTML {
        if change == nil { filters } else { Tag.p { Tag.a(.href(Link("/history"))) { "All changes" } } }
        if shown.isEmpty {
            Tag.p(.class("message")) {
                changes.isEmpty ? "Nothing has been changed since the files were read." : "There is no such change."
            }
        } else {
            Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label("Changes")) { table }
            if shown.count > Self.visible {
                Tag.p(.class("note")) { "'trunkline history' lists all \(shown.count) changes." }
            }
        }
    }

    @HTMLBuilder private var filters: HTML {
        chips("What", \.kind, name: Words.change, chosen: kind) { [("kind", $0), ("author", author)] }
        chips("Who", { $0.author ?? "" }, name: { $0.isEmpty ? "not known" : $0 }, chosen: author) {
            [("kind", kind), ("author", $0)]
        }
    }

    /// The values of a property with the number of changes of each; none where all have the same.
    @HTMLBuilder private func chips(
        _ title: String, _ value: (StoredChange) -> String, name: (String) -> String, chosen: String?,
        query: (String?) -> [(name: String, value: String?)]
    ) -> HTML {
        let counts = changes.reduce(into: [String: Int]()) { $0[value($1), default: 0] += 1 }
        if counts.count > 1 || chosen != nil {
            Tag.p(.class("summary")) {
                Tag.span(.class("field-name")) { title }
                " "
                for (value, count) in counts.sorted(by: { $0.key < $1.key }) {
                    Tag.a(
                        .class(value == chosen ? "chip chosen" : "chip"), .current(value == chosen),
                        .href(Link("/history", query(value == chosen ? nil : value)))
                    ) {
                        HTML(shown: name(value), limit: 40)
                        " "
                        HTML(count: count)
                    }
                    " "
                }
            }
        }
    }

    private var table: HTML {
        Tag.table(.class("history")) {
            Tag.thead {
                Tag.tr {
                    for title in ["Change", "When", "What", "Who", "Undo"] { Tag.th(.scope("col")) { title } }
                }
            }
            Tag.tbody { for change in shown.reversed().prefix(Self.visible) { row(change) } }
        }
    }

    private func row(_ change: StoredChange) -> HTML {
        Tag.tr(.class(change.isUndone ? "undone" : "")) {
            Tag.th(.scope("row")) { String(change.id) }
            Tag.td { Tag.time(.datetime(change.at)) { change.at } }
            Tag.td(.class("what")) {
                HTML(shown: Self.words(for: change))
                if let note = change.note {
                    " "
                    Tag.span(.class("note")) { HTML(shown: note, limit: 200) }
                }
                values(of: change)
            }
            Tag.td { HTML(shown: change.author ?? "", limit: 60) }
            Tag.td {
                if change.isUndone {
                    Tag.span(.class("badge calm")) { "undone" }
                } else if !change.isFinal, !frame.isReadOnly {
                    Tag.button(
                        .type("button"), .act("undo"), .argument(String(change.id)), .label("Undo change \(change.id)")
                    ) { "Undo" }
                }
            }
        }
    }

    @HTMLBuilder private func values(of change: StoredChange) -> HTML {
        let edits = self.edits[change.id] ?? []
        let count = change.corrections + change.edits
        if !edits.isEmpty { Tag.ul(.class("edits")) { for edit in edits { value(edit) } } }
        if count > edits.count {
            Tag.a(.href(Link("/history", [("change", String(change.id))]))) {
                edits.isEmpty ? "Show " : "Show all "
                HTML(count: count)
                " values"
            }
        }
    }

    private func value(_ edit: StoredEdit) -> HTML {
        Tag.li {
            Tag.a(.href(Link("/contact", [("id", String(edit.contact))]))) {
                HTML(shown: edit.contactName ?? "contact \(edit.contact)", limit: 60)
            }
            " "
            Tag.small { HTML(shown: Words.field(edit.field), limit: 40) }
            " "
            Tag.span(.class("old")) { text(edit.old) }
            Tag.span(.label("became")) { " → " }
            Tag.span(.class("new")) { text(edit.new) }
        }
    }

    private func text(_ value: StoredEdit.Value) -> HTML {
        HTML(shown: value.text.isEmpty ? "nothing" : value.text, isVerbatim: true, limit: 120)
    }

    private static func words(for change: StoredChange) -> String {
        if let undone = change.undoes { return "undid change \(undone)" }
        let kind = Words.change(change.kind)
        let things = [(change.corrections, "number"), (change.edits, "value"), (change.decisions, "decision")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        return things.isEmpty ? kind : "\(kind): \(things.joined(separator: ", "))"
    }
}
