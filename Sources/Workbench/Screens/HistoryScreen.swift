import ContactStore
import Markup

/// The changes since the files were read. Any change may be undone, and an undoing, too.
struct HistoryScreen {
    var frame: Frame
    var changes: [StoredChange]

    /// The maximum number of changes that are shown, the last ones.
    private static let visible = 500

    var html: HTML {
        frame.page(.history, title: "History") {
            if changes.isEmpty {
                Tag.p(.class("message")) { "Nothing has been changed since the files were read." }
            } else {
                Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label("Changes")) { table }
                if changes.count > Self.visible {
                    Tag.p(.class("note")) { "'trunkline history' lists all \(changes.count) changes." }
                }
            }
        }
    }

    private var table: HTML {
        Tag.table {
            Tag.thead {
                Tag.tr {
                    for title in ["Change", "When", "What", "Who", "Note", "Undo"] { Tag.th(.scope("col")) { title } }
                }
            }
            Tag.tbody { for change in changes.reversed().prefix(Self.visible) { row(change) } }
        }
    }

    private func row(_ change: StoredChange) -> HTML {
        Tag.tr(.class(change.isUndone ? "undone" : "")) {
            Tag.th(.scope("row")) { String(change.id) }
            Tag.td { Tag.time(.datetime(change.at)) { change.at } }
            Tag.td { HTML(shown: Self.words(for: change)) }
            Tag.td { HTML(shown: change.author ?? "", limit: 60) }
            Tag.td { HTML(shown: change.note ?? "", limit: 120) }
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

    private static func words(for change: StoredChange) -> String {
        if let undone = change.undoes { return "undid change \(undone)" }
        let things = [(change.corrections, "number"), (change.decisions, "decision")].filter { $0.0 > 0 }.map {
            "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")"
        }
        return things.isEmpty ? change.kind : "\(change.kind): \(things.joined(separator: ", "))"
    }
}
