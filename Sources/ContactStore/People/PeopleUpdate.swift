/// The people of all contacts, to be stored. The key of a person is that of the oldest contact.
package struct PeopleUpdate: Sendable {
    /// The contacts of each person, the oldest first, person by person in the order of their oldest contacts.
    package var contacts: [Int64]
    /// The position of each person's first contact in ``contacts``, and the number of contacts at the end.
    package var starts: [Int]
    /// The pairs of contacts that the rule made one person's.
    package var joins: [Join]
    /// The version of the rule.
    package var ruleVersion: Int

    /// The people of all contacts.
    package init(contacts: [Int64], starts: [Int], joins: [Join], ruleVersion: Int) {
        self.contacts = contacts
        self.starts = starts
        self.joins = joins
        self.ruleVersion = ruleVersion
    }

    /// A person with the number of contacts.
    struct Person: Hashable {
        var key: Int
        var contactCount: Int
        /// Where the contacts stand in ``PeopleUpdate/contacts``.
        var start = 0

        static func == (one: Person, two: Person) -> Bool {
            one.key == two.key && one.contactCount == two.contactCount
        }

        func hash(into hasher: inout Hasher) { hasher.combine(key) }
    }

    /// The person of a contact.
    struct Membership: Hashable {
        var contact: Int
        var person: Int
    }

    /// Two contacts that the rule made one person's.
    package struct Join: Sendable, Hashable {
        package var first: Int64
        package var second: Int64
        /// The weight in hundredths of a bit.
        package var hundredths: Int32

        /// A join.
        package init(first: Int64, second: Int64, hundredths: Int32) {
            self.first = first
            self.second = second
            self.hundredths = hundredths
        }

        static func < (one: Join, two: Join) -> Bool {
            if one.first != two.first { return one.first < two.first }
            return one.second != two.second ? one.second < two.second : one.hundredths < two.hundredths
        }
    }

    /// The contacts of a person.
    func contacts(of person: Person) -> ArraySlice<Int64> {
        contacts[person.start..<person.start + person.contactCount]
    }

    /// All people in the order of their keys.
    var people: [Person] {
        (0..<max(0, starts.count - 1)).compactMap { person -> Person? in
            let first = starts[person]
            let count = starts[person + 1] - first
            return count > 0 ? Person(key: Int(contacts[first]), contactCount: count, start: first) : nil
        }
    }

    /// The person of each contact, in the order of the contacts' keys.
    var memberships: [Membership] {
        var members: [Membership] = []
        members.reserveCapacity(contacts.count)
        for person in 0..<max(0, starts.count - 1) {
            let range = starts[person]..<starts[person + 1]
            for contact in contacts[range] {
                members.append(Membership(contact: Int(contact), person: Int(contacts[range.lowerBound])))
            }
        }
        members.sort { $0.contact < $1.contact }
        return members
    }
}
