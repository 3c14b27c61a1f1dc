import ContactCleaning

/// The details of rows: a single one stands in its row; several that belong together, as a rule with its citation, stand
/// once below the table, and each row links to them.
struct HTMLDetails {
    private let columns: [(index: Int, column: Report.Column)]
    private let title: String
    private var numbers: [[String]: Int] = [:]
    private var shared: [[String]] = []

    init(_ report: Report) {
        columns = report.columns.enumerated().filter { $1.placement == .detail }.map { ($0, $1) }
        title = report.detailsTitle
    }

    /// `true` if rows have no details.
    var isEmpty: Bool { columns.isEmpty }

    /// The cell of a row.
    mutating func cell(_ values: [String?]) -> String {
        let heading = HTMLText.attribute(title)
        let details = columns.map { values[$0.index] ?? "" }
        guard let first = details.first(where: { !$0.isEmpty }) else {
            return "<td class=\"none\" data-title=\"\(heading)\"></td>"
        }
        if columns.count == 1, columns[0].column.role == .evidence {
            return "<td class=\"details\" data-title=\"\(heading)\">\(HTMLEvidence(first).markup)</td>"
        }
        let text =
            columns.count == 1
            ? HTMLText.escaped(first)
            : "<a href=\"#rule-\(number(of: details))\"><code>\(HTMLText.escaped(first, isVerbatim: true))</code></a>"
        return "<td class=\"details\" data-title=\"\(heading)\"><div><span>\(text)</span></div></td>"
    }

    private mutating func number(of details: [String]) -> Int {
        if let number = numbers[details] { return number }
        shared.append(details)
        numbers[details] = shared.count
        return shared.count
    }

    /// Writes the details that rows link to.
    func writeShared(to output: inout ByteOutput) throws {
        guard !shared.isEmpty else { return }
        try output.write("<section>\n<h2>\(HTMLText.escaped(title))</h2>\n<ol class=\"rules\">\n")
        for (position, details) in shared.enumerated() {
            try output.write("<li id=\"rule-\(position + 1)\">")
            for (value, column) in zip(details, columns.map(\.column)) where !value.isEmpty {
                let text =
                    switch column.role {
                    case .link: HTMLText.link(value)
                    case .verbatim: "<code>\(HTMLText.escaped(value, isVerbatim: true))</code>"
                    default: HTMLText.escaped(value)
                    }
                try output.write("<span><i>\(HTMLText.escaped(column.title))</i> \(text)</span>")
            }
            try output.write("</li>\n")
        }
        try output.write("</ol>\n</section>\n")
    }
}
