import ContactCleaning
import Markup

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
    mutating func cell(_ values: [String?]) -> HTML {
        let heading = Attribute.dataTitle(title)
        let details = columns.map { values[$0.index] ?? "" }
        guard let first = details.first(where: { !$0.isEmpty }) else { return Tag.td(.class("none"), heading) {} }
        if columns.count == 1, columns[0].column.role == .evidence {
            return Tag.td(.class("details"), heading) { HTMLEvidence(first).html }
        }
        let text = columns.count == 1 ? HTML(visible: first) : reference(to: details, showing: first)
        return Tag.td(.class("details"), heading) { Tag.div { Tag.span { text } } }
    }

    private mutating func reference(to details: [String], showing text: String) -> HTML {
        Tag.a(.href(Link(fragment: "rule-\(number(of: details))"))) {
            Tag.code { HTML(visible: text, isVerbatim: true) }
        }
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
        try output.writeLines([
            Tag.section.opening(), Tag.h2 { HTML(visible: title) }, Tag.ol.opening(.class("rules")),
        ])
        for (position, details) in shared.enumerated() {
            let item = Tag.li(.id("rule-\(position + 1)")) {
                for (value, column) in zip(details, columns.map(\.column)) where !value.isEmpty {
                    Tag.span {
                        Tag.i { HTML(visible: column.title) }
                        " "
                        Self.shown(value, in: column)
                    }
                }
            }
            try output.writeLines([item])
        }
        try output.writeLines([Tag.ol.closing, Tag.section.closing])
    }

    private static func shown(_ value: String, in column: Report.Column) -> HTML {
        switch column.role {
        case .link: HTML(linked: value)
        case .verbatim: Tag.code { HTML(visible: value, isVerbatim: true) }
        default: HTML(visible: value)
        }
    }
}
