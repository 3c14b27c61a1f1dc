/// Connects people who have two traits of a household in common.
struct HouseholdFinder {
    private let contacts: NormalizedContacts
    /// The callers' numbers of the people, ascending.
    private var people: [Int64] = []
    /// Two traits of a person as one key.
    private var pairs: [(shared: Household.Traits, rows: [KeyedRow])] = [
        ([.address, .familyName], []), ([.landline, .familyName], []), ([.address, .landline], []),
    ]
    private var parents: [UInt32] = []
    private var sizes: [UInt32] = []
    private var shared: [Household.Traits] = []

    /// A landline of more people is that of an office, and an address of more that of a house with many flats.
    private static let maximumHolders = (landline: 6, address: 24)
    /// Two traits that more people have in common are those of a firm.
    private static let maximumPeople = 12

    init(_ contacts: NormalizedContacts) { self.contacts = contacts }

    // MARK: Traits

    /// The traits of one person as hashes.
    private struct Traits {
        var families: Set<UInt64> = []
        var landlines: Set<UInt64> = []
        var addresses: Set<UInt64> = []
    }

    /// Collects the traits of all people.
    mutating func collect(_ person: (Int64) -> Int64?) {
        var rows = contacts.rows.indices.compactMap { row in
            contacts.rows[row].isOrganization ? nil : person(contacts.ids[row]).map { (person: $0, row: row) }
        }
        rows.sort { ($0.person, $0.row) < ($1.person, $1.row) }
        var (landlines, addresses): ([KeyedRow], [KeyedRow]) = ([], [])
        Self.forEachPerson(rows) { key, members in
            let traits = traits(of: members)
            let place = UInt32(people.count)
            people.append(key)
            landlines += traits.landlines.map { KeyedRow(key: $0, row: place) }
            addresses += traits.addresses.map { KeyedRow(key: $0, row: place) }
        }
        let crowded = Self.crowded(landlines, Self.maximumHolders.landline)
            .union(Self.crowded(addresses, Self.maximumHolders.address))
        var place: UInt32 = 0
        Self.forEachPerson(rows) { _, members in
            add(traits(of: members), of: place, except: crowded)
            place += 1
        }
        parents = Array(0..<UInt32(people.count))
        sizes = [UInt32](repeating: 1, count: people.count)
        shared = [Household.Traits](repeating: [], count: people.count)
    }

    private static func forEachPerson(
        _ rows: [(person: Int64, row: Int)], _ body: (Int64, ArraySlice<(person: Int64, row: Int)>) -> Void
    ) {
        var start = 0
        while start < rows.count {
            var end = start + 1
            while end < rows.count, rows[end].person == rows[start].person { end += 1 }
            body(rows[start].person, rows[start..<end])
            start = end
        }
    }

    private func traits(of members: ArraySlice<(person: Int64, row: Int)>) -> Traits {
        var traits = Traits()
        for (_, place) in members {
            let row = contacts.rows[place]
            for family in [row.name.family, row.name.otherFamily] where !family.isEmpty {
                traits.families.insert(contacts.names.hash(family))
            }
            for phone in contacts.phones(of: row) where phone.kind == .other || phone.kind == .either {
                traits.landlines.insert(contacts.values.hash(phone.text))
            }
            for address in contacts.addresses(of: row) where hasNumber(address.street) {
                let street = contacts.values.hash(address.street)
                for place in [address.postalCode, address.city] where !place.isEmpty {
                    traits.addresses.insert(StableHash.mixed(street, contacts.values.hash(place)))
                }
            }
        }
        return traits
    }

    private func hasNumber(_ street: TextID) -> Bool {
        !street.isEmpty && contacts.values.withText(street) { $0.contains { $0 &- 0x30 < 10 } }
    }

    /// The keys that more people have than a limit.
    private static func crowded(_ rows: [KeyedRow], _ limit: Int) -> Set<UInt64> {
        var crowded: Set<UInt64> = []
        KeyedRow.forEachBlock(of: rows) { if $0.count > limit { crowded.insert($0[0].key) } }
        return crowded
    }

    private mutating func add(_ traits: Traits, of person: UInt32, except crowded: Set<UInt64>) {
        let landlines = traits.landlines.subtracting(crowded)
        let addresses = traits.addresses.subtracting(crowded)
        for (place, both) in [(addresses, traits.families), (landlines, traits.families), (addresses, landlines)]
            .enumerated()
        {
            for one in both.0 {
                for two in both.1 {
                    pairs[place].rows.append(KeyedRow(key: StableHash.mixed(one, two), row: person))
                }
            }
        }
    }

    // MARK: Households

    mutating func households() -> [Household] {
        for (traits, rows) in pairs {
            KeyedRow.forEachBlock(of: rows) { block in
                guard block.count <= Self.maximumPeople else { return }
                for other in block.dropFirst() { join(block[0].row, other.row, traits) }
            }
        }
        var members: [UInt32: [Int64]] = [:]
        for place in people.indices where sizes[Int(root(UInt32(place)))] > 1 {
            members[root(UInt32(place)), default: []].append(people[place])
        }
        return members.map { Household(people: $1, shared: shared[Int($0)]) }
            .sorted { ($0.people.first ?? 0) < ($1.people.first ?? 0) }
    }

    private mutating func join(_ one: UInt32, _ two: UInt32, _ traits: Household.Traits) {
        let (first, second) = (Int(min(root(one), root(two))), Int(max(root(one), root(two))))
        if first != second {
            guard Int(sizes[first] + sizes[second]) <= Self.maximumPeople else { return }
            parents[second] = UInt32(first)
            sizes[first] += sizes[second]
            shared[first].formUnion(shared[second])
        }
        shared[first].formUnion(traits)
    }

    private mutating func root(_ person: UInt32) -> UInt32 {
        var person = person
        while parents[Int(person)] != person {
            parents[Int(person)] = parents[Int(parents[Int(person)])]
            person = parents[Int(person)]
        }
        return person
    }
}
