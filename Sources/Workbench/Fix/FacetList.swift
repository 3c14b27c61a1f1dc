import Markup

/// The values of a facet with their counts. Each is a link that sets it, or takes it away.
struct FacetList {
    var facet: ProblemFilter.Facet
    var screen: RejectedScreen

    /// The number of values that are shown before the rest is folded away.
    private static let visible = 8

    var html: HTML {
        let counts = screen.index.counts(of: facet, screen.filter)
        return Tag.section(.class("facet"), .labelledBy("facet-\(facet.rawValue)")) {
            Tag.h2(.id("facet-\(facet.rawValue)")) { Text("facet", of: facet.rawValue) }
            Tag.ul { for entry in counts.prefix(Self.visible) { item(entry.value, entry.count) } }
            if counts.count > Self.visible {
                Tag.details {
                    Tag.summary { Text("facet.more", ["count": .count(counts.count - Self.visible)]) }
                    Tag.ul { for entry in counts.dropFirst(Self.visible) { item(entry.value, entry.count) } }
                }
            }
        }
    }

    private func item(_ value: String, _ count: Int) -> HTML {
        let isChosen = screen.filter.values[facet] == value
        let query = screen.filter.with(facet, isChosen ? nil : value).query
        return Tag.li {
            Tag.a(
                .class(isChosen ? "chosen" : ""), .href(Link("/rejected", query)),
                .title(facet == .reason ? Words.meaning(ofReason: value)?.plain : nil)
            ) {
                Tag.span(.class("value-name")) {
                    if facet.isOfCountries { Remedy.flag(value) }
                    Tag.span {
                        screen.name(of: value, facet)
                    }
                }
                if isChosen {
                    Tag.span(.class("visually-hidden")) {
                        " "
                        Text("chosen")
                    }
                }
                HTML(count: count)
            }
        }
    }
}
