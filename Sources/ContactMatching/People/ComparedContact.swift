/// A contact as the comparison of all contacts left it: its standing among them, and the contacts whose people may be its own.
///
/// Decisions change nothing of it: with these facts people are derived anew of some contacts alone.
public struct ComparedContact: Sendable {
    /// The caller's number of the contact.
    public let id: Int64
    var standing = ContactStanding()
    /// The copies of the contact, and the contacts with which it weighs enough to be joined.
    public internal(set) var links: [Int64] = []
    /// The contacts of higher numbers with which it weighs enough to be joined.
    var seconds: [Int64] = []
    /// The evidence about it and each of them, where it was read.
    private(set) var evidence: [Evidence] = []
    /// The people whose cards were joined, if the contact names the first of them.
    var cards: [ComparedCards] = []

    init(id: Int64) { self.id = id }

    /// The number of contacts in one piece.
    private static let pieceSize: Int64 = 256

    /// The number of the piece that a contact is kept in, from 1 on.
    public static func piece(of contact: Int64) -> Int { Int(contact / pieceSize) + 1 }
}

/// Two people whose cards are one person's, by the first contacts of their rows.
struct ComparedCards: Sendable {
    /// The place among all that were joined so.
    let place: Int
    let first, second: [Int64]
    let evidence: Evidence
}

// MARK: - Encoding

extension ComparedContact {
    /// Reads the contacts of a piece.
    ///
    /// - Returns: `nil` if the bytes are damaged.
    public static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> [ComparedContact]? {
        var input = ByteDecoder(bytes)
        var contacts: [ComparedContact] = []
        var former: Int64 = 0
        while !input.isAtEnd {
            guard let contact = ComparedContact(&input, after: former) else { return nil }
            former = contact.id
            contacts.append(contact)
        }
        return contacts
    }

    /// Writes the contact.
    ///
    /// - Parameter encodeEvidence: writes the evidence about it and the contact at a place of ``seconds``.
    func encode(
        to output: inout ByteEncoder, after former: Int64,
        _ encodeEvidence: (_ place: Int, _ output: inout ByteEncoder) -> Void
    ) {
        output.append(difference: id, former)
        output.append(UInt64(links.count) << 2 | (standing.hasCommonBirthday ? 2 : 0) | (standing.isCopy ? 1 : 0))
        output.append(UInt64(standing.givenNames))
        output.append(UInt64(standing.familyNames))
        output.append(standing.commonPhones)
        output.append(standing.commonEmails)
        output.append(standing.commonIdentities)
        for link in links { output.append(difference: link, id) }
        guard !links.isEmpty else { return }
        output.append(UInt64(seconds.count))
        for (place, second) in seconds.enumerated() {
            output.append(difference: second, id)
            encodeEvidence(place, &output)
        }
        output.append(UInt64(cards.count))
        for cards in cards { cards.encode(to: &output, after: id) }
    }

    private init?(_ input: inout ByteDecoder, after former: Int64) {
        guard let id = input.number(after: former), let head = input.number(), let given = input.number(),
            let family = input.number(), let phones = input.number(), let emails = input.number(),
            let identities = input.number()
        else { return nil }
        self.init(id: id)
        standing = ContactStanding(
            isCopy: head & 1 == 1, hasCommonBirthday: head & 2 == 2, givenNames: UInt32(clamping: given),
            familyNames: UInt32(clamping: family),
            commonPhones: phones, commonEmails: emails, commonIdentities: identities)
        for _ in 0..<head >> 2 {
            guard let link = input.number(after: id) else { return nil }
            links.append(link)
        }
        guard !links.isEmpty else { return }
        guard let count = input.number() else { return nil }
        for _ in 0..<count {
            guard let second = input.number(after: id), let evidence = Evidence(&input) else { return nil }
            seconds.append(second)
            self.evidence.append(evidence)
        }
        guard let cardCount = input.number() else { return nil }
        for _ in 0..<cardCount {
            guard let cards = ComparedCards(&input, after: id) else { return nil }
            self.cards.append(cards)
        }
    }
}

extension ComparedCards {
    fileprivate func encode(to output: inout ByteEncoder, after id: Int64) {
        output.append(UInt64(place))
        for contacts in [first, second] {
            output.append(UInt64(contacts.count))
            for contact in contacts { output.append(difference: contact, id) }
        }
        evidence.encode(to: &output)
    }

    fileprivate init?(_ input: inout ByteDecoder, after id: Int64) {
        guard let place = input.number() else { return nil }
        var sides: [[Int64]] = []
        for _ in 0..<2 {
            guard let count = input.number() else { return nil }
            var contacts: [Int64] = []
            for _ in 0..<count {
                guard let contact = input.number(after: id) else { return nil }
                contacts.append(contact)
            }
            sides.append(contacts)
        }
        guard let evidence = Evidence(&input) else { return nil }
        self.init(place: Int(clamping: place), first: sides[0], second: sides[1], evidence: evidence)
    }
}
