extension Mask {
    /// The placements of a text that the mask itself could have made, or of a beginning of such a text; `nil` for any
    /// other text.
    ///
    /// A beginning may end in static characters, as when the last entered character was just deleted. They enter
    /// nothing: taken for data, the 0 of `120` in the mask `DD0D` would come back with every stroke of the delete key.
    ///
    /// Under the policy ``InvalidInputPolicy/consume`` placeholders may be missing; among several readings the one
    /// that fills the leftmost placeholders is taken.
    package func alignment(of text: [Character]) -> [Placement]? {
        guard !text.isEmpty else { return [] }
        guard text.count <= slots.count else { return nil }
        let placements =
            switch invalidInputPolicy {
            case .ignore:
                alignmentWithoutGaps(of: text)
            case .consume:
                alignmentWithGaps(of: text, mayEndInLiteral: false)
                    ?? alignmentWithGaps(of: text, mayEndInLiteral: true)
            }
        guard let placements, areApart(placements) else { return nil }
        return placements
    }

    private func areApart(_ placements: [Placement]) -> Bool {
        var previous: Placement?
        for placement in placements {
            guard staysApart(placement, from: previous) else { return false }
            previous = placement
        }
        return true
    }

    private func alignmentWithoutGaps(of text: [Character]) -> [Placement]? {
        var placements: [Placement] = []
        for (offset, character) in text.enumerated() {
            guard shows(character, at: offset) else { return nil }
            if !slots[offset].isLiteral {
                placements.append(Placement(slot: offset, character: character, source: offset))
            }
        }
        return placements
    }

    private func alignmentWithGaps(of text: [Character], mayEndInLiteral: Bool) -> [Placement]? {
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
        var placements: [Placement] = []
        var offset = 0
        for slot in slots.indices where offset < text.count {
            if slots[slot].isLiteral {
                offset += 1
            } else if shows(text[offset], at: slot), fits[offset + 1][slot + 1] {
                placements.append(Placement(slot: slot, character: text[offset], source: offset))
                offset += 1
            }
        }
        return placements
    }

    /// Whether the character can be what the slot shows.
    private func shows(_ character: Character, at slot: Int) -> Bool {
        if case .literal(let literal) = slots[slot].element { return literal == character }
        if let forced = slots[slot].forced { return forced == character }
        return slots[slot].accepts(character)
    }
}
