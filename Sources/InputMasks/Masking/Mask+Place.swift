extension Mask {
    /// Reads any input: text that is already masked as it is, everything else by the policy.
    package func read(_ input: [Character]) -> [Placement] {
        if let placements = alignment(of: input) { return placements }
        let placing = place(input, from: 0, after: nil, policy: invalidInputPolicy, literals: .witnessed)
        if placing.hasOverflow, hasDataLikeLiterals {
            // Too much for the mask: perhaps its static digits were entered too, as in 77011234567 for +7(DDD)...
            let other = place(input, from: 0, after: nil, policy: invalidInputPolicy, literals: .always)
            if !other.hasOverflow { return other.placements }
        }
        return placing.placements
    }

    /// Fills placeholders with the input, starting at a slot.
    ///
    /// - Parameters:
    ///   - input: The characters to place.
    ///   - first: The first slot to fill.
    ///   - previous: The placement in front of it, if any.
    ///   - policy: What to do with characters that do not fit.
    ///   - literals: Which characters of the input are taken for static ones.
    package func place(
        _ input: [Character],
        from first: Int,
        after previous: Placement?,
        policy: InvalidInputPolicy,
        literals: LiteralReading
    ) -> Placing {
        var placing = Placing()
        var previous = previous
        var slot = first
        var next = 0
        while slot < slots.count, next < input.count {
            let run = literalRun(from: slot)
            next += literalCount(in: input, at: next, run: run, reading: literals)
            slot = run.upperBound
            guard slot < slots.count else { break }
            var isSpent = false
            while !isSpent, next < input.count {
                let candidate = Placement(
                    slot: slot, character: slots[slot].forced ?? input[next], source: next)
                if slots[slot].accepts(input[next]), staysApart(candidate, from: previous) {
                    placing.placements.append(candidate)
                    previous = candidate
                    isSpent = true
                } else {
                    isSpent = policy == .consume
                }
                next += 1
            }
            if isSpent { slot += 1 }
        }
        placing.nextSlot = slot
        placing.hasOverflow = input[next...].contains { character in
            slots.contains { !$0.isLiteral && $0.accepts(character) }
        }
        return placing
    }

    private func literalRun(from first: Int) -> Range<Int> {
        var end = first
        while end < slots.count, slots[end].isLiteral { end += 1 }
        return first..<end
    }

    /// How many characters of the input, from an offset, are the static characters of a run; some may be missing.
    private func literalCount(
        in input: [Character], at offset: Int, run: Range<Int>, reading: LiteralReading
    ) -> Int {
        guard reading != .never else { return 0 }
        var count = 0
        var isWitnessed = reading == .always
        var slot = run.lowerBound
        while offset + count < input.count {
            let character = input[offset + count]
            guard let found = slots[slot..<run.upperBound].firstIndex(where: { $0.element == .literal(character) })
            else { break }
            isWitnessed = isWitnessed || !isDataLike(character)
            count += 1
            slot = found + 1
        }
        return isWitnessed ? count : 0
    }

    private func isDataLike(_ character: Character) -> Bool {
        hasDataLikeLiterals && slots.contains { !$0.isLiteral && $0.accepts(character) }
    }

    /// Whether the candidate stays a character of its own, behind the previous placement and the static characters
    /// between, and behind the previous placement alone, as in the raw text.
    ///
    /// Some characters do not: a Korean vowel behind a consonant makes one syllable.
    func staysApart(_ candidate: Placement, from previous: Placement?) -> Bool {
        var characters: [Character] = []
        if let previous { characters.append(previous.character) }
        for slot in slots[((previous?.slot ?? -1) + 1)..<candidate.slot] {
            if case .literal(let literal) = slot.element { characters.append(literal) }
        }
        characters.append(candidate.character)
        if characters.allSatisfy({ $0.isPlain }) { return true }
        let raw = [previous?.character, candidate.character].compactMap { $0 }
        return String(characters).count == characters.count && String(raw).count == raw.count
    }
}

extension Character {
    /// Whether the character never joins a neighbour.
    fileprivate var isPlain: Bool {
        isASCII && !isNewline
    }
}
