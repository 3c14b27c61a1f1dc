import ContactCleaning
import ContactStore
import Markup

/// One number as a row of the list.
struct NumberRow {
    var row: ProblemNumber
    /// Its place in the whole list, counted with the heading.
    var index: Int
    /// `true` if the keyboard enters the list here.
    var isFirst: Bool
    /// The number that is meant; `nil` if nobody knows.
    var suggestion: SuggestedNumber?
    /// `true` if the suggestion may be chosen among others.
    var mayChoose = false

    /// The state of the number, from its verdict.
    private var state: ProblemState {
        switch row.state.verdict {
        case "accepted": .fixed
        case "empty": .removed
        default: .open
        }
    }

    var html: HTML {
        Tag.tr(
            .number(row.number), .state(state.rawValue), .rowIndex(index), .tabindex(isFirst ? 0 : -1),
            .isSelected(false)
        ) {
            Tag.td(.class("raw")) {
                if mayChoose, state == .open, let suggestion {
                    Tag.input(
                        .type("checkbox"), .name("chosen"), .value(suggestion.e164), .tabindex(-1),
                        .label(Text("row.choose", ["number": .text(String(row.raw.prefix(40)))])))
                }
                Tag.a(.href(Link("/rejected", [("number", String(row.number))])), .tabindex(-1)) {
                    if row.raw.isEmpty { Text("row.empty") } else { HTML(shown: row.raw, isVerbatim: true, limit: 60) }
                }
            }
            Tag.td { HTML(shown: row.name ?? "", limit: 60) }
            Tag.td {
                Tag.span(.class("badge")) { Words.reason(row.reasonRead ?? row.state.reason ?? row.state.verdict) }
            }
            Tag.td(.class("of-country")) {
                if let country = row.country { CountryName.html(country) }
            }
            Tag.td(.class("place")) {
                PlaceInFile.html(row.source, line: row.line)
                if let label = row.label {
                    " "
                    Tag.small { Words.label(String(label.prefix(30))) }
                }
            }
            Tag.td(.class("now")) { now }
        }
    }

    @HTMLBuilder private var now: HTML {
        switch state {
        case .open:
            if let suggestion {
                Tag.span(
                    .class("raw"),
                    .title(
                        Text(
                            "remedy-ground", of: suggestion.kind.rawValue,
                            ["country": .of(suggestion.region.map(CountryName.text) ?? Text("remedy.one-country"))]))
                ) {
                    DigitDifference(from: suggestion.value, to: suggestion.suggestion).html
                }
            }
        case .fixed:
            Tag.span(.class("badge good")) { Text("state.fixed") }
            " "
            HTML(shown: row.state.e164 ?? row.value, isVerbatim: true)
        case .removed: Tag.span(.class("badge calm")) { Text("state.removed") }
        }
    }
}
