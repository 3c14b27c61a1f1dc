import ContactStore
import Markup

/// A sentence with the number of people among the contacts, which counts only contacts that were compared.
struct PeopleSentence {
    var state: PeopleState

    @HTMLBuilder var html: HTML {
        if state.people == 0 {
            Text("people.none-yet", ["count": .count(state.contacts)])
        } else {
            if state.unassigned > 0 {
                Text(
                    "people.some-are",
                    [
                        "assigned": .count(state.assigned), "contacts": .count(state.contacts),
                        "count": .count(state.people),
                    ])
            } else {
                Text("people.all-are", ["contacts": .count(state.assigned), "count": .count(state.people)])
            }
            if state.isOutdated {
                " "
                Text("people.outdated")
            }
        }
    }
}
