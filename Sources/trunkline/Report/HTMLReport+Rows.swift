import ContactCleaning
import Markup

extension HTMLReport {
    /// Writes the rows, at most so many, and below them the details that many rows share.
    func writeRows(of report: Report, limit: Int, to output: inout ByteOutput) throws {
        let columns = report.columns.indices.filter { report.columns[$0].placement == .row }
        var details = HTMLDetails(report)
        try output.writeLines([Tag.section.opening(), Tag.h2 { "One by one" }])
        var isFirst = true
        let more = try report.forEachRowCountingOthers(limit: limit) { values in
            if isFirst { try output.writeLines(head(of: report, columns, hasDetails: !details.isEmpty)) }
            isFirst = false
            var cells = HTML()
            for index in columns { cells.append(cell(values[index], in: report.columns[index])) }
            if !details.isEmpty { cells.append(details.cell(values)) }
            try output.writeLines([Tag.tr { cells }])
        }
        try output.writeLines(
            isFirst
                ? [Tag.p(.class("note")) { HTML(visible: report.noteWithoutRows) }]
                : [Tag.tbody.closing, Tag.table.closing])
        if more > 0 {
            try output.writeLines([Tag.p(.class("note more")) { HTML(visible: ReportLimit.note(more: more)) }])
        }
        try output.writeLines([Tag.section.closing])
        try details.writeShared(to: &output)
    }

    private func head(of report: Report, _ columns: [Int], hasDetails: Bool) -> [HTML] {
        let heads = Tag.thead {
            Tag.tr {
                for column in columns.map({ report.columns[$0] }) {
                    Tag.th([.scope("col")] + (column.role == .number ? [.class("number")] : [])) {
                        HTML(visible: column.title)
                    }
                }
                if hasDetails { Tag.th(.scope("col")) { HTML(visible: report.detailsTitle) } }
            }
        }
        return [Tag.table.opening(), heads, Tag.tbody.opening()]
    }

    private func cell(_ value: String?, in column: Report.Column) -> HTML {
        let title = Attribute.dataTitle(column.title)
        guard let value, !value.isEmpty else { return Tag.td(.class("none"), title) {} }
        let text = HTML(visible: value, isVerbatim: column.role == .verbatim)
        switch column.role {
        case .text: return Tag.td(title) { Tag.bdi { text } }
        case .number: return Tag.td(.class("number"), title) { text }
        case .verbatim: return Tag.td(.class("raw"), title) { Tag.bdi { text } }
        case .badge:
            return Tag.td(title) { Tag.span(.class(Report.Role.isCalm(value) ? "badge calm" : "badge")) { text } }
        case .link: return Tag.td(title) { HTML(linked: value) }
        case .evidence: return Tag.td(title) { HTMLEvidence(value).html }
        }
    }
}

extension HTML {
    /// A link if the text is a web address; anything else stays text.
    init(linked address: String) {
        let text = HTML(visible: address)
        self = Link(web: address).map { link in Tag.a(.href(link), .rel("noreferrer")) { text } } ?? text
    }
}
