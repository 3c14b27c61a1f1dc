/// The frequencies of names, organizations and addresses among the contacts.
struct Frequencies: Sendable {
    let rowCount: Int
    /// By word.
    private var givenNames: [UInt32]
    /// By skeleton.
    private var familyNames: [UInt32]
    /// By row: how many rows have its full name.
    private var fullNames: [UInt32]
    /// By value.
    private var organizations: [UInt32]
    /// By address: how many are the same.
    private var addresses: [UInt32]

    /// Frequencies of which none is known.
    private init(of table: ContactTable, _ lexicon: NameLexicon, rowCount: Int) {
        self.rowCount = rowCount
        givenNames = [UInt32](repeating: 0, count: table.names.count)
        familyNames = [UInt32](repeating: 0, count: lexicon.skeletons.count)
        organizations = [UInt32](repeating: 0, count: table.values.count)
        fullNames = [UInt32](repeating: 1, count: table.rows.count)
        addresses = [UInt32](repeating: 1, count: table.addresses.count)
    }

    /// The frequencies of names that rows have among all; those of other values are not known.
    init(_ table: ContactTable, _ lexicon: NameLexicon, _ standings: [ContactStanding], rowCount: Int) {
        self.init(of: table, lexicon, rowCount: rowCount)
        for (row, standing) in zip(table.rows, standings) {
            givenNames[Int(row.name.given.raw)] = standing.givenNames
            familyNames[Int(lexicon.entry(row.name.family).skeleton)] = standing.familyNames
        }
    }

    /// The frequencies among rows.
    ///
    /// - Parameter rowCount: the number of rows that are not empty; by default all.
    init(_ table: ContactTable, _ lexicon: NameLexicon, rowCount: Int? = nil) {
        self.init(of: table, lexicon, rowCount: rowCount ?? table.rows.count)
        var names: [KeyedRow] = []
        names.reserveCapacity(table.rows.count)
        for (place, row) in table.rows.enumerated() {
            givenNames[Int(row.name.given.raw)] += 1
            familyNames[Int(lexicon.entry(row.name.family).skeleton)] += 1
            organizations[Int(row.organization.raw)] += 1
            guard !row.name.isSingle else { continue }
            let key = StableHash.mixed(
                lexicon.skeletonHash(row.name.given), lexicon.skeletonHash(row.name.family))
            names.append(KeyedRow(key: key, row: UInt32(place)))
        }
        KeyedRow.forEachBlock(of: names) { block in
            for member in block { fullNames[Int(member.row)] = UInt32(block.count) }
        }
        var streets: [KeyedRow] = []
        for row in table.rows {
            for place in row.addresses.range where !table.addresses[place].street.isEmpty {
                let address = table.addresses[place]
                let key = StableHash.mixed(table.values.hash(address.street), table.values.hash(address.postalCode))
                streets.append(KeyedRow(key: key, row: UInt32(place)))
            }
        }
        KeyedRow.forEachBlock(of: streets) { block in
            for member in block { addresses[Int(member.row)] = UInt32(block.count) }
        }
    }

    /// In how many contacts the given name of a contact occurs on the average, and its family name.
    var usualCounts: (given: Double, family: Double) {
        func usual(_ counts: [UInt32]) -> Double {
            let (sum, squares) = counts.dropFirst().reduce((0.0, 0.0)) {
                ($0.0 + Double($1), $0.1 + Double($1) * Double($1))
            }
            return sum > 0 ? squares / sum : 1
        }
        return (usual(givenNames), usual(familyNames))
    }

    func given(_ word: TextID) -> Int { Int(givenNames[Int(word.raw)]) }
    func family(skeleton: UInt32) -> Int { Int(familyNames[Int(skeleton)]) }
    func fullName(ofRow row: Int) -> Int { Int(fullNames[row]) }
    func organization(_ value: TextID) -> Int { Int(organizations[Int(value.raw)]) }
    /// The number of the same addresses; 1 for one that was added later.
    func address(at place: Int) -> Int { place < addresses.count ? Int(addresses[place]) : 1 }
}
