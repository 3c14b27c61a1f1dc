import ContactCleaning

/// A report as one HTML page that needs nothing else: no script, no font, no picture from anywhere.
///
/// It is made to be read on a phone, on a desk and on paper, in a light and a dark room.
struct HTMLReport: ReportRenderer {
    func write(_ report: Report, to output: inout ByteOutput) throws {
        try output.write(
            """
            <!DOCTYPE html><!-- trunkline report \(report.name) -->
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
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
        try writeRows(of: report, to: &output)
        try output.write("</main>\n</body>\n</html>\n")
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
        let largest = max(1, breakdown.entries.map(\.count).max() ?? 1)
        let total = max(1, breakdown.entries.reduce(0) { $0 + $1.count })
        try output.write(
            "<section class=\"\(name)\">\n<h2>By \(HTMLText.escaped(breakdown.title.lowercased()))</h2>\n<ul>\n")
        for entry in breakdown.entries {
            // A tenth of a percent: enough for a bar, and the same text on every machine.
            let length = entry.count * 1000 / largest
            let share = entry.count * 1000 / total
            let note = entry.note.map { "<span class=\"about\">\(HTMLText.escaped($0))</span>" } ?? ""
            try output.write(
                """
                <li><span class="name">\(HTMLText.escaped(entry.name ?? "unknown"))</span>\
                <span class="count">\(ColumnText.grouped(entry.count)) <small>\(share / 10).\(share % 10)%</small></span>\
                <span class="track"><span style="width:\(length / 10).\(length % 10)%"></span></span>\(note)</li>

                """)
        }
        try output.write("</ul>\n</section>\n")
    }
}

// MARK: - Rows

extension HTMLReport {
    private func writeRows(of report: Report, to output: inout ByteOutput) throws {
        let front = report.columns.indices.filter { report.columns[$0].placement == .row }
        let details = report.columns.indices.filter { report.columns[$0].placement == .detail }
        try output.write("<section>\n<h2>One by one</h2>\n")
        var isFirst = true
        try report.forEachRow { values in
            if isFirst { try writeHead(of: report, front: front, hasDetails: !details.isEmpty, to: &output) }
            isFirst = false
            try output.write("<tr>")
            for index in front { try output.write(cell(values[index], in: report.columns[index])) }
            if !details.isEmpty { try output.write(detailsCell(values, details, of: report)) }
            try output.write("</tr>\n")
        }
        try output.write(
            isFirst ? "<p class=\"note\">\(HTMLText.escaped(report.emptyNote))</p>\n" : "</tbody>\n</table>\n")
        try output.write("</section>\n")
    }

    private func writeHead(
        of report: Report, front: [Int], hasDetails: Bool, to output: inout ByteOutput
    ) throws {
        try output.write("<table>\n<thead><tr>")
        for index in front {
            let column = report.columns[index]
            let kind = column.role == .number ? " class=\"number\"" : ""
            try output.write("<th scope=\"col\"\(kind)>\(HTMLText.escaped(column.title))</th>")
        }
        if hasDetails { try output.write("<th scope=\"col\">\(HTMLText.escaped(report.detailsTitle))</th>") }
        try output.write("</tr></thead>\n<tbody>\n")
    }

    private func cell(_ value: String?, in column: Report.Column) -> String {
        let title = HTMLText.attribute(column.title)
        guard let value, !value.isEmpty else { return "<td class=\"none\" data-title=\"\(title)\"></td>" }
        let text = HTMLText.escaped(value, isVerbatim: column.role == .verbatim)
        return switch column.role {
        case .text: "<td data-title=\"\(title)\"><bdi>\(text)</bdi></td>"
        case .number: "<td class=\"number\" data-title=\"\(title)\">\(text)</td>"
        case .verbatim: "<td class=\"raw\" data-title=\"\(title)\"><bdi>\(text)</bdi></td>"
        case .badge: "<td data-title=\"\(title)\"><span class=\"badge\">\(text)</span></td>"
        case .link: "<td data-title=\"\(title)\">\(HTMLText.link(value))</td>"
        }
    }

    private func detailsCell(_ values: [String?], _ details: [Int], of report: Report) -> String {
        var parts: [String] = []
        for index in details {
            guard let value = values[index], !value.isEmpty else { continue }
            let column = report.columns[index]
            let title = "<i>\(HTMLText.escaped(column.title))</i> "
            switch column.role {
            case .link: parts.append(title + HTMLText.link(value))
            case .verbatim: parts.append(title + "<code>\(HTMLText.escaped(value, isVerbatim: true))</code>")
            default: parts.append((details.count > 1 ? title : "") + HTMLText.escaped(value))
            }
        }
        let heading = HTMLText.attribute(report.detailsTitle)
        if parts.isEmpty { return "<td class=\"none\" data-title=\"\(heading)\"></td>" }
        let lines = parts.map { "<span>\($0)</span>" }.joined()
        return "<td class=\"details\" data-title=\"\(heading)\"><div>\(lines)</div></td>"
    }
}
