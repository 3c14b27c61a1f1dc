/// Who holds each number, each address and each identity, and how many different people those are.
struct SharedValues: Sendable {
    /// Rows that hold a value, value by value; values that only one row holds are left out.
    private(set) var holders: [UInt32] = []
    /// Where the holders of each shared value start.
    private(set) var starts: [UInt32] = [0]
    /// Where they end.
    private var ends: [UInt32] = []
    /// Shared values, in the order of ``starts``.
    private(set) var values: [TextID] = []
    /// The number of different people by value, as ``people(_:)`` has it.
    private var peopleCounts: [UInt8]
    private var roleFlags: [Bool]
    private var householdFlags: [Bool]
    /// Rows without a name that hold values of people of different names.
    private var bridges: Set<UInt32> = []
    /// The pairs of rows that a value tells apart, where the holders are those of a whole book and not here.
    private var told: Set<ToldPair>?

    /// Two rows of whom one alone has the name of a holder of a value.
    struct ToldPair: Hashable, Sendable {
        let rows: UInt64
        /// The hash of the value.
        let value: UInt64
    }

    /// The most people whose value may be one person's.
    private static let fewPeople = 2
    /// Above so many holders nobody counts people any more.
    private static let manyHolders = 60

    /// The number of values in one piece of work.
    private static let pieceSize = 4096

    /// The values of some rows, of which the standing among all says whether several people hold them. Who else does is not known.
    init(_ table: ContactTable, _ standings: [ContactStanding]) {
        peopleCounts = [UInt8](repeating: 1, count: table.values.count)
        roleFlags = [Bool](repeating: false, count: table.values.count)
        householdFlags = roleFlags
        for (row, standing) in zip(table.rows, standings) {
            for (place, phone) in table.phones(of: row).enumerated()
            where standing.commonPhones >> UInt64(place) & 1 == 1 {
                peopleCounts[Int(phone.text.raw)] = .max
            }
            for (place, email) in table.emails(of: row).enumerated() {
                if standing.commonEmails >> UInt64(place) & 1 == 1 { peopleCounts[Int(email.raw)] = .max }
                noteFunction(of: email, table)
            }
            for (place, identity) in table.identities(of: row).enumerated()
            where standing.commonIdentities >> UInt64(place) & 1 == 1 {
                peopleCounts[Int(identity.raw)] = .max
            }
        }
    }

    /// The values of some rows of a book, whose holders are elsewhere.
    ///
    /// - Parameters:
    ///   - people: gives the number of people who hold a value, by its hash.
    ///   - bridges: the rows that may be several people's.
    ///   - told: the pairs that a value tells apart.
    init(_ table: ContactTable, people: (UInt64) -> UInt8, bridges: Set<UInt32>, told: Set<ToldPair>) {
        peopleCounts = table.values.hashes.map(people)
        roleFlags = [Bool](repeating: false, count: table.values.count)
        householdFlags = roleFlags
        self.bridges = bridges
        self.told = told
        for row in table.rows {
            for email in table.emails(of: row) { noteFunction(of: email, table) }
        }
    }

    /// Notes whether an address is that of a function or of a household.
    private mutating func noteFunction(of email: TextID, _ table: ContactTable) {
        table.values.withText(email) { text in
            roleFlags[Int(email.raw)] = EmailText.isRole(text)
            householdFlags[Int(email.raw)] = EmailText.isHousehold(text)
        }
    }

