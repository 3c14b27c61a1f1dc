import ContactMatching
import ContactStore
import Threads

/// Finds the contacts of a database that are one person's with a contact of a list, by the rule of deduplication and the decisions of
/// the database.
struct ListPeople {
    /// A contact of the list with which a contact of the database is compared.
    struct Finding {
        var place: ContactLookupList.Place
        /// The reasons, with their weights.
        var reason: String
        /// `true` if the rule would only ask whether they are one person's.
        var isToReview = false
    }

    /// By contacts of the database.
    private(set) var findings: [Int: Finding] = [:]

    init(_ list: ContactLookupList, database: String, cancellation: Cancellation) throws {
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        let settings = try Deduplication.settings(
            automaticFrom: store.uncountedChanges().last { $0.kind == "dedupe" }?.threshold)
        let matcher = try Deduplication(database: database, cancellation: cancellation)
            .matcher(decisions: try store.decisions(), beside: list.contacts)
        try cancellation.check()
        let match = matcher.match(settings)
        var people: [Int64: Int] = [:]
        for person in 0..<match.peopleCount {
            let contacts = match.contacts(ofPerson: person)
            guard contacts.contains(where: { $0 < 0 }) || !match.review.isEmpty else { continue }
            for contact in contacts { people[contact] = person }
            add(contacts, onListWith: contacts, isToReview: false, list, matcher, settings)
        }
        for pair in match.review {
            guard let first = people[pair.first], let second = people[pair.second] else { continue }
            let sides = (match.contacts(ofPerson: first), match.contacts(ofPerson: second))
            add(sides.0, onListWith: sides.1, isToReview: true, list, matcher, settings)
            add(sides.1, onListWith: sides.0, isToReview: true, list, matcher, settings)
        }
    }

    /// Adds the contacts of the database among some, each with the contact of the list for which most speaks.
    private mutating func add(
        _ contacts: ArraySlice<Int64>, onListWith others: ArraySlice<Int64>, isToReview: Bool,
        _ list: ContactLookupList,
        _ matcher: ContactMatcher, _ settings: MatchSettings
    ) {
        let listed = others.filter { $0 < 0 }
        for contact in contacts where contact > 0 && findings[Int(contact)] == nil {
            var best: (key: Int64, evidence: Evidence)?
            for key in listed {
                guard let evidence = matcher.evidence(key, contact) else { continue }
                if best.map({ evidence.bits > $0.evidence.bits }) ?? true { best = (key, evidence) }
            }
            guard let best, let place = list.people[best.key] else { continue }
            let parts = best.evidence.parts.map { "\($0.bits) \($0.sentence)" }.joined(separator: " · ")
            let isIndirect = !isToReview && best.evidence.bits < settings.automaticFrom
            findings[Int(contact)] = Finding(
                place: place,
                reason:
                    "\(isIndirect ? "through other contacts; by themselves " : "")\(best.evidence.bits) bits: \(parts)",
                isToReview: isToReview)
        }
    }
}
