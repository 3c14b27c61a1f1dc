import ContactStore
import Markup

/// The fields of the files' columns, and the findings about the files, by kind and file.
struct FindingsScreen {
    var frame: Frame
    var fields: FieldList
    var counts: [FindingCount]
    /// The kind and the file of the findings that are shown.
    var code: String?
    var source: Int?
    var findings: [(key: Int, finding: StoredFinding)]
    /// The key after which the next page begins; `nil` on the last one.
    var next: Int?

    static let pageSize = 100

    var html: HTML {
        frame.page(.findings, title: Text("findings.title")) {
            if !fields.layouts.isEmpty { fields.html }
            Tag.h2 { Text("findings.found") }
            if counts.isEmpty { Tag.p(.class("message")) { Text("findings.none") } }
            Tag.div(.class("work")) {
                Tag.aside(.class("facets"), .label(Text("filters"))) {
                    facet(
                        Text("kind"),
                        sums(
                            by: { ($0.code, Text("finding", of: $0.code)) },
                            where: { source == nil || $0.source == source })
                    ) {
                        (Link("/findings", query(code: $0 == code ? nil : $0, source: source)), $0 == code)
                    }
                    facet(
                        Text("file"),
                        sums(
                            by: { (String($0.source), Text(shown: PathText.name($0.path))) },
                            where: { code == nil || $0.code == code })
                    ) { key in
                        let chosen = source.map { String($0) } == key
                        return (Link("/findings", query(code: code, source: chosen ? nil : Int(key))), chosen)
                    }
                }
                Tag.div(.class("list")) { list }
            }
        }
    }

    private func query(code: String?, source: Int?) -> [(name: String, value: String?)] {
        [("code", code), ("source", source.map { String($0) })]
    }

    private func sums(
        by key: (FindingCount) -> (String, Text), where isCounted: (FindingCount) -> Bool
    ) -> [(key: String, name: Text, count: Int)] {
        var sums: [String: (name: Text, count: Int)] = [:]
        for count in counts where isCounted(count) {
            let (key, name) = key(count)
            sums[key, default: (name, 0)].count += count.count
        }
        return sums.map { ($0.key, $0.value.name, $0.value.count) }.sorted { ($1.count, $0.key) < ($0.count, $1.key) }
    }

    private func facet(
        _ title: Text, _ sums: [(key: String, name: Text, count: Int)], link: (String) -> (Link, Bool)
    ) -> HTML {
        Tag.section(.class("facet"), .label(title)) {
            Tag.h2 { title }
            Tag.ul {
                for entry in sums {
                    let (link, isChosen) = link(entry.key)
                    Tag.li {
                        Tag.a(.class(isChosen ? "chosen" : ""), .href(link)) {
                            Tag.span { entry.name }
                            HTML(count: entry.count)
                        }
                    }
                }
            }
        }
    }

    @HTMLBuilder private var list: HTML {
        Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label(Text("findings"))) {
            Tag.table {
                Tag.thead {
                    Tag.tr {
                        TableHead.cells([Text("kind"), Text("place"), Text("field"), Text("text"), Text("what")])
                    }
                }
                Tag.tbody { for entry in findings { row(entry.finding) } }
            }
        }
        if let next {
            Tag.nav(.class("pages"), .label(Text("pages"))) {
                Tag.a(
                    .rel("next"),
                    .href(Link("/findings", query(code: code, source: source) + [("after", String(next))]))
                ) { Text("next-page") }
            }
        }
    }

    private func row(_ finding: StoredFinding) -> HTML {
        Tag.tr {
            Tag.td {
                Tag.span(.class(finding.severity == "note" ? "badge calm" : "badge")) {
                    Text("finding", of: finding.code)
                }
            }
            Tag.td(.class("place")) {
                PlaceInFile.html(finding.source, line: finding.line, limit: 60)
            }
            Tag.td { if let field = finding.field { Text("field", of: field, missing: field) } }
            Tag.td(.class("raw")) { HTML(shown: finding.raw, limit: 80) }
            Tag.td { Text(finding.sentence) }
        }
    }
}
