extension Mask {
    /// The text of filled placeholders, with a caret behind the given number of them.
    package func render(_ placements: [Placement], caretAfter entered: Int) -> MaskedText {
        var text = ""
        var raw = ""
        var length = 0
        var caret = 0
        var slot = 0
        for (index, placement) in placements.enumerated() {
            while slot < placement.slot {
                if case .literal(let literal) = slots[slot].element {
                    text.append(literal)
                    length += 1
                }
                slot += 1
            }
            text.append(placement.character)
            raw.append(placement.character)
            length += 1
            slot += 1
            if index + 1 == entered { caret = length }
        }
        return MaskedText(
            text: text, raw: raw, caret: caret, isComplete: placements.count == placeholderCount)
    }
}
