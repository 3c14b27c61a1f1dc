import Markup

/// The question about two records, one person or two, with the answers.
struct PairQuestion {
    /// The keys of the contacts, the lower first.
    var first: Int, second: Int
    /// The question and its place among all.
    var title: Text
    /// The decision about the pair; `nil` if there is none.
    var isSame: Bool?
    /// The name that both have as one person, as an export writes it.
    var name: String?
    /// The query of this question, of the one after an answer, of the one after a skip, and of the one before.
    var query: [(name: String, value: String?)]
    var next: Link, skip: Link
    var back: Link?

    func html(letters: [String], isReadOnly: Bool) -> HTML {
        Tag.form(
            .id("decision"), .method("post"), .action(Link("/decide")), .argument("\(first),\(second)"),
            .state(isSame.map { $0 ? "same" : "different" } ?? "open")
        ) {
            Tag.p(.class("buttons")) {
                Tag.span {
                    Text("question.records", ["one": .text(letters[0]), "other": .text(letters[1])])
                    " "
                }
                if !isReadOnly {
                    button("same", Text("question.one-person"), "y")
                    button("different", Text("question.two-people"), "n")
                }
                Tag.a(.class("button"), .id("skip"), .href(skip)) {
                    Text("question.skip")
                    " "
                    Tag.kbd { "s" }
                }
                Tag.a(.id("next"), .href(next), .hidden()) { Text("question.next") }
                if let back { Tag.a(.rel("prev"), .href(back)) { Text("question.back") } }
            }
            if let isSame {
                Tag.p(.class("note")) { isSame ? Text("question.decided-one") : Text("question.decided-two") }
            }
            if let name, isSame != false {
                Tag.p(.class("note")) {
                    Text("question.as-one", ["name": .html(HTML(shown: name, limit: 120))])
                }
            }
        }
    }

    private func button(_ act: String, _ text: Text, _ key: String) -> HTML {
        Tag.button(.type("button"), .act(act), .class(act == "same" ? "main" : "")) {
            text
            " "
            Tag.kbd { key }
        }
    }
}