    init(_ table: ContactTable, _ comparison: NameComparison, workers: Workers) {
        let count = table.values.count
        var starts = [UInt32](repeating: 0, count: count + 1)
        func eachValue(_ row: ContactRow, _ body: (TextID) -> Void) {
            for phone in table.phones(of: row) { body(phone.text) }
            for email in table.emails(of: row) { body(email) }
            for identity in table.identities(of: row) { body(identity) }
        }
        for row in table.rows { eachValue(row) { starts[Int($0.raw) + 1] += 1 } }
        peopleCounts = [UInt8](repeating: 0, count: count)
        roleFlags = [Bool](repeating: false, count: count)
        householdFlags = roleFlags
        // Values with one holder need no place.
        var total: UInt32 = 0
        for index in 0..<count {
            let holders = starts[index + 1]
            starts[index] = total
            if holders > 1 {
                total += holders
            } else {
                peopleCounts[index] = UInt8(holders)
            }
        }
        starts[count] = total
        var holders = [UInt32](repeating: 0, count: Int(total))
        var next = starts
        for (place, row) in table.rows.enumerated() {
            eachValue(row) { value in
                let index = Int(value.raw)
                guard starts[index + 1] > starts[index] else { return }
                holders[Int(next[index])] = UInt32(place)
                next[index] += 1
            }
        }
        var sharedStarts: [UInt32] = []
        for index in 1..<max(1, count) where starts[index + 1] > starts[index] {
            let range = Int(starts[index])..<Int(starts[index + 1])
            values.append(TextID(raw: UInt32(index)))
            sharedStarts.append(UInt32(range.lowerBound))
        }
        sharedStarts.append(total)
        self.starts = sharedStarts
        ends = Array(sharedStarts.dropFirst())
        self.holders = holders
        judgeValues(table, comparison, workers)
        findBridges(table, comparison)
    }

    /// Returns `true` if a row without a name may be several people's: it holds values of people of different names.
    @inline(__always)
    func isBridge(_ row: Int) -> Bool { !bridges.isEmpty && bridges.contains(UInt32(row)) }

    private mutating func findBridges(_ table: ContactTable, _ comparison: NameComparison) {
        var names: [UInt32: [PersonName]] = [:]
        forEachNameless(table) { names[$0, default: []].append(table.rows[Int($1)].name) }
        for (row, names) in names where Self.areSeveral(names, comparison) { bridges.insert(row) }
    }

    /// Calls a closure with each row without a name and each row of a name that holds a value with it.
    func forEachNameless(_ table: ContactTable, _ body: (_ nameless: UInt32, _ named: UInt32) -> Void) {
        for place in values.indices {
            let (value, holders) = (values[place], holders(at: place))
            // A switchboard or a function is nobody's.
            guard people(value) <= Self.fewPeople, !isRole(value), !isHousehold(value) else { continue }
            for holder in holders where table.rows[Int(holder)].isNameless {
                for other in holders where !table.rows[Int(other)].isNameless { body(holder, other) }
            }
        }
    }

    /// Returns `true` if names are those of different people.
    static func areSeveral(_ names: [PersonName], _ comparison: NameComparison) -> Bool {
        names.indices.contains { one in names[..<one].contains { comparison.level($0, names[one]).isConflict } }
    }

    /// Returns `true` if no other holder of a value may have the vaguer of the names of two rows and cannot have the plainer one.
    func tells(_ value: TextID, _ one: Int, _ two: Int, _ table: ContactTable, _ comparison: NameComparison) -> Bool {
        if let told {
            return told.contains(
                ToldPair(rows: UInt64(rows: UInt32(one), UInt32(two)), value: table.values.hash(value)))
        }
        let (first, second) = (table.rows[one].name, table.rows[two].name)
        // Letters of another script leave out what tells names apart, and so may Latin ones.
        let difference =
            comparison.script(first) == comparison.script(second)
            ? comparison.vagueness(first) - comparison.vagueness(second) : 0
        return holders(of: value).allSatisfy { holder in
            let name = table.rows[Int(holder)].name
            let (isFirst, isSecond) = (comparison.mayBeOne(name, first), comparison.mayBeOne(name, second))
            return difference == 0 ? isFirst == isSecond : difference > 0 ? !isFirst || isSecond : !isSecond || isFirst
        }
    }

    // MARK: Cards

