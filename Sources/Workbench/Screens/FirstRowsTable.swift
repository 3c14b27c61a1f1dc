import ContactCleaning
import ContactModel
import ContactReading
import Markup

/// The first rows of a file under their headings, whose colours and words say what each column holds.
struct FirstRowsTable {
    /// The columns of a table; none of cards.
    var columns: [HeaderMap.Column]
    var rows: FirstRows

    /// The columns that are shown, those with anything in these rows, and their headings.
    private var headings: [(place: Int, name: String, meaning: ColumnMeaning?)] {
        let all: [(Int, String, ColumnMeaning?)] =
            if rows.headings != nil {
                Self.ofCards.enumerated().map { ($0.offset, $0.element.plain, nil) }
            } else {
                columns.enumerated().map { ($0.offset, $0.element.shownName, ColumnMeaning($0.element.target)) }
            }
        return all.filter { place, _, _ in rows.rows.contains { place < $0.count && !$0[place].isEmpty } }
    }

    /// The headings of cards, in the order of their values.
    private static let ofCards = [
        Text("list.name"), Text("sources.numbers"), Text("list.email"), Text("list.organization"),
    ]

    @HTMLBuilder var html: HTML {
        let headings = self.headings
        if !headings.isEmpty {
            Tag.div(.class("scroll first-rows"), .tabindex(0), .role("group"), .label(Text("first-rows"))) {
                Tag.table {
                    Tag.thead {
                        Tag.tr {
                            for heading in headings {
                                Tag.th(.scope("col"), .class(heading.meaning.map { "holds \($0.group)" } ?? "holds")) {
                                    HTML(shown: heading.name, limit: 40)
                                    if let meaning = heading.meaning { Tag.small { meaning.words } }
                                }
                            }
                        }
                    }
                    Tag.tbody {
                        for row in rows.rows {
                            Tag.tr {
                                for heading in headings {
                                    Tag.td(.class("raw")) {
                                        if heading.place < row.count {
                                            HTML(shown: row[heading.place], isVerbatim: true, limit: 60)
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
