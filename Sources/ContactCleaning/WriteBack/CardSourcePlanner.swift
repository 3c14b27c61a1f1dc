import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import SourceInput
import Threads

/// Computes what a plan writes in the files of one source of cards: an address book, or a file of cards.
///
/// Only the files of contacts are read in which something is to be written, and each of them must be byte for byte what it was when it was
/// read.
struct CardSourcePlanner {
    /// The files and what becomes of them, and what is not written.
    private(set) var files: [(file: PlanFile, steps: [PlanStep])] = []
    private(set) var unwritten: [PlanStep] = []

    private let options: WriteBackOptions
    private let source: CardSource
    private let store: ContactDatabase
    private let time: String
    private let cancellation: Cancellation
    private var cards: CardPlanner
    /// The contacts that are concerned; `nil` for all.
    private let selected: Set<Int>?
    /// The UIDs of cards that stay, by those of cards that are joined into them.
    private var joined: [String: String] = [:]
    /// The files of the cards that stay, by the UIDs of those that are joined into them.
    private var joinedFiles: [String: String] = [:]
    /// The edits of files with several cards, by their places among the members.
    private var pending: [Int: FileEdit] = [:]
    /// Joined cards, which may still name others that were joined later.
    private var survivors: [(card: PlannedCard, member: Int, offset: Int)] = []

    /// What is to become of a file.
    private struct FileEdit {
        var hunks: [BytePatch.Hunk] = []
        var steps: [PlanStep] = []
        /// The number of its cards that go.
        var removed = 0
        /// The files with which it is written or not at all: those into which its cards are joined, or whose joined cards it names.
        var into: Set<String> = []
    }

    init(
        _ options: WriteBackOptions, _ source: CardSource, in store: ContactDatabase, at time: String, cancellation: Cancellation
    ) throws {
        self.options = options
        self.source = source
        self.store = store
        self.time = time
        self.cancellation = cancellation
        cards = try CardPlanner(options, source: source.id, in: store)
        selected =
            options.selection.isEverything
            ? nil : try options.selection.query(in: store).map { Set(try store.contacts(of: $0)) }
    }

    /// Goes over all people.
    mutating func run() throws {
        let shared = options.joinsPeople ? try store.people(ofSource: source.id) : [:]
        let people = Dictionary(
            shared.flatMap { person, contacts in contacts.map { ($0, person) } }, uniquingKeysWith: { first, _ in first })
        var selection = ContactSelection()
        selection.sourceKey = source.id
        var singles: [OutgoingContact] = []
        try store.forEachPersonContacts(selection) { person in
            try cancellation.check()
            let own = person.contacts.filter { $0.sourceID == source.id }
            let together = own.filter { people[$0.id] != nil }
            if together.count > 1 {
                try join(person, people[together[0].id])
            }
            let rest = own.filter { contact in !isJoined(contact.id) }
            for contact in rest where isSelected(contact.id) && cards.concerns(contact) { singles.append(contact) }
            // Cards are written as they come, where nothing can name another one that goes.
            if singles.count >= Self.batch, shared.isEmpty { try write(&singles) }
        }
        try write(&singles)
        try writeReferences()
        for survivor in survivors {
            var card = survivor.card
            try finish(&card, survivor.member, survivor.offset)
        }
        try finishPending()
        files.sort { ($0.file.after == nil ? 1 : 0, $0.file.name) < ($1.file.after == nil ? 1 : 0, $1.file.name) }
    }

    private static let batch = 1 << 10

    private var joinedContacts: Set<Int> = []
    private func isJoined(_ contact: Int) -> Bool { joinedContacts.contains(contact) }
    private func isSelected(_ contact: Int) -> Bool { selected?.contains(contact) ?? true }

    // MARK: - People

