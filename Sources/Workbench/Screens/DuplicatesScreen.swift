import ContactMatching
import ContactStore
import Markup

/// Two contacts that may be one person's, side by side.
struct DuplicatesScreen {
    var frame: Frame
    /// A pair with its evidence.
    struct Pair {
        /// Its place among the pairs, from 0.
        var place: Int
        var count: Int
        var first: ContactCard
        var second: ContactCard
        /// The name that both have as one person, as an export writes it.
        var name: String?
        var evidence: Evidence
        /// The reason for which the rule did not join them, though it would have; `nil` if it would not.
        var refusal: String?
        /// The decision about the pair; `nil` if there is none.
        var isSame: Bool?
    }

    /// `nil` where no pair is left.
    var pair: Pair?
    var people: PeopleState

    var html: HTML {
        frame.page(.duplicates, title: "Duplicates") {
            summary
            if let pair {
                self.content(of: pair)
            } else {
                Tag.p(.class("message")) { "No pair of contacts is worth a look." }
            }
        }
    }

    private var summary: HTML {
        Tag.p(.class("summary")) {
            PeopleSentence(state: people).html
            " "
            if !frame.isReadOnly, !people.isCurrent {
                Tag.button(.type("button"), .act("dedupe")) {
                    people.people == 0 ? "Find people" : "Find people again: contacts or numbers have changed"
                }
            }
        }
    }

    @HTMLBuilder private func content(of pair: Pair) -> HTML {
        let texts = [pair.first, pair.second].map { Set($0.values.map { $0.text.lowercased() }) }
        let shared = texts[0].intersection(texts[1])
        Tag.section(.id("pair"), .labelledBy("pair-title")) {
            Tag.h2(.id("pair-title")) { "Pair \(pair.place + 1) of \(pair.count): one person?" }
            Tag.div(.class("pair three")) {
                card(pair.first, shared)
                card(pair.second, shared)
                kept(pair, shared)
            }
            decision(pair)
            evidence(pair)
        }
    }

    private func card(_ card: ContactCard, _ shared: Set<String>) -> HTML {
        Tag.section(.class("card"), .label("Contact \(card.id)")) {
            Tag.h3 { HTML(shown: card.name ?? "without a name", limit: 120) }
            Tag.p(.class("note")) {
                HTML(shown: PathText.name(card.source))
                ":\(card.line)"
            }
            ContactCardView.lines(of: card.values, shared: shared)
        }
    }

    /// The card of one contact for both.
    private func kept(_ pair: Pair, _ shared: Set<String>) -> HTML {
        var values = pair.first.values
        values += pair.second.values.filter { !shared.contains($0.text.lowercased()) }
        return Tag.section(.class("card kept"), .label("As one person")) {
            Tag.h3 { HTML(shown: pair.name ?? "without a name", limit: 120) }
            Tag.p(.class("note")) { "as one person; both records stay as they were read" }
            ContactCardView.lines(of: values)
        }
    }

    private func decision(_ pair: Pair) -> HTML {
        Tag.form(
            .id("decision"), .method("post"), .action(Link("/decide")), .argument("\(pair.first.id),\(pair.second.id)"),
            .state(pair.isSame.map { $0 ? "same" : "different" } ?? "open")
        ) {
            Tag.p(.class("buttons")) {
                if !frame.isReadOnly {
                    button("same", "One person", "y")
                    button("different", "Two people", "n")
                }
                Tag.a(.class("button"), .id("skip"), .href(Link("/duplicates", [("pair", String(pair.place + 1))]))) {
                    "Skip "
                    Tag.kbd { "s" }
                }
                if pair.place > 0 {
                    Tag.a(.rel("prev"), .href(Link("/duplicates", [("pair", String(pair.place - 1))]))) { "Back" }
                }
            }
            if let isSame = pair.isSame {
                Tag.p(.class("note")) { isSame ? "Decided: one person." : "Decided: two people." }
            }
        }
    }

    private func button(_ act: String, _ text: String, _ key: String) -> HTML {
        Tag.button(.type("button"), .act(act)) {
            "\(text) "
            Tag.kbd { key }
        }
    }

    private func evidence(_ pair: Pair) -> HTML {
        Tag.section(.labelledBy("why")) {
            Tag.h3(.id("why")) { "Why: \(pair.evidence.bits.description) bits" }
            Tag.ul(.class("evidence")) {
                for part in pair.evidence.parts {
                    Tag.li {
                        Tag.b { part.bits.description }
                        HTML(shown: part.sentence)
                    }
                }
            }
            if let refusal = pair.refusal { Tag.p(.class("note")) { "The rule did not join them: \(refusal)." } }
        }
    }
}