    /// Counts the people who hold the values of cards, each as often as there are cards.
    ///
    /// - Parameters:
    ///   - made: the cards that were made since.
    ///   - card: the row of the card on which a row is.
    mutating func count(
        on made: Set<UInt32>, _ card: [UInt32], _ table: ContactTable, _ comparison: NameComparison
    ) {
        var areMade = [Bool](repeating: false, count: card.count)
        for row in made { areMade[Int(row)] = true }
        for place in values.indices where holders(at: place).contains(where: { areMade[Int(card[Int($0)])] }) {
            let (start, former) = (Int(starts[place]), Int(ends[place]))
            for index in start..<former { holders[index] = card[Int(holders[index])] }
            holders[start..<former].sort()
            var end = start
            for index in start..<former where end == start || holders[end - 1] != holders[index] {
                holders[end] = holders[index]
                end += 1
            }
            ends[place] = UInt32(end)
            peopleCounts[Int(values[place].raw)] = Self.people(among: holders(at: place), table, comparison)
        }
        bridges = []
        findBridges(table, comparison)
    }

    /// The properties found for one value.
    private struct Judgement {
        var people: UInt8 = 0
        var isRole = false
        var isHousehold = false
    }

    private mutating func judgeValues(_ table: ContactTable, _ comparison: NameComparison, _ workers: Workers) {
        let (shared, count) = (self, values.count)
        let judgements = workers.map((count + Self.pieceSize - 1) / Self.pieceSize) { piece in
            (piece * Self.pieceSize..<min(count, (piece + 1) * Self.pieceSize)).map { place in
                var judgement = Judgement(people: Self.people(among: shared.holders(at: place), table, comparison))
                table.values.withText(shared.values[place]) { text in
                    guard text.contains(0x40) else { return }
                    judgement.isRole = EmailText.isRole(text)
                    judgement.isHousehold = EmailText.isHousehold(text)
                }
                return judgement
            }
        }
        for (value, judgement) in zip(values, judgements.joined()) {
            peopleCounts[Int(value.raw)] = judgement.people
            roleFlags[Int(value.raw)] = judgement.isRole
            householdFlags[Int(value.raw)] = judgement.isHousehold
        }
    }

    /// The rows that hold a shared value.
    func holders(at place: Int) -> ArraySlice<UInt32> { holders[Int(starts[place])..<Int(ends[place])] }

    /// The rows that hold a value; none if only one does.
    ///
    /// - Complexity: O(log values).
    func holders(of value: TextID) -> ArraySlice<UInt32> {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if values[middle].raw < value.raw { low = middle + 1 } else { high = middle }
        }
        return low < values.count && values[low] == value ? holders(at: low) : []
    }

    /// The number of different people who hold a value, by their names; 255 stands for many.
    @inline(__always)
    func people(_ value: TextID) -> Int { Int(peopleCounts[Int(value.raw)]) }

    /// Returns `true` if so many hold an identity that it is their employer's. Two may be one person whose name is misspelled.
    @inline(__always)
    func isOfMany(_ identity: TextID) -> Bool { people(identity) > Self.fewPeople }

    /// Returns `true` if an address belongs to a function.
    @inline(__always)
    func isRole(_ email: TextID) -> Bool { roleFlags[Int(email.raw)] }

    /// Returns `true` if an address names a household.
    @inline(__always)
    func isHousehold(_ email: TextID) -> Bool { householdFlags[Int(email.raw)] }

    private static func people(
        among holders: ArraySlice<UInt32>, _ table: ContactTable, _ comparison: NameComparison
    ) -> UInt8 {
        if holders.count > manyHolders { return .max }
        var people: [[PersonName]] = []
        // A vague name may be that of any plain one: `Anna` and `Visser` beside `Anna Visser` are nobody else, and `J. Weber` beside `Jan Weber` and
        // `Julia Weber` makes one of neither. `Ahmed Aziz` and `Mohamed Aziz` are two beside `Ahmed Mohamed Aziz`.
        for vagueness in 0...NameComparison.greatestVagueness {
            for holder in holders {
                let name = table.rows[Int(holder)].name
                guard !name.isEmpty, comparison.vagueness(name) == vagueness else { continue }
                let person = people.firstIndex { comparison.mayBeOne(name, among: $0) }
                if let person { people[person].append(name) } else { people.append([name]) }
            }
        }
        return UInt8(max(1, people.count))
    }
}
