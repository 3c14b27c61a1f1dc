public import ContactFormats
import GRDB

extension ContactDatabase {
    /// Gives a closure the contacts of each person, in the order of their first contacts.
    ///
    /// A person is there if the selection wants one of its contacts; all of its contacts are given then, without the numbers that
    /// are not wanted. A contact that no deduplication has seen is a person of its own.
    ///
    /// - Parameters:
    ///   - selection: Which people are wanted, and which of their numbers; all by default.
    ///   - body: Takes the contacts of a person.
    /// - Returns: what was taken, and how many numbers of the people who were read were not wanted.
    /// - Throws: ``StoreError`` if the file cannot be read; ``InvalidCondition``; `CancellationError`; what `body` throws.
    /// - Complexity: One pass over the tables, and a lookup for each contact of people who have several.
    @discardableResult
    public func forEachPersonContacts(
        _ selection: ContactSelection = ContactSelection(), _ body: (inout [OutgoingContact]) throws -> Void
    ) throws -> SelectionTally {
        try read { db in
            let condition = try selection.condition.map {
                try SQLCondition($0, path: path, cancellation: cancellation)
            }
            return try db.cancellable(by: cancellation) {
                let shared = try SharedPeople(in: db)
                let layouts = try Self.layouts(in: db)
                var reader = try StoredContactReader(
                    selection, sources: layouts, wanted: condition.map { $0.next }, in: db)
                var others = selection
                others.sources = []
                others.condition = nil
                var lookup = try StoredContactReader(others, sources: layouts, keepsNumberless: true, in: db)
                var seen: Set<Int> = []
                var contacts = [OutgoingContact()]
                var tally = SelectionTally()
                while try reader.next(into: &contacts[0]) {
                    if let person = shared.people[contacts[0].id] {
                        guard seen.insert(person).inserted else { continue }
                        for contact in shared.contacts[person] ?? [] where contact != contacts[0].id {
                            var other = OutgoingContact()
                            try lookup.restart(at: contact...contact)
                            if try lookup.next(into: &other) { contacts.append(other) }
                        }
                    }
                    tally.contacts += contacts.count
                    tally.numbers += contacts.reduce(0) { $0 + $1.numbers.count }
                    try body(&contacts)
                    contacts.removeLast(contacts.count - 1)
                }
                tally.otherNumbers = reader.tally.otherNumbers
                return tally
            }
        }
    }
}

/// The people who have several contacts.
private struct SharedPeople {
    /// People by their contacts.
    private(set) var people: [Int: Int] = [:]
    /// Contacts by their people.
    private(set) var contacts: [Int: [Int]] = [:]

    init(in db: Database) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT person_id, contact_id FROM memberships
                WHERE person_id IN (SELECT id FROM people WHERE contacts > 1) ORDER BY contact_id
                """)
        while let row = try rows.next() {
            let (person, contact): (Int, Int) = (try row.value("person_id"), try row.value("contact_id"))
            people[contact] = person
            contacts[person, default: []].append(contact)
        }
    }
}
