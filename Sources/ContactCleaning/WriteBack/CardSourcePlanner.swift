import ContactMatching
import ContactModel
import ContactStore
import ContactWriting
import Threads

/// Computes what a plan writes in the files of one source of cards: an address book, or a file of cards.
///
/// Only the files of contacts are read in which something is to be written, and each of them must be byte for byte what it was when it was
/// read.
struct CardSourcePlanner {
    /// The files with their edits, and the values that are not written.
    private(set) var outcome = CardWork.Outcome()

    private let options: WriteBackOptions
    private let source: CardSource
    private let store: ContactDatabase
    private let time: String
    private let cancellation: Cancellation
    private var work: CardWork
    /// The contacts that are concerned; `nil` for all.
    private let selected: Set<Int>?
    /// The UIDs of cards that stay, by those of cards that are joined into them, and their files.
    private var joined: [String: (uid: String, file: String)] = [:]
    private var joinedContacts: Set<Int> = []
    /// The edits of files that may have others, by their places.
    private var pending: [Int: CardWork.FileEdit] = [:]
    /// Cards that may name others that are joined later, with the contacts that are to be written into them.
    private var deferred: [OutgoingContact] = []
    /// Joined cards that name others, for the same reason.
    private var survivors: [CardWork.Loaded] = []

    private static let batch = 1 << 11

    init(
        _ options: WriteBackOptions, _ source: CardSource, in store: ContactDatabase, at time: String,
        cancellation: Cancellation
    ) throws {
        self.options = options
        self.source = source
        self.store = store
        self.time = time
        self.cancellation = cancellation
        work = CardWork(source, try CardPlanner(options, source: source.id, in: store))
        selected =
            options.selection.isEverything
            ? nil : try options.selection.query(in: store).map { Set(try store.contacts(of: $0)) }
    }

    /// Goes over all people.
    mutating func run() throws {
        let people = options.joinsPeople ? try store.people(ofSource: source.id) : [:]
        let persons = Dictionary(
            people.flatMap { person, contacts in contacts.map { ($0, person) } },
            uniquingKeysWith: { first, _ in first })
        let naming = people.isEmpty ? [] : Set(try store.relatedValues(ofSource: source.id).map(\.contact))
        var selection = ContactSelection()
        selection.sourceKey = source.id
        var singles: [OutgoingContact] = []
        try store.forEachPersonContacts(selection) { person in
            try cancellation.check()
            let own = person.contacts.filter { $0.sourceID == source.id }
            if own.count > 1, let key = persons[own[0].id] { try join(own, of: person, key) }
            for contact in own where !joinedContacts.contains(contact.id) {
                if naming.contains(contact.id) {
                    deferred.append(contact)
                } else if isSelected(contact.id), work.concerns(contact) {
                    singles.append(contact)
                }
            }
            if singles.count >= Self.batch { try write(&singles) }
        }
        try write(&singles)
        try writeNaming()
        for (member, edit) in pending.sorted(by: { $0.key < $1.key }) { try work.add(edit, member, &outcome) }
        outcome.files.sort {
            ($0.file.after == nil ? 1 : 0, $0.file.name) < ($1.file.after == nil ? 1 : 0, $1.file.name)
        }
    }

    private func isSelected(_ contact: Int) -> Bool { selected?.contains(contact) ?? true }

    /// Writes cards that name no other one, on several threads.
    private mutating func write(_ contacts: inout [OutgoingContact]) throws {
        let pieces = stride(from: 0, to: contacts.count, by: Self.batch / 8).map {
            Array(contacts[$0..<min($0 + Self.batch / 8, contacts.count)])
        }
        contacts.removeAll(keepingCapacity: true)
        let work = work
        let results = Deduplication.workers.map(pieces.count) { piece in
            Result {
                var own = work.copy
                var outcome = CardWork.Outcome()
                for contact in pieces[piece] { try own.write(contact, into: &outcome) }
                return outcome
            }
        }
        for result in results { take(try result.get()) }
    }

    private mutating func take(_ other: CardWork.Outcome) {
        outcome.files += other.files
        outcome.unwritten += other.unwritten
        for (member, edit) in other.pending { add(edit, member) }
    }

    private mutating func add(_ edit: CardWork.FileEdit, _ member: Int) {
        var known = pending[member] ?? CardWork.FileEdit()
        known.hunks += edit.hunks
        known.steps += edit.steps
        known.removed += edit.removed
        known.into.formUnion(edit.into)
        pending[member] = known
    }

