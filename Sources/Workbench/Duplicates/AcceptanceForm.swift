import ContactCleaning
import ContactMatching
import Markup

/// The line from which all pairs may be accepted, twenty of them to check first, and what the answers say about all.
struct AcceptanceForm {
    var sample: PairSample
    var line: Bits
    var isReadOnly: Bool

    /// The lines that can be chosen: each from where more are right.
    static let lines: [Bits] = [3.3, 4, 9]

    /// The line of a query; the highest with enough pairs for a sample, if it names none.
    static func line(_ query: [String: String], _ pairs: DoubtfulPairs) -> Bits {
        if let hundredths = (query["line"] ?? query["check"]).flatMap({ Int32($0) }),
            let line = lines.first(where: { $0.hundredths == hundredths })
        {
            return line
        }
        return lines.last { pairs.open(from: $0).count >= PairSample.size } ?? lines[0]
    }

    static func name(_ line: Bits) -> String { String(line.hundredths) }

    @HTMLBuilder var html: HTML {
        Tag.section(.class("card acceptance"), .labelledBy("accept-title")) {
            Tag.h2(.id("accept-title")) { "Accept all above a line" }
            Tag.p(.class("chips"), .role("group"), .label("The line")) {
                "At the line: "
                for line in Self.lines {
                    Tag.a(
                        .class(line == self.line ? "chip chosen" : "chip"), .current(line == self.line),
                        .href(Link("/duplicates", [("tab", "all"), ("line", Self.name(line))])),
                        .title("from \(line) bits")
                    ) { JoinWords.risk(line) }
                    " "
                }
            }
            Tag.p {
                HTML(count: sample.population)
                sample.population == 1 ? " pair is above the line." : " pairs are above the line."
                " Those whose people contradict each other are not among them."
            }
            if sample.population > 0 {
                Tag.p { certainty }
                if !isReadOnly { buttons }
            }
        }
    }

    @HTMLBuilder private var certainty: HTML {
        if let wrong = sample.wrong {
            let found = sample.pairs.count { $0.isSame == false }
            "Of \(sample.answered) drawn at random, "
            Tag.strong { found == 0 ? "none" : "\(found)" }
            found == 1 ? " was two people." : " were two people."
            " With 95 % certainty "
            Tag.strong { "at most \(JoinWords.percent(wrong.interval.upperBound))" }
            " of all above the line are wrong."
        } else {
            "Nobody has checked any of them. Look at \(sample.pairs.count) drawn at random, and this says how sure all are."
        }
    }

    private var buttons: HTML {
        Tag.form(
            .id("accept"), .method("post"), .action(Link("/accept")), .class("buttons"), .argument(Self.name(line)),
            .number(sample.population)
        ) {
            if sample.answered < sample.pairs.count {
                Tag.a(.class("button main"), .href(Link("/duplicates", [("check", Self.name(line))]))) {
                    sample.answered == 0
                        ? "Check \(sample.pairs.count) at random"
                        : "Go on: \(sample.answered) of \(sample.pairs.count) checked"
                }
            }
            Tag.button(.type("button"), .act("accept"), .class(sample.answered < sample.pairs.count ? "" : "main")) {
                "Accept all "
                HTML(count: sample.population)
            }
            Tag.span(.class("note")) { "one change, which can be undone" }
        }
    }
}
