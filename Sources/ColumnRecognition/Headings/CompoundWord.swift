/// Words that are written together: `Kundentelefon`, `homephone`, `会社電話`, and inflected ones.
enum CompoundWord {
    /// The concepts of a word's parts; `isWhole` is `true` if they make up the whole word.
    static func concepts(of word: String) -> (concepts: [ColumnConcepts], isWhole: Bool) {
        let scalars = Array(word.unicodeScalars)
        guard scalars.count >= 2, scalars.count <= 40 else { return ([], false) }
        if scalars.contains(where: hasNoSpaces) { return unspaced(scalars) }
        if scalars.count >= 6, let parts = segments(scalars[...]) { return (parts, true) }
        if let concepts = inflected(scalars) { return ([concepts], true) }
        return ([], false)
    }

    /// Returns `true` if the script is written without spaces between words, or often so.
    private static func hasNoSpaces(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF: true
        default: false
        }
    }

    /// The known words in a text without spaces, the longest first. Particles and endings are not words of their own.
    private static func unspaced(_ scalars: [Unicode.Scalar]) -> (concepts: [ColumnConcepts], isWhole: Bool) {
        var found: [ColumnConcepts] = []
        var unknown = 0
        var position = 0
        while position < scalars.count {
            var length = min(scalars.count - position, 12)
            while length > 0 {
                if let concepts = concepts(of: scalars[position..<position + length]) {
                    found.append(concepts)
                    break
                }
                length -= 1
            }
            if length == 0, !(0x3040...0x309F).contains(scalars[position].value) { unknown += 1 }
            position += max(length, 1)
        }
        return (found, !found.isEmpty && unknown <= found.count)
    }

    /// The words of three letters or more that make up the whole text, if there are such; the first word as long as possible.
    private static func segments(_ scalars: ArraySlice<Unicode.Scalar>) -> [ColumnConcepts]? {
        if scalars.isEmpty { return [] }
        var length = scalars.count
        while length >= 3 {
            if let concepts = concepts(of: scalars.prefix(length)), concepts != ColumnConcepts(.filler),
                let rest = segments(scalars.dropFirst(length))
            {
                return [concepts] + rest
            }
            length -= 1
        }
        return nil
    }

    /// The concepts of a word of five letters or more that the text is with up to three letters more, as in other cases and
    /// numbers: `telefonem`, `телефона`.
    private static func inflected(_ scalars: [Unicode.Scalar]) -> ColumnConcepts? {
        for ending in 1...3 where scalars.count - ending >= 5 {
            if let concepts = concepts(of: scalars.prefix(scalars.count - ending)) { return concepts }
        }
        return nil
    }

    private static func concepts(of scalars: ArraySlice<Unicode.Scalar>) -> ColumnConcepts? {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return ColumnVocabulary.concepts[String(view)]
    }
}