    // MARK: - People

    /// Joins the cards of a person, collection by collection.
    private mutating func join(_ own: [OutgoingContact], of person: PersonContacts, _ key: Int) throws {
        var collections: [String: [OutgoingContact]] = [:]
        for contact in own {
            guard let member = source.member(at: contact.contact.origin.byteOffset) else { continue }
            collections[source.collection(of: member), default: []].append(contact)
        }
        for (_, contacts) in collections.sorted(by: { $0.key < $1.key })
        where contacts.count > 1 && contacts.contains(where: { isSelected($0.id) }) {
            try joinCards(contacts, of: person, key)
        }
    }

    private mutating func joinCards(_ contacts: [OutgoingContact], of person: PersonContacts, _ key: Int) throws {
        var members: [PersonCards.Member] = []
        var places: [Int: CardWork.Loaded] = [:]
        var steps: [PlanStep] = []
        for contact in contacts {
            guard var loaded = work.load(contact, &outcome) else { return }
            steps += work.write(contact, into: &loaded.card)
            places[contact.id] = loaded
            members.append(
                PersonCards.Member(record: contact, card: loaded.card, file: source.name(of: loaded.member)))
        }
        guard var cards = PersonCards(members) else { return }
        let merged = PersonMerge.merged(person.limited(to: Set(contacts.map(\.id)))).contact
        if let reason = cards.join(as: merged, at: time) {
            let others = contacts.dropFirst().map { String($0.id) }.joined(separator: ", ")
            outcome.unwritten.append(
                PlanStep(
                    contact: contacts[0].id, property: "card", before: nil, after: nil,
                    reason: "not joined with contact \(others): \(reason)"))
            return
        }
        joinedContacts.formUnion(contacts.map(\.id))
        outcome.unwritten += steps
        let survivor = cards.members[0]
        guard var place = places[survivor.record.id] else { return }
        place.card = survivor.card
        let file = source.fileName(of: place.member)
        if survivor.card.after.references.isEmpty {
            var done = CardWork.Outcome()
            try work.finish(place, naming: [], &done)
            take(done)
        } else {
            survivors.append(place)
        }
        for member in cards.members.dropFirst() {
            guard let place = places[member.record.id] else { continue }
            if let uid = member.card.before.uid, let other = survivor.card.before.uid, uid != other {
                joined[uid] = (other, file)
            }
            let step = PlanStep(
                contact: member.record.id, property: "card",
                before: member.record.contact.displayText ?? "contact \(member.record.id)", after: nil,
                reason: "joined into \(survivor.file): one person (person \(key))")
            add(try work.removal(of: place, into: file, step), place.member)
        }
    }

    // MARK: - References

    /// Writes the cards that may name others which are joined.
    private mutating func writeNaming() throws {
        var other = CardWork.Outcome()
        for contact in deferred {
            guard var loaded = work.load(contact, &other) else { continue }
            if isSelected(contact.id) { other.unwritten += work.write(contact, into: &loaded.card) }
            let named = refer(&loaded.card)
            try work.finish(loaded, naming: named, &other)
        }
        for var survivor in survivors {
            let named = refer(&survivor.card)
            try work.finish(survivor, naming: named, &other)
        }
        take(other)
    }

    /// Lets a card name those into which others were joined.
    ///
    /// - Returns: the files of the cards that it names then.
    private func refer(_ card: inout PlannedCard) -> Set<String> {
        let named = card.after.references.compactMap { joined[$0] }
        guard !named.isEmpty else { return [] }
        var other = card.after
        other.replaceReferences(joined.mapValues(\.uid))
        card.become(other) { _ in "the card that it names is joined into another" }
        return Set(named.map(\.file))
    }
}

extension PersonContacts {
    /// The same person with some of the contacts.
    fileprivate func limited(to contacts: Set<Int>) -> PersonContacts {
        var places: [Int: Int] = [:]
        var limited = self
        limited.contacts = []
        for (place, contact) in self.contacts.enumerated() where contacts.contains(contact.id) {
            places[place] = limited.contacts.count
            limited.contacts.append(contact)
        }
        limited.newest = newest.compactMap { places[$0] }
        limited.preferred = preferred.compactMap { value in places[value.place].map { ($0, value.kind) } }
        limited.named = named.map { Set($0.compactMap { places[$0] }) }.flatMap { $0.isEmpty ? nil : $0 }
        return limited
    }
}
