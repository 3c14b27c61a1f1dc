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
            Tag.p(.class("message")) { "The rule has joined nobody." }
        } else {
            Tag.p(.class("note")) { "The least certain come first: what is right here is right further down." }
            Tag.table(.class("joined")) {
                Tag.thead {
                    Tag.tr { for title in ["Person", "Records", "How sure"] { Tag.th(.scope("col")) { title } } }
                }
                Tag.tbody { for entry in entries { row(entry) } }
            }
            Tag.nav(.class("pages"), .label("Pages")) {
                if start > 0 { Tag.a(.rel("prev"), .href(link(max(0, start - Self.pageSize)))) { "Previous page" } }
                Tag.span {
                    HTML(count: start + 1)
                    " to "
                    HTML(count: min(start + Self.pageSize, total))
                    " of "
                    HTML(count: total)
                }
                if start + Self.pageSize < total {
                    Tag.a(.rel("next"), .href(link(start + Self.pageSize))) { "Next page" }
                }
            }
        }
    }

    private func row(_ entry: Entry) -> HTML {
        Tag.tr {
            Tag.td {
                Tag.a(.href(Link("/group", [("contact", String(entry.contact))]))) {
                    HTML(shown: entry.name.isEmpty ? "without a name" : entry.name, limit: 80)
                }
            }
            Tag.td { HTML(count: entry.contacts) }
            Tag.td(.title("\(entry.bits) bits at least")) { JoinWords.risk(entry.bits) }
        }
    }

    private func link(_ start: Int) -> Link {
        Link("/duplicates", [("tab", "automatic"), ("from", start == 0 ? nil : String(start))])
    }
}
