package import ContactMatching
package import ContactStore

/// Contacts that are one person's, or may be: whose they are now, and what connects any two of them.
package struct DuplicateGroup: Sendable {
    /// The keys of the contacts, person by person.
    package private(set) var contacts: [Int] = []
    /// The person of each; `nil` before the first deduplication.
    package private(set) var people: [Int?] = []
    /// The connections between two contacts, the joins first.
    package private(set) var links: [Link] = []
    /// The number of contacts that are left out, since nobody looks at so many at once.
    package private(set) var leftOut = 0

    /// A connection between two contacts.
    package struct Link: Sendable {
        /// The keys of the contacts, the lower first.
        package var first: Int, second: Int
        /// The state of the link.
        package var state: State
        /// The weight of the evidence; `nil` where somebody decided without any.
        package var bits: Bits?
        /// The reasons for and against one person, the heaviest first.
        package var reasons: [Reason] = []

        /// `true` if the people of both contradict each other.
        package var isRefused: Bool { if case .refused = state { true } else { false } }
    }

    /// The state of a link.
    package enum State: Sendable, Hashable {
        /// The rule joined the contacts.
        case joined
        /// Somebody decided that they are one person's, or two people's, by a change.
        case decided(isSame: Bool, change: Int)
        /// Nobody has decided.
        case open
        /// The rule would have joined them, had their people not contradicted each other.
        case refused(RefusalReason)
    }

    /// One reason, as a sentence.
    package struct Reason: Sendable, Hashable {
        /// The weight.
        package var bits: Bits
        /// The name of the kind of evidence, the value that it is about, and the number of people who hold that.
        package var kind: String, value: String?, people: Int
    }

    /// The most contacts that a group shows.
    package static let maximumContacts = 12

    /// Reads the group of some contacts.
    ///
    /// - Parameters:
    ///   - contacts: contacts of the group; they and their people come first.
    ///   - pairs: the pairs that are worth a look.
    /// - Throws: `StoreError` if the database cannot be read.
    package init(around contacts: [Int], _ pairs: DoubtfulPairs, in database: ContactDatabase) throws {
        let standings = try PairStandings(database)
        try collect(from: contacts, pairs, standings, database)
        for person in Set(people.compactMap { $0 }).sorted() {
            for join in try database.joins(ofPerson: person)
            where self.contacts.contains(join.first) && self.contacts.contains(join.second) {
                links.append(Link(join))
            }
        }
        try addPairs(pairs, standings, database)
        for place in links.indices { try links[place].quote(in: database) }
    }

    private mutating func collect(
        from start: [Int], _ pairs: DoubtfulPairs, _ standings: PairStandings, _ database: ContactDatabase
    ) throws {
        var queue = start
        var seen: Set<Int> = []
        while !queue.isEmpty {
            let contact = queue.removeFirst()
            guard !seen.contains(contact) else { continue }
            let person = try database.person(ofContact: contact)
            let members = try person.map { try database.contacts(ofPerson: $0) } ?? [contact]
            // The one that was asked for is shown, however many there are.
            for member in [contact] + members.filter({ $0 != contact }) where seen.insert(member).inserted {
                if contacts.count < Self.maximumContacts || start.contains(member) {
                    contacts.append(member)
                    people.append(person)
                } else {
                    leftOut += 1
                }
            }
            for member in members {
                for pair in pairs.pairs(of: member) {
                    let other = pair.first == member ? pair.second : pair.first
                    if !seen.contains(other), try standings.standing(member, other) == .open { queue.append(other) }
                }
            }
            if leftOut > 0 { queue.removeAll { !start.contains($0) } }
        }
    }

    /// Adds the pairs that are worth a look, and those that somebody decided.
    private mutating func addPairs(
        _ pairs: DoubtfulPairs, _ standings: PairStandings, _ database: ContactDatabase
    ) throws {
        for (place, first) in contacts.enumerated() {
            for second in contacts.dropFirst(place + 1) {
                let (low, high) = (min(first, second), max(first, second))
                if links.contains(where: { $0.first == low && $0.second == high }) { continue }
                let isDoubtful = pairs.pairs(of: low).contains { $0.second == high || $0.first == high }
                let doubtful = isDoubtful ? try DoubtfulPairs.pair(low, high, in: database) : nil
                let state: State
                switch try standings.standing(low, high) {
                case .decided(let isSame, let change): state = .decided(isSame: isSame, change: change)
                case .open:
                    guard let doubtful else { continue }
                    state = doubtful.refusal.map { .refused($0) } ?? .open
                default: continue
                }
                links.append(
                    Link(
                        first: low, second: high, state: state, bits: doubtful?.evidence.bits,
                        reasons: (doubtful?.evidence.parts ?? []).map {
                            Reason(bits: $0.bits, kind: $0.kind.rawValue, value: $0.value, people: $0.people)
                        }))
            }
        }
    }
}

extension DuplicateGroup.Link {
    /// Puts values as the contacts have them in the place of those that are stored.
    fileprivate mutating func quote(in database: ContactDatabase) throws {
        guard reasons.contains(where: { $0.value != nil }), let one = try database.contactCard(first),
            let two = try database.contactCard(second)
        else { return }
        for place in reasons.indices {
            let reason = reasons[place]
            guard let kind = EvidencePart.Kind(rawValue: reason.kind) else { continue }
            let part = EvidencePart(kind: kind, bits: reason.bits, value: reason.value, people: reason.people)
            reasons[place].value = part.quoting(one, two) { "\($0), \($1)" }.value
        }
    }

    fileprivate init(_ join: StoredJoin) {
        let bits = join.bits.map { Bits($0) }
        self.init(
            first: min(join.first, join.second), second: max(join.first, join.second),
            state: bits == nil ? .decided(isSame: true, change: join.change) : .joined, bits: bits,
            reasons: join.parts.map { part in
                DuplicateGroup.Reason(
                    bits: Bits(Double(part.bits) ?? 0), kind: part.kind, value: part.value, people: part.people ?? 0)
            })
    }
}
