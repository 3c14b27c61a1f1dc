extension Mask {
    /// The text of filled placeholders, with a caret after the given number of them.
    package func render(_ filled: [FilledSlot], caretAfter entered: Int) -> MaskedText {
        var text = ""
        var raw = ""
        var length = 0
        var caret = 0
        var slot = 0
        for (index, entry) in filled.enumerated() {
            while slot < entry.slot {
                if case .literal(let literal) = slots[slot].element {
                    text.append(literal)
                    length += 1
                }
                slot += 1
            }
            text.append(entry.character)
            raw.append(entry.character)
            length += 1
            slot += 1
            if index + 1 == entered { caret = length }
        }
        return MaskedText(
            text: text, raw: raw, caret: caret, isComplete: filled.count == placeholderCount)
    }
}
