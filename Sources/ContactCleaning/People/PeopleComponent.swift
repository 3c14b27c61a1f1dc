import ContactMatching
import ContactStore

/// Derives the people anew that decisions about some contacts can change: those of all contacts that copies, pairs of the rule, people
/// and decisions connect with them. The result is that of a deduplication.
struct PeopleComponent {
    private let writer: ChangeWriter
    private let settings: MatchSettings
    private let pieces: ComparedPieces
    private let decisions: [MatchDecision]
    /// The contacts that were found, as they were compared.
    private var compared: [Int64: ComparedContact] = [:]

    /// Of more contacts than this, all people are derived anew.
    private static let maximumContacts = 20_000

    /// - Returns: `nil` if all contacts have to be compared anew, since some were added or changed since the last deduplication.
    init?(_ writer: ChangeWriter, _ settings: MatchSettings) throws {
        guard
            let pieces = try writer.comparedPieces(
                version: MatchSettings.ruleVersion, threshold: settings.automaticFrom.hundredths)
        else { return nil }
        self.writer = writer
        self.settings = settings
        self.pieces = pieces
        decisions = try writer.decisions().map(MatchDecision.init)
    }

    /// Derives the people of some contacts, and of all that depend on them, and stores them.
    ///
    /// - Returns: `false` if there are too many, or something about them is missing: nothing is stored then.
    mutating func derive(around contacts: [Int]) throws -> Bool {
        guard try collect(from: contacts) else { return false }
        let ids = compared.keys.sorted()
        var sink = MatchingSink()
        try writer.readValues(of: ids.map { Int($0) }, into: &sink)
        guard sink.batch.count == ids.count else { return false }
        let component = pieces.book.withUnsafeBufferPointer { book in
            ContactComponent(
                NormalizedContacts([sink.batch]), compared: ids.compactMap { compared[$0] }, book: book,
                decisions: decisions)
        }
        guard let component else { return false }
        let stored = try writer.storedPeople(of: ids.map { Int($0) })
        let match = component.match(settings)
        try Deduplication.store(match, over: stored, by: settings, with: writer) { joins in
            joins.map { join in
                EvidenceJSON.text(
                    match.cardEvidence(join.first, join.second) ?? component.evidence(join.first, join.second))
            }
        }
        return true
    }

    /// Finds all contacts that are connected with some.
    ///
    /// - Returns: `false` if there are too many, or one of them was never compared.
    private mutating func collect(from contacts: [Int]) throws -> Bool {
        var partners: [Int64: [Int64]] = [:]
        for decision in decisions {
            partners[decision.first, default: []].append(decision.second)
            partners[decision.second, default: []].append(decision.first)
        }
        var known: [Int: [ComparedContact]] = [:]
        var queue = contacts.map { Int64($0) }
        while let id = queue.popLast() {
            guard compared[id] == nil else { continue }
            let piece = ComparedContact.piece(of: id)
            if known[piece] == nil {
                guard let content = try pieces.content(of: piece),
                    let contacts = content.withUnsafeBufferPointer({ ComparedContact.decode($0) })
                else { return false }
                known[piece] = contacts
            }
            guard let contact = known[piece]?.first(where: { $0.id == id }) else { return false }
            compared[id] = contact
            guard compared.count <= Self.maximumContacts else { return false }
            queue += contact.links + (partners[id] ?? [])
            if let person = try writer.person(ofContact: Int(id)) {
                queue += try writer.contacts(ofPerson: person).map { Int64($0) }
            }
        }
        return true
    }
}

extension MatchDecision {
    /// A stored decision.
    init(_ decision: StoredDecision) {
        self.init(Int64(decision.first), Int64(decision.second), isSame: decision.isSame)
    }
}
