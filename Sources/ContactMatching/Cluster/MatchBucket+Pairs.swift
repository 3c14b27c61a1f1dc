extension MatchBucket {
    // MARK: Numbers and addresses

    /// Gives rows to the buckets of their numbers, addresses and identities, with the name and these values alone.
    func hold(to output: inout MatchRecords) throws {
        let table = try table()
        let values = table.table.values
        var parts: [Int: NumberedRows] = [:]
        func send(_ bucket: Int) {
            guard let part = parts.removeValue(forKey: bucket) else { return }
            output.append(.holders, bucket: bucket, content: part.encoded())
        }
        for (place, row) in table.table.rows.enumerated() {
            let phones = table.table.phones(of: row).map(\.text)
            let others = table.table.emails(of: row) + table.table.identities(of: row)
            let buckets = (phones + others).map { facts.bucket(ofHash: values.hash($0)) }
            for bucket in Set(buckets) {
                table.append(
                    place, to: &parts[bucket, default: NumberedRows()],
                    keeping: .nameAndValues { facts.bucket(ofHash: values.hash($0)) == bucket })
                if parts[bucket]?.count == NumberedRows.pieceSize { send(bucket) }
            }
        }
        for bucket in parts.keys.sorted() { send(bucket) }
    }

    /// Compares the holders of values: how many people they are, which rows are compared, and what a value tells of them.
    func share(to output: inout MatchRecords) throws {
        let rows = try table(of: .holders)
        let table = rows.table
        let names = NameComparison(names: table.names, lexicon: NameLexicon(table.names))
        let shared = SharedValues(table, names, workers: .serial)
        var people: [(hash: UInt64, count: UInt32)] = []
        for (place, value) in shared.values.enumerated() where shared.people(value) > 1 {
            people.append((table.values.hash(value), UInt32(shared.people(value))))
            if shared.people(value) == 2 { tell(value, shared.holders(at: place), rows, shared, names, to: &output) }
        }
        if !people.isEmpty {
            people.sort { $0.hash < $1.hash }
            output.append(.people, bucket: number, content: SortedCounts.bytes(of: people))
        }
        let pairs = CandidatePairs.ofHolders(shared, of: table, names.lexicon) { holders in
            !facts.areCards || holders.contains { rows.flags[Int($0)].contains(.isMade) }
        }
        var packed = PackedPairs()
        for pair in pairs {
            packed.append(rows.numbers[Int(pair.rows.first)], rows.numbers[Int(pair.rows.second)])
        }
        packed.send(to: &output)
        var bridges: [Int: NumberedRows] = [:]
        shared.forEachNameless(table) { nameless, named in
            let number = rows.numbers[Int(nameless)]
            bridges[NumberedRows.bucket(of: number), default: NumberedRows()].append(
                table.rows[Int(named)], number: number, of: table.contacts, keeping: .name)
        }
        for (bucket, names) in bridges.sorted(by: { $0.key < $1.key }) {
            output.append(.bridgeNames, bucket: bucket, content: names.encoded())
        }
    }

    private func tell(
        _ value: TextID, _ holders: ArraySlice<UInt32>, _ rows: NumberedTable, _ shared: SharedValues,
        _ names: NameComparison, to output: inout MatchRecords
    ) {
        let table = rows.table
        for (place, one) in holders.enumerated() {
            for two in holders.dropFirst(place + 1) {
                let (name, other) = (table.rows[Int(one)].name, table.rows[Int(two)].name)
                guard names.asksHolders(names.level(name, other), name, other),
                    shared.tells(value, Int(one), Int(two), table, names)
                else { continue }
                let (first, second) = (rows.numbers[Int(one)], rows.numbers[Int(two)])
                output.append(
                    .told, bucket: NumberedRows.bucket(of: first), first, second,
                    content: Array(littleEndian: table.values.hash(value)))
            }
        }
    }

    /// Finds the rows without a name that may be several people's.
    func bridge(to output: inout MatchRecords) throws {
        let rows = try rows(of: .bridgeNames).rows
        let names = NameComparison(names: rows.names, lexicon: NameLexicon(rows.names))
        let byRow = Dictionary(grouping: rows.ids.indices) { rows.ids[$0] }
        for (number, places) in byRow.sorted(by: { $0.key < $1.key })
        where SharedValues.areSeveral(places.map { rows.rows[$0].name }, names) {
            output.append(.bridge, number)
        }
    }

    // MARK: Blocking keys

    /// A key of a rule, which no other rule has.
    private static func key(_ key: UInt64, of rule: Int) -> UInt64 { StableHash.mixed(key, UInt64(rule) + 1) }

    /// Gives the keys of rows to the buckets of these keys.
    func key(to output: inout MatchRecords) throws {
        try sendKeys(to: &output) { row, context, rules, take in
            var keys: [UInt64] = []
            for (place, rule) in rules.enumerated() {
                keys.removeAll(keepingCapacity: true)
                rule.keys(row, context, &keys)
                for key in keys { take(Self.key(key, of: place), UInt8(place)) }
            }
        }
    }

    /// Gives further keys of rows whose key too many have.
    func refine(to output: inout MatchRecords) throws {
        try sendKeys(to: &output) { row, context, rules, take in
            var (keys, further): ([UInt64], [UInt64]) = ([], [])
            for (place, rule) in rules.enumerated() where rule.refines {
                keys.removeAll(keepingCapacity: true)
                rule.keys(row, context, &keys)
                for key in keys.map({ Self.key($0, of: place) }) where facts.crowdedKeys.contains(key) {
                    further.removeAll(keepingCapacity: true)
                    BlockingRule.refinement.keys(row, context, &further)
                    for second in further { take(StableHash.mixed(key, second), UInt8(place) | Self.isRefined) }
                }
            }
        }
    }

    /// The bit of the number of a rule that says that its keys are refined.
    private static let isRefined: UInt8 = 0x80

    private func sendKeys(
        to output: inout MatchRecords,
        _ keys: (
            _ row: ContactRow, _ context: BlockingRule.Context, _ rules: [BlockingRule],
            _ take: (_ key: UInt64, _ rule: UInt8) -> Void
        ) -> Void
    ) throws {
        let rows = try table()
        let context = BlockingRule.Context(
            table: rows.table, lexicon: NameLexicon(rows.table.names),
            hasUnconfirmedNumbers: facts.hasUnconfirmedNumbers)
        let rules = BlockingRule.rules(of: facts.rowCount)
        var parts = [[UInt8]](repeating: [], count: facts.bucketCount)
        for (row, number) in zip(rows.table.rows, rows.numbers) {
            keys(row, context, rules) { key, rule in
                let bucket = facts.bucket(ofHash: key)
                parts[bucket].append(littleEndian: key)
                parts[bucket].append(littleEndian: number)
                parts[bucket].append(rule)
            }
        }
        for (bucket, part) in parts.enumerated() where !part.isEmpty {
            output.append(.keys, bucket: bucket, Int64(self.number), content: part)
        }
    }

    /// Makes pairs of the rows that have a key in common.
    func block(to output: inout MatchRecords) throws {
        let rules = BlockingRule.rules(of: facts.rowCount)
        var (keyed, numbers, ruleNumbers): ([KeyedRow], [Int64], [UInt8]) = ([], [], [])
        // The rows of each bucket are in order, and so are the buckets.
        for place in places(of: .keys).sorted(by: { records.firsts[$0] < records.firsts[$1] }) {
            records.forEach(place, ofSize: 17) { element in
                keyed.append(KeyedRow(key: element.number(at: 0), row: UInt32(numbers.count)))
                numbers.append(element.number(at: 8))
                ruleNumbers.append(element[16])
            }
        }
        guard ruleNumbers.allSatisfy({ $0 & ~Self.isRefined < rules.count }) else { throw MatchStep.DamagedInput() }
        var packed = PackedPairs()
        KeyedRow.forEachBlock(of: keyed) { block in
            let rule = ruleNumbers[Int(block[0].row)]
            let (limit, refines) = (
                rules[Int(rule & ~Self.isRefined)].limit, rules[Int(rule & ~Self.isRefined)].refines
            )
            guard block.count <= limit else {
                if refines, rule & Self.isRefined == 0 {
                    output.append(.crowdedKey, Int64(bitPattern: block[0].key))
                }
                return
            }
            for first in block.indices {
                for second in (first + 1)..<max(first + 1, block.count) {
                    let (one, two) = (numbers[Int(block[first].row)], numbers[Int(block[second].row)])
                    if one != two { packed.append(min(one, two), max(one, two)) }
                }
            }
        }
        packed.send(to: &output)
    }

    /// Takes the pairs of a bucket together and asks other buckets for the rows that are compared with those of this.
    func gather(to output: inout MatchRecords) {
        var pairs = Set(self.pairs)
        for place in places(of: .pair) { pairs.insert(NumberPair(records.firsts[place], records.seconds[place])) }
        var packed = PackedPairs()
        var wanted: [Int: Set<Int64>] = [:]
        for pair in pairs.sorted() {
            packed.append(pair.first, pair.second)
            let bucket = NumberedRows.bucket(of: pair.second)
            if bucket != number { wanted[bucket, default: []].insert(pair.second) }
        }
        packed.send(to: &output)
        for (bucket, rows) in wanted.sorted(by: { $0.key < $1.key }) {
            var numbers: [UInt8] = []
            for row in rows.sorted() { numbers.append(littleEndian: row) }
            output.append(.want, bucket: bucket, 0, Int64(number), content: numbers)
        }
    }

    /// The pairs that have no weight yet.
    var pairs: [NumberPair] {
        var pairs: [NumberPair] = []
        for place in places(of: .pairs) {
            records.forEach(place, ofSize: 16) { pairs.append(NumberPair($0.number(at: 0), $0.number(at: 8))) }
        }
        return pairs
    }
}

/// Two rows by their numbers, the lower one first.
struct NumberPair: Hashable, Comparable {
    let first, second: Int64

    init(_ first: Int64, _ second: Int64) { (self.first, self.second) = (first, second) }

    static func < (one: Self, two: Self) -> Bool { (one.first, one.second) < (two.first, two.second) }
}

/// Pairs on their way to the buckets of their first rows, 16 bytes each.
struct PackedPairs {
    private var parts: [Int: [UInt8]] = [:]

    mutating func append(_ first: Int64, _ second: Int64) {
        parts[NumberedRows.bucket(of: first), default: []].append(littleEndian: first)
        parts[NumberedRows.bucket(of: first), default: []].append(littleEndian: second)
    }

    func send(to output: inout MatchRecords) {
        for (bucket, pairs) in parts.sorted(by: { $0.key < $1.key }) {
            output.append(.pairs, bucket: bucket, content: pairs)
        }
    }
}
