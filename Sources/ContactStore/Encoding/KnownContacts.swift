/// The hashes of stored contacts, which all threads look up while a newer export is read.
final class KnownContacts: Sendable {
    /// The hashes, in the order of the contacts.
    private let hashes: [UInt64]
    /// The position of each at the place that its last bits say, or at the next free one; -1 for a free place.
    private let slots: [Int32]

    /// - Parameters:
    ///   - contacts: All stored contacts.
    ///   - sources: The sources of those that are looked up.
    init(_ contacts: [HashedContact], of sources: Set<Int>) {
        hashes = contacts.map { sources.contains($0.place.source) ? $0.values : 0 }
        var count = 2
        while count < hashes.count * 2 { count *= 2 }
        var slots = [Int32](repeating: -1, count: count)
        for position in hashes.indices where hashes[position] != 0 {
            var place = Int(truncatingIfNeeded: hashes[position]) & (count - 1)
            // Of several with one hash, the first.
            while slots[place] >= 0, hashes[Int(slots[place])] != hashes[position] { place = (place + 1) & (count - 1) }
            if slots[place] < 0 { slots[place] = Int32(truncatingIfNeeded: position) }
        }
        self.slots = slots
    }

    /// Returns the position of a contact with the hash; `nil` if there is none.
    ///
    /// - Parameter guess: Where it is looked for first: a newer export mostly has contacts in the order of the older one.
    func position(of hash: UInt64, near guess: Int) -> Int? {
        if guess < hashes.count, hashes[guess] == hash { return guess }
        var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[place] >= 0 {
            let position = Int(slots[place])
            if hashes[position] == hash { return position }
            place = (place + 1) & (slots.count - 1)
        }
        return nil
    }
}
