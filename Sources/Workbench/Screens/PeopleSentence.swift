import ContactStore

/// How many people the contacts are, as far as that is known: never a ratio of contacts that nobody has compared.
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
