import ContactCleaning
import ContactReading
import ContactStore
import Markup

/// The columns of each file, with the fields that they were read as.
struct FieldList {
    var layouts: [StoredLayout]
    /// The file that is opened; `nil` opens the only one.
    var source: Int?

    var html: HTML {
        Tag.section(.class("fields"), .labelledBy("fields")) {
            Tag.h2(.id("fields")) { Text("fields.title") }
            for layout in layouts { file(layout) }
        }
    }

    private func file(_ layout: StoredLayout) -> HTML {
        let columns = Self.columns(of: layout)
        return Tag.details(.open(layout.id == source || layouts.count == 1)) {
            Tag.summary {
                HTML(shown: PathText.name(layout.path), limit: 80)
                " "
                Tag.span(.class("note")) { facts(layout, columns) }
            }
            if columns.isEmpty {
                Tag.p(.class("note")) { Text("fields.of-card") }
            } else {
                table(columns)
            }
        }
    }

    @HTMLBuilder private func facts(_ layout: StoredLayout, _ columns: [HeaderMap.Column]) -> HTML {
        let format = layout.format.map { Text(shown: $0 == "csv" ? "CSV" : $0) }
        let facts = [
            format, layout.product.map(Text.init(shown:)), form(of: layout), layout.encoding.map(Text.init(shown:)),
        ]
        for (place, fact) in facts.compactMap({ $0 }).enumerated() {
            if place > 0 { " · " }
            fact
        }
        let unread = columns.count { $0.target == .ignored }
        if !columns.isEmpty {
            " · "
            Text("fields.columns", ["count": .count(columns.count), "unread": .count(unread)])
        }
    }

    /// The mark between the cells of a table, or the version of cards; `nil` where there is neither.
    private func form(of layout: StoredLayout) -> Text? {
        if let version = layout.cardVersion { return Text("form.version", ["version": .text(version)]) }
        guard let delimiter = layout.delimiter else { return nil }
        let mark: Text =
            switch delimiter {
            case UInt8(ascii: ","): Text("mark.comma")
            case UInt8(ascii: ";"): Text("mark.semicolon")
            case UInt8(ascii: "\t"): Text("mark.tab")
            default: Text(shown: String(UnicodeScalar(delimiter)))
            }
        return Text("form.delimiter", ["mark": .of(mark)])
    }

    private func table(_ columns: [HeaderMap.Column]) -> HTML {
        Tag.div(.class("scroll columns"), .tabindex(0), .role("group"), .label(Text("columns"))) {
            Tag.table {
                Tag.thead { Tag.tr { TableHead.cells([Text("column.name"), Text("column.holds")]) } }
                Tag.tbody {
                    for column in columns {
                        Tag.tr {
                            Tag.th(.scope("row")) {
                                HTML(shown: column.shownName, limit: 80)
                            }
                            Tag.td {
                                if column.target == .ignored {
                                    Tag.span(.class("badge calm")) { Text("column.unread") }
                                } else {
                                    ColumnMeaning.words(for: column.target)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The columns of a file in their order; none of cards, and of a mapping that this version cannot read.
    private static func columns(of layout: StoredLayout) -> [HeaderMap.Column] {
        guard let text = layout.mapping else { return [] }
        return (try? MappingFile(stored: text, path: layout.path))?.map.columns ?? []
    }
}

extension HeaderMap.Column {
    /// The name for people; a column may have none.
    var shownName: String { name.isEmpty ? Text("no-name").plain : name }
}
