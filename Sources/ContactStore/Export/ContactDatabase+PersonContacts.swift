public import ContactModel
import GRDB

/// The contacts of a person, with the two orders in which they are merged.
public struct PersonContacts: Sendable {
    /// The contacts, those whose names come first at the beginning.
    public var contacts: [OutgoingContact]
    /// The places of the contacts in `contacts`, those whose other values come first at the beginning.
    public var newest: [Int]
    /// The values that come first because somebody chose them or a rule prefers them, by the places of their contacts.
    package var preferred: [(place: Int, kind: Contact.Field.Kind)] = []
    /// The places of the contacts whose names as a whole come first for such a reason; `nil` if nothing decides.
    package var named: Set<Int>?
}

extension ContactDatabase {
    /// Gives a closure the contacts of each person, in the order of their first contacts.
    ///
    /// A person is there if the selection wants one of its contacts; all of its contacts are given then, without the numbers that
    /// are not wanted. A contact that no deduplication has seen is a person of its own.
    ///
    /// - Parameters:
    ///   - selection: Which people are wanted, and which of their numbers; all by default.
    ///   - contacts: Contacts that those of the selection are among; `nil` if they may be any.
    ///   - body: Takes the contacts of a person.
    /// - Returns: what was taken, and how many numbers of the people who were read were not wanted.
    /// - Throws: ``StoreError`` if the file cannot be read; ``InvalidCondition``; `CancellationError`; what `body` throws.
    /// - Complexity: One pass over the tables, a sort of the contacts of people who have several, and a lookup for each of them.
    @discardableResult
    public func forEachPersonContacts(
        _ selection: ContactSelection = ContactSelection(), among contacts: [Int]? = nil,
        _ body: (inout PersonContacts) throws -> Void
    ) throws -> SelectionTally {
        try read { db in
            let condition = try selection.wantedContacts(path: path, cancellation: cancellation)
            return try db.cancellable(by: cancellation) {
                let shared = try SharedPeople(of: contacts, in: db)
                let decided = try DecidedValues(in: db)
                let layouts = try Self.layouts(in: db)
                var reader = try StoredContactReader(
                    selection, sources: layouts, wanted: condition.map { $0.next }, in: db)
                var lookup = try StoredContactReader(
                    selection.ofAllContacts, sources: layouts, keepsNumberless: true, in: db)
                // Whoever is on a list with one contact is on it.
                var seen = Set(selection.excluded.compactMap { shared.people[$0] })
                var first = OutgoingContact()
                var tally = SelectionTally()
                while try reader.next(into: &first) {
                    var person = PersonContacts(contacts: [first.compacted], newest: [0])
                    if let key = shared.people[first.id], let order = shared.contacts[key] {
                        guard seen.insert(key).inserted else { continue }
                        person.contacts.removeAll()
                        for contact in order.names {
                            if contact == first.id {
                                person.contacts.append(first.compacted)
                                continue
                            }
                            var other = OutgoingContact()
                            lookup.restart(at: contact...contact)
                            if try lookup.next(into: &other) { person.contacts.append(other) }
                        }
                        person.newest = order.values.compactMap { contact in
                            person.contacts.firstIndex { $0.id == contact }
                        }
                    }
                    if let key = shared.people[first.id] { person.decide(by: decided, for: key) }
                    tally.contacts += person.contacts.count
                    tally.numbers += person.contacts.reduce(0) { $0 + $1.numbers.count }
                    try body(&person)
                }
                tally.otherNumbers = reader.tally.otherNumbers
                return tally
            }
        }
    }
}

extension PersonContacts {
    fileprivate mutating func decide(by decided: DecidedValues, for person: Int) {
        func place(_ contact: Int) -> Int? { contacts.firstIndex { $0.id == contact } }
        preferred = (decided.values[person] ?? []).compactMap { value in place(value.contact).map { ($0, value.kind) } }
        named = decided.names[person].map { Set($0.compactMap(place)) }
    }
}

/// The people who have several contacts.
private struct SharedPeople {
    /// People by their contacts.
    let people: [Int: Int]
    /// Contacts by their people, in both orders of merging.
    let contacts: [Int: (names: [Int], values: [Int])]

    /// Reads the people of some contacts; of all without.
    init(of wanted: [Int]?, in db: Database) throws {
        let keys = wanted?.map { String($0) }.joined(separator: ", ")
        let some = keys.map {
            "contacts > 1 AND id IN (SELECT person_id FROM memberships WHERE contact_id IN (\($0)))"
        }
        var (people, contacts): ([Int: Int], [Int: (names: [Int], values: [Int])]) = ([:], [:])
        try Self.forEachMember(of: some ?? "contacts > 1", by: MergeOrder.namesOfPeople, in: db) { person, contact in
            people[contact] = person
            contacts[person, default: ([], [])].names.append(contact)
        }
        try Self.forEachMember(of: some ?? "contacts > 1", by: MergeOrder.values, in: db) {
            contacts[$0]?.values.append($1)
        }
        (self.people, self.contacts) = (people, contacts)
    }

    private static func forEachMember(
        of people: String, by order: String, in db: Database, _ body: (_ person: Int, _ contact: Int) -> Void
    ) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT memberships.person_id, contacts.id FROM memberships
                JOIN current_contacts AS contacts ON contacts.id = memberships.contact_id
                WHERE memberships.person_id IN (SELECT id FROM people WHERE \(people)) ORDER BY \(order)
                """)
        while let row = try rows.next() { body(try row.value("person_id"), try row.value("id")) }
    }
}
