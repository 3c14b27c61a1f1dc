import ContactMatching
import ContactStore

/// The people of a database, each with the values of all contacts.
package enum PeopleReport {
    /// Reads the counts; the rows are read as they are asked for.
    ///
    /// - Parameter minimumContacts: the least number of contacts of a person: 1 for everybody, 2 for whoever was found more than once.
    /// - Throws: `StoreError` if the database cannot be read.
    package static func make(database: String, minimumContacts: Int = 1) throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let state = try store.peopleState()
        let isDuplicates = minimumContacts > 1
        var report = Report(
            name: isDuplicates ? "duplicates" : "people",
            title: isDuplicates ? "People with several contacts" : "People",
            facts: Self.facts(on: state, of: database), breakdowns: [], columns: Self.columns, detailsTitle: "Reasons",
            emptyNote: isDuplicates
                ? "No person has several contacts; 'trunkline dedupe' finds those who have."
                : "There are no people yet; 'trunkline dedupe' finds them.",
            rows: { body in
                let reader = try ContactDatabase.open(at: database)
                try store.forEachPerson(minimumContacts: minimumContacts) { person in
                    try body(Self.values(of: person, in: reader))
                }
            })
        report.rowCount = try store.peopleCount(minimumContacts: minimumContacts)
        return report
    }

    /// The facts that say how many contacts and people there are, and whether all contacts have people.
    static func facts(on state: PeopleState, of database: String) -> [Report.Fact] {
        var facts = [
            Report.Fact(key: "database", title: "Database", value: .text(database)),
            Report.Fact(key: "contacts", title: "Contacts", value: .count(state.contacts)),
        ]
        if state.unassigned > 0 {
            facts += [
                Report.Fact(key: "assigned", title: "Of people", value: .count(state.assigned)),
                Report.Fact(
                    key: "unassigned", title: "Not assigned yet",
                    value: .text("\(state.unassigned) contacts (run 'trunkline dedupe')")),
            ]
        }
        facts.append(
            Report.Fact(
                key: "people", title: state.isCurrent ? "People" : "People so far", value: .count(state.people)))
        if state.isOutdated {
            facts.append(
                Report.Fact(
                    key: "outdated", title: "Outdated",
                    value: .text("contacts or numbers were changed since (run 'trunkline dedupe')")))
        }
        return facts
    }

    private static let columns = [
        Report.Column("person_id", "Person", .number), Report.Column("name", "Name"),
        Report.Column("contacts", "Contacts", .number), Report.Column("contact_ids", "Contact numbers"),
        Report.Column("organization", "Organization"), Report.Column("phones", "Phones"),
        Report.Column("emails", "E-mail"),
        Report.Column("sources", "Sources"), Report.Column("stable_id", "Stable name", .text, .machineOnly),
        Report.Column("reasons", "Why one person", .evidence, .detail), Report.Column("opted_out", "Opted out"),
    ]

    private static func values(of person: StoredPerson, in store: ContactDatabase) throws -> [String?] {
        let contacts = try store.contacts(ofPerson: person.id)
        let reasons = person.contactCount > 1 ? try store.joins(ofPerson: person.id).map(sentence) : []
        return [
            String(person.id), person.name, String(person.contactCount),
            contacts.map { String($0) }.joined(separator: " "),
            person.organization, person.phones, person.emails, person.sources, person.stableID,
            reasons.isEmpty ? nil : reasons.joined(separator: "; "), person.hasOptedOut ? "yes" : nil,
        ]
    }

    private static func sentence(_ join: StoredJoin) -> String {
        guard let bits = join.bits else { return "\(join.first) and \(join.second): somebody said so" }
        let parts = join.parts.map { part in
            let sentence = EvidencePart.sentence(ofKind: part.kind, value: part.value, people: part.people ?? 0)
            return "\(part.bits) \(sentence)"
        }
        return "\(join.first) and \(join.second), \(Bits(bits)) bits: " + parts.joined(separator: " · ")
    }
}
