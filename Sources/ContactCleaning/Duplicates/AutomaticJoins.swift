package import ContactMatching
package import ContactStore

/// The people that the rule made of several contacts, the least certain first, and the number of joins of each weight.
package struct AutomaticJoins: Sendable {
    /// A person by one of the contacts.
    package struct Person: Sendable, Hashable {
        /// A contact of the weakest join.
        package var contact: Int
        /// The weight of the weakest join.
        package var bits: Bits
    }

    /// The people, the least certain first.
    package private(set) var people: [Person] = []
    /// The number of joins by whole bits.
    package private(set) var joins: [Int: Int] = [:]

    /// Reads the joins of a database.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package init(_ database: ContactDatabase) throws {
        var weights: [(contact: Int, other: Int, bits: Bits)] = []
        try database.forEachRuleJoin { join in
            let bits = Bits(join.bits)
            weights.append((join.first, join.second, bits))
            joins[bits.whole, default: 0] += 1
        }
        weights.sort { ($0.bits, $0.contact, $0.other) < ($1.bits, $1.contact, $1.other) }
        // Contacts that joins connect are one person's.
        var connected = ConnectedNumbers()
        for join in weights { connected.join(join.contact, join.other) }
        var seen: Set<Int> = []
        for join in weights where seen.insert(connected.root(join.contact)).inserted {
            people.append(Person(contact: join.contact, bits: join.bits))
        }
    }
}

extension Bits {
    /// The whole bits below.
    package var whole: Int { Int((value).rounded(.down)) }
}
