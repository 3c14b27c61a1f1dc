import ContactCleaning
import ContactModel
import ContactReading
import Markup

/// The columns of a file: how full each is in the first rows, what it holds, which can be chosen otherwise, and why.
struct ColumnProfile {
    var columns: [HeaderMap.Column]
    /// The decisions about the columns, in their order.
    var decisions: [ColumnDecision]
    var rows: FirstRows?
    /// `true` if what a column holds can be chosen.
    var isChosen: Bool

    /// The fields that may be chosen for a column, beside the detected one.
    private static let choices = [
        "phone", "phone mobile", "phone home", "phone work", "phone workFax", "email", "givenName", "middleName",
        "familyName", "displayName", "organization", "jobTitle", "birthday", "note", "street", "city", "state",
        "postalCode", "country", "regionHint", "extra", "ignored",
    ].compactMap { HeaderMap.Target($0) }

    var html: HTML {
        Tag.div(.class("scroll columns"), .tabindex(0), .role("group"), .label(Text("columns"))) {
            Tag.table {
                Tag.thead {
                    Tag.tr {
                        TableHead.cells([
                            Text("column.name"), Text("column.filled"), Text("column.holds"), Text("column.why"),
                        ])
                    }
                }
                Tag.tbody { for (place, column) in columns.enumerated() { row(place, column) } }
            }
        }
    }

    private func row(_ place: Int, _ column: HeaderMap.Column) -> HTML {
        let meaning = ColumnMeaning(column.target)
        return Tag.tr {
            Tag.th(.scope("row"), .class("holds \(meaning.group)")) { HTML(shown: column.shownName, limit: 80) }
            Tag.td(.class("filled")) { filled(place) }
            Tag.td { if isChosen { choice(place, column) } else { meaning.words } }
            Tag.td {
                if decisions.indices.contains(place), let unread = decisions[place].unread {
                    Tag.span(.class("badge")) {
                        Text("column.looks-like", ["field": .of(Words.field(unread.rawValue))])
                    }
                    " "
                }
                why(place)
            }
        }
    }

    @HTMLBuilder private func filled(_ place: Int) -> HTML {
        if let rows, rows.count > 0, rows.filled.indices.contains(place) {
            let share = Double(rows.filled[place]) / Double(rows.count)
            ShareBar.html(share)
            Tag.small { Texts.current.percent(share) }
        }
    }

    private func choice(_ place: Int, _ column: HeaderMap.Column) -> HTML {
        let others = Self.choices.filter { $0 != column.target }
        return Tag.select(
            .name("column"), .argument(String(place)),
            .label(Text("column.choice", ["column": .text(column.shownName)]))
        ) {
            for target in [column.target] + others {
                Tag.option(.value(target.description), .selected(target == column.target)) {
                    ColumnMeaning.words(for: target).plain
                }
            }
        }
    }

    @HTMLBuilder private func why(_ place: Int) -> HTML {
        if decisions.indices.contains(place) {
            if decisions[place].basis == .source {
                Text("column.known")
            } else {
                Text.series(decisions[place].chosen.reasons.map { Text($0) }, by: "format.semicolons")
            }
        }
    }
}
