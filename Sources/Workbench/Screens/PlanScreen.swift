import ContactStore
import Markup

/// The stored plan: what 'trunkline apply' would write where the contacts live, and why.
struct PlanScreen {
    var frame: Frame
    var plan: StoredPlan?
    var steps: [ListedStep]
    /// The key of the last step of the page; `nil` if it is the last page.
    var next: Int?

    /// The maximum number of steps on a page.
    static let pageSize = 500

    var html: HTML {
        frame.page(.export, title: plan.map { "Plan \($0.id)" } ?? "Plan") {
            if let plan {
                summary(plan)
            } else {
                Tag.p(.class("message")) {
                    "No plan is stored. 'trunkline plan' computes what would change in the folder of an address book, in a file of cards, or in "
                    "a table; 'trunkline apply' writes it there."
                }
            }
            if !steps.isEmpty {
                Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label("Steps of the plan")) { table }
            }
            if let next {
                Tag.p { Tag.a(.href(Link("/plan", [("after", String(next))]))) { "More" } }
            }
        }
    }

    private func summary(_ plan: StoredPlan) -> HTML {
        Tag.p(.class("summary")) {
            HTML(count: plan.written)
            plan.written == 1 ? " file is written, " : " files are written, "
            HTML(count: plan.deleted)
            plan.deleted == 1 ? " is deleted, " : " are deleted, "
            HTML(count: plan.steps)
            plan.steps == 1 ? " value differs. " : " values differ. "
            switch plan.state {
            case .open:
                "Nothing is written yet: 'trunkline apply \(plan.id)' does it, where nobody has changed a file since."
            case .begun: "It was begun and not completed: 'trunkline apply \(plan.id)' completes it."
            case .applied: "It is applied: undo it in the history."
            }
        }
    }

    private var table: HTML {
        Tag.table(.class("history")) {
            Tag.thead {
                Tag.tr {
                    for title in ["File", "Contact", "Property", "Before → after", "Reason"] {
                        Tag.th(.scope("col")) { title }
                    }
                }
            }
            Tag.tbody { for step in steps { row(step) } }
        }
    }

    private func row(_ listed: ListedStep) -> HTML {
        Tag.tr {
            Tag.th(.scope("row")) {
                HTML(shown: listed.file ?? "not written", limit: 80)
                if listed.isDeletion {
                    " "
                    Tag.span(.class("badge")) { "deleted" }
                }
            }
            Tag.td {
                if listed.step.contact > 0 {
                    Tag.a(.href(Link("/contact", [("id", String(listed.step.contact))]))) {
                        String(listed.step.contact)
                    }
                }
            }
            Tag.td { HTML(shown: listed.step.property, limit: 60) }
            Tag.td(.class("what")) {
                Tag.span(.class("old")) { HTML(shown: listed.step.before ?? "nothing", isVerbatim: true, limit: 200) }
                Tag.span(.label("becomes")) { " → " }
                Tag.span(.class("new")) { HTML(shown: listed.step.after ?? "nothing", isVerbatim: true, limit: 200) }
            }
            Tag.td { HTML(shown: listed.step.reason, limit: 200) }
        }
    }
}
