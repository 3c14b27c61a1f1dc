/// Weighs two contacts by what can be compared of them: by the numbers and addresses that they share or could share, or by their fields.
///
/// It is chosen for each pair alone. Whatever else is in the book changes no more than weights, within limits.
final class PairComparison: Sendable {
    let scorer: PairScorer
    let fields: FieldModel

    init(scorer: PairScorer, fields: FieldModel) {
        self.scorer = scorer
        self.fields = fields
    }

    /// Gives a closure every reason for and against two rows being one person's.
    ///
    /// - Returns: the level at which the names agree.
    @inline(__always) @discardableResult
    func forEachPart(_ one: Int, _ two: Int, _ take: (RawPart) -> Void) -> NameLevel {
        guard fields.fields.decides(one, two) else { return scorer.forEachPart(one, two, take) }
        if !shareEmployersIdentity(one, two) { return fields.forEachPart(one, two, take) }
        return fields.forEachPart(one, two) { if $0.kind != .sharedIdentifier { take($0) } }
    }

    /// Returns `true` if two rows of people have an identity in common that is that of the firm where many work.
    private func shareEmployersIdentity(_ one: Int, _ two: Int) -> Bool {
        if scorer.table.rows[one].identities.isEmpty || scorer.table.rows[one].isOrganization { return false }
        let identity = scorer.table.identity(of: scorer.table.rows[one], and: scorer.table.rows[two])
        return identity.map { scorer.shared.isOfMany($0) } ?? false
    }

    /// The sum of the reasons.
    @inline(__always)
    func bits(_ one: Int, _ two: Int) -> Bits {
        var sum = Bits.zero
        forEachPart(one, two) { sum = sum + $0.bits }
        return sum
    }

    /// The sum of the reasons beside a name that agrees, and what any two contacts start from.
    func bitsBesideName(_ one: Int, _ two: Int) -> Bits {
        var sum = Bits.zero
        forEachPart(one, two) { part in
            if part.kind != .anyTwoContacts, !part.kind.isOfName || part.bits < 0 {
                sum += part.bits
            }
        }
        return sum
    }
}