    /// Joins the cards of a person, collection by collection.
    private mutating func join(_ person: PersonContacts, _ key: Int?) throws {
        let own = person.contacts.filter { $0.sourceID == source.id }
        var collections: [String: [OutgoingContact]] = [:]
        for contact in own {
            guard let member = source.member(at: contact.contact.origin.byteOffset) else { continue }
            collections[source.collection(of: member), default: []].append(contact)
        }
        for (_, contacts) in collections.sorted(by: { $0.key < $1.key })
        where contacts.count > 1 && contacts.contains(where: { isSelected($0.id) }) {
            try join(contacts, of: person, key)
        }
    }

    private mutating func join(_ contacts: [OutgoingContact], of person: PersonContacts, _ key: Int?) throws {
        var members: [PersonCards.Member] = []
        var steps: [PlanStep] = []
        var places: [Int: (member: Int, offset: Int)] = [:]
        for contact in contacts {
            guard let (loaded, member, offset) = try load(contact) else { return }
            var card = loaded
            if cards.concerns(contact) { steps += cards.write(contact, into: &card) }
            places[contact.id] = (member, offset)
            members.append(PersonCards.Member(record: contact, card: card, file: source.name(of: member)))
        }
        guard var cards = PersonCards(members) else { return }
        let merged = PersonMerge.merged(person.limited(to: Set(contacts.map(\.id)))).contact
        if let reason = cards.join(as: merged, at: time) {
            unwritten.append(
                PlanStep(
                    contact: contacts[0].id, property: "card", before: nil, after: nil,
                    reason: "not joined with contact \(contacts.dropFirst().map { String($0.id) }.joined(separator: ", ")): \(reason)"))
            return
        }
        joinedContacts.formUnion(contacts.map(\.id))
        unwritten += steps
        let survivor = cards.members[0]
        guard let place = places[survivor.record.id] else { return }
        let file = source.name(of: place.member)
        for member in cards.members.dropFirst() {
            guard let place = places[member.record.id] else { continue }
            if let uid = member.card.before.uid, let other = survivor.card.before.uid, uid != other {
                (joined[uid], joinedFiles[uid]) = (other, file)
            }
            let step = PlanStep(
                contact: member.record.id, property: "card", before: Self.title(of: member.record), after: nil,
                reason: "joined into \(file): one person\(key.map { " (person \($0))" } ?? "")")
            try remove(member, at: place, into: file, step)
        }
        survivors.append((survivor.card, place.member, place.offset))
    }

    private static func title(of record: OutgoingContact) -> String { record.contact.displayText ?? "contact \(record.id)" }

    private mutating func remove(
        _ member: PersonCards.Member, at place: (member: Int, offset: Int), into file: String, _ step: PlanStep
    ) throws {
        let text = try source.text(of: place.member)
        var end = place.offset + member.card.before.bytes.count
        // The line end behind the card goes with it.
        if end < text.count, text[end] == 0x0D { end += 1 }
        if end < text.count, text[end] == 0x0A { end += 1 }
        var edit = pending[place.member] ?? FileEdit()
        edit.hunks.append(BytePatch.Hunk(range: place.offset..<end, bytes: []))
        edit.steps.append(step)
        edit.removed += 1
        edit.into.insert(file)
        pending[place.member] = edit
    }

    // MARK: - Single cards

    private mutating func write(_ contacts: inout [OutgoingContact]) throws {
        for contact in contacts {
            guard let (loaded, member, offset) = try load(contact) else { continue }
            var card = loaded
            let left = cards.write(contact, into: &card)
            unwritten += left
            try finish(&card, member, offset)
        }
        contacts.removeAll()
    }

    /// Writes the cards that name others which are joined, and in which nothing else changes.
    private mutating func writeReferences() throws {
        guard !joined.isEmpty else { return }
        var named: Set<Int> = []
        for (contact, value) in try store.relatedValues(ofSource: source.id) where joined[CardProperties.uid(value)] != nil {
            named.insert(contact)
        }
        let written = Set(files.flatMap { $0.steps.map(\.contact) } + pending.values.flatMap { $0.steps.map(\.contact) })
        var selection = ContactSelection()
        selection.sourceKey = source.id
        var contacts: [OutgoingContact] = []
        try store.forEachContact(named.subtracting(written).subtracting(joinedContacts).sorted(), selection) { contacts.append($0) }
        for contact in contacts {
            guard let (loaded, member, offset) = try load(contact) else { continue }
            var card = loaded
            try finish(&card, member, offset)
        }
    }

