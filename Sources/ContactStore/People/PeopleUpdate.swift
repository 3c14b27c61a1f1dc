/// The people of all contacts, to be stored.
package struct PeopleUpdate: Sendable {
    /// The contacts of each person, the oldest first, person by person in the order of their oldest contacts.
    package var contacts: [Int64]
    /// Where the contacts of each person start, with the end of the last.
    package var starts: [Int]
    /// Why contacts are one person's.
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

    /// Whose contact a contact is.
    struct Membership {
        var contact: Int64
        /// The key of the person: people are numbered from 1, in the order of the update.
        var person: Int
    }

    /// The person of each contact, in the order of the contacts' keys.
    var memberships: [Membership] {
        var members: [Membership] = []
        members.reserveCapacity(contacts.count)
        for person in 0..<max(0, starts.count - 1) {
            for contact in contacts[starts[person]..<starts[person + 1]] {
                members.append(Membership(contact: contact, person: person + 1))
            }
        }
        members.sort { $0.contact < $1.contact }
        return members
    }

    /// Two contacts that a rule made one person's.
    package struct Join: Sendable {
        package var first: Int64
        package var second: Int64
        package var bits: Double
        /// The reasons as JSON.
        package var parts: String

        /// A join.
        package init(first: Int64, second: Int64, bits: Double, parts: String) {
            self.first = first
            self.second = second
            self.bits = bits
            self.parts = parts
        }
    }
}
