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
        guard fields.fields.decides(one, two), !saysMoreByValue(one, two) else {
            return scorer.forEachPart(one, two, take)
        }
        if !shareEmployersIdentity(one, two) { return fields.forEachPart(one, two, take) }
        return fields.forEachPart(one, two) { if $0.kind != .sharedIdentifier { take($0) } }
    }

    /// Returns `true` if a birthday alone lets the fields of two rows decide, and is the same, and the shared address of e-mail beside it says more. What
    /// agrees never says against.
    @inline(__always)
    private func saysMoreByValue(_ one: Int, _ two: Int) -> Bool {
        let (first, second) = (scorer.table.rows[one], scorer.table.rows[two])
        return !first.emails.isEmpty && !second.emails.isEmpty && !first.isOrganization
            && isOfBirthday(first, second) && sum(scorer.forEachPart, one, two) > sum(fields.forEachPart, one, two)
    }

    private func isOfBirthday(_ first: ContactRow, _ second: ContactRow) -> Bool {
        let comparison = first.birthday.compared(to: second.birthday)
        let others = scorer.table.emails(of: second)
        return (comparison == .same || comparison == .sameDayWithoutYear)
            && scorer.table.emails(of: first).contains(where: others.contains)
    }

    private func sum(_ forEachPart: (Int, Int, (RawPart) -> Void) -> NameLevel, _ one: Int, _ two: Int) -> Bits {
        var sum = Bits.zero
        _ = forEachPart(one, two) { sum += $0.bits }
        return sum
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
