extension TemplateWalk.Outline {
    /// Digits that a template may take, where they lie.
    struct Input {
        /// The sets of the template's digits.
        var digitSets: UnsafePointer<UInt16>
        var digits: UnsafeBufferPointer<UInt8>
        /// Where the number starts among the digits.
        var start: Int
        var isNational: Bool
    }

    /// Finds the quality of the walk, without heap memory and before a walk that keeps the digits it reads.
    ///
    /// - Returns: The quality of the walk, ``Match/Quality/none`` if it finds nothing; `nil` for an outline with so many
    ///   optional parts that trying them all would take too long.
    func quality(of input: Input) -> Match.Quality? {
        guard optionalCount <= 6 else { return nil }
        return quality(of: input, step: 0, digit: 0, position: input.start)
    }

    private func quality(of input: Input, step: Int, digit: Int, position: Int) -> Match.Quality {
        guard step < steps.count else { return position == input.digits.count ? .complete : .cut }
        switch steps[step] {
        case .digit: return taken(input, step, digit, position)
        case .internationalDigit:
            let taken = taken(input, step, digit, position)
            guard input.isNational, input.digitSets[digit].nonzeroBitCount == 1, position < input.digits.count else {
                return taken
            }
            return max(taken, quality(of: input, step: step + 1, digit: digit + 1, position: position))
        case .text(let text, let isNationalOnly):
            let left = quality(of: input, step: step + 1, digit: digit, position: position)
            guard input.isNational || !isNationalOnly else { return left }
            return max(left, written(text, input, step, digit, position))
        }
    }

    private func taken(_ input: Input, _ step: Int, _ digit: Int, _ position: Int) -> Match.Quality {
        guard position < input.digits.count else { return .partial }
        guard input.digitSets[digit] & 1 &<< UInt16(input.digits[position]) != 0 else { return .none }
        return quality(of: input, step: step + 1, digit: digit + 1, position: position + 1)
    }

    private func written(
        _ text: [UInt8], _ input: Input, _ step: Int, _ digit: Int, _ position: Int
    ) -> Match.Quality {
        let rest = input.digits[position...]
        if rest.isEmpty { return .none }
        if rest.count <= text.count { return text.starts(with: rest) && position > input.start ? .partial : .none }
        guard rest.starts(with: text) else { return .none }
        return quality(of: input, step: step + 1, digit: digit, position: position + text.count)
    }
}
