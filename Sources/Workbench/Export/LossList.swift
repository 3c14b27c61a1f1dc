import ContactCleaning
import ContactWriting
import Markup

/// The values that a format has no place for, as sentences.
struct LossList {
    var losses: ExportLosses
    /// The number of numbers that are left out since they were not accepted.
    var uncleanNumbers = 0
    /// The words of the button for the download, with the count of what is written; `nil` where the button has them.
    var label: Text?

    @HTMLBuilder var html: HTML {
        if let label { Tag.p(.hidden(), .state("written")) { label } }
        Tag.h2(.id("losses-title")) { Text("losses.title") }
        if losses.isEmpty, uncleanNumbers == 0 {
            Tag.p { Text("losses.none") }
        } else {
            Tag.ul {
                if uncleanNumbers > 0 {
                    Tag.li {
                        Text(
                            "losses.unclean",
                            [
                                "count": .count(uncleanNumbers),
                                "fix": .element(Tag.a, .href(Link("/rejected", [("state", "open")]))),
                            ])
                    }
                }
                for (name, count) in Self.sorted(losses.noted) {
                    Tag.li { Text("losses.noted", Self.values(name, count)) }
                }
                for (name, count) in Self.sorted(losses.dropped) {
                    Tag.li { Text("losses.dropped", Self.values(name, count)) }
                }
                for (limit, count) in losses.exceeded.sorted(by: { "\($0.key.kind)" < "\($1.key.kind)" }) {
                    Tag.li {
                        Text(
                            "limit", of: "\(limit.kind)",
                            ["count": .count(count), "maximum": .html(HTML(count: limit.maximum))])
                    }
                }
            }
        }
    }

    /// The counts of the kinds, the most first.
    private static func sorted(_ counts: [String: Int]) -> [(String, Int)] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }

    private static func values(_ name: String, _ count: Int) -> [String: Text.Value] {
        ["field": .of(Words.field(name)), "count": .count(count)]
    }
}
