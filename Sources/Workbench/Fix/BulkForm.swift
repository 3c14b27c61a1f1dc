import ContactCleaning
import Markup

/// The form for all numbers of a filter, or for those that are chosen: their suggestions, or a country to read them in.
struct BulkForm {
    var filter: ProblemFilter
    /// The number of open numbers that the filter admits, and of those with a suggestion.
    var open: Int, suggested: Int
    /// By region, the number of numbers that become one of it.
    var regions: [(value: String, count: Int)]

    @HTMLBuilder var html: HTML {
        if open > 0 {
            Tag.section(.id("bulk"), .class("card"), .labelledBy("bulk-title"), .argument(query)) {
                Tag.h2(.id("bulk-title"), .class("visually-hidden")) { "All numbers of this filter" }
                if suggested > 0 { suggestions }
                country
            }
        }
    }

    /// The filter, as a request names it.
    private var query: String {
        filter.query.compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: "&")
    }

    private var suggestions: HTML {
        Tag.form(.id("take"), .method("post"), .action(Link("/suggestions")), .number(suggested)) {
            Tag.p(.class("effect")) {
                HTML(count: suggested)
                suggested == 1 ? " number becomes one of " : " numbers become numbers of "
                for (place, entry) in regions.prefix(4).enumerated() {
                    if place > 0 { ", " }
                    if entry.value == ProblemFilter.Facet.none { "no country" } else { Remedy.region(entry.value) }
                    if regions.count > 1 {
                        " ("
                        HTML(count: entry.count)
                        ")"
                    }
                }
                if regions.count > 4 { " and \(regions.count - 4) more countries" }
                ". What was read stays, and one undo takes all back."
            }
            Tag.p(.class("buttons")) {
                Tag.button(.type("button"), .act("take-all"), .class("main")) {
                    "Correct all "
                    HTML(count: suggested)
                }
                Tag.button(.type("button"), .act("take-chosen"), .disabled()) {
                    "Correct the chosen "
                    Tag.span(.id("chosen-count")) { "0" }
                }
                Tag.label {
                    Tag.input(.type("checkbox"), .id("choose-all"))
                    " all on this page"
                }
            }
        }
    }

    private var country: HTML {
        Tag.details(.class("read-in")) {
            Tag.summary { "Read all in another country" }
            Tag.form(.id("read-in"), .method("post"), .action(Link("/read-in")), .number(open), .class("buttons")) {
                Tag.label(.for("read-in-region")) {
                    "As national numbers of "
                }
                UploadForm.regionSelect(id: "read-in-region", selected: nil, automatic: false)
                Tag.button(.type("button"), .act("try-region")) { "Try" }
                Tag.button(.type("submit"), .class("main"), .disabled()) { "Correct" }
                Tag.output(.for("read-in-region"), .live("polite")) {}
            }
        }
    }
}
