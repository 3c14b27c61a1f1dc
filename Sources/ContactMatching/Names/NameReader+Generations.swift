/// Words that tell father and son apart: `Jr.`, `ifj.`, `d. J.`
extension NameReader {
    /// Drops a generation behind a given and a family name, in front of both, or in small letters at the end, which are names and initials elsewhere.
    ///
    /// - Parameter namedBehind: The number of words that stand behind one in front.
    mutating func takeGenerationAround(into name: inout PersonName, namedBehind: Int) {
        takeGenerationBehind(into: &name)
        if tokens.ranges.count > namedBehind, case .generationBefore(let number)? = role(tokens.ranges[0]) {
            name.generation = number
            tokens.ranges.removeFirst()
        }
        takeGenerationAtEnd(into: &name, behind: 2)
    }

    /// Drops the word behind a given and a family name. In capitals or with one it is a name where all are syllables: `Ko Min Jun`.
    private mutating func takeGenerationBehind(into name: inout PersonName) {
        guard tokens.ranges.count > 2, let last = tokens.ranges.last,
            let number = words.generation(behind: tokens.bytes(last)),
            tokens.hasSmallEnd || !Syllables.shared.areName(tokens.ranges.map(tokens.bytes))
        else { return }
        name.generation = number
        tokens.ranges.removeLast()
    }

    /// Drops a generation behind a family name.
    mutating func takeGenerationOfFamily(into name: inout PersonName) {
        takeGenerationAtEnd(into: &name, behind: 1)
        if tokens.ranges.count > 1, let last = tokens.ranges.last,
            let number = words.generation(behind: tokens.bytes(last))
        {
            name.generation = number
            tokens.ranges.removeLast()
        }
    }

    /// Drops a generation in small letters at the end: `Karl Braun d. J.`, `Jan Novák st.`
    ///
    /// - Parameter words: The number of words in front of it at least.
    private mutating func takeGenerationAtEnd(into name: inout PersonName, behind words: Int) {
        guard tokens.hasSmallEnd else { return }
        for count in [2, 1] where tokens.ranges.count >= words + count {
            let mark = Array(tokens.ranges.suffix(count).map(tokens.bytes).joined(separator: [0x20]))
            guard let number = self.words.generation(ofEnd: mark) else { continue }
            name.generation = number
            tokens.ranges.removeLast(count)
            return
        }
    }

    /// Returns `true` if a word stands behind a name and is none of it: a generation, a title.
    func isSuffixWord(_ range: Range<Int>) -> Bool {
        if case .title? = role(range) { return true }
        let word = tokens.bytes(range)
        return words.generation(behind: word) != nil || words.generation(ofEnd: Array(word)) != nil
    }

    mutating func generation(in suffix: UnsafeBufferPointer<UInt8>) -> UInt8 {
        tokens.read(suffix)
        let whole = Array(tokens.ranges.map(tokens.bytes).joined(separator: [0x20]))
        if let number = words.generation(ofEnd: whole) { return number }
        for range in tokens.ranges {
            if let generation = words.generation(behind: tokens.bytes(range)) { return generation }
        }
        return 0
    }
}
