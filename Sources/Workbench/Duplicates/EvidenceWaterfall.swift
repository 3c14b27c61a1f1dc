import ContactCleaning
import ContactMatching
import Markup

/// The reasons for and against one person, each starting where the one before ended, and what their sum means.
struct EvidenceWaterfall {
    var link: DuplicateGroup.Link
    /// The letters of the two records.
    var letters: (String, String)

    private struct Step {
        var reason: DuplicateGroup.Reason
        var start: Double, end: Double
    }

    var html: HTML {
        Tag.section(.class("why"), .labelledBy("why")) {
            Tag.h3(.id("why")) { Text("evidence.why", ["one": .text(letters.0), "other": .text(letters.1)]) }
            if link.reasons.isEmpty {
                Tag.p(.class("note")) { Text("evidence.unweighed", ["state": .of(JoinWords.state(link))]) }
            } else {
                steps
            }
        }
    }

    private var steps: HTML {
        var sum = 0.0
        let steps = link.reasons.map { reason in
            defer { sum += reason.bits.value }
            return Step(reason: reason, start: sum, end: sum + reason.bits.value)
        }
        let bounds = (
            min(0, steps.map { min($0.start, $0.end) }.min() ?? 0),
            max(1, steps.map { max($0.start, $0.end) }.max() ?? 1)
        )
        func share(_ value: Double) -> Double { (value - bounds.0) / (bounds.1 - bounds.0) }
        return HTML {
            Tag.ol(.class("waterfall")) {
                for step in steps {
                    Tag.li(.title(Text("bits", ["bits": .text("\(step.reason.bits)")]))) {
                        Tag.span(
                            .class("sign"),
                            .label(step.end < step.start ? Text("evidence.against") : Text("evidence.for"))
                        ) {
                            step.end < step.start ? "−" : "+"
                        }
                        Tag.span { Self.sentence(step.reason) }
                        Self.bar(
                            from: share(min(step.start, step.end)), to: share(max(step.start, step.end)),
                            step.end < step.start ? "against" : "for")
                    }
                }
            }
            if let bits = link.bits {
                Tag.p(.class("sum"), .title(Text("bits", ["bits": .text("\(bits)")]))) {
                    Tag.strong {
                        link.isRefused
                            ? Text("evidence.alone", ["risk": .of(JoinWords.risk(bits))])
                            : Text("evidence.sum", ["risk": .text(Self.capitalized(JoinWords.risk(bits).plain))])
                    }
                    Self.bar(from: share(0), to: share(max(0, sum)), "sum")
                }
            }
            if case .refused(let reason) = link.state {
                Tag.p(.class("note")) {
                    Text("evidence.refused", ["reason": .of(Text("refused", of: reason.rawValue))])
                }
            }
        }
    }

    private static func sentence(_ reason: DuplicateGroup.Reason) -> Text {
        let holders: Text.Value =
            switch reason.people {
            case 0: .text("")
            case 255: .of(Text("holders.many"))
            default: .of(Text("holders.counted", ["count": .count(reason.people)]))
            }
        return Text(
            "evidence", of: reason.kind,
            ["value": .html(HTML(shown: reason.value ?? "", limit: 160)), "holders": holders])
    }

    private static func bar(from start: Double, to end: Double, _ name: String) -> HTML {
        Tag.svg(.class("track"), .width("100%"), .height("8"), .isHidden()) {
            Tag.rect(.class("ground"), .width("100%"), .height("8")) {}
            Tag.rect(.class(name), .x(percent(start)), .width(percent(max(0.005, end - start))), .height("8")) {}
        }
    }

    private static func percent(_ share: Double) -> String { "\((share * 10_000).rounded() / 100)%" }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
