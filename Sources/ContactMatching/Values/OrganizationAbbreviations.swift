import KnowledgeTable

/// Words of organizations' names that are often abbreviated: those of `word` and `word-front` in `Knowledge/names/forms.txt`.
struct OrganizationAbbreviations: Sendable {
    static let shared = OrganizationAbbreviations()

    /// One spelling of a word, where it is another.
    private struct Spelling {
        let word: [UInt8]
        /// `true` for a word that is something else at the end of a name.
        let isInFront: Bool
    }

    private var words = TextTable()
    /// The spelling of each word, by its number.
    private var spellings: [Spelling?] = [nil]

    /// The spelling of several words, those with the most words first: `van der`, which is `vd`.
    private var phrases: [(words: [[UInt8]], spelling: [UInt8])] = []

    private init() {
        let folder = TextFolder()
        for (kind, words) in KnowledgeTable.section("names/forms").lists where kind.hasPrefix("word") {
            let forms = words.map { folder.folded($0) }
            for form in forms.dropFirst() {
                if form.contains(0x20) {
                    phrases.append((form.split(separator: 0x20).map { Array($0) }, forms[0]))
                    continue
                }
                let number = form.withUnsafeBufferPointer { self.words.intern($0) }.raw
                if Int(number) == spellings.count {
                    spellings.append(Spelling(word: forms[0], isInFront: kind != "word"))
                }
            }
        }
        phrases.sort { $0.words.count > $1.words.count }
    }

    /// Gives several words their one spelling: `van der wal` is `vd wal`.
    private func normalizePhrases(of name: inout [UInt8]) {
        var words = name.split(separator: 0x20)
        guard words.count > 2 else { return }
        var isChanged = false
        for place in words.indices where place < words.count {
            guard
                let phrase = phrases.first(where: { phrase in
                    words[place...].starts(with: phrase.words) { $0.elementsEqual($1) }
                })
            else { continue }
            words.replaceSubrange(place..<place + phrase.words.count, with: [phrase.spelling[...]])
            isChanged = true
        }
        if isChanged { name = Array(words.joined(separator: [0x20])) }
    }

    /// Gives each word of a folded name its one spelling: `smith bros` is `smith brothers`.
    func normalize(_ name: inout [UInt8]) {
        normalizePhrases(of: &name)
        var start = 0
        while start < name.count {
            let end = name[start...].firstIndex(of: 0x20) ?? name.count
            guard start > 0 || end < name.count else { return }
            if let spelling = spelling(of: name[start..<end]), !spelling.isInFront || end < name.count {
                name.replaceSubrange(start..<end, with: spelling.word)
                start += spelling.word.count + 1
            } else {
                start = end + 1
            }
        }
    }

    @inline(__always)
    private func spelling(of word: ArraySlice<UInt8>) -> Spelling? {
        word.withUnsafeBufferPointer { words.find($0) }.flatMap { spellings[Int($0.raw)] }
    }
}
