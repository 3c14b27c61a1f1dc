import ContactStore
import Markup

/// A sentence with the number of people among the contacts, which counts only contacts that were compared.
struct PeopleSentence {
    var state: PeopleState

    @HTMLBuilder var html: HTML {
        if state.people == 0 {
            "Nobody has looked for people among the "
            HTML(count: state.contacts)
            " contacts yet."
        } else {
            HTML(count: state.assigned)
            if state.unassigned > 0 {
                " of "
                HTML(count: state.contacts)
            }
            " contacts are "
            HTML(count: state.people)
            " people."
            if state.unassigned > 0 { " The others have not been compared yet." }
            if state.isOutdated { " Contacts or numbers have changed since." }
        }
    }
}
