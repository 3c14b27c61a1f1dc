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
    /// The regions of accepted numbers with their contacts, those of the most first.
    var countries: [(region: String, contacts: Int)] = []

    static let pageSize = 50

    var html: HTML {
        frame.page(.people, title: "People") {
            Tag.div(.class("work")) {
                Tag.aside(.class("facets"), .label("Filters")) { facets }
                Tag.div(.class("list")) {
                    summary
                    if list.contacts.isEmpty { Tag.p(.class("message")) { emptiness } } else { table }
                    pages
                }
            }
        }
    }

    private var emptiness: String {
        if list.hasNoWords { return "Search for something with a letter or a digit." }
        if filter == PeopleFilter() { return "Nothing has been read yet." }
        return filter.words.isEmpty ? "No contact matches these filters." : "No contact has all of these words."
    }

    @HTMLBuilder private var summary: HTML {
        Tag.p(.class("summary"), .id("summary")) {
            if !list.isComplete { "more than " }
            HTML(count: list.total)
            list.total == 1 ? " contact" : " contacts"
            if list.contacts.count < list.total {
                ", of which the best "
                HTML(count: list.contacts.count)
                " are listed"
            }
            if !filter.words.isEmpty {
                " "
                var without = filter
                let _ = without.words = ""
                Tag.a(.class("chip"), .href(Link("/people", without.query)), .label("Remove the words")) {
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
                .role("grid"), .id("people"), .label("Contacts"), .rowCount(list.contacts.count + 1),
                .argument(String(start))
            ) {
                Tag.thead {
                    Tag.tr(.rowIndex(1)) {
                        for title in [
                            "Name", "Number", "E-mail", "Organization", filter.words.isEmpty ? "File" : "Found",
                        ] {
                            Tag.th(.scope("col")) { title }
                        }
                    }
                }
                Tag.tbody { for row in rows { row.html } }
            }
        }
    }

    private var pages: HTML {
        Tag.nav(.class("pages"), .label("Pages")) {
            if start > 0 {
                Tag.a(.rel("prev"), .href(link(from: max(start - Self.pageSize, 0)))) { "Previous page" }
            }
            if start + rows.count < list.contacts.count {
                Tag.a(.rel("next"), .href(link(from: start + rows.count))) { "Next page" }
            }
        }
    }

    private func link(from start: Int) -> Link {
        Link("/people", filter.query + [("from", start == 0 ? nil : String(start))])
    }

    // MARK: Filters

    @HTMLBuilder private var facets: HTML {
        section("People") {
            var merged = filter
            let _ = merged.isMerged.toggle()
            item("merged from several", merged, isChosen: filter.isMerged)
        }
        if !countries.isEmpty {
            section("Country") {
                for entry in countries.prefix(Self.visibleCountries) { countryItem(entry.region, entry.contacts) }
                if let country = filter.country,
                    !countries.prefix(Self.visibleCountries).contains(where: { $0.region == country })
                {
                    countryItem(country, countries.first { $0.region == country }?.contacts ?? 0)
                }
            }
        }
        section("Has") { for part in ContactPart.allCases { partItem(part, isPresent: true) } }
        section("Lacks") { for part in ContactPart.allCases { partItem(part, isPresent: false) } }
        if sources.count > 1 {
            section("File") {
                for source in sources {
                    var other = filter
                    let _ = other.source = filter.source == source.id ? nil : source.id
                    item(
                        PathText.name(source.path), other, isChosen: filter.source == source.id,
                        count: source.contactsStored)
                }
            }
        }
    }

    /// The number of countries that are listed; the map on the first page leads to all.
    private static let visibleCountries = 8

    private func countryItem(_ region: String, _ contacts: Int) -> HTML {
        var other = filter
        let isChosen = filter.country == region
        other.country = isChosen ? nil : region
        return item(CountryName.html(region), other, isChosen: isChosen, count: contacts)
    }

    private func section(_ title: String, @HTMLBuilder _ items: () -> HTML) -> HTML {
        let content = items()
        return Tag.details(.class("facet"), .open()) {
            Tag.summary { title }
            Tag.ul { content }
        }
    }

    private func partItem(_ part: ContactPart, isPresent: Bool) -> HTML {
        let isChosen = (isPresent ? filter.present : filter.absent).contains(part)
        return item(
            Self.words(for: part), filter.with(part, isPresent: isChosen ? nil : isPresent), isChosen: isChosen)
    }

    private static func words(for part: ContactPart) -> String {
        switch part {
        case .phone: "a number"
        case .email: "an e-mail address"
        case .name: "a name"
        case .address: "an address"
        case .organization: "an organization"
        case .birthday: "a birthday"
        case .note: "a note"
        }
    }

    private func item(_ text: String, _ filter: PeopleFilter, isChosen: Bool, count: Int? = nil) -> HTML {
        item(HTML(shown: text, limit: 60), filter, isChosen: isChosen, count: count)
    }

    private func item(_ text: HTML, _ filter: PeopleFilter, isChosen: Bool, count: Int? = nil) -> HTML {
        Tag.li {
            Tag.a(.class(isChosen ? "chosen" : ""), .href(Link("/people", filter.query))) {
                Tag.span { text }
                if isChosen { Tag.span(.class("visually-hidden")) { " (chosen)" } }
                if let count { HTML(count: count) }
            }
        }
    }
}
