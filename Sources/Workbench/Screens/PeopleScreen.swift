import ContactStore
import Markup

/// The list of contacts with its words and filters. Scripts show the part of it that is in sight; without them it has pages.
struct PeopleScreen {
    var frame: Frame
    var filter: PeopleFilter
    var list: ContactLists.List
    /// The place of the first row, and the rows.
    var start: Int, rows: [ContactRow]
    var sources: [StoredSource]
    var people: PeopleState
    /// The countries of accepted numbers, and the contacts of each filter.
    var counts = PeopleFacets()

    static let pageSize = 50

    var html: HTML {
        frame.page(.people, title: Text("screen.people")) {
            Tag.div(.class("work")) {
                Tag.aside(.class("facets"), .label(Text("filters"))) { facets }
                Tag.div(.class("list")) {
                    summary
                    if list.contacts.isEmpty { Tag.p(.class("message")) { emptiness } } else { table }
                    pages
                }
            }
        }
    }

    private var emptiness: Text {
        if list.hasNoWords { return Text("list.no-words") }
        if filter == PeopleFilter() { return Text("list.nothing-read") }
        return filter.words.isEmpty ? Text("list.no-match") : Text("list.no-hit")
    }

    @HTMLBuilder private var summary: HTML {
        Tag.p(.class("summary"), .id("summary")) {
            if list.contacts.count < list.total {
                let values: [String: Text.Value] = [
                    "count": .count(list.total), "listed": .count(list.contacts.count),
                ]
                list.isComplete ? Text("list.best-of", values) : Text("list.best-of-more-than", values)
            } else {
                Text("contacts", ["count": .count(list.total)])
            }
            if !filter.words.isEmpty {
                " "
                var without = filter
                let _ = without.words = ""
                Tag.a(.class("chip"), .href(Link("/people", without.query)), .label(Text("list.remove-words"))) {
                    HTML(shown: filter.words, limit: 60)
                    Tag.span(.isHidden()) { " ×" }
                }
            }
        }
        if filter == PeopleFilter(), people.contacts > 0 {
            Tag.p(.class("note")) { PeopleSentence(state: people).html }
        }
    }

    private var table: HTML {
        Tag.div(.class("scroll")) {
            Tag.table(
                .role("grid"), .id("people"), .label(Text("sources.contacts")), .rowCount(list.contacts.count + 1),
                .argument(String(start))
            ) {
                Tag.thead {
                    Tag.tr(.rowIndex(1)) {
                        TableHead.cells([
                            Text("list.name"), Text("list.number"), Text("list.email"), Text("list.organization"),
                            filter.words.isEmpty ? Text("file") : Text("frame.found"),
                        ])
                    }
                }
                Tag.tbody { for row in rows { row.html } }
            }
        }
    }

    private var pages: HTML {
        Tag.nav(.class("pages"), .label(Text("pages"))) {
            if start > 0 {
                Tag.a(.rel("prev"), .href(link(from: max(start - Self.pageSize, 0)))) { Text("previous-page") }
            }
            if start + rows.count < list.contacts.count {
                Tag.a(.rel("next"), .href(link(from: start + rows.count))) { Text("next-page") }
            }
        }
    }

    private func link(from start: Int) -> Link {
        Link("/people", filter.query + [("from", start == 0 ? nil : String(start))])
    }

    // MARK: Filters

    @HTMLBuilder private var facets: HTML {
        section(Text("screen.people")) {
            peopleItem(Text("list.merged"), isMerged: true)
            if people.people > 0 { peopleItem(Text("flow.with-one"), isMerged: false) }
        }
        if !counts.countries.isEmpty || filter.country != nil { section(Text("country")) { countryItems } }
        section(Text("list.has")) {
            var clean = filter
            let _ = clean.hasCleanNumber.toggle()
            item(Text("list.clean-number").html, clean, isChosen: filter.hasCleanNumber)
            for part in ContactPart.allCases { partItem(part, isPresent: true) }
        }
        section(Text("list.lacks")) { for part in ContactPart.allCases { partItem(part, isPresent: false) } }
        if sources.count > 1 {
            section(Text("file")) {
                for source in sources {
                    var other = filter
                    let _ = other.source = filter.source == source.id ? nil : source.id
                    item(
                        PathText.name(source.path), other, isChosen: filter.source == source.id,
                        count: counts.sources.map { $0[source.id] ?? 0 })
                }
            }
        }
    }

    /// The number of countries that are listed; the map on the first page leads to all.
    private static let visibleCountries = 8

    @HTMLBuilder private var countryItems: HTML {
        let shown = counts.countries.prefix(Self.visibleCountries)
        for entry in shown { countryItem(entry.region, entry.contacts) }
        if let country = filter.country, !shown.contains(where: { $0.region == country }) {
            let entry = counts.countries.first { $0.region == country }
            countryItem(country, entry.map(\.contacts) ?? 0)
        }
    }

    private func peopleItem(_ name: Text, isMerged: Bool) -> HTML {
        var other = filter
        let isChosen = filter.isMerged == isMerged
        other.isMerged = isChosen ? nil : isMerged
        return item(name.html, other, isChosen: isChosen)
    }

    private func countryItem(_ region: String, _ contacts: Int?) -> HTML {
        var other = filter
        let isChosen = filter.country == region
        other.country = isChosen ? nil : region
        return item(CountryName.html(region), other, isChosen: isChosen, count: contacts)
    }

    private func section(_ title: Text, @HTMLBuilder _ items: () -> HTML) -> HTML {
        let content = items()
        return Tag.details(.class("facet"), .open()) {
            Tag.summary { title }
            Tag.ul { content }
        }
    }

    private func partItem(_ part: ContactPart, isPresent: Bool) -> HTML {
        let isChosen = (isPresent ? filter.present : filter.absent).contains(part)
        return item(
            Text("part", of: "\(part)").html, filter.with(part, isPresent: isChosen ? nil : isPresent),
            isChosen: isChosen)
    }

    private func item(_ text: String, _ filter: PeopleFilter, isChosen: Bool, count: Int? = nil) -> HTML {
        item(HTML(shown: text, limit: 60), filter, isChosen: isChosen, count: count)
    }

    private func item(_ text: HTML, _ filter: PeopleFilter, isChosen: Bool, count: Int? = nil) -> HTML {
        Tag.li {
            Tag.a(.class(isChosen ? "chosen" : ""), .href(Link("/people", filter.query))) {
                Tag.span { text }
                if isChosen {
                    Tag.span(.class("visually-hidden")) {
                        " "
                        Text("chosen")
                    }
                }
                if let count { HTML(count: count) }
            }
        }
    }
}
