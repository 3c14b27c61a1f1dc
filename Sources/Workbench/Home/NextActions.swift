import ContactCleaning
import ContactStore
import Markup
import PhoneNumbers

/// The three actions that yield the most, each as a sentence with its count and the link to its list.
struct NextActions {
    var index: ProblemIndex
    var people: PeopleState
    /// The suggestions; `nil` while they are being looked for.
    var suggestions: [SuggestionSearch.Count]?

    private struct Action {
        var count: Int
        var text: HTML
        var link: Link, verb: String
    }

    private static let most = 3
    /// The reasons behind which there may be a subscriber's number.
    private static let mendable: Set = Set(
        [.unknownCountryCode, .noRegion, .tooShort, .tooLong, .unassigned, .forbidden].map {
            (reason: RejectionReason) in
            reason.name
        } + ["ambiguous"])
    private static let open = ProblemFilter(query: ["state": "open"])

    var html: HTML {
        let actions = self.actions
        return Tag.section(.class("next"), .labelledBy("next"), .id("next-actions")) {
            Tag.h2(.id("next")) { "What yields the most" }
            if actions.isEmpty, suggestions != nil { Tag.p { "Nothing is left to do." } }
            Tag.ol(.class("actions")) {
                for action in actions {
                    Tag.li {
                        Tag.strong { HTML(count: action.count) }
                        Tag.span { action.text }
                        Tag.a(.class("button"), .href(action.link)) { action.verb }
                    }
                }
            }
            if suggestions == nil {
                Tag.p(.class("note"), .state("searching")) {
                    "More is being looked for: numbers that can be corrected at once."
                }
            }
        }
    }

    /// The actions with the best yield: what is done at once comes before what needs a person for each number.
    private var actions: [Action] {
        let atOnce = (suggestions ?? []).map(suggested) + comparison
        let reasons = index.counts(of: .reason, Self.open).filter { $0.count > 0 && Self.mendable.contains($0.value) }
            .map(
                reason)
        return Array((atOnce.sorted { $0.count > $1.count } + reasons).prefix(Self.most))
    }

    private func suggested(_ found: SuggestionSearch.Count) -> Action {
        let text = HTML {
            found.numbers == 1 ? " number is " : " numbers are "
            switch found.kind {
            case .renumbered: "old forms of numbers that have changed, and have one new form."
            case .country:
                "valid if read in "
                Self.list(found.regions)
                ", and nowhere else among the file’s countries."
            case .trunkZero: "valid with, or without, a zero in front."
            case .digit: "valid without one superfluous digit."
            }
        }
        return Action(
            count: found.numbers, text: text,
            link: Link("/rejected", [("state", "open"), ("suggested", found.kind.rawValue)]),
            verb: "Look")
    }

    private static func list(_ regions: [String]) -> HTML {
        let shown = regions.prefix(3)
        return HTML {
            for (place, region) in shown.enumerated() {
                if place > 0 { place == shown.count - 1 && regions.count == shown.count ? " or " : ", " }
                CountryName.html(region)
            }
            if regions.count > shown.count { " or \(regions.count - shown.count) more countries" }
        }
    }

    private var comparison: [Action] {
        guard people.contacts > 1 else { return [] }
        if people.unassigned > 0 {
            let text = HTML {
                people.unassigned == 1 ? " contact has" : " contacts have"
                " not been compared with the others yet: some may be the same people."
            }
            return [Action(count: people.unassigned, text: text, link: Link("/duplicates"), verb: "Find people")]
        }
        return []
    }

    private func reason(_ entry: (value: String, count: Int)) -> Action {
        let text = HTML {
            entry.count == 1 ? " number is " : " numbers are "
            switch entry.value {
            case "ambiguous": "valid in several countries, and nothing says in which."
            case "noRegion": "written as inside a country that nothing names."
            default:
                "not accepted: "
                Words.reason(entry.value)
                "."
            }
        }
        return Action(
            count: entry.count, text: text, link: Link("/rejected", Self.open.with(.reason, entry.value).query),
            verb: "Correct")
    }
}
