import ContactStore

/// A sentence on people that are out of date.
enum PeopleStateText {
    /// The advice on stored people who are not those of all contacts as they are now; `nil` if they are.
    static func advice(on state: PeopleState) -> String? {
        if state.isCurrent || state.contacts == 0 { return nil }
        var facts: [String] = []
        if state.unassigned > 0 {
            let count = ColumnText.grouped(state.unassigned)
            facts.append(state.unassigned == 1 ? "1 contact has no person yet" : "\(count) contacts have no person yet")
        }
        if state.isOutdated { facts.append("contacts or numbers were changed since people were found") }
        return facts.joined(separator: ", and ") + "; 'trunkline dedupe' finds people anew"
    }
}
