import ContactCleaning
import Markup

/// A report as one HTML page that needs nothing else: no font, picture or script from anywhere.
///
/// It is made to be read on a phone, on a desk and on paper, in a light and a dark room. Its own script sorts and filters
/// the rows; no other can run.
struct HTMLReport: ReportRenderer {
    /// The origin that the report states at its end.
    var origin = ReportOrigin()

    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws {
        try output.writeLines(Self.head(of: report))
        try output.writeLines(Self.lines(of: report.facts))
        try output.writeLines([Tag.header.closing])
        try output.writeLines(Self.lines(of: report.breakdowns))
        try writeRows(of: report, limit: limit, to: &output)
        try output.writeLines([
            Tag.main.closing, Tag.footer { HTML(visible: origin.description) },
            Tag.script { HTML(verbatim: HTMLScript.source) }, Tag.body.closing, Tag.html.closing,
        ])
    }

    private static func head(of report: Report) -> [HTML] {
        [
            HTML {
                HTML(verbatim: "<!DOCTYPE html>")
                HTML(comment: "trunkline report \(report.name)")
            },
            Tag.html.opening(.lang("en")), Tag.head.opening(), Tag.meta(.charset("utf-8")),
            Tag.meta(.name("viewport"), .content("width=device-width, initial-scale=1")),
            Tag.meta(.name("color-scheme"), .content("light dark")),
            Tag.meta(.name("referrer"), .content("no-referrer")),
            Tag.meta(.httpEquiv("Content-Security-Policy"), .policy(script: HTMLScript.hash)),
            Tag.title {
                HTML(visible: report.title)
                " · Trunkline"
            },
            Tag.style {
                "\n"
                HTML(verbatim: HTMLStyle.sheet)
                "\n"
            },
            Tag.head.closing, Tag.body.opening(), Tag.main.opening(), Tag.header.opening(),
            Tag.p(.class("brand")) { "Trunkline" }, Tag.h1 { HTML(visible: report.title) },
        ]
    }

    private static func lines(of facts: [Report.Fact]) -> [HTML] {
        var notes: [HTML] = []
        var counts: [HTML] = []
        for fact in facts {
            switch fact.value {
            case .text(let text):
                notes.append(
                    Tag.p(.class("note")) {
                        HTML(visible: fact.title + ": ")
                        Tag.b { HTML(visible: text) }
                    })
            case .count(let count):
                counts.append(
                    Tag.div(.class(fact.key)) {
                        Tag.dt { HTML(visible: fact.title) }
                        Tag.dd { ColumnText.grouped(count) }
                    })
            }
        }
        return notes + [Tag.dl.opening(.class("facts"))] + counts + [Tag.dl.closing]
    }
}

// MARK: - Charts

extension HTMLReport {
    private static func lines(of breakdowns: [Report.Breakdown]) -> [HTML] {
        let shown = breakdowns.filter { !$0.entries.isEmpty }
        guard let first = shown.first else { return [] }
        let chart = lines(of: first, class: "chart")
        guard shown.count > 1 else { return chart }
        let others = shown.dropFirst().flatMap { lines(of: $0, class: "chart small") }
        return chart + [Tag.div.opening(.class("pair"))] + others + [Tag.div.closing]
    }

    private static func lines(of breakdown: Report.Breakdown, class name: String) -> [HTML] {
        let total = max(1, breakdown.entries.reduce(0) { $0 + $1.count })
        let title = Tag.h2 { HTML(visible: "By \(breakdown.title.lowercased())") }
        let bars = breakdown.entries.map { entry in
            // Rounded to a tenth of a percent: the text and the length of the bar.
            let tenths = (entry.count * 2000 / total + 1) / 2
            let share = "\(tenths / 10).\(tenths % 10)%"
            return Tag.li {
                Tag.span(.class("name")) { HTML(visible: entry.name ?? "unknown") }
                Tag.span(.class("count")) {
                    ColumnText.grouped(entry.count) + " "
                    Tag.small { share }
                }
                Tag.span(.class("track")) { Tag.span(.bar(width: share)) {} }
                if let note = entry.note { Tag.span(.class("about")) { HTML(visible: note) } }
            }
        }
        return [Tag.section.opening(.class(name)), title, Tag.ul.opening()] + bars + [
            Tag.ul.closing, Tag.section.closing,
        ]
    }
}
