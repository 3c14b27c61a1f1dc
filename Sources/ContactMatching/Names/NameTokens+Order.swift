/// The order of the words of a name.
extension NameTokens {
    /// Puts a family name that stands in front, as its particles or a hyphen in the other name show, behind the given name: `de Vries Pieter`,
    /// `Lee Min-ho`.
    ///
    /// - Parameters:
    ///   - particles: the number of particles in front.
    ///   - hasArticle: `true` if the first word begins with an article, as `al-masri` does.
    mutating func arrangeFamilyFirst(particles: Int, hasArticle: Bool) {
        guard let first = ranges.first, ranges.count > 1 else { return }
        if particles > 0, ranges.count >= particles + 2 {
            ranges = Array(ranges[(particles + 1)...]) + Array(ranges[...particles])
        } else if ranges.count == 2, hasArticle {
            ranges.swapAt(0, 1)
        } else if ranges.count == 2, folded[ranges[1]].contains(0x2D),
            folded[first].withUnsafeBufferPointer({ NativeNames.shared.isFamily($0) })
        {
            ranges.swapAt(0, 1)
        }
    }

    /// Puts a family name in capitals that stands before other words behind them: `BEAUDOIN Solange`.
    mutating func arrangeCapitals(of text: UnsafeBufferPointer<UInt8>) {
        guard let first = text.first, first &- 0x41 < 26 || first >= 0x80 else { return }
        let words = text.split(separator: 0x20)
        guard words.count > 1, words.count == ranges.count else { return }
        let capitals = words.prefix { word in
            word.count >= Self.capitals && word.split(separator: 0x2D).contains { $0.count > 1 }
                && word.contains { $0 &- 0x41 < 26 } && !word.contains { $0 &- 0x61 < 26 }
                && (word.allSatisfy { $0 < 0x80 } || Self.isUppercase(word))
        }
        guard !capitals.isEmpty, capitals.count < words.count,
            words[capitals.count...].allSatisfy({ $0.contains { $0 &- 0x61 < 26 } })
        else { return }
        ranges = Array(ranges[capitals.count...] + ranges[..<capitals.count])
    }

    /// Returns `true` if a word of other letters than those of ASCII is long enough, and has no small ones: `MÜLLER`, and not `Võ`.
    private static func isUppercase(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let letters = String(decoding: word, as: UTF8.self).unicodeScalars
        return letters.count >= capitals && !letters.contains(where: \.properties.isLowercase)
    }

    /// Fewer capitals may be initials, as letters between hyphens are: `JP Morgan`, `J-P Dupont`.
    private static let capitals = 3

    // MARK: Names without blanks

    /// Parts a name of Han characters or Hangul, and puts the family name behind the given name.
    mutating func arrangeNative() {
        guard let first = ranges.first, ranges.count <= 2, folded[first.lowerBound] >= 0xE0 else { return }
        let script = folded[first].withUnsafeBufferPointer { Script(of: $0) }
        guard script == .han || script == .hangul else { return }
        if ranges.count == 2 {
            // The family name stands in front, unless the second word alone is known as one.
            let areFamilies = ranges.map { folded[$0].withUnsafeBufferPointer { NativeNames.shared.isFamily($0) } }
            let second = folded[ranges[1]].withUnsafeBufferPointer { Script(of: $0) }
            if areFamilies[0] || !areFamilies[1] && second == script { ranges.swapAt(0, 1) }
        } else if let end = folded[first].withUnsafeBufferPointer({ NativeNames.shared.familyEnd(of: $0) }) {
            let split = first.lowerBound + end
            ranges = [split..<first.upperBound, first.lowerBound..<split]
        }
    }
}
