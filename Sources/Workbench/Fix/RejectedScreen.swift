import ContactCleaning
import ContactStore
import Markup

/// The list of numbers that were rejected or are ambiguous, beside its filters, and the number that is looked at.
struct RejectedScreen {
    var frame: Frame
    var filter: ProblemFilter
    /// The problems with their suggestions, and the names of their sources.
    var index: ProblemIndex, sources: [Int: String]
    var page: (numbers: [Int], before: Int, previous: Int?)
    var rows: [ProblemNumber]
    /// The suggestions for the rows.
    var suggestions: [Int: SuggestedNumber]
    /// The groups of numbers that can be corrected at once; shown where no filter but the state is chosen.
    var remedies: RemedyGroups
    /// The number that is looked at; `nil` for none.
    var detail: NumberDetail?

    static let pageSize = 50

    private var total: Int { index.total(filter) }

    /// `true` while nothing is known of the numbers that are asked for.
    private var isWaiting: Bool { remedies.isSearching && filter.isOfSuggestions }

    var html: HTML {
        frame.page(.rejected, title: Text("fix.title")) {
            Tag.div(.class("work detailed")) {
                Tag.aside(.class("facets"), .label(Text("filters"))) {
                    Tag.label(.for("facet-search"), .class("visually-hidden")) { Text("fix.search-filters") }
                    Tag.input(
                        .type("search"), .id("facet-search"), .autocomplete("off"), .name("facet-search"),
                        .title(Text("fix.search-filters")))
                    if !isWaiting { for facet in facets { FacetList(facet: facet, screen: self).html } }
                }
                Tag.div(.class("list")) {
                    summary
                    if remedies.isSearching, !filter.isOfState { RemedyGroups.searching }
                    if !isWaiting { list }
                }
                Tag.section(.id("detail"), .label(Text("fix.detail")), .tabindex(-1)) {
                    if let detail { detail.html } else { Tag.p(.class("note hint")) { Text("fix.choose") } }
                }
            }
        }
    }

    @HTMLBuilder private var list: HTML {
        if filter.isOfState { remedies.html } else if !frame.isReadOnly { bulk.html }
        if rows.isEmpty { Tag.p(.class("message")) { Text("fix.no-match") } } else { grid }
        pages
    }

    /// The facets that tell anything: remedies only where there are some.
    private var facets: [ProblemFilter.Facet] {
        ProblemFilter.Facet.allCases.filter { facet in
            switch facet {
            case .suggested, .into: !remedies.groups.isEmpty
            default: true
            }
        }
    }

    private var bulk: BulkForm {
        let open = filter.with(.state, ProblemState.open.rawValue)
        let regions = index.counts(of: .into, open, where: { $0.suggestion != nil })
        return BulkForm(
            filter: filter, open: index.total(open), suggested: regions.reduce(0) { $0 + $1.count }, regions: regions)
    }

    private var summary: HTML {
        Tag.p(.class("summary"), .id("summary")) {
            if !isWaiting {
                Text(
                    "fix.summary",
                    ["number": .html(HTML(count: total)), "count": .count(index.total(ProblemFilter()))])
            }
            for facet in ProblemFilter.Facet.allCases {
                if let value = filter.values[facet] {
                    " "
                    Tag.a(
                        .class("chip"), .href(Link("/rejected", filter.with(facet, nil).query)),
                        .label(
                            Text(
                                "fix.remove-filter",
                                [
                                    "facet": .of(Text("facet", of: facet.rawValue)),
                                    "value": .of(name(of: value, facet)),
                                ]))
                    ) {
                        name(of: value, facet)
                        Tag.span(.isHidden()) { " ×" }
                    }
                }
            }
        }
    }

    private var grid: HTML {
        Tag.div(.class("scroll")) {
            Tag.table(
                .role("grid"), .id("numbers"), .label(Text("fix.numbers")), .rowCount(total + 1)
            ) {
                Tag.thead {
                    Tag.tr(.rowIndex(1)) {
                        TableHead.cells([
                            Text("list.number"), Text("contact"), Text("reason"), Text("country"), Text("place"),
                            Text("fix.becomes"),
                        ])
                    }
                }
                Tag.tbody {
                    for (place, row) in rows.enumerated() {
                        NumberRow(
                            row: row, index: page.before + place + 2, isFirst: place == 0,
                            suggestion: suggestions[row.number], mayChoose: !filter.isOfState && !frame.isReadOnly
                        ).html
                    }
                }
            }
        }
    }

    private var pages: HTML {
        Tag.nav(.class("pages"), .label(Text("pages"))) {
            if let previous = page.previous {
                Tag.a(.rel("prev"), .href(link(after: previous))) { Text("previous-page") }
            }
            if !rows.isEmpty {
                Tag.span {
                    Text(
                        "range",
                        ["first": .count(page.before + 1), "last": .count(page.before + rows.count)])
                }
            }
            if let last = page.numbers.last, page.before + page.numbers.count < total {
                Tag.a(.rel("next"), .href(link(after: last))) { Text("next-page") }
            }
        }
    }

    private func link(after number: Int) -> Link {
        Link("/rejected", filter.query + [("after", number == 0 ? nil : String(number))])
    }

    /// A value of a facet for people.
    func name(of value: String, _ facet: ProblemFilter.Facet) -> Text {
        switch facet {
        case .source: Text(shown: Int(value).flatMap { sources[$0] }.map(PathText.name) ?? value)
        case .state: Text("state", of: value)
        case .reason: Words.reason(value)
        case .suggested: SuggestionClass(rawValue: value).map(Remedy.name) ?? Text("remedy.by-hand")
        case .into: value == ProblemFilter.Facet.none ? Text("not-known") : CountryName.text(value)
        case .country: value == ProblemFilter.Facet.none ? Text("country.unknown") : CountryName.text(value)
        case .category: value == ProblemFilter.Facet.none ? Text("category.none") : Words.categories(value)
        }
    }
}
