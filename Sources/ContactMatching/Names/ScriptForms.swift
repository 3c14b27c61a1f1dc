/// Forms that words of names in Latin letters and in other scripts have in common, for finding one by the other.
///
/// Cyrillic, Greek and kana, which are read letter by letter, count as Latin letters.
package struct ScriptForms: Sendable {
    /// Those of words of Latin letters.
    package private(set) var latin: Set<[UInt8]> = []
    /// Those of words of other scripts.
    package private(set) var native: Set<[UInt8]> = []

    /// No forms.
    package init() {}

    /// The fewest letters of a word that is found by its consonants.
    private static let fewestLetters = 3
    /// Stands before a romanization; forms of consonants begin with smaller bytes.
    private static let romanized = UInt8(ascii: "r")

    /// Returns `true` if a word of one script may be the other in another one.
    package func meets(_ other: ScriptForms) -> Bool {
        !latin.isDisjoint(with: other.native) || !native.isDisjoint(with: other.latin)
    }

    /// Adds the forms of a folded word, in which Hangul is as it was.
    mutating func add(_ word: UnsafeBufferPointer<UInt8>) {
        switch Script(of: word) {
        case .latin: add(latin: Array(word))
        case .han, .hangul: native.formUnion(NativeSpellings.shared.keys(of: word).map { [Self.romanized] + $0 })
        case .other: native.formUnion(ConsonantForms.ofOther(word))
        }
    }

    private mutating func add(latin word: [UInt8]) {
        guard word.count > 1, word.allSatisfy({ $0 &- 0x61 < 26 }) else { return }
        latin.insert([Self.romanized] + word.withUnsafeBufferPointer(RomanizationKey.of))
        if word.count >= Self.fewestLetters { latin.formUnion(ConsonantForms.ofLatin(word)) }
    }
}
