package import ContactMatching
import ContactStore
package import Threads

/// The households of a database: people who live together, by the contacts as they are and the people of the last deduplication.
///
/// They are found whenever they are asked for, and not stored.
package struct Households: Sendable {
    /// The path of the database.
    package var database: String
    /// Cancels the work, from any thread.
    package var cancellation: Cancellation

    /// The households of a database.
    package init(database: String, cancellation: Cancellation = Cancellation()) {
        self.database = database
        self.cancellation = cancellation
    }

    /// A household with the contacts of its people.
    package struct Found: Sendable, Hashable {
        /// The people, in the order of their keys.
        package var people: [Member]
        /// The traits that some two of them have in common.
        package var shared: Household.Traits
        /// The family names, at most two, each in one spelling: that of most contacts first. The name of the first person where none has one.
        package var name: String

        /// The keys of all contacts.
        package var contacts: [Int] { people.flatMap(\.contacts) }
    }

    /// The keys of a person, and of its contacts.
    package struct Member: Sendable, Hashable {
        package var person: Int
        package var contacts: [Int]
    }

    /// Finds the households, in the order of their first people.
    ///
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    package func all() throws -> [Found] {
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        let people = try store.peopleByContact()
        let contacts = try ContactLoader(database: database, cancellation: cancellation).load(isKept: false).contacts
        let households = Household.all(of: contacts) { people[Int($0)].map { Int64($0) } }
        let wanted = Set(households.lazy.flatMap(\.people).map { Int($0) })
        var members: [Int: [Int]] = [:]
        for (contact, person) in people where wanted.contains(person) { members[person, default: []].append(contact) }
        return try households.map { household in
            let members = household.people.map { person in
                Member(person: Int(person), contacts: members[Int(person), default: []].sorted())
            }
            let families = FamilySpellings.distinct(try store.familyNames(of: members.flatMap(\.contacts)))
            var name = families.prefix(2).joined(separator: " & ")
            if name.isEmpty, let first = members.first?.contacts.first {
                name = try store.mergedName(of: first, first) ?? "contact \(first)"
            }
            return Found(people: members, shared: household.shared, name: name)
        }
    }

    /// The group of each contact whose person lives with others: `Household Whitcombe`, with a number behind it where the name comes again.
    ///
    /// - Throws: as ``all()``.
    func groups() throws -> [Int: String] {
        var groups: [Int: String] = [:]
        var counts: [String: Int] = [:]
        for household in try all() {
            let count = counts[household.name, default: 0] + 1
            counts[household.name] = count
            let name = "Household " + household.name + (count > 1 ? " (\(count))" : "")
            for contact in household.contacts { groups[contact] = name }
        }
        return groups
    }
}
