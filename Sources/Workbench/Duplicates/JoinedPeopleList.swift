import ContactMatching
import ContactStore
import Markup

/// People that the rule made of several records, the least certain first.
struct JoinedPeopleList {
    /// A person.
    struct Entry {
        var contact: Int
        var name: String
        var contacts: Int
        var bits: Bits
    }

    var entries: [Entry]
    var start: Int
    var total: Int

    static let pageSize = 50

    @HTMLBuilder var html: HTML {
        if entries.isEmpty {
            Tag.p(.class("message")) { Text("joined.none") }
        } else {
            Tag.p(.class("note")) { Text("joined.order") }
            Tag.table(.class("joined")) {
                Tag.thead {
                    Tag.tr { TableHead.cells([Text("joined.person"), Text("joined.records"), Text("how-sure")]) }
                }
                Tag.tbody { for entry in entries { row(entry) } }
            }
            Tag.nav(.class("pages"), .label(Text("pages"))) {
                if start > 0 {
                    Tag.a(.rel("prev"), .href(link(max(0, start - Self.pageSize)))) { Text("previous-page") }
                }
                Tag.span {
                    Text(
                        "range-of",
                        [
                            "first": .count(start + 1), "last": .count(min(start + Self.pageSize, total)),
                            "all": .count(total),
                        ])
                }
                if start + Self.pageSize < total {
                    Tag.a(.rel("next"), .href(link(start + Self.pageSize))) { Text("next-page") }
                }
            }
        }
    }

    private func row(_ entry: Entry) -> HTML {
        Tag.tr {
            Tag.td {
                Tag.a(.href(Link("/group", [("contact", String(entry.contact))]))) {
                    if entry.name.isEmpty { Text("without-a-name") } else { HTML(shown: entry.name, limit: 80) }
                }
            }
            Tag.td { HTML(count: entry.contacts) }
            Tag.td(.title(Text("bits-at-least", ["bits": .text("\(entry.bits)")]))) { JoinWords.risk(entry.bits) }
        }
    }

    private func link(_ start: Int) -> Link {
        Link("/duplicates", [("tab", "automatic"), ("from", start == 0 ? nil : String(start))])
    }
}
