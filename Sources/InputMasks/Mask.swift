/// A mask: what each character of a short text may be, and the separators between them.
///
/// An expression is written in placeholders and static characters.
///
/// | in the expression | stands for |
/// |---|---|
/// | `D` | a digit, `0` to `9` |
/// | `L` | a letter of any script |
/// | `C` | one character of a list; the nth `C` takes the nth list of the conditions |
/// | anything else | itself, a static character |
///
/// Static characters are shown as soon as a placeholder after them is filled, never before, so that the last
/// character of a masked text is always one that the user entered:
///
/// ```swift
/// let mask = Mask(expression: "LL-DD")
/// mask.maskedString(input: "aa12")  // "aa-12"
/// mask.maskedString(input: "aa")    // "aa"
/// ```
///
/// Masking a masked text changes nothing.
public struct Mask: Hashable, Sendable {
    /// The treatment of input that a placeholder does not accept.
    public let invalidInputPolicy: InvalidInputPolicy
    /// The slots of the mask, in order.
    public let slots: [Slot]
    /// The number of placeholders among the slots.
    public let placeholderCount: Int
    /// `true` if some static character could also be entered in a placeholder, as the 7 of `+7(DDD)`.
    let hasDataLikeLiterals: Bool

    /// A mask of slots made elsewhere; the slots need not be writable as an expression.
    ///
    /// - Parameters:
    ///   - slots: the places of the mask, in order.
    ///   - invalidInputPolicy: the treatment of characters that fit no slot.
    /// - Throws: ``MaskError`` if no slot is a placeholder, because such a mask could never show anything.
    public init(slots: [Slot], invalidInputPolicy: InvalidInputPolicy = .ignore) throws(MaskError) {
        let placeholders = slots.filter { !$0.isLiteral }
        guard !placeholders.isEmpty else {
            throw MaskError(.noPlaceholder, in: .expression, at: 0)
        }
        self.invalidInputPolicy = invalidInputPolicy
        self.slots = slots
        placeholderCount = placeholders.count
        hasDataLikeLiterals = slots.contains { slot in
            guard case .literal(let literal) = slot.element else { return false }
            return placeholders.contains { $0.accepts(literal) }
        }
    }
}
