import ContactCleaning
import Markup

/// The first contacts as the file has them.
struct ExportSampleView {
    var sample: ExportSample

    /// The number of contacts that are shown.
    static let size = 10
    private static let maximumText = 10_000

    var html: HTML {
        Tag.section(.class("card sample"), .labelledBy("sample")) {
            Tag.h2(.id("sample")) { Text("export.sample") }
            if let text = sample.text {
                Tag.pre(.tabindex(0), .direction("ltr"), .role("group"), .label(Text("export.sample"))) {
                    for line in text.prefix(Self.maximumText).split(
                        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                    {
                        HTML(shown: String(line), limit: 2000)
                        "\n"
                    }
                }
            } else if sample.rows.isEmpty {
                Tag.p(.class("note")) { Text("export.no-contact") }
            } else {
                Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label(Text("export.sample"))) {
                    Tag.table {
                        Tag.thead {
                            Tag.tr {
                                for heading in sample.headings {
                                    Tag.th(.scope("col")) { HTML(shown: heading, limit: 40) }
                                }
                            }
                        }
                        Tag.tbody {
                            for row in sample.rows.prefix(Self.size) {
                                Tag.tr { for cell in row { Tag.td { HTML(shown: cell, limit: 80) } } }
                            }
                        }
                    }
                }
                if sample.emptyColumns > 0 {
                    Tag.p(.class("note")) { Text("export.empty-columns", ["count": .count(sample.emptyColumns)]) }
                }
            }
        }
    }
}
