import ContactCleaning
import Markup

/// A report as aligned text for a terminal or a plain file.
struct TextReport: ReportRenderer {
    var ink: Ink
    /// The width of the terminal, which rows fit; `nil` for text of any width.
    var columns: Int?

    /// Rows are aligned among so many, so that a million of them need no more memory than these.
    private static let pageSize = 500
    private static let minWidth = 6
    /// Cells are aligned up to this width; longer ones push the rest of their row aside, and of no other.
    private static let maxAlignedWidth = 200

    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws {
        try output.write(ink.bold(report.title) + "\n\n")
        let width = report.facts.map { ColumnText.width(of: $0.title) }.max() ?? 0
        for fact in report.facts {
            try output.write("  \(ink.dim(ColumnText.left(fact.title, width)))  \(Self.text(of: fact.value))\n")
        }
        for breakdown in report.breakdowns where !breakdown.entries.isEmpty {
            try write(breakdown, to: &output)
        }
        try output.write("\n")
        try writeRows(of: report, limit: limit, to: &output)
    }

    private func write(_ breakdown: Report.Breakdown, to output: inout ByteOutput) throws {
        let names = breakdown.entries.map { VisibleText.plain($0.name ?? "unknown", isVerbatim: false) }
        let counts = breakdown.entries.map { ColumnText.grouped($0.count) }
        let nameWidth = min((names + [breakdown.title]).map(ColumnText.width).max() ?? 0, Self.maxAlignedWidth)
        let countWidth = counts.map(ColumnText.width).max() ?? 0
        try output.write("\n  " + ink.bold(breakdown.title) + "\n")
        for (index, entry) in breakdown.entries.enumerated() {
            let note = entry.note.map { "  " + ink.dim($0) } ?? ""
            let name = ColumnText.left(names[index], nameWidth)
            try output.write("  \(name)  \(ColumnText.right(counts[index], countWidth))\(note)\n")
        }
    }

    private func writeRows(of report: Report, limit: Int, to output: inout ByteOutput) throws {
        var page: [[String]] = []
        var isFirstPage = true
        let more = try report.forEachRowCountingOthers(limit: limit) { values in
            page.append(
                zip(report.columns, values).map { column, value in
                    VisibleText.plain(value ?? "", isVerbatim: column.role == .verbatim)
                })
            guard page.count == Self.pageSize else { return }
            try write(page, of: report, withHead: isFirstPage, to: &output)
            isFirstPage = false
            page.removeAll(keepingCapacity: true)
        }
        if page.isEmpty, isFirstPage { try output.write("  \(report.noteWithoutRows)\n") }
        if !page.isEmpty { try write(page, of: report, withHead: isFirstPage, to: &output) }
        if more > 0 { try output.write("\n  \(ReportLimit.note(more: more))\n") }
    }

    private func write(
        _ page: [[String]], of report: Report, withHead: Bool, to output: inout ByteOutput
    ) throws {
        let front = report.columns.indices.filter { report.columns[$0].placement == .row }
        let details = report.columns.indices.filter { report.columns[$0].placement == .detail }
        var widths = report.columns.map { ColumnText.width(of: $0.title) }
        for row in page {
            for index in front {
                widths[index] = min(max(widths[index], ColumnText.width(of: row[index])), Self.maxAlignedWidth)
            }
        }
        fit(&widths, front, of: report)
        func aligned(_ text: String, _ index: Int) -> String {
            let text = columns == nil ? text : ColumnText.cut(text, widths[index])
            if report.columns[index].role == .number { return ColumnText.right(text, widths[index]) }
            return index == front.last ? text : ColumnText.left(text, widths[index])
        }
        if withHead {
            let heads = front.map { ink.dim(aligned(report.columns[$0].title, $0)) }
            try output.write("  " + heads.joined(separator: "  ") + "\n")
        }
        for row in page {
            let cells = front.map { index in
                let cell = aligned(row[index], index)
                let isWarning = report.columns[index].role == .badge && !Report.Role.isCalm(row[index])
                return isWarning ? ink.red(cell) : cell
            }
            try output.write(("  " + cells.joined(separator: "  ")).trimmingTrailingSpaces + "\n")
            let notes = details.filter { !row[$0].isEmpty }.map { index in
                details.count == 1 ? row[index] : "\(report.columns[index].title.lowercased()) \(row[index])"
            }
            for line in lines(of: notes) { try output.write("      " + ink.dim(line) + "\n") }
        }
    }

    /// Narrows the widest columns of text until a row fits the terminal.
    private func fit(_ widths: inout [Int], _ shown: [Int], of report: Report) {
        guard let columns else { return }
        let texts = shown.filter { report.columns[$0].role != .number }
        var excess = shown.reduce(0) { $0 + widths[$1] + 2 } - columns
        while excess > 0, let widest = texts.max(by: { widths[$0] < widths[$1] }), widths[widest] > Self.minWidth {
            widths[widest] -= 1
            excess -= 1
        }
    }

    /// The notes of a row, as many on a line as fit the terminal.
    private func lines(of notes: [String]) -> [String] {
        var lines: [String] = []
        for note in notes {
            let joined = lines.last.map { $0 + " · " + note }
            if let joined, columns.map({ ColumnText.width(of: joined) + 6 <= $0 }) ?? true {
                lines[lines.count - 1] = joined
            } else {
                lines.append(note)
            }
        }
        return lines
    }

    private static func text(of value: Report.Value) -> String {
        switch value {
        case .count(let count): ColumnText.grouped(count)
        case .text(let text): VisibleText.plain(text, isVerbatim: false)
        }
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
