/// Two contacts that the rule did not join although they are worth a look: their evidence is not enough, or their people contradict each
/// other.
///
/// Like ``ComparedContact`` it depends on no decision, so that after one nothing has to be compared again.
public struct DoubtfulPair: Sendable {
    /// The caller's number of one contact.
    public let first: Int64
    /// The caller's number of the other, which is higher.
    public let second: Int64
    /// The reasons for and against one person.
    public let evidence: Evidence
    /// The reason for which the rule did not join them; `nil` if the evidence is not enough.
    public let refusal: RefusalReason?

    /// The piece that has the pairs of a contact and higher ones: pieces of pairs are numbered from -1 down.
    public static func piece(of contact: Int64) -> Int { -ComparedContact.piece(of: contact) }
}

// MARK: - Encoding

extension DoubtfulPair {
    /// Reads the pairs of a piece.
    ///
    /// - Returns: `nil` if the bytes are damaged.
    public static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> [DoubtfulPair]? {
        var input = ByteDecoder(bytes)
        var pairs: [DoubtfulPair] = []
        while !input.isAtEnd {
            guard let pair = DoubtfulPair(&input, after: pairs.last?.first ?? 0) else { return nil }
            pairs.append(pair)
        }
        return pairs
    }

    private init?(_ input: inout ByteDecoder, after former: Int64) {
        guard let first = input.number(after: former), let second = input.number(after: first),
            let reason = input.byte(), reason <= RefusalReason.allCases.count, let evidence = Evidence(&input)
        else { return nil }
        self.first = first
        self.second = second
        self.evidence = evidence
        refusal = reason == 0 ? nil : RefusalReason.allCases[Int(reason) - 1]
    }

    /// Writes a pair whose evidence follows.
    static func encodeHead(
        _ first: Int64, _ second: Int64, _ refusal: RefusalReason?, after former: Int64, to output: inout ByteEncoder
    ) {
        output.append(difference: first, former)
        output.append(difference: second, first)
        output.append(byte: refusal.flatMap { RefusalReason.allCases.firstIndex(of: $0) }.map { UInt8($0 + 1) } ?? 0)
    }
}

/// Two rows that are a ``DoubtfulPair``.
struct DoubtfulRows: Sendable {
    let first, second: UInt32
    let refusal: RefusalReason?
}
