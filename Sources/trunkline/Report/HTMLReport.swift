import ContactCleaning

/// A report as one HTML page that needs nothing else: no font, picture or script from anywhere.
///
/// It is made to be read on a phone, on a desk and on paper, in a light and a dark room. Its own script sorts and filters
/// the rows; no other can run.
struct HTMLReport: ReportRenderer {
    /// The origin that the report states at its end.
    var origin = ReportOrigin()

    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws {
        try output.write(
            """
            <!DOCTYPE html><!-- trunkline report \(report.name) -->
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src '\(HTMLScript.hash)'">
            <title>\(HTMLText.escaped(report.title)) · Trunkline</title>
            <style>
            \(HTMLStyle.sheet)
            </style>
            </head>
            <body>
            <main>
            <header>
            <p class="brand">Trunkline</p>
            <h1>\(HTMLText.escaped(report.title))</h1>

            """)
        try write(report.facts, to: &output)
        try output.write("</header>\n")
        try write(report.breakdowns, to: &output)
        try writeRows(of: report, limit: limit, to: &output)
        try output.write(
            """
            </main>
            <footer>\(HTMLText.escaped(origin.description))</footer>
            <script>\(HTMLScript.source)</script>
            </body>
            </html>

            """)
    }

    private func write(_ facts: [Report.Fact], to output: inout ByteOutput) throws {
        for fact in facts {
            guard case .text(let text) = fact.value else { continue }
            try output.write(
                "<p class=\"note\">\(HTMLText.escaped(fact.title)): <b>\(HTMLText.escaped(text))</b></p>\n")
        }
        try output.write("<dl class=\"facts\">\n")
        for fact in facts {
            guard case .count(let count) = fact.value else { continue }
            try output.write(
                "<div class=\"\(HTMLText.attribute(fact.key))\"><dt>\(HTMLText.escaped(fact.title))</dt>"
                    + "<dd>\(ColumnText.grouped(count))</dd></div>\n")
        }
        try output.write("</dl>\n")
    }
}

// MARK: - Charts

extension HTMLReport {
    private func write(_ breakdowns: [Report.Breakdown], to output: inout ByteOutput) throws {
        let shown = breakdowns.filter { !$0.entries.isEmpty }
        guard let first = shown.first else { return }
        try write(first, class: "chart", to: &output)
        guard shown.count > 1 else { return }
        try output.write("<div class=\"pair\">\n")
        for breakdown in shown.dropFirst() { try write(breakdown, class: "chart small", to: &output) }
        try output.write("</div>\n")
    }

    private func write(_ breakdown: Report.Breakdown, class name: String, to output: inout ByteOutput) throws {
        let total = max(1, breakdown.entries.reduce(0) { $0 + $1.count })
        try output.write(
            "<section class=\"\(name)\">\n<h2>By \(HTMLText.escaped(breakdown.title.lowercased()))</h2>\n<ul>\n")
        for entry in breakdown.entries {
            // Rounded to a tenth of a percent: the text and the length of the bar.
            let share = (entry.count * 2000 / total + 1) / 2
            let note = entry.note.map { "<span class=\"about\">\(HTMLText.escaped($0))</span>" } ?? ""
            try output.write(
                """
                <li><span class="name">\(HTMLText.escaped(entry.name ?? "unknown"))</span>\
                <span class="count">\(ColumnText.grouped(entry.count)) <small>\(share / 10).\(share % 10)%</small></span>\
                <span class="track"><span style="width:\(share / 10).\(share % 10)%"></span></span>\(note)</li>

                """)
        }
        try output.write("</ul>\n</section>\n")
    }
}
