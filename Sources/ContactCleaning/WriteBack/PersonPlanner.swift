import ContactModel
import ContactStore
import ContactWriting
import PhoneNumbers

/// Decides for people what a plan makes of their cards; each thread has one of its own.
struct PersonPlanner {
    private var work: CardWork
    private let time: String
    /// The contacts that are concerned; `nil` for all.
    private let selected: Set<Int>?
    /// The contacts whose cards may name others.
    private let naming: Set<Int>

    private var source: CardSource { work.source }

    init(work: CardWork, time: String, selected: Set<Int>?, naming: Set<Int>) {
        self.work = work
        self.time = time
        self.selected = selected
        self.naming = naming
    }

    /// The same for another thread.
    var copy: PersonPlanner {
        var copy = self
        copy.work = work.copy
        return copy
    }

    /// The contacts of a person in the source.
    struct Person {
        var contacts: PersonContacts
        /// The key of the person, if its cards are to be joined.
        var key: Int?
    }

    /// A card into which others are joined.
    struct Survivor {
        var uid: String
        /// The file that it stands in.
        var file: String
    }

    /// The result for some people.
    struct Outcome {
        var cards = CardWork.Outcome()
        /// The cards that stay, by the UIDs of those that were joined into them.
        var joined: [String: Survivor] = [:]
        /// The contacts whose cards may name others that are joined.
        var deferred: [OutgoingContact] = []
        /// Joined cards that name others.
        var survivors: [CardWork.Loaded] = []
    }

    /// Joins and writes the cards of people.
    mutating func plan(_ people: [Person]) throws -> Outcome {
        var outcome = Outcome()
        for person in people {
            let joined = try person.key.map { try join(person.contacts, $0, &outcome) } ?? []
            for contact in person.contacts.contacts where !joined.contains(contact.id) {
                if naming.contains(contact.id) {
                    outcome.deferred.append(contact)
                } else if isSelected(contact.id), work.concerns(contact) {
                    try work.write(contact, into: &outcome.cards)
                }
            }
        }
        return outcome
    }

    /// `true` if the filters of the plan choose a contact.
    func isSelected(_ contact: Int) -> Bool { selected?.contains(contact) ?? true }

    /// Joins the cards of a person, collection by collection.
    ///
    /// - Returns: the contacts that were joined.
    private mutating func join(_ person: PersonContacts, _ key: Int, _ outcome: inout Outcome) throws -> Set<Int> {
        var collections: [String: Set<Int>] = [:]
        for contact in person.contacts {
            guard let member = source.member(at: contact.contact.origin.byteOffset) else { continue }
            collections[source.collection(of: member), default: []].insert(contact.id)
        }
        var joined: Set<Int> = []
        for (_, contacts) in collections.sorted(by: { $0.key < $1.key })
        where contacts.count > 1 && contacts.contains(where: isSelected) {
            var part = person
            part.limit { contacts.contains($0.id) }
            if try joinCards(of: part, key, &outcome) { joined.formUnion(contacts) }
        }
        return joined
    }

    /// Joins the cards of a person.
    ///
    /// - Returns: `false` if they are not joined, which is noted.
    private mutating func joinCards(
        of person: PersonContacts, _ key: Int, _ outcome: inout Outcome
    ) throws -> Bool {
        var members: [PersonCards.Member] = []
        var places: [Int: CardWork.Loaded] = [:]
        var steps: [PlanStep] = []
        let contacts = person.contacts
        for contact in contacts {
            guard var loaded = work.load(contact, &outcome.cards) else { return false }
            steps += work.write(contact, into: &loaded.card)
            places[contact.id] = loaded
            members.append(
                PersonCards.Member(record: contact, card: loaded.card, file: source.name(of: loaded.member)))
        }
        guard var cards = PersonCards(members) else { return false }
        if let reason = cards.join(as: PersonMerge.merged(person).contact, at: time) {
            let others = contacts.dropFirst().map { String($0.id) }.joined(separator: ", ")
            outcome.cards.unwritten.append(
                PlanStep(
                    contact: contacts[0].id, property: "card", before: nil, after: nil,
                    reason: Sentence(
                        PlanSentence.notJoined, ["contacts": .text(others), "reason": .sentence(reason)])))
            return false
        }
        let survivor = cards.members[0]
        guard var place = places[survivor.record.id] else { return false }
        outcome.cards.unwritten += steps
        place.card = survivor.card
        let file = source.fileName(of: place.member)
        if survivor.card.after.references.isEmpty {
            try work.finish(place, naming: [], isJoined: true, &outcome.cards)
        } else {
            outcome.survivors.append(place)
        }
        for member in cards.members.dropFirst() {
            guard let place = places[member.record.id] else { continue }
            if let uid = member.card.before.uid, let other = survivor.card.after.uid, uid != other {
                outcome.joined[uid] = Survivor(uid: other, file: file)
            }
            let step = PlanStep(
                contact: member.record.id, property: "card",
                before: member.record.contact.displayText ?? "contact \(member.record.id)", after: nil,
                reason: Sentence(
                    PlanSentence.joinedInto, ["file": .text(survivor.file), "person": .text(String(key))]))
            outcome.cards.pending.append((place.member, try work.removal(of: place, into: file, step)))
        }
        return true
    }
}

extension PersonContacts {
    /// Keeps the contacts that meet a condition.
    mutating func limit(to isKept: (OutgoingContact) -> Bool) {
        guard !contacts.allSatisfy(isKept) else { return }
        var places: [Int: Int] = [:]
        var kept: [OutgoingContact] = []
        for (place, contact) in contacts.enumerated() where isKept(contact) {
            places[place] = kept.count
            kept.append(contact)
        }
        contacts = kept
        newest = newest.compactMap { places[$0] }
        preferred = preferred.compactMap { value in places[value.place].map { ($0, value.kind) } }
        named = named.map { Set($0.compactMap { places[$0] }) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
