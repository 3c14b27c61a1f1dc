import KnowledgeTable

/// Family names of East Asia, by which names without blanks are parted: `王小明`, `김민수`, `佐藤太郎`.
struct NativeNames: Sendable {
    static let shared = NativeNames()

    /// Family names in Han characters, in Hangul and in Latin letters.
    private var families = TextTable()

    private init() {
        let folder = TextFolder(keepsHangul: true)
        for (key, words) in KnowledgeTable.section("names/families").lists {
            for form in [key] + words {
                folder.folded(form).withUnsafeBufferPointer { _ = families.intern($0) }
            }
        }
    }

    /// The length in UTF-8 of a character of these scripts.
    private static let characterLength = 3

    /// Returns `true` if a word is a family name.
    func isFamily(_ word: UnsafeBufferPointer<UInt8>) -> Bool { families.find(word) != nil }

    /// Where the family name of a word of Han characters or Hangul ends, which has the given name behind it; `nil` if it is not known.
    func familyEnd(of word: UnsafeBufferPointer<UInt8>) -> Int? {
        let count = word.count / Self.characterLength
        guard (2...6).contains(count), word.count == count * Self.characterLength else { return nil }
        for length in [3, 2, 1] where length < count && count - length <= (length == 1 ? 2 : 3) {
            let end = length * Self.characterLength
            if isFamily(UnsafeBufferPointer(rebasing: word[..<end])) { return end }
        }
        return nil
    }
}
