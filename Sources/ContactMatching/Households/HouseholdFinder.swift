/// Connects people who have two traits of a household in common.
struct HouseholdFinder {
    private let contacts: NormalizedContacts
    /// The callers' numbers of the people, ascending.
    private var people: [Int64] = []
    /// Two traits of a person as one key.
    private var pairs: [(shared: Household.Traits, rows: [KeyedRow])] = [
        ([.address, .familyName], []), ([.landline, .familyName], []), ([.address, .landline], []),
    ]
    /// The names of people, and the organizations where they work.
    private var names = TraitLists(), organizations = TraitLists()
    private var sets = DisjointSets(count: 0)
    private var sizes: [UInt32] = []
    private var shared: [Household.Traits] = []

    /// A landline of more people is that of an office, and an address of more that of a house with many flats.
    private static let maximumHolders = (landline: 6, address: 24)
    /// Two traits that more people have in common are those of a firm.
    private static let maximumPeople = 12

    init(_ contacts: NormalizedContacts) { self.contacts = contacts }

    // MARK: Traits

    /// The traits of one kind of all people, as hashes.
    private struct TraitLists {
        private var keys: [UInt64] = []
        private var starts = [0]

        mutating func append(_ traits: Set<UInt64>) {
            keys += traits
            starts.append(keys.count)
        }

        subscript(person: Int) -> ArraySlice<UInt64> { keys[starts[person]..<starts[person + 1]] }

        /// The keys that more people have than a limit.
        func crowded(_ limit: Int) -> Set<UInt64> {
            let rows = (0..<starts.count - 1).flatMap { person in
                self[person].map { KeyedRow(key: $0, row: UInt32(person)) }
            }
            var crowded: Set<UInt64> = []
            KeyedRow.forEachBlock(of: rows) { if $0.count > limit { crowded.insert($0[0].key) } }
            return crowded
        }

        /// The keys of a person that are not crowded.
        func of(_ person: Int, except crowded: Set<UInt64>) -> [UInt64] {
            self[person].filter { !crowded.contains($0) }
        }
    }

    /// Collects the traits of all people.
    mutating func collect(_ person: (Int64) -> Int64?) {
        var rows = contacts.rows.indices.compactMap { row in
            contacts.rows[row].isOrganization ? nil : person(contacts.ids[row]).map { (person: $0, row: row) }
        }
        rows.sort { ($0.person, $0.row) < ($1.person, $1.row) }
        var (families, landlines, addresses) = (TraitLists(), TraitLists(), TraitLists())
        Self.forEachPerson(rows) { key, members in
            people.append(key)
            let rows = members.map { contacts.rows[$0.row] }
            families.append(Set(rows.flatMap(self.families)))
            landlines.append(Set(rows.flatMap(self.landlines)))
            addresses.append(Set(rows.flatMap(self.addresses)))
            names.append(Set(rows.compactMap(self.name)))
            organizations.append(
                Set(rows.filter { !$0.organization.isEmpty }.map { contacts.values.hash($0.organization) }))
        }
        let offices = landlines.crowded(Self.maximumHolders.landline)
        let houses = addresses.crowded(Self.maximumHolders.address)
        for person in people.indices {
            let landlines = landlines.of(person, except: offices)
            let addresses = addresses.of(person, except: houses)
            add(addresses, families[person], to: 0, person)
            add(landlines, families[person], to: 1, person)
            add(addresses, landlines, to: 2, person)
        }
        sets = DisjointSets(count: people.count)
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

    /// The given and the family name of a contact; `nil` if one of them is not known.
    private func name(of row: ContactRow) -> UInt64? {
        row.name.isSingle
            ? nil : StableHash.mixed(contacts.names.hash(row.name.given), contacts.names.hash(row.name.family))
    }

    private func families(of row: ContactRow) -> [UInt64] {
        [row.name.family, row.name.otherFamily].filter { !$0.isEmpty }.map { contacts.names.hash($0) }
    }

    private func landlines(of row: ContactRow) -> [UInt64] {
        contacts.phones(of: row).filter { $0.kind == .other || $0.kind == .either }.map {
            contacts.values.hash($0.text)
        }
    }

    private func addresses(of row: ContactRow) -> [UInt64] {
        contacts.addresses(of: row).filter { hasNumber($0.street) }.flatMap { address in
            let street = contacts.values.hash(address.street)
            return [address.postalCode, address.city].filter { !$0.isEmpty }
                .map { StableHash.mixed(street, contacts.values.hash($0)) }
        }
    }

    private func hasNumber(_ street: TextID) -> Bool {
        !street.isEmpty && contacts.values.withText(street) { $0.contains { $0 &- 0x30 < 10 } }
    }

    private mutating func add(
        _ ones: some Sequence<UInt64>, _ others: some Sequence<UInt64>, to pair: Int, _ person: Int
    ) {
        for one in ones {
            pairs[pair].rows += others.map { KeyedRow(key: StableHash.mixed(one, $0), row: UInt32(person)) }
        }
    }

    // MARK: Households

    mutating func households() -> [Household] {
        for (traits, rows) in pairs {
            KeyedRow.forEachBlock(of: rows) { block in
                guard block.count <= Self.maximumPeople else { return }
                for other in block.dropFirst() where !areOneOrColleagues(block[0].row, other.row) {
                    join(block[0].row, other.row, traits)
                }
            }
        }
        var members: [UInt32: [Int64]] = [:]
        for place in people.indices {
            let root = sets.root(UInt32(place))
            if sizes[Int(root)] > 1 { members[root, default: []].append(people[place]) }
        }
        return members.map { Household(people: $1, shared: shared[Int($0)]) }
            .sorted { ($0.people.first ?? 0) < ($1.people.first ?? 0) }
    }

    /// Returns `true` if two people have one name, and may be one who has not been found yet, or work at one place, whose address and number they
    /// have in common, whatever their family names are.
    private func areOneOrColleagues(_ one: UInt32, _ two: UInt32) -> Bool {
        let other = names[Int(two)]
        if names[Int(one)].contains(where: other.contains) { return true }
        let employers = organizations[Int(two)]
        return organizations[Int(one)].contains(where: employers.contains)
    }

    private mutating func join(_ one: UInt32, _ two: UInt32, _ traits: Household.Traits) {
        let roots = (sets.root(one), sets.root(two))
        let (first, second) = (Int(min(roots.0, roots.1)), Int(max(roots.0, roots.1)))
        if first != second {
            guard Int(sizes[first] + sizes[second]) <= Self.maximumPeople else { return }
            sets.join(one, two)
            sizes[first] += sizes[second]
            shared[first].formUnion(shared[second])
        }
        shared[first].formUnion(traits)
    }
}
