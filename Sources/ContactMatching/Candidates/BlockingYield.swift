/// The pairs that a blocking key gave, and the contacts that it left out since too many have the same.
public struct BlockingYield: Sendable, Hashable {
    /// The traits of the key, in words.
    public let name: String
    /// The number of keys that several contacts have.
    public let keys: Int
    /// The number of pairs, and of those that no other key gave.
    public let pairs, ownPairs: Int
    /// The number of keys that too many contacts have, whose contacts are compared only where they have more in common, and of these contacts.
    public let crowdedKeys, crowdedContacts: Int
}

extension CandidatePairs {
    /// The yield of each key, in the order of the keys.
    static func yields(
        _ context: BlockingRule.Context, _ shared: SharedValues, workers: Workers
    ) -> [BlockingYield] {
        let blocks = blocks(context, shared, workers: workers)
        let pairs = workers.map(blocks.count) { Set(blocks[$0].pairs) }
        var counts: [UInt64: Int] = [:]
        for list in pairs {
            for pair in list { counts[pair, default: 0] += 1 }
        }
        return zip(blocks, pairs).map { block, pairs in
            BlockingYield(
                name: block.name, keys: block.count, pairs: pairs.count, ownPairs: pairs.count { counts[$0] == 1 },
                crowdedKeys: block.crowded.keys, crowdedContacts: block.crowded.contacts)
        }
    }
}
