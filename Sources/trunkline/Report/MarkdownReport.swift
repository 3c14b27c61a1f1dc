import ContactCleaning
import Markup

/// A report as Markdown with tables, as GitHub and most wikis show them.
struct MarkdownReport: ReportRenderer {
    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws {
        try output.write("# \(report.title)\n\n")
        for fact in report.facts { try output.write("- \(fact.title): \(Self.text(of: fact.value))\n") }
        for breakdown in report.breakdowns where !breakdown.entries.isEmpty {
            try output.write("\n## By \(breakdown.title.lowercased())\n\n")
            try output.write("| \(breakdown.title) | Count |\n| --- | ---: |\n")
            for entry in breakdown.entries {
                let note = entry.note.map { ": " + Self.escaped($0, isVerbatim: false) } ?? ""
                let name = entry.name.map { Self.escaped($0, isVerbatim: false) } ?? "unknown"
                try output.write("| \(name)\(note) | \(ColumnText.grouped(entry.count)) |\n")
            }
        }
        try writeRows(of: report, limit: limit, to: &output)
    }

    private func writeRows(of report: Report, limit: Int, to output: inout ByteOutput) throws {
        let shown = report.columns.indices.filter { report.columns[$0].placement != .machineOnly }
        try output.write("\n## Rows\n\n")
        var isFirst = true
        let more = try report.forEachRowCountingOthers(limit: limit) { values in
            if isFirst {
                let heads = shown.map { report.columns[$0].title }
                let rules = shown.map { report.columns[$0].role == .number ? "---:" : "---" }
                try output.write("| \(heads.joined(separator: " | ")) |\n| \(rules.joined(separator: " | ")) |\n")
                isFirst = false
            }
            let cells = shown.map { index in
                Self.escaped(values[index] ?? "", isVerbatim: report.columns[index].role == .verbatim)
            }
            try output.write("| \(cells.joined(separator: " | ")) |\n")
        }
        if isFirst { try output.write(report.noteWithoutRows + "\n") }
        if more > 0 { try output.write("\n\(ReportLimit.note(more: more))\n") }
    }

    private static func text(of value: Report.Value) -> String {
        switch value {
        case .count(let count): ColumnText.grouped(count)
        case .text(let text): escaped(text, isVerbatim: false)
        }
    }

    private static func escaped(_ text: String, isVerbatim: Bool) -> String {
        MarkupLanguage.markdown.escaped(VisibleText.plain(text, isVerbatim: isVerbatim))
    }
}
