extension Mask {
    /// The filled placeholders of a text that the mask itself could have made, or of a beginning of such a text; `nil` for any
    /// other text.
    ///
    /// A beginning may end in static characters, as when the last entered character was just deleted. They enter
    /// nothing: taken for data, the 0 of `120` in the mask `DD0D` would come back with every stroke of the delete key.
    ///
    /// Under the policy ``InvalidInputPolicy/consume`` placeholders may be missing; among several readings the one
    /// that fills the leftmost placeholders is taken.
    package func alignment(of text: [Character]) -> [FilledSlot]? {
        guard !text.isEmpty else { return [] }
        guard text.count <= slots.count else { return nil }
        let filled =
            switch invalidInputPolicy {
            case .ignore:
                alignmentWithoutGaps(of: text)
            case .consume:
                alignmentWithGaps(of: text, mayEndInLiteral: false)
                    ?? alignmentWithGaps(of: text, mayEndInLiteral: true)
            }
        guard let filled, areApart(filled) else { return nil }
        return filled
    }

    private func areApart(_ filled: [FilledSlot]) -> Bool {
        var previous: FilledSlot?
        for slot in filled {
            guard staysApart(slot, from: previous) else { return false }
            previous = slot
        }
        return true
    }

    private func alignmentWithoutGaps(of text: [Character]) -> [FilledSlot]? {
        var filled: [FilledSlot] = []
        for (offset, character) in text.enumerated() {
            guard shows(character, at: offset) else { return nil }
            if !slots[offset].isLiteral {
                filled.append(FilledSlot(slot: offset, character: character, source: offset))
            }
        }
        return filled
    }

    private func alignmentWithGaps(of text: [Character], mayEndInLiteral: Bool) -> [FilledSlot]? {
        // fits[offset][slot]: the text from the offset on can be shown by the slots from that slot on.
        var fits = [[Bool]](repeating: [Bool](repeating: false, count: slots.count + 1), count: text.count)
        fits.append([Bool](repeating: true, count: slots.count + 1))
        for offset in text.indices.reversed() {
            for slot in slots.indices.reversed() {
                let isLiteral = slots[slot].isLiteral
                let isTaken =
                    shows(text[offset], at: slot) && fits[offset + 1][slot + 1]
                    && (!isLiteral || mayEndInLiteral || offset < text.count - 1)
                fits[offset][slot] = isTaken || (!isLiteral && fits[offset][slot + 1])
            }
        }
        guard fits[0][0] else { return nil }
        var filled: [FilledSlot] = []
        var offset = 0
        for slot in slots.indices where offset < text.count {
            if slots[slot].isLiteral {
                offset += 1
            } else if shows(text[offset], at: slot), fits[offset + 1][slot + 1] {
                filled.append(FilledSlot(slot: slot, character: text[offset], source: offset))
                offset += 1
            }
        }
        return filled
    }

    /// Returns `true` if a masked text may have the character at the slot.
    private func shows(_ character: Character, at slot: Int) -> Bool {
        if case .literal(let literal) = slots[slot].element { return literal == character }
        if let forced = slots[slot].forced { return forced == character }
        return slots[slot].accepts(character)
    }
}
