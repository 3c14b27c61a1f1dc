import ContactStore
import Markup

/// The content of the database as charts, each of which leads to its list.
struct OverviewScreen {
    var frame: Frame
    var sources: [StoredSource]
    var index: ProblemIndex
    var findings: Int
    var people: PeopleState

    private static let open = ProblemFilter(query: ["state": "open"])

    var html: HTML {
        frame.page(.overview, title: "Overview") {
            if sources.isEmpty {
                Tag.p(.class("message")) { "Nothing has been read yet. Drop a file below, or choose one." }
            } else {
                totals
                Tag.div(.class("pair")) {
                    reasons
                    countries
                }
                next
            }
            if !frame.isReadOnly { UploadForm.html }
        }
    }

    private func sum(_ count: (StoredSource) -> Int) -> Int { sources.reduce(0) { $0 + count($1) } }

    private var totals: HTML {
        let numbers = [
            (name: "accepted", count: sum(\.accepted)), (name: "rejected", count: sum(\.rejected)),
            (name: "ambiguous", count: sum(\.ambiguous)), (name: "empty", count: sum(\.empty)),
        ]
        return Tag.section(.labelledBy("totals")) {
            Tag.h2(.id("totals")) { "Numbers" }
            Chart.stack(numbers)
            Tag.dl(.class("facts")) {
                fact("Numbers", sum(\.numbers))
                for entry in numbers where entry.count > 0 || entry.name != "empty" {
                    fact(entry.name, entry.count, link: Self.link(entry.name), mark: entry.name)
                }
                fact("Contacts", sum(\.contactsStored))
                fact("Skipped rows", sum(\.contactsSkipped), link: Link("/findings"))
                if sum(\.contactsSuperseded) > 0 { fact("Superseded contacts", sum(\.contactsSuperseded)) }
                if sum(\.contactsForgotten) > 0 { fact("Forgotten contacts", sum(\.contactsForgotten)) }
                fact("Files", sources.count, link: Link("/sources"))
            }
        }
    }

    private static func link(_ verdict: String) -> Link? {
        switch verdict {
        case "rejected": Link("/rejected", [("state", "open")])
        case "ambiguous": Link("/rejected", [("state", "open"), ("reason", "ambiguous")])
        default: nil
        }
    }

    private func fact(_ name: String, _ count: Int, link: Link? = nil, mark: String = "") -> HTML {
        Tag.div(.class(mark)) {
            Tag.dt { name }
            Tag.dd {
                if let link { Tag.a(.href(link)) { HTML(count: count) } } else { HTML(count: count) }
            }
        }
    }

    private func chart(
        _ title: String, _ facet: ProblemFilter.Facet, name: (String) -> String, note: (String) -> String?
    ) -> HTML {
        let counts = index.counts(of: facet, Self.open).filter { $0.count > 0 }.prefix(10)
        return Tag.section(.labelledBy(facet.rawValue), .class(facet == .country ? "countries" : "")) {
            Tag.h2(.id(facet.rawValue)) { title }
            if counts.isEmpty { Tag.p { "Nothing is left to do." } }
            Chart(
                label: title,
                bars: counts.map { entry in
                    Chart.Bar(
                        name: name(entry.value), count: entry.count,
                        note: note(entry.value), link: Link("/rejected", Self.open.with(facet, entry.value).query))
                }
            ).html
        }
    }

    private var reasons: HTML {
        chart("Rejected and ambiguous, by reason", .reason, name: Words.reason, note: ReasonText.meaning)
    }

    private var countries: HTML {
        chart("By country", .country, name: { $0 == ProblemFilter.Facet.none ? "unknown" : $0 }, note: { _ in nil })
    }

    private var next: HTML {
        Tag.section(.labelledBy("next")) {
            Tag.h2(.id("next")) { "What can be done" }
            Tag.ul(.class("steps")) {
                Tag.li {
                    Tag.a(.href(Frame.Screen.rejected.link)) { "Correct numbers" }
                    " in a field that formats while you type."
                }
                Tag.li {
                    Tag.a(.href(Link("/duplicates"))) { "Decide about duplicates" }
                    ": "
                    PeopleSentence(state: people).html
                }
                Tag.li {
                    Tag.a(.href(Link("/findings"))) { "Read the findings" }
                    ": "
                    HTML(count: findings)
                    " things about the files that you may want to know."
                }
                Tag.li {
                    Tag.a(.href(Link("/export"))) { "Take a clean file away." }
                }
            }
        }
    }
}
