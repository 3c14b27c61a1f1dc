import ContactCleaning

extension HTMLReport {
    /// Writes the rows, at most so many, and below them the details that many rows share.
    func writeRows(of report: Report, limit: Int, to output: inout ByteOutput) throws {
        let columns = report.columns.indices.filter { report.columns[$0].placement == .row }
        var details = HTMLDetails(report)
        try output.write("<section>\n<h2>One by one</h2>\n")
        var isFirst = true
        let more = try report.forEachRow(limit: limit) { values in
            if isFirst { try writeHead(of: report, columns, hasDetails: !details.isEmpty, to: &output) }
            isFirst = false
            try output.write("<tr>")
            for index in columns { try output.write(cell(values[index], in: report.columns[index])) }
            if !details.isEmpty { try output.write(details.cell(values)) }
            try output.write("</tr>\n")
        }
        try output.write(
            isFirst ? "<p class=\"note\">\(HTMLText.escaped(report.emptyNote))</p>\n" : "</tbody>\n</table>\n")
        if more > 0 {
            try output.write("<p class=\"note more\">\(HTMLText.escaped(ReportLimit.note(more: more)))</p>\n")
        }
        try output.write("</section>\n")
        try details.writeShared(to: &output)
    }

    private func writeHead(
        of report: Report, _ columns: [Int], hasDetails: Bool, to output: inout ByteOutput
    ) throws {
        try output.write("<table>\n<thead><tr>")
        for index in columns {
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
        switch column.role {
        case .text: return "<td data-title=\"\(title)\"><bdi>\(text)</bdi></td>"
        case .number: return "<td class=\"number\" data-title=\"\(title)\">\(text)</td>"
        case .verbatim: return "<td class=\"raw\" data-title=\"\(title)\"><bdi>\(text)</bdi></td>"
        case .badge:
            let kind = Report.Role.isCalm(value) ? "badge calm" : "badge"
            return "<td data-title=\"\(title)\"><span class=\"\(kind)\">\(text)</span></td>"
        case .link: return "<td data-title=\"\(title)\">\(HTMLText.link(value))</td>"
        case .evidence: return "<td data-title=\"\(title)\">\(HTMLEvidence(value).markup)</td>"
        }
    }
}
