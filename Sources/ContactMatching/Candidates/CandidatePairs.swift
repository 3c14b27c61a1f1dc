/// The pairs of rows that are compared: those that share a value or another trait that few have.
struct CandidatePairs: Sendable {
    /// The second rows of the pairs, by the first, in ascending order.
    private(set) var seconds: [UInt32] = []
    private(set) var starts: [UInt32] = []

    /// The number of pairs.
    var count: Int { seconds.count }

    /// The rows that a row is compared with, those before it left out.
    @inline(__always)
    func seconds(of first: Int) -> ArraySlice<UInt32> { seconds[Int(starts[first])..<Int(starts[first + 1])] }

    init(_ context: BlockingRule.Context, _ shared: SharedValues, workers: Workers) {
        collect(Self.blocks(context, shared, workers: workers).map(\.pairs), rowCount: context.table.rows.count)
    }

    /// The pairs of each key, those of shared numbers and addresses first.
    static func blocks(_ context: BlockingRule.Context, _ shared: SharedValues, workers: Workers) -> [Blocks] {
        let rules = BlockingRule.rules(of: context.table.rows.count)
        return workers.map(rules.count + 1) { index in
            index == 0 ? pairs(of: shared, context) : pairs(by: rules[index - 1], context)
        }
    }

    /// The blocks of one key: pairs, and what was left out.
    struct Blocks: Sendable {
        /// The traits of the key, in words.
        let name: String
        fileprivate(set) var pairs: [UInt64] = []
        /// The number of keys that several contacts have.
        fileprivate(set) var count = 0
        /// The numbers of keys that too many contacts have to compare each with each, and of those contacts.
        fileprivate(set) var crowded = (keys: 0, contacts: 0)

        fileprivate mutating func leaveOut(_ contacts: Int) {
            crowded.keys += 1
            crowded.contacts += contacts
        }
    }

    // MARK: Blocks

    /// Up to so many holders of a value are compared each with each.
    private static let holderLimit = 8
    /// Up to so many holders of one value who have a name in common.
    private static let namedHolderLimit = 30

    private static func pairs(by rule: BlockingRule, _ context: BlockingRule.Context) -> Blocks {
        var blocks = Blocks(name: rule.name)
        var keyed: [KeyedRow] = []
        keyed.reserveCapacity(context.table.rows.count)
        var keys: [UInt64] = []
        for (place, row) in context.table.rows.enumerated() {
            keys.removeAll(keepingCapacity: true)
            rule.keys(row, context, &keys)
            for key in keys { keyed.append(KeyedRow(key: key, row: UInt32(place))) }
        }
        KeyedRow.forEachBlock(of: keyed) { block in
            blocks.count += 1
            if block.count <= rule.limit { return append(block, to: &blocks.pairs) }
            blocks.leaveOut(block.count)
            if rule.refines { appendRefined(block, limit: rule.limit, context, to: &blocks.pairs) }
        }
        return blocks
    }

    private static func appendRefined(
        _ block: UnsafeBufferPointer<KeyedRow>, limit: Int, _ context: BlockingRule.Context, to pairs: inout [UInt64]
    ) {
        var keyed: [KeyedRow] = []
        var keys: [UInt64] = []
        for member in block {
            keys.removeAll(keepingCapacity: true)
            BlockingRule.refinement.keys(context.table.rows[Int(member.row)], context, &keys)
            for key in keys { keyed.append(KeyedRow(key: key, row: member.row)) }
        }
        KeyedRow.forEachBlock(of: keyed) { part in
            if part.count <= limit { append(part, to: &pairs) }
        }
    }

    /// The pairs of rows that hold a value in common.
    ///
    /// - Parameter isWanted: returns `true` for the holders of a value that are wanted.
    static func ofHolders(
        _ shared: SharedValues, of table: ContactTable, _ lexicon: NameLexicon,
        where isWanted: (ArraySlice<UInt32>) -> Bool
    ) -> [UInt64] {
        pairs(of: shared, BlockingRule.Context(table: table, lexicon: lexicon), where: isWanted).pairs
    }

    /// Holders of one value; of a switchboard only those whose names have something in common.
    private static func pairs(
        of shared: SharedValues, _ context: BlockingRule.Context,
        where isWanted: (ArraySlice<UInt32>) -> Bool = { _ in true }
    ) -> Blocks {
        var blocks = Blocks(name: "number or e-mail")
        var keyed: [KeyedRow] = []
        for place in shared.values.indices {
            let holders = shared.holders(at: place)
            guard holders.count > 1, isWanted(holders) else { continue }
            blocks.count += 1
            if holders.count <= holderLimit {
                for (index, holder) in holders.enumerated() {
                    for other in holders.dropFirst(index + 1) { append(holder, other, to: &blocks.pairs) }
                }
                continue
            }
            blocks.leaveOut(holders.count)
            keyed.removeAll(keepingCapacity: true)
            for holder in holders {
                let name = context.table.rows[Int(holder)].name
                guard !name.given.isEmpty else { continue }
                let family = context.skeleton(name.family)
                keyed.append(
                    KeyedRow(key: StableHash.mixed(family, context.firstLetter(name.given)), row: holder))
                context.forEachForm(of: name.given) { keyed.append(KeyedRow(key: $0, row: holder)) }
            }
            KeyedRow.forEachBlock(of: keyed) { block in
                if block.count <= namedHolderLimit { return append(block, to: &blocks.pairs) }
                // Each with the first and the next: cards of one person that differ in little are all joined.
                for place in block.indices.dropFirst() {
                    append(block[0].row, block[place].row, to: &blocks.pairs)
                    if place > 1 { append(block[place - 1].row, block[place].row, to: &blocks.pairs) }
                }
            }
        }
        return blocks
    }

    private static func append(_ block: UnsafeBufferPointer<KeyedRow>, to pairs: inout [UInt64]) {
        for first in block.indices {
            for second in (first + 1)..<max(first + 1, block.count) {
                append(block[first].row, block[second].row, to: &pairs)
            }
        }
    }

    @inline(__always)
    private static func append(_ first: UInt32, _ second: UInt32, to pairs: inout [UInt64]) {
        if first != second { pairs.append(UInt64(rows: first, second)) }
    }

    // MARK: Collecting

    private mutating func collect(_ lists: [[UInt64]], rowCount: Int) {
        var ends = [UInt32](repeating: 0, count: rowCount + 1)
        for list in lists {
            for pair in list { ends[Int(pair.rows.first) + 1] += 1 }
        }
        for row in 0..<rowCount { ends[row + 1] += ends[row] }
        let bounds = ends
        let total = lists.reduce(0) { $0 + $1.count }
        var all = [UInt32](repeating: 0, count: total)
        for list in lists {
            for pair in list {
                let (first, second) = pair.rows
                all[Int(ends[Int(first)])] = second
                ends[Int(first)] += 1
            }
        }
        starts.reserveCapacity(rowCount + 1)
        starts.append(0)
        var end = 0
        for row in 0..<rowCount {
            let range = Int(bounds[row])..<Int(bounds[row + 1])
            if range.count > 1 { all[range].sort() }
            let start = end
            for place in range where end == start || all[end - 1] != all[place] {
                all[end] = all[place]
                end += 1
            }
            starts.append(UInt32(end))
        }
        all.removeSubrange(end...)
        seconds = all
    }
}
