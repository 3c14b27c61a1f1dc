import ContactStore
import Markup

/// Who changed what, when, from what to what. Any change may be undone, and an undoing, too.
struct HistoryScreen {
    var frame: Frame
    var changes: [StoredChange]
    /// The first values of each change; none where there are too many to be read for a list.
    var edits: [Int: [StoredEdit]]
    /// The decisions of people that each change made, with the first of them.
    var decisions: [Int: Decisions] = [:]
    /// The only change, or the only kind or author of changes, that is shown; `nil` for all.
    var change: Int?, kind: String?, author: String?

    typealias Decisions = (count: Int, shown: [DecisionLine])

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

    private var title: Text {
        change.map { Text("history.change", ["number": .text(String($0))]) } ?? Text("screen.history")
    }

    var html: HTML {
        frame.page(.history, title: title) { list }
    }

    /// The list without a frame around it.
    @HTMLBuilder var list: HTML {
        if change == nil { filters } else { Tag.p { Tag.a(.href(Link("/history"))) { Text("history.all") } } }
        if shown.isEmpty {
            Tag.p(.class("message")) { changes.isEmpty ? Text("history.none") : Text("history.no-such") }
        } else {
            Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label(Text("history.changes"))) { table }
            if shown.count > Self.visible {
                Tag.p(.class("note")) { Text("history.more", ["count": .count(shown.count)]) }
            }
        }
    }

    @HTMLBuilder private var filters: HTML {
        chips(Text("what"), \.kind, name: Words.change, chosen: kind) { [("kind", $0), ("author", author)] }
        chips(
            Text("who"), { $0.author ?? "" }, name: { $0.isEmpty ? Text("not-known") : Text(shown: $0) }, chosen: author
        ) {
            [("kind", kind), ("author", $0)]
        }
    }

    /// The values of a property with the number of changes of each; none where all have the same.
    @HTMLBuilder private func chips(
        _ title: Text, _ value: (StoredChange) -> String, name: (String) -> Text, chosen: String?,
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
                        name(value)
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
                    TableHead.cells([Text("history.number"), Text("when"), Text("what"), Text("who"), Text("undo")])
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
                Self.words(for: change)
                if let remark = change.remark() {
                    " "
                    Tag.span(.class("note")) { remark }
                }
                values(of: change)
                decisions(of: change)
            }
            Tag.td { HTML(shown: change.author ?? "", limit: 60) }
            Tag.td {
                if change.isUndone {
                    Tag.span(.class("badge calm")) { Text("undone") }
                } else if !change.isFinal, !frame.isReadOnly {
                    Tag.button(
                        .type("button"), .act("undo"), .argument(String(change.id)),
                        .label(Text("undo-change", ["number": .text(String(change.id))]))
                    ) { Text("undo") }
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
                edits.isEmpty
                    ? Text("history.show", ["count": .count(count)])
                    : Text("history.show-all", ["count": .count(count)])
            }
        }
    }

    @HTMLBuilder private func decisions(of change: StoredChange) -> HTML {
        if let (count, shown) = decisions[change.id] {
            Tag.ul(.class("edits")) { for line in shown { Tag.li { line.html } } }
            if count > shown.count {
                Tag.a(.href(Link("/history", [("change", String(change.id))]))) {
                    Text("history.show-decisions", ["count": .count(count)])
                }
            }
        }
    }

    private func value(_ edit: StoredEdit) -> HTML {
        Tag.li {
            Tag.a(.href(Link("/contact", [("id", String(edit.contact))]))) {
                HTML(
                    shown: edit.contactName ?? Text("contact-number", ["number": .text(String(edit.contact))]).plain,
                    limit: 60)
            }
            " "
            Tag.small { Words.field(edit.field) }
            " "
            BeforeAfter(before: edit.old.text, after: edit.new.text).html
        }
    }

    private static func words(for change: StoredChange) -> Text {
        if let undone = change.undoes { return Text("history.undid", ["number": .text(String(undone))]) }
        let things = [
            (change.corrections, Text("numbers", ["count": .count(change.corrections)])),
            (change.edits, Text("values", ["count": .count(change.edits)])),
            // The decisions of the rule belong to the last change that found people, whichever that is.
            (change.kind == "dedupe" ? 0 : change.decisions, Text("decisions", ["count": .count(change.decisions)])),
        ].filter { $0.0 > 0 }.map(\.1)
        let kind = Text.Value.of(Words.change(change.kind))
        if things.isEmpty { return Text("history.kind", ["kind": kind]) }
        return Text("history.kind-of", ["kind": kind, "what": .of(.series(things))])
    }
}
