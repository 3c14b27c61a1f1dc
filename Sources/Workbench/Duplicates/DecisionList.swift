import ContactStore
import Markup

/// The decisions of people about contacts, the last one first.
struct DecisionList {
    /// The decisions of one change, of which some are shown.
    struct Entry {
        var change: StoredChange
        var count: Int
        var shown: [DecisionLine]
    }

    var entries: [Entry]
    var isReadOnly: Bool

    /// The number of changes that are shown, and of decisions of each.
    static let (visible, visibleDecisions) = (100, 3)

    @HTMLBuilder var html: HTML {
        if entries.isEmpty {
            Tag.p(.class("message")) { Text("decided.none") }
        } else {
            Tag.ul(.class("decisions")) { for entry in entries { item(entry) } }
        }
    }

    private func item(_ entry: Entry) -> HTML {
        Tag.li {
            Tag.div {
                for line in entry.shown { Tag.p { line.html } }
                Tag.p(.class("note")) {
                    if entry.count > entry.shown.count {
                        Text("decided.more", ["count": .count(entry.count - entry.shown.count)])
                        " · "
                    }
                    Tag.time(.datetime(entry.change.at)) { entry.change.at }
                    if let remark = entry.change.remark(limit: 120) {
                        " · "
                        remark
                    }
                    if let author = entry.change.author { HTML(shown: " · \(author)", limit: 60) }
                }
            }
            if !isReadOnly {
                Tag.button(
                    .type("button"), .act("undo"), .argument(String(entry.change.id)),
                    .label(Text("undo-change", ["number": .text(String(entry.change.id))]))
                ) { Text("undo") }
            }
        }
    }
}
