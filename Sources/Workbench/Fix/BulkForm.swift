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
                Tag.h2(.id("bulk-title"), .class("visually-hidden")) { Text("bulk.title") }
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
                Text("bulk.effect", ["count": .count(suggested), "countries": .html(countries)])
            }
            Tag.p(.class("buttons")) {
                Tag.button(.type("button"), .act("take-all"), .class("main")) {
                    Text("bulk.all", ["count": .count(suggested)])
                }
                Tag.button(.type("button"), .act("take-chosen"), .disabled()) {
                    Text("bulk.chosen", ["number": .html(Tag.span(.id("chosen-count")) { "0" })])
                }
                Tag.label {
                    Tag.input(.type("checkbox"), .id("choose-all"))
                    " "
                    Text("bulk.all-on-page")
                }
            }
        }
    }

    /// The countries that numbers become numbers of, each with their number.
    private var countries: HTML {
        let shown = regions.prefix(4).map { entry in
            let isKnown = entry.value != ProblemFilter.Facet.none
            let name = isKnown ? Remedy.region(entry.value) : Text("bulk.no-country").html
            if regions.count == 1 { return name }
            return Text("bulk.country", ["country": .html(name), "number": .html(HTML(count: entry.count))]).html
        }
        let left = regions.count - shown.count
        return Text.list(shown + (left > 0 ? [Text("more-countries", ["count": .count(left)]).html] : []))
    }

    private var country: HTML {
        Tag.details(.class("read-in")) {
            Tag.summary { Text("bulk.read-in") }
            Tag.form(.id("read-in"), .method("post"), .action(Link("/read-in")), .number(open), .class("buttons")) {
                Tag.label(.for("read-in-region")) {
                    Text("bulk.region")
                    " "
                }
                UploadForm.regionSelect(id: "read-in-region", selected: nil, automatic: false)
                Tag.button(.type("button"), .act("try-region")) { Text("bulk.try") }
                Tag.button(.type("submit"), .class("main"), .disabled()) { Text("next.correct") }
                Tag.output(.for("read-in-region"), .live("polite")) {}
            }
        }
    }
}
