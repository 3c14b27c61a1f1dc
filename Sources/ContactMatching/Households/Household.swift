/// People who live together: a relation between people, who stay people of their own.
public struct Household: Sendable, Hashable {
    /// The caller's numbers of the people, ascending.
    public let people: [Int64]
    /// The traits that some two of them have in common.
    public let shared: Traits

    /// The traits of which two have to be common to the same two people.
    public struct Traits: OptionSet, Sendable, Hashable {
        /// The traits as bits.
        public let rawValue: UInt8

        /// Traits by their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The street with its number, and the postal code or the town.
        public static let address = Traits(rawValue: 1)
        /// A number that is no mobile phone's and that few people have.
        public static let landline = Traits(rawValue: 2)
        /// A family name.
        public static let familyName = Traits(rawValue: 4)
    }
}

extension Household {
    /// Finds the households of people, ordered by the first of each.
    ///
    /// - Parameters:
    ///   - contacts: the contacts of all people.
    ///   - person: gives the caller's number of a contact's person; `nil` for whom no household is wanted.
    /// - Complexity: O(*n* log *n*) for *n* contacts.
    public static func all(of contacts: NormalizedContacts, person: (Int64) -> Int64?) -> [Household] {
        var finder = HouseholdFinder(contacts)
        finder.collect(person)
        return finder.households()
    }
}