    /// Lets a card name those into which others were joined.
    ///
    /// - Returns: the files of the cards that it names then.
    private func refer(_ card: inout PlannedCard) -> Set<String> {
        guard !joined.isEmpty else { return [] }
        let files = Set(card.after.references.compactMap { joinedFiles[$0] })
        guard !files.isEmpty else { return [] }
        var other = card.after
        other.replaceReferences(joined)
        card.become(other) { _ in "the card that it names is joined into another" }
        return files
    }

    /// Reads the card of a contact; `nil` if it is not what it was, which is noted.
    private mutating func load(_ contact: OutgoingContact) throws -> (PlannedCard, member: Int, offset: Int)? {
        let origin = contact.contact.origin
        guard let member = source.member(at: origin.byteOffset) else { return nil }
        func note(_ reason: String) {
            unwritten.append(
                PlanStep(
                    contact: contact.id, property: "card", before: nil, after: nil,
                    reason: "not written: \(source.name(of: member)): \(reason)"))
        }
        let text: [UInt8]
        do {
            text = try source.text(of: member)
        } catch let error as SourceError {
            note(error.detail)
            return nil
        }
        let offset = origin.byteOffset - source.start(of: member)
        guard offset >= 0, offset + origin.byteCount <= text.count,
            let card = PlannedCard(Array(text[offset..<offset + origin.byteCount]), contact: contact.id)
        else {
            note("it is not one whole card with its first and last line")
            return nil
        }
        return (card, member, offset)
    }

    // MARK: - Files

    private mutating func finish(_ card: inout PlannedCard, _ member: Int, _ offset: Int) throws {
        let named = refer(&card)
        guard !card.isUnchanged else { return }
        var edit = pending[member] ?? FileEdit()
        edit.hunks += card.hunks(from: offset)
        edit.steps += card.steps
        edit.into.formUnion(named)
        guard source.isSingle(member), pending[member] == nil else {
            pending[member] = edit
            return
        }
        try add(edit, member)
    }

    private mutating func finishPending() throws {
        for (member, edit) in pending.sorted(by: { $0.key < $1.key }) { try add(edit, member) }
        pending = [:]
    }

    private mutating func add(_ edit: FileEdit, _ member: Int) throws {
        let content = try source.content(of: member)
        let hunks = edit.hunks.sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard let text = BytePatch(hunks).applied(to: content.text) else { return }
        // A file without a card is none of an address book.
        if edit.removed > 0, source.isFolder, CardFile.cardCount(in: text) == 0 {
            files.append(
                (
                    PlanFile(
                        source: source.id, name: source.fileName(of: member), before: content.sha256, after: nil,
                        into: edit.into.sorted(), patch: [], byteCount: content.byteCount), edit.steps
                ))
            return
        }
        guard let bytes = content.bytes(writing: text) else {
            unwritten += edit.steps.map { step in
                var step = step
                step.reason = "not written: the encoding of the file lacks a character (\(step.reason))"
                return step
            }
            return
        }
        let patch = content.isOwnBytes ? BytePatch(hunks.map { $0.moved(by: content.markCount) }) : BytePatch([.init(range: 0..<content.byteCount, bytes: bytes)])
        files.append(
            (
                PlanFile(
                    source: source.id, name: source.fileName(of: member), before: content.sha256,
                    after: CardFile.hash(of: bytes), into: edit.into.sorted(), patch: patch.encoded, byteCount: content.byteCount), edit.steps
            ))
    }
}

extension BytePatch.Hunk {
    fileprivate func moved(by count: Int) -> Self {
        Self(range: range.lowerBound + count..<range.upperBound + count, bytes: bytes)
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
