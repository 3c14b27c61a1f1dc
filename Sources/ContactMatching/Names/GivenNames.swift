import KnowledgeTable

/// The given names of `Knowledge/names/given.txt` by the sex of those who have them, and by language.
struct GivenNames: Sendable {
    static let shared = GivenNames()

    /// Folded names.
    private var texts = TextTable()
    /// The sexes of those who have each name, by its number: both where a language gives it to both.
    private var sexes: [PersonName.Traits] = [[]]
    /// The languages that have each name, one bit each.
    private var languages: [UInt64] = [0]
    private var codes: [Substring] = []
    /// China, Korea, Vietnam, Japan.
    private var eastAsia: UInt64 = 0

    private init() {
        let folder = TextFolder(keepsHangul: true)
        for (key, words) in KnowledgeTable.section("names/given").lists {
            let parts = key.split(separator: "-")
            let language = bit(ofLanguage: parts[0])
            let sex: PersonName.Traits =
                switch parts.dropFirst().first {
                case "men": .male
                case "women": .female
                default: .sexes
                }
            for word in words { add(folder.folded(word), sex, language) }
        }
        eastAsia = ["zh", "ko", "vi", "ja"].reduce(0) { $0 | languages($1) }
    }

    private mutating func bit(ofLanguage code: Substring) -> UInt64 {
        if !codes.contains(code) { codes.append(code) }
        return languages(code)
    }

    private mutating func add(_ word: [UInt8], _ sex: PersonName.Traits, _ language: UInt64) {
        let number = Int(word.withUnsafeBufferPointer { texts.intern($0) }.raw)
        if number == sexes.count {
            sexes.append([])
            languages.append(0)
        }
        sexes[number].formUnion(sex)
        languages[number] |= language
    }

    /// The bit of a language; 0 if no list is of it.
    func languages(_ code: Substring) -> UInt64 { codes.firstIndex(of: code).map { 1 << UInt64($0) } ?? 0 }

    /// The sexes of those who have a folded name: one, or both; none if no list has it.
    func sexes(of word: UnsafeBufferPointer<UInt8>) -> PersonName.Traits {
        texts.find(word).map { sexes[Int($0.raw)] } ?? []
    }

    /// Returns `true` unless a folded word, with its hyphens or without them, is a name of East Asia alone, whose names are made of syllables.
    func isOfElsewhere(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let number = (texts.find(word) ?? findJoined(word)).map({ Int($0.raw) }) else { return true }
        return languages[number] & ~eastAsia != 0
    }

    /// The name that a word with hyphens is without them: `jihoon` for `ji-hoon`.
    private func findJoined(_ word: UnsafeBufferPointer<UInt8>) -> TextID? {
        guard word.contains(0x2D) else { return nil }
        return word.filter { $0 != 0x2D }.withUnsafeBufferPointer { texts.find($0) }
    }

    /// Returns `true` if a folded word is a name in one of several languages, and may be that of a sex.
    func contains(_ word: some Collection<UInt8>, languages: UInt64, sex: PersonName.Traits) -> Bool {
        guard let number = Array(word).withUnsafeBufferPointer({ texts.find($0) }).map({ Int($0.raw) }) else {
            return false
        }
        return self.languages[number] & languages != 0 && !sexes[number].isDisjoint(with: sex)
    }
}
