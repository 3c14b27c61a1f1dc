extension Mask {
    /// Reads any input: text that is already masked as it is, everything else by the policy.
    package func read(_ input: [Character]) -> [FilledSlot] {
        if let filled = alignment(of: input) { return filled }
        let result = fill(input, from: 0, after: nil, policy: invalidInputPolicy, literals: .witnessed)
        if result.hasOverflow, hasDataLikeLiterals {
            // Too much for the mask: perhaps its static digits were entered too, as in 77011234567 for +7(DDD)...
            let other = fill(input, from: 0, after: nil, policy: invalidInputPolicy, literals: .always)
            if !other.hasOverflow { return other.slots }
        }
        return result.slots
    }

    /// Fills placeholders with the input, starting at a slot.
    ///
    /// - Parameters:
    ///   - input: The characters to enter.
    ///   - first: The first slot to fill.
    ///   - previous: The filled slot before it, if any.
    ///   - policy: The treatment of characters that do not fit.
    ///   - literals: Which characters of the input are taken for static ones.
    package func fill(
        _ input: [Character],
        from first: Int,
        after previous: FilledSlot?,
        policy: InvalidInputPolicy,
        literals: LiteralReading
    ) -> FillResult {
        var result = FillResult()
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
                let candidate = FilledSlot(
                    slot: slot, character: slots[slot].forced ?? input[next], source: next)
                if slots[slot].accepts(input[next]), staysApart(candidate, from: previous) {
                    result.slots.append(candidate)
                    previous = candidate
                    isSpent = true
                } else {
                    isSpent = policy == .consume
                }
                next += 1
            }
            if isSpent { slot += 1 }
        }
        result.nextSlot = slot
        result.hasOverflow = input[next...].contains { character in
            slots.contains { !$0.isLiteral && $0.accepts(character) }
        }
        return result
    }

    private func literalRun(from first: Int) -> Range<Int> {
        var end = first
        while end < slots.count, slots[end].isLiteral { end += 1 }
        return first..<end
    }

    /// The number of characters of the input, from an offset, that are the static characters of a run; some may be
    /// missing.
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

    /// Returns `true` if the candidate stays a character of its own, both after the previous one with the static
    /// characters between, and directly after the previous one, as in the raw text.
    ///
    /// Some characters do not: a Korean vowel after a consonant makes one syllable.
    func staysApart(_ candidate: FilledSlot, from previous: FilledSlot?) -> Bool {
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
    /// `true` if the character never joins a neighbour.
    fileprivate var isPlain: Bool {
        isASCII && !isNewline
    }
}
