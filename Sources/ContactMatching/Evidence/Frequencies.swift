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
    /// The rows whose birthday a large part of the book has.
    private var commonBirthdays: Set<Int> = []
    /// The usual counts of a whole book, of which only a part is here.
    private var usualInBook: (given: Double, family: Double)?

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
        for (place, (row, standing)) in zip(table.rows, standings).enumerated() {
            if standing.hasCommonBirthday { commonBirthdays.insert(place) }
            givenNames[Int(row.name.given.raw)] = standing.givenNames
            familyNames[Int(lexicon.entry(row.name.family).skeleton)] = standing.familyNames
        }
    }

    /// The frequencies that the names and values of rows have in a whole book, of which they are a part.
    ///
    /// - Parameters:
    ///   - book: the frequencies of the book.
    ///   - isKnown: returns `true` for a row whose whole name and addresses were counted.
    init(_ table: ContactTable, _ lexicon: NameLexicon, in book: some BookFrequencies, where isKnown: (Int) -> Bool) {
        self.init(of: table, lexicon, rowCount: book.rowCount)
        usualInBook = book.usualCounts
        for (place, row) in table.rows.enumerated() {
            givenNames[Int(row.name.given.raw)] = book.count(.givenName, Self.givenKey(row, table))
            // The family name may stand in front.
            for word in [row.name.family, row.name.given] {
                familyNames[Int(lexicon.entry(word).skeleton)] = book.count(.familyName, lexicon.skeletonHash(word))
            }
            organizations[Int(row.organization.raw)] = book.count(.organization, table.values.hash(row.organization))
            guard isKnown(place) else { continue }
            if !row.name.isSingle { fullNames[place] = book.count(.fullName, Self.fullNameKey(row, lexicon)) }
            if !row.birthday.isUnknown {
                noteBirthday(
                    ofRow: place, count: book.count(.birthday, row.birthday.key),
                    among: book.count(.birthday, Self.anyBirthday))
            }
            for address in row.addresses.range where !table.addresses[address].street.isEmpty {
                addresses[address] = book.count(.address, Self.key(of: table.addresses[address], table))
            }
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
            names.append(KeyedRow(key: Self.fullNameKey(row, lexicon), row: UInt32(place)))
        }
        KeyedRow.forEachBlock(of: names) { block in
            for member in block { fullNames[Int(member.row)] = UInt32(block.count) }
        }
        countBirthdays(table)
        var streets: [KeyedRow] = []
        for row in table.rows {
            for place in row.addresses.range where !table.addresses[place].street.isEmpty {
                streets.append(KeyedRow(key: Self.key(of: table.addresses[place], table), row: UInt32(place)))
            }
        }
        KeyedRow.forEachBlock(of: streets) { block in
            for member in block { addresses[Int(member.row)] = UInt32(block.count) }
        }
    }

    private mutating func countBirthdays(_ table: ContactTable) {
        let rows = table.rows.enumerated().compactMap { place, row in
            row.birthday.isUnknown ? nil : KeyedRow(key: row.birthday.key, row: UInt32(place))
        }
        KeyedRow.forEachBlock(of: rows) { block in
            for member in block {
                noteBirthday(ofRow: Int(member.row), count: UInt32(block.count), among: UInt32(rows.count))
            }
        }
    }

    /// So many others have one birthday by chance, and such a part of all birthdays is no chance.
    private static let (othersByChance, leastPart): (UInt32, UInt32) = (8, 20)

    /// Notes a birthday that many of other names have, and a twentieth of all: a program or a form has put it there.
    private mutating func noteBirthday(ofRow row: Int, count: UInt32, among all: UInt32) {
        let others = count > fullNames[row] ? count - fullNames[row] : 0
        if others > Self.othersByChance, UInt64(others) * UInt64(Self.leastPart) > UInt64(all) {
            commonBirthdays.insert(row)
        }
    }

    // MARK: Keys

    /// The key of all rows that have a birthday.
    private static let anyBirthday: UInt64 = 1

    /// The names and values that are counted.
    enum Kind: UInt8, CaseIterable {
        case givenName, familyName, fullName, organization, address, birthday
    }

    /// Calls a closure with everything of a row that is counted, by hashes that are the same in every table.
    static func forEachKey(
        of row: ContactRow, _ table: ContactTable, _ lexicon: NameLexicon, _ body: (Kind, UInt64) -> Void
    ) {
        body(.givenName, givenKey(row, table))
        body(.familyName, lexicon.skeletonHash(row.name.family))
        body(.organization, table.values.hash(row.organization))
        if !row.name.isSingle { body(.fullName, fullNameKey(row, lexicon)) }
        for address in table.addresses(of: row) where !address.street.isEmpty {
            body(.address, key(of: address, table))
        }
        if row.birthday.isUnknown { return }
        body(.birthday, row.birthday.key)
        body(.birthday, anyBirthday)
    }

    private static func givenKey(_ row: ContactRow, _ table: ContactTable) -> UInt64 {
        table.names.hash(row.name.given)
    }
    private static func fullNameKey(_ row: ContactRow, _ lexicon: NameLexicon) -> UInt64 {
        StableHash.mixed(lexicon.skeletonHash(row.name.given), lexicon.skeletonHash(row.name.family))
    }
    private static func key(of address: AddressValue, _ table: ContactTable) -> UInt64 {
        StableHash.mixed(table.values.hash(address.street), table.values.hash(address.postalCode))
    }

    // MARK: Counts

    /// In how many contacts the given name of a contact occurs on the average, and its family name.
    var usualCounts: (given: Double, family: Double) {
        if let usualInBook { return usualInBook }
        func usual(_ counts: [UInt32]) -> Double {
            let (sum, squares) = counts.dropFirst().reduce((0.0, 0.0)) {
                ($0.0 + Double($1), $0.1 + Double($1) * Double($1))
            }
            return sum > 0 ? squares / sum : 1
        }
        return (usual(givenNames), usual(familyNames))
    }

    /// Forgets how many have the names and birthdays of rows, which have others now.
    mutating func forgetFullNames(of rows: Set<UInt32>) {
        for row in rows { fullNames[Int(row)] = 1 }
        if !commonBirthdays.isEmpty { commonBirthdays.subtract(rows.map { Int($0) }) }
    }

    /// Returns `true` if a large part of the book has the birthday of a row, which says nothing then.
    @inline(__always)
    func hasCommonBirthday(_ row: Int) -> Bool { !commonBirthdays.isEmpty && commonBirthdays.contains(row) }

    func given(_ word: TextID) -> Int { Int(givenNames[Int(word.raw)]) }
    func family(skeleton: UInt32) -> Int { Int(familyNames[Int(skeleton)]) }
    func fullName(ofRow row: Int) -> Int { Int(fullNames[row]) }
    func organization(_ value: TextID) -> Int { Int(organizations[Int(value.raw)]) }
    /// The number of the same addresses; 1 for one that was added later.
    func address(at place: Int) -> Int { place < addresses.count ? Int(addresses[place]) : 1 }
}

/// The frequencies of a whole book, by the keys of ``Frequencies/forEachKey(of:_:_:_:)``.
protocol BookFrequencies {
    var rowCount: Int { get }
    var usualCounts: (given: Double, family: Double) { get }
    /// The number of rows that have a name or a value.
    func count(_ kind: Frequencies.Kind, _ key: UInt64) -> UInt32
}
