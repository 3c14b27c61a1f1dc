/// Weighs two contacts by what can be compared of them: by the numbers and addresses that they share or could share, or by their fields.
///
/// It is chosen for each pair alone. Whatever else is in the book changes no more than weights, within limits.
struct PairComparison: Sendable {
    let scorer: PairScorer
    let fields: FieldModel

    /// Gives a closure every reason for and against two rows being one person's.
    ///
    /// - Returns: the level at which the names agree.
    @inline(__always) @discardableResult
    func forEachPart(_ one: Int, _ two: Int, _ take: (RawPart) -> Void) -> NameLevel {
        guard fields.fields.decides(one, two) else { return scorer.forEachPart(one, two, take) }
        let rows = scorer.table.rows
        let areOrganizations = rows[one].isOrganization && rows[two].isOrganization
        return fields.forEachPart(one, two) { part in
            if part.kind == .sharedIdentifier, !areOrganizations, scorer.shared.isOfMany(part.value) { return }
            take(part)
        }
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
