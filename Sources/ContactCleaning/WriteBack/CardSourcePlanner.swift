import ContactModel
import ContactStore
import ContactWriting
import Foundation
import PhoneNumbers
import Threads

/// Computes what a plan writes in the files of one source of cards: an address book, or a file of cards.
///
/// Only the files of contacts are read in which something is to be written, and each of them must be byte for byte what it was when it was
/// read. One thread reads the people, and several compute what becomes of their cards.
struct CardSourcePlanner {
    private let options: WriteBackOptions
    private let source: CardSource
    private let store: ContactDatabase
    private let cancellation: Cancellation
    private let planner: PersonPlanner
    private var work: CardWork
    /// The UIDs of cards that stay, by those of cards that are joined into them, and their files.
    private var joined: [String: PersonPlanner.Survivor] = [:]
    /// The edits of files that may have others, by their places.
    private var pending: [Int: CardWork.FileEdit] = [:]
    /// Cards that may name others that are joined later, with the contacts that are to be written into them.
    private var deferred: [OutgoingContact] = []
    /// Joined cards that name others, for the same reason.
    private var survivors: [CardWork.Loaded] = []

    private static let contactsAtATime = 1 << 6

    init(
        _ options: WriteBackOptions, _ source: CardSource, in store: ContactDatabase, at time: String,
        cancellation: Cancellation
    ) throws {
        self.options = options
        self.source = source
        self.store = store
        self.cancellation = cancellation
        work = CardWork(source, try CardPlanner(options, source: source.id, in: store))
        let naming = options.joinsPeople ? Set(try store.relatedValues(ofSource: source.id).map(\.contact)) : []
        planner = PersonPlanner(
            work: work, time: time,
            selected: options.selection.isEverything
                ? nil : try options.selection.query(in: store).map { Set(try store.contacts(of: $0)) },
            naming: naming)
    }

    /// Goes over all people.
    mutating func run(into output: inout PlanOutput) throws {
        let people = options.joinsPeople ? try store.people(ofSource: source.id) : [:]
        let persons = Dictionary(
            people.flatMap { person, contacts in contacts.map { ($0, person) } },
            uniquingKeysWith: { first, _ in first })
        let (planner, source, store, cancellation) = (planner, source, store, cancellation)
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        try OrderedPipeline<[PersonPlanner.Person], Result<PersonPlanner.Outcome, any Error>>(jobs: jobs).run(
            produce: { input in
                var selection = ContactSelection()
                selection.sourceKey = source.id
                var people: [PersonPlanner.Person] = []
                var count = 0
                func send() throws {
                    try input.send(people, byteCount: count << 12)
                    (people, count) = ([], 0)
                }
                try store.forEachPersonContacts(selection) { person in
                    try cancellation.check()
                    person.limit { $0.sourceID == source.id }
                    count += person.contacts.count
                    let key = person.contacts.count > 1 ? persons[person.contacts[0].id] : nil
                    people.append(PersonPlanner.Person(contacts: person, key: key))
                    if count >= Self.contactsAtATime { try send() }
                }
                try send()
            },
            makeWork: {
                var planner = planner.copy
                return { people, _ in Result { try planner.plan(people) } }
            },
            consume: { try take($0.get(), &output) })
        try writeNaming(&output)
        for (member, edit) in pending.sorted(by: { $0.key < $1.key }) {
            var file = CardWork.Outcome()
            try work.add(edit, member, &file)
            try take(file, &output)
        }
    }

    private mutating func take(_ people: PersonPlanner.Outcome, _ output: inout PlanOutput) throws {
        try take(people.cards, &output)
        deferred += people.deferred
        survivors += people.survivors
        joined.merge(people.joined) { first, _ in first }
    }

    private mutating func take(_ other: CardWork.Outcome, _ output: inout PlanOutput) throws {
        for (file, steps) in other.files { try output.add(file, steps) }
        output.add(unwritten: other.unwritten)
        for (member, edit) in other.pending {
            var known = pending[member] ?? CardWork.FileEdit()
            known.hunks += edit.hunks
            known.steps += edit.steps
            known.removed += edit.removed
            known.into.formUnion(edit.into)
            pending[member] = known
        }
    }

    // MARK: - References

    /// Writes the cards that may name others which are joined.
    private mutating func writeNaming(_ output: inout PlanOutput) throws {
        var other = CardWork.Outcome()
        let uids = joined.mapValues(\.uid)
        for contact in deferred {
            guard var loaded = work.load(contact, &other) else { continue }
            if planner.isSelected(contact.id) { other.unwritten += work.write(contact, into: &loaded.card) }
            let named = refer(&loaded.card, uids)
            try work.finish(loaded, naming: named, &other)
        }
        for var survivor in survivors {
            let named = refer(&survivor.card, uids)
            try work.finish(survivor, naming: named, isJoined: true, &other)
        }
        try take(other, &output)
    }

    /// Lets a card name those into which others were joined.
    ///
    /// - Parameter uids: The UIDs that take the place of others.
    /// - Returns: the files of the cards that it names then.
    private func refer(_ card: inout PlannedCard, _ uids: [String: String]) -> Set<String> {
        let named = card.after.references.compactMap { joined[$0] }
        guard !named.isEmpty else { return [] }
        var other = card.after
        other.replaceReferences(uids)
        card.become(other) { _ in Sentence(PlanSentence.reference) }
        return Set(named.map(\.file))
    }
}
