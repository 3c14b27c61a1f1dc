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
            Tag.h3(.id("why")) { "Why \(letters.0) and \(letters.1)" }
            if link.reasons.isEmpty {
                Tag.p(.class("note")) { "Nobody has weighed them: \(JoinWords.state(link))." }
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
                    Tag.li(.title("\(step.reason.bits) bits")) {
                        Tag.span(.class("sign"), .label(step.end < step.start ? "against" : "for")) {
                            step.end < step.start ? "−" : "+"
                        }
                        HTML(shown: step.reason.sentence, limit: 160)
                        Self.bar(
                            from: share(min(step.start, step.end)), to: share(max(step.start, step.end)),
                            step.end < step.start ? "against" : "for")
                    }
                }
            }
            if let bits = link.bits {
                Tag.p(.class("sum"), .title("\(bits) bits")) {
                    Tag.strong {
                        link.isRefused
                            ? "By this evidence alone, \(JoinWords.risk(bits))" : Self.capitalized(JoinWords.risk(bits))
                    }
                    "."
                    Self.bar(from: share(0), to: share(max(0, sum)), "sum")
                }
            }
            if case .refused(let reason) = link.state {
                Tag.p(.class("note")) { "The rule did not join them: \(reason.sentence)." }
            }
        }
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
