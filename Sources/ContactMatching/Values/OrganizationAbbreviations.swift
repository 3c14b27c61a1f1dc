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

    /// The spelling of several words: `van der`, which is `vd`.
    private var phrases = WordPhrases()

    private init() {
        let folder = TextFolder()
        for (kind, words) in KnowledgeTable.section("names/forms").lists where kind.hasPrefix("word") {
            let forms = words.map { folder.folded($0) }
            for form in forms.dropFirst() {
                if form.contains(0x20) {
                    phrases.add(form, as: forms[0])
                    continue
                }
                let number = form.withUnsafeBufferPointer { self.words.intern($0) }.raw
                if Int(number) == spellings.count {
                    spellings.append(Spelling(word: forms[0], isInFront: kind != "word"))
                }
            }
        }
    }

    /// Gives each word of a folded name its one spelling: `smith bros` is `smith brothers`.
    func normalize(_ name: inout [UInt8]) {
        phrases.replace(in: &name, from: 0)
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
