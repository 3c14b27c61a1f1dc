import ContactStore
import Markup

/// The list below the search bar: the best contacts, and the way to all.
struct FoundList {
    var filter: PeopleFilter
    var list: ContactLists.List
    var rows: [ContactRow]

    var html: HTML {
        HTML {
            for row in rows {
                Tag.li(.role("option"), .id("found-\(row.contact.id)")) {
                    Tag.a(.href(Link("/contact", [("id", String(row.contact.id))])), .tabindex(-1)) {
                        Tag.strong { HTML(shown: row.contact.displayName, limit: 60) }
                        " "
                        Tag.small { HTML(shown: row.hit ?? "", limit: 80) }
                    }
                }
            }
            if list.total > 0 {
                Tag.li(.role("option"), .id("found-all")) {
                    Tag.a(.href(Link("/people", filter.query)), .tabindex(-1)) {
                        list.isComplete
                            ? Text("found.all", ["count": .count(list.total)])
                            : Text("found.more-than", ["count": .count(list.total)])
                    }
                }
            }
        }
    }
}
