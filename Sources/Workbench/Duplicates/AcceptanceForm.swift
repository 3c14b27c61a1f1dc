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
            Tag.h2(.id("accept-title")) { Text("accept.title") }
            Tag.p(.class("chips"), .role("group"), .label(Text("accept.line"))) {
                Text("accept.at-line")
                " "
                for line in Self.lines {
                    Tag.a(
                        .class(line == self.line ? "chip chosen" : "chip"), .current(line == self.line),
                        .href(Link("/duplicates", [("tab", "all"), ("line", Self.name(line))])),
                        .title(Text("accept.from-bits", ["bits": .text("\(line)")]))
                    ) { JoinWords.risk(line) }
                    " "
                }
            }
            Tag.p {
                Text("accept.population", ["count": .count(sample.population)])
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
            let values: [String: Text.Value] = [
                "answered": .text(String(sample.answered)), "count": .count(found), "strong": .element(Tag.strong),
                "share": .text(Texts.current.percent(wrong.interval.upperBound)),
            ]
            found == 0 ? Text("accept.none-wrong", values) : Text("accept.some-wrong", values)
        } else {
            Text("accept.unchecked", ["count": .count(sample.pairs.count)])
        }
    }

    private var buttons: HTML {
        Tag.form(
            .id("accept"), .method("post"), .action(Link("/accept")), .class("buttons"), .argument(Self.name(line)),
            .number(sample.population)
        ) {
            if sample.answered < sample.pairs.count {
                Tag.a(.class("button main"), .href(Link("/duplicates", [("check", Self.name(line))]))) {
                    let values: [String: Text.Value] = [
                        "answered": .text(String(sample.answered)), "count": .count(sample.pairs.count),
                    ]
                    sample.answered == 0 ? Text("accept.check", values) : Text("accept.go-on", values)
                }
            }
            Tag.button(.type("button"), .act("accept"), .class(sample.answered < sample.pairs.count ? "" : "main")) {
                Text("accept.all", ["count": .count(sample.population)])
            }
            Tag.span(.class("note")) { Text("accept.one-change") }
        }
    }
}
