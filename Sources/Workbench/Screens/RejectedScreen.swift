import ContactStore
import Markup

/// The list of numbers that were rejected or are ambiguous, beside its filters, and the number that is looked at.
struct RejectedScreen {
    var frame: Frame
    var filter: ProblemFilter
    var counts: ProblemCounts.Known
    var page: (numbers: [Int], before: Int, previous: Int?)
    var rows: [ProblemNumber]
    /// The number that is looked at; `nil` for none.
    var detail: NumberDetail?

    static let pageSize = 50

    private var total: Int { counts.index.total(filter) }

    var html: HTML {
        frame.page(.rejected, title: "Rejected and ambiguous numbers") {
            Tag.div(.class("work detailed")) {
                Tag.aside(.class("facets"), .label("Filters")) {
                    Tag.label(.for("facet-search"), .class("visually-hidden")) { "Search the filters" }
                    Tag.input(
                        .type("search"), .id("facet-search"), .autocomplete("off"), .name("facet-search"),
                        .title("Search the filters"))
                    for facet in ProblemFilter.Facet.allCases { FacetList(facet: facet, screen: self).html }
                }
                Tag.div(.class("list")) {
                    summary
                    if rows.isEmpty { Tag.p(.class("message")) { "No number matches these filters." } } else { grid }
                    pages
                }
                Tag.section(.id("detail"), .label("The number in detail"), .tabindex(-1)) {
                    if let detail { detail.html } else { Tag.p(.class("note hint")) { "Choose a number to see why." } }
                }
            }
        }
    }

    private var summary: HTML {
        Tag.p(.class("summary"), .id("summary")) {
            HTML(count: total)
            " of "
            HTML(count: counts.index.total(ProblemFilter()))
            " numbers"
            for facet in ProblemFilter.Facet.allCases {
                if let value = filter.values[facet] {
                    " "
                    Tag.a(
                        .class("chip"), .href(Link("/rejected", filter.with(facet, nil).query)),
                        .label("Remove the filter \(facet.title): \(name(of: value, facet))")
                    ) {
                        Tag.span(.class(facet == .country ? "country" : "")) { HTML(shown: name(of: value, facet)) }
                        Tag.span(.isHidden()) { " ×" }
                    }
                }
            }
        }
    }

    private var grid: HTML {
        Tag.div(.class("scroll")) {
            Tag.table(
                .role("grid"), .id("numbers"), .label("Rejected and ambiguous numbers"), .rowCount(total + 1)
            ) {
                Tag.thead {
                    Tag.tr(.rowIndex(1)) {
                        for title in ["Number", "Contact", "Reason", "Country", "Place", "Now"] {
                            Tag.th(.scope("col")) { title }
                        }
                    }
                }
                Tag.tbody {
                    for (place, row) in rows.enumerated() {
                        NumberRow(row: row, index: page.before + place + 2, isFirst: place == 0).html
                    }
                }
            }
        }
    }

    private var pages: HTML {
        Tag.nav(.class("pages"), .label("Pages")) {
            if let previous = page.previous {
                Tag.a(.rel("prev"), .href(link(after: previous))) { "Previous page" }
            }
            if !rows.isEmpty {
                Tag.span {
                    HTML(count: page.before + 1)
                    " to "
                    HTML(count: page.before + rows.count)
                }
            }
            if let last = page.numbers.last, page.before + page.numbers.count < total {
                Tag.a(.rel("next"), .href(link(after: last))) { "Next page" }
            }
        }
    }

    private func link(after number: Int) -> Link {
        Link("/rejected", filter.query + [("after", number == 0 ? nil : String(number))])
    }

    /// A value of a facet for people.
    func name(of value: String, _ facet: ProblemFilter.Facet) -> String {
        switch facet {
        case .source: Int(value).flatMap { counts.sources[$0] }.map(PathText.name) ?? value
        case .state: ReasonText.words(forState: value)
        case .reason: Words.reason(value)
        case .country: value == ProblemFilter.Facet.none ? "unknown" : value
        case .category: value == ProblemFilter.Facet.none ? "none" : Words.categories(value)
        }
    }
}

/// Paths as pages show them.
enum PathText {
    /// The last part of a path.
    static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
