import SeededRandom
import Testing

@testable import ContactMatching

/// A component by itself becomes the people that it is among all contacts, whatever was decided.
@Suite struct ContactComponentTests {
    /// Contacts with and without numbers, copies among them.
    private static func book(_ seed: UInt64) -> [Int64: ContactRecord] {
        let lines = FieldModelTests.book(80, seed: seed)
        let others = lines.enumerated().map { Book.record($0.element, id: Int64(10_000 + $0.offset)) }
        let records = IndependenceTests.book(120, seed: seed) + others
        return Dictionary(records.map { ($0.id, $0) }) { first, _ in first }
    }

    private static func contacts(_ records: some Sequence<ContactRecord>) -> NormalizedContacts {
        var batch = ContactBatch()
        for record in records.sorted(by: { $0.id < $1.id }) { batch.append(record) }
        return NormalizedContacts([batch])
    }

    /// The result of the comparison of all contacts, read from its bytes.
    private static func compared(_ matcher: ContactMatcher) throws -> (
        book: [UInt8], contacts: [Int64: ComparedContact]
    ) {
        let pieces = matcher.comparedPieces(matcher.match())
        var contacts: [Int64: ComparedContact] = [:]
        for (piece, content) in pieces.dropFirst() {
            for contact in try #require(content.withUnsafeBufferPointer { ComparedContact.decode($0) }) {
                #expect(ComparedContact.piece(of: contact.id) == piece)
                contacts[contact.id] = contact
            }
        }
        return (try #require(pieces.first).content, contacts)
    }

    /// All that copies, pairs and decisions connect with a contact.
    private static func component(
        of contact: Int64, _ compared: [Int64: ComparedContact], _ decisions: [MatchDecision]
    ) -> Set<Int64> {
        var found: Set<Int64> = []
        var queue = [contact]
        while let id = queue.popLast() {
            guard found.insert(id).inserted else { continue }
            queue += compared[id]?.links ?? []
            for decision in decisions where decision.isSame && (decision.first == id || decision.second == id) {
                queue += [decision.first, decision.second]
            }
        }
        return found
    }

    private struct Facts: Hashable {
        let people: [[Int64]]
        let joins: Set<ScoredPair>
        let refused: [ScoredPair: RefusalReason]

        init(_ match: PeopleMatch, of contacts: Set<Int64>) {
            people = (0..<match.peopleCount).map { Array(match.contacts(ofPerson: $0)) }
                .filter { !contacts.isDisjoint(with: $0) }
            joins = Set(match.joins.filter { contacts.contains($0.first) })
            refused = Dictionary(
                match.refused.filter { contacts.contains($0.pair.first) }.map { ($0.pair, $0.reason) }
            ) { first, _ in first }
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func decisionsGiveThePeopleOfAll(_ seed: UInt64) throws {
        let records = Self.book(seed)
        let plain = ContactMatcher(Self.contacts(records.values))
        let compared = try Self.compared(plain)
        let ids = records.keys.sorted()
        let found = plain.match()
        let groups = (0..<found.peopleCount).map { Array(found.contacts(ofPerson: $0)) }.filter { $0.count > 1 }
        var random = SeededGenerator(seed: seed)
        var decisions: [MatchDecision] = []
        for _ in 0..<25 {
            let group = groups[random.below(groups.count)]
            let isNear = random.below(2) == 0
            let (first, second) = (
                group[random.below(group.count)],
                isNear ? group[random.below(group.count)] : ids[random.below(ids.count)]
            )
            decisions.append(MatchDecision(first, second, isSame: random.below(3) == 0))
            if random.below(4) == 0 { decisions.remove(at: random.below(decisions.count)) }
            let whole = plain.withDecisions(decisions)
            let match = whole.match()
            for contact in [first, second] {
                let members = Self.component(of: contact, compared.contacts, decisions)
                let component = try #require(
                    compared.book.withUnsafeBufferPointer { book in
                        ContactComponent(
                            Self.contacts(members.compactMap { records[$0] }),
                            compared: members.compactMap { compared.contacts[$0] }, book: book, decisions: decisions)
                    })
                let found = component.match()
                #expect(Facts(found, of: members) == Facts(match, of: members))
                for join in found.joins where join.basis != .decision {
                    let reasons =
                        found.cardEvidence(join.first, join.second) ?? component.evidence(join.first, join.second)
                    #expect(
                        reasons
                            == match.cardEvidence(join.first, join.second) ?? whole.evidence(join.first, join.second))
                }
            }
        }
    }

    /// Bytes that are cut off or changed are read as something or nothing, and trap nowhere.
    @Test func damagedPiecesAreRefusedOrHarmless() throws {
        let matcher = ContactMatcher(Self.contacts(Self.book(1).values))
        let pieces = matcher.comparedPieces(matcher.match()).map(\.content)
        var random = SeededGenerator(seed: 2)
        for piece in pieces.prefix(3) {
            for _ in 0..<60 {
                var bytes = Array(piece.prefix(1 + random.below(piece.count)))
                bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.below(256))
                let contacts = bytes.withUnsafeBufferPointer { ComparedContact.decode($0) } ?? []
                #expect(contacts.count <= piece.count)
                _ = bytes.withUnsafeBufferPointer { book in
                    ContactComponent(NormalizedContacts(), compared: contacts, book: book, decisions: [])?.match()
                }
            }
        }
    }
}
