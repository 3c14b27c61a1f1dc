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
        var text: Text
        var link: Link, verb: Text
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
            Tag.h2(.id("next")) { Text("next.title") }
            if actions.isEmpty, suggestions != nil { Tag.p { Text("next.nothing") } }
            Tag.ol(.class("actions")) {
                for action in actions {
                    Tag.li {
                        Tag.span { action.text }
                        Tag.a(.class("button"), .href(action.link)) { action.verb }
                    }
                }
            }
            if suggestions == nil {
                Tag.p(.class("note"), .state("searching")) {
                    Text("next.searching")
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
        Action(
            count: found.numbers,
            text: Text(
                "next", of: found.kind.rawValue,
                Self.values(found.numbers, ["countries": .html(Self.list(found.regions))])),
            link: Link("/rejected", [("state", "open"), ("suggested", found.kind.rawValue)]),
            verb: Text("next.look"))
    }

    /// The values of the sentence about some numbers or contacts.
    private static func values(_ count: Int, _ others: [String: Text.Value] = [:]) -> [String: Text.Value] {
        others.merging(["count": .count(count), "strong": .element(Tag.strong)]) { first, _ in first }
    }

    private static func list(_ regions: [String]) -> HTML {
        let (shown, left) = (regions.prefix(3), max(regions.count - 3, 0))
        let more = left > 0 ? [Text("more-countries", ["count": .count(left)]).html] : []
        return Text.list(shown.map(CountryName.html) + more, isAlternative: true)
    }

    private var comparison: [Action] {
        guard people.contacts > 1 else { return [] }
        if people.unassigned > 0 {
            let text = Text("next.uncompared", Self.values(people.unassigned))
            return [
                Action(count: people.unassigned, text: text, link: Link("/duplicates"), verb: Text("duplicates.find"))
            ]
        }
        return []
    }

    private func reason(_ entry: (value: String, count: Int)) -> Action {
        let values = Self.values(entry.count, ["reason": .of(Words.reason(entry.value))])
        let text =
            switch entry.value {
            case "ambiguous": Text("next.ambiguous", values)
            case "noRegion": Text("next.no-region", values)
            default: Text("next.rejected", values)
            }
        return Action(
            count: entry.count, text: text, link: Link("/rejected", Self.open.with(.reason, entry.value).query),
            verb: Text("next.correct"))
    }
}
