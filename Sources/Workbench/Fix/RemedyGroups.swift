import ContactCleaning
import ContactStore
import Markup

/// The numbers that have a suggestion, in groups of one cause and one remedy, the largest first.
struct RemedyGroups {
    /// A group.
    struct Group: Hashable {
        /// The reason for which the numbers were not accepted.
        var reason: String
        var suggestion: Problem.Suggestion
        var count = 0
        /// An example.
        var example: SuggestedNumber?

        /// The filter that shows the group.
        var filter: ProblemFilter {
            ProblemFilter(query: [
                "state": "open", "reason": reason, "suggested": suggestion.kind.rawValue,
                "into": suggestion.region ?? ProblemFilter.Facet.none,
            ])
        }
    }

    var groups: [Group]
    /// `true` if the suggestions are still being looked for.
    var isSearching: Bool

    /// The number of groups that are shown before the rest is folded away.
    static let visible = 6

    /// The groups of an index.
    static func all(of index: ProblemIndex) -> [Group] {
        var counts: [Group: Int] = [:]
        for (problem, count) in zip(index.kinds, index.counts) where count > 0 {
            guard let suggestion = problem.suggestion, problem.kind.state == .open else { continue }
            counts[Group(reason: problem.kind.reason, suggestion: suggestion), default: 0] += count
        }
        return counts.map { group, count in
            var group = group
            group.count = count
            return group
        }.sorted {
            ($1.count, $0.reason, $0.suggestion.region ?? "") < ($0.count, $1.reason, $1.suggestion.region ?? "")
        }
    }

    @HTMLBuilder var html: HTML {
        if isSearching || !groups.isEmpty {
            Tag.section(.class("remedies card"), .labelledBy("remedies")) {
                Tag.h2(.id("remedies")) { Text("remedies.title") }
                if isSearching { Self.searching }
                Tag.ul { for group in groups.prefix(Self.visible) { item(group) } }
                if groups.count > Self.visible {
                    Tag.details {
                        Tag.summary { Text("remedies.more", ["count": .count(groups.count - Self.visible)]) }
                        Tag.ul { for group in groups.dropFirst(Self.visible) { item(group) } }
                    }
                }
            }
        }
    }

    /// The sentence that suggestions are being looked for; a script shows them once they are found.
    static var searching: HTML { Tag.p(.class("note"), .state("searching")) { Text("remedies.searching") } }

    private func item(_ group: Group) -> HTML {
        Tag.li {
            Tag.a(.href(Link("/rejected", group.filter.query))) {
                Tag.strong { HTML(count: group.count) }
                " "
                Words.reason(group.reason)
            }
            Tag.span { Remedy.sentence(group.suggestion) }
            if let example = group.example {
                Tag.span(.class("raw example")) {
                    DigitDifference(from: example.value, to: example.suggestion).html
                }
            }
        }
    }
}
