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

    private var title: Text {
        plan.map { Text("plan.title", ["plan": .text(String($0.id))]) } ?? Text("plan.title-none")
    }

    var html: HTML {
        frame.page(.export, title: title) {
            if let plan {
                summary(plan)
            } else {
                Tag.p(.class("message")) {
                    Text("plan.none")
                }
            }
            if !steps.isEmpty {
                Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label(Text("plan.steps"))) { table }
            }
            if let next {
                Tag.p { Tag.a(.href(Link("/plan", [("after", String(next))]))) { Text("more") } }
            }
        }
    }

    private func summary(_ plan: StoredPlan) -> HTML {
        Tag.p(.class("summary")) {
            Text("plan.written", ["count": .count(plan.written)])
            " "
            Text("plan.deleted", ["count": .count(plan.deleted)])
            " "
            Text("plan.values", ["count": .count(plan.steps)])
            " "
            switch plan.state {
            case .open: Text("plan.open", ["plan": .text(String(plan.id))])
            case .begun: Text("plan.begun", ["plan": .text(String(plan.id))])
            case .applied: Text("plan.applied")
            }
        }
    }

    private var table: HTML {
        Tag.table(.class("history")) {
            Tag.thead {
                Tag.tr {
                    TableHead.cells([
                        Text("file"), Text("contact"), Text("property"), Text("before-after"), Text("reason"),
                    ])
                }
            }
            Tag.tbody { for step in steps { row(step) } }
        }
    }

    private func row(_ listed: ListedStep) -> HTML {
        Tag.tr {
            Tag.th(.scope("row")) {
                if let file = listed.file { HTML(shown: file, limit: 80) } else { Text("plan.not-written") }
                if listed.isDeletion {
                    " "
                    Tag.span(.class("badge")) { Text("deleted") }
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
                BeforeAfter(before: listed.step.before ?? "", after: listed.step.after ?? "", limit: 200).html
            }
            Tag.td { Text(listed.step.reason) }
        }
    }
}
