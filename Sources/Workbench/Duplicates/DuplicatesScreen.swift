import ContactStore
import Markup

/// The people among the contacts: whom the rule made, whom somebody should look at, and what was decided.
struct DuplicatesScreen {
    /// The parts of the screen, in their order.
    enum Tab: String, CaseIterable {
        case review, automatic, decided, all

        var title: Text { Text("tab", of: rawValue) }
    }

    var frame: Frame
    var people: PeopleState
    var tab: Tab?
    /// The number of groups to review, of people that the rule made, and of changes that somebody made; `nil` if nothing is kept.
    var counts: [Tab: Int]?

    func html(@HTMLBuilder _ content: () -> HTML) -> HTML {
        let content = content()
        return frame.page(.duplicates, title: Text("screen.duplicates")) {
            summary
            if let counts { tabs(counts) }
            content
        }
    }

    private var summary: HTML {
        Tag.p(.class("summary")) {
            PeopleSentence(state: people).html
            " "
            if !frame.isReadOnly, !people.isCurrent || counts == nil {
                Tag.button(.type("button"), .act("dedupe")) {
                    people.people == 0
                        ? Text("duplicates.find")
                        : people.isCurrent ? Text("duplicates.find-again") : Text("duplicates.find-changed")
                }
            }
        }
    }

    private func tabs(_ counts: [Tab: Int]) -> HTML {
        Tag.nav(.class("tabs"), .label(Text("screen.duplicates"))) {
            for tab in Tab.allCases {
                Tag.a(
                    .href(Link("/duplicates", [("tab", tab == .review ? nil : tab.rawValue)])),
                    .current(tab == self.tab)
                ) {
                    tab.title
                    if let count = counts[tab] {
                        " "
                        HTML(count: count)
                    }
                }
            }
        }
    }

    /// The sentence where no pair is left.
    static var nothing: HTML { Tag.p(.class("message")) { Text("duplicates.nothing") } }
}
