/// The assignment of a newer export's contacts to those of an older one.
struct UpdateMatch {
    /// A contact that both have.
    struct Pair {
        var old: ContactFingerprint
        var new: ContactFingerprint

        var isChanged: Bool { old.values != new.values }

        /// The newer contact under the key of the older one.
        var successor: Successor {
            Successor(old: old.contact, new: new.contact, key: old.contact, isSame: isSame)
        }
        /// `true` if only the places of both in their sources differ.
        var isSame: Bool { !isChanged && old.rest == new.rest }
        /// `true` if the contact has another name than before.
        var isRenamed: Bool { old.name != new.name }
    }

    private let old: [ContactFingerprint]
    private let new: [ContactFingerprint]
    /// The position of the older contact for each newer one; `nil` for a contact that is new.
    private var partners: [Int32?]
    /// For each older contact, `true` if the newer export has it.
    private var isFound: [Bool]

    /// Compares two exports, where a key never passes from one person to another.
    init(old: [ContactFingerprint], new: [ContactFingerprint]) {
        self.init(old: old, new: new, sharing: []) { _ in false }
    }

    /// Compares a file with what a plan has written in its place: the same contacts in the same order, but for those whose cards it joined
    /// into others.
    ///
    /// Where there are not as many as before, since nothing was left of one, they are compared as any exports are.
    init(old: [ContactFingerprint], written new: [ContactFingerprint], joined: Set<Int>) {
        self.init(old: old, new: new)
        let staying = old.indices.filter { !joined.contains(old[$0].contact) }
        guard staying.count == new.count else { return }
        partners = staying.map { Int32($0) }
        isFound = old.map { !joined.contains($0.contact) }
    }

    /// Compares two exports.
    ///
    /// Contacts with equal content are paired first, in their order; then those with a key that no other contact has;
    /// then those with a shared key and equal names. A contact without a key is only paired with one of equal content.
    ///
    /// - Parameters:
    ///   - keys: Keys that contacts beside these have, too.
    ///   - isOther: Returns `true` if two contacts with the same key and different names are two people: a
    ///     mailbox or a number may have passed from one to the other.
    init(
        old: [ContactFingerprint], new: [ContactFingerprint], sharing keys: Set<Int>, isOther: (Pair) throws -> Bool
    ) rethrows {
        self.old = old
        self.new = new
        partners = Array(repeating: nil, count: new.count)
        isFound = Array(repeating: false, count: old.count)
        let shared = Self.repeatedKeys(old).union(Self.repeatedKeys(new)).union(keys)
        pair { $0.content }
        pair { contact in contact.key.flatMap { shared.contains($0) ? nil : $0 } }
        pair { contact in
            guard let key = contact.key, let name = contact.name, shared.contains(key) else { return nil }
            var hasher = Hasher()
            hasher.combine(key)
            hasher.combine(name)
            return hasher.finalize()
        }
        for position in new.indices {
            guard let partner = partners[position] else { continue }
            let pair = Pair(old: old[Int(partner)], new: new[position])
            if pair.isRenamed, try isOther(pair) {
                partners[position] = nil
                isFound[Int(partner)] = false
            }
        }
    }

    /// The contacts that both have, in the order of the newer export.
    var pairs: some Sequence<Pair> {
        new.indices.lazy.compactMap { [self] position in
            partners[position].map { Pair(old: old[Int($0)], new: new[position]) }
        }
    }
    /// Contacts that the older one lacks.
    var added: [ContactFingerprint] { new.indices.lazy.filter { partners[$0] == nil }.map { new[$0] } }
    /// Contacts that the newer one lacks.
    var gone: [ContactFingerprint] { old.indices.lazy.filter { !isFound[$0] }.map { old[$0] } }

    /// The keys that several contacts of an export have.
    private static func repeatedKeys(_ contacts: [ContactFingerprint]) -> Set<Int> {
        let keys = contacts.compactMap(\.key).sorted()
        return Set(zip(keys, keys.dropFirst()).lazy.filter { $0 == $1 }.map { $0.0 })
    }

    private mutating func pair(by value: (ContactFingerprint) -> Int?) { pair(old: value, new: value) }

    /// Pairs contacts with the same value that have no partner yet, the first of one export with the first of the other.
    mutating func pair(old oldValue: (ContactFingerprint) -> Int?, new newValue: (ContactFingerprint) -> Int?) {
        func sorted(
            _ contacts: [ContactFingerprint], _ value: (ContactFingerprint) -> Int?, _ isFree: (Int) -> Bool
        ) -> [(value: Int, position: Int32)] {
            contacts.indices.compactMap { position in
                isFree(position) ? value(contacts[position]).map { ($0, Int32(position)) } : nil
            }.sorted { $0 < $1 }
        }
        let olds = sorted(old, oldValue) { !isFound[$0] }
        let news = sorted(new, newValue) { partners[$0] == nil }
        var (first, second) = (0, 0)
        while first < olds.count, second < news.count {
            if olds[first].value == news[second].value {
                partners[Int(news[second].position)] = olds[first].position
                isFound[Int(olds[first].position)] = true
                first += 1
                second += 1
            } else if olds[first].value < news[second].value {
                first += 1
            } else {
                second += 1
            }
        }
    }
}
