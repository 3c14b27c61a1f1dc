import ContactStore
import Markup

/// A decision about two contacts with their names, and the way to their group.
struct DecisionLine {
    var decision: StoredDecision
    var names: [String]

    /// Looks up the names of a decision.
    ///
    /// - Throws: `StoreError`.
    init(_ decision: StoredDecision, in database: ContactDatabase) throws {
        self.decision = decision
        names = try [decision.first, decision.second].map {
            try database.contactCard($0)?.name ?? Text("contact-number", ["number": .text(String($0))]).plain
        }
    }

    @HTMLBuilder var html: HTML {
        Tag.span(.class(decision.isSame ? "badge good" : "badge calm")) {
            decision.isSame ? Text("one-person") : Text("two-people")
        }
        " "
        Tag.a(.href(link)) { Text.list(names.map { HTML(shown: $0, limit: 120) }) }
    }

    private var link: Link {
        let pair = [decision.first, decision.second].sorted().map { String($0) }.joined(separator: "-")
        return Link("/group", [("contact", String(decision.first)), ("link", pair)])
    }
}
