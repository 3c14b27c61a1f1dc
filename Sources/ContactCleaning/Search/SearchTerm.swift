import ContactMatching

/// One of the things that a contact must have to be found.
enum SearchTerm: Sendable {
    /// A word of a name, an organization, an e-mail address or a note.
    case word(SearchWord)
    /// A number, or parts of one.
    case digits(SearchDigits)
    /// An e-mail address, or a part of one with its `@`.
    case address(SearchAddress)

    /// Sets of keys of the index: who has the term has all keys of one of the sets.
    var keys: [[Int]] {
        switch self {
        case .word(let word): word.keys
        case .digits(let digits): [digits.keys] + digits.otherNumbers.map(WordPieces.keys(within:))
        case .address(let address): [address.keys]
        }
    }

    /// The sets of keys of those who have the term as a whole word, which are shown first; those of ``keys`` for other terms.
    var wholeKeys: [[Int]] {
        guard case .word(let word) = self else { return keys }
        return word.wholeKeys
    }
}

/// A word that is looked for: as it is, in another spelling, as a familiar form of a name, or as a name in another script; where it is
/// longer than two Latin letters, within words, too.
struct SearchWord: Sendable {
    let folded: [UInt8]
    let skeleton: [UInt8]
    let familiar: Set<[UInt8]>
    /// The forms of the word that names in other scripts have.
    let script: ScriptForms
    /// `true` if only words are found that begin with this one.
    let isShort: Bool

    /// - Parameter text: The word as it is written, if it is one; folded words have lost their Hangul.
    init(_ folded: [UInt8], _ forms: SearchForms, text: [UInt8]? = nil) {
        self.folded = folded
        script = forms.scriptForms(of: (text ?? folded).withUnsafeBufferPointer(forms.scriptWords))
        skeleton = forms.skeleton(of: folded)
        familiar = forms.familiarForms(ofSkeleton: skeleton)
        isShort = folded.count < 3
    }

    private var spellings: [[UInt8]] { folded == skeleton ? [folded] : [folded, skeleton] }

    var keys: [[Int]] {
        spellings.map(WordPieces.keys(within:)) + familiar.map(WordPieces.keys(equalTo:))
            + WordPieces.keys(meeting: script).map { [$0] }
    }

    var wholeKeys: [[Int]] { spellings.map(WordPieces.keys(equalTo:)) }

    /// The agreement with a word of a contact, the greater the better; 0 for none.
    ///
    /// - Parameters:
    ///   - other: the skeleton of the word if it is one of a name or an organization.
    ///   - isName: `true` if it is one of a name, which has familiar forms.
    func agreement(with word: UnsafeBufferPointer<UInt8>, skeleton other: [UInt8]?, isName: Bool) -> Int {
        if word.elementsEqual(folded) { return 8 }
        if let other {
            if other == skeleton { return 7 }
            if isName, familiar.contains(other) { return 5 }
        }
        if word.starts(with: folded) { return 4 }
        // Little is left of some words: that of `zzz` is `z`.
        let other = skeleton.count > 2 ? other : nil
        if let other, other.starts(with: skeleton) { return 3 }
        if !isShort, word.contains(folded) { return 2 }
        if let other, other.withUnsafeBufferPointer({ $0.contains(skeleton) }) { return 1 }
        return 0
    }
}

extension SearchWord {
    /// The agreement with the words of a name, one of which may be this one in another script; 0 for none. Words that begin with this one,
    /// as Chinese names do with that of the family, agree better.
    func agreement(with name: ScriptForms) -> Int { script.meets(name) ? 3 : 0 }
}

/// Digits that are looked for in numbers, however both are written, and in words.
struct SearchDigits: Sendable {
    /// The fewest digits that are looked for within numbers.
    static let minimumCount = 3

    /// All digits.
    let joined: [UInt8]
    /// The digits between blanks and signs, if each part can be looked for by itself; all of them otherwise.
    let parts: [[UInt8]]
    /// `true` if the digits begin with a calling code.
    let isInternational: Bool
    /// The number in E.164 digits before and after its country changed it, if the digits are a whole number.
    let otherNumbers: [[UInt8]]
    /// The digits without the zeros of a trunk or international prefix; all if there are none, or few digits remain.
    private let significant: [UInt8]

    init(_ parts: [[UInt8]], hasPlus: Bool) {
        joined = Array(parts.joined())
        self.parts = parts.allSatisfy { $0.count >= Self.minimumCount } ? parts : [joined]
        isInternational = hasPlus || joined.starts(with: [0x30, 0x30])
        let rest = Array(joined.drop { $0 == 0x30 })
        significant = rest.count >= Self.minimumCount ? rest : joined
        otherNumbers = RenumberedForms.of(joined, isInternational: isInternational)
    }

    var keys: [Int] {
        parts.enumerated().flatMap { place, part in
            guard place == 0, significant != joined else { return WordPieces.keys(within: part) }
            // The rest of a prefix may be joined to other digits in numbers.
            let rest = Array(part.drop { $0 == 0x30 })
            return rest.count >= Self.minimumCount ? WordPieces.keys(within: rest) : []
        }
    }

    /// The agreement with a number: the digits of its E.164 form and of its text.
    func agreement(e164: [UInt8], text: [UInt8]) -> Int {
        if otherNumbers.contains(where: { $0 == e164 || $0 == text }) { return 8 }
        if joined == e164 || joined == text || [e164, text].contains(where: { begins($0, whole: true) }) { return 8 }
        if text.starts(with: joined) || [e164, text].contains(where: { begins($0, whole: false) }) { return 4 }
        return e164.withUnsafeBufferPointer { e164 in
            text.withUnsafeBufferPointer { text in
                if isInternational { return text.contains(joined) ? 2 : 0 }
                if e164.ends(with: joined) || text.ends(with: joined) { return 4 }
                if e164.contains(joined) || text.contains(joined) { return 2 }
                return parts.count > 1 && parts.allSatisfy { e164.contains($0) || text.contains($0) } ? 1 : 0
            }
        }
    }

    /// The agreement with a word that is not a number.
    func agreement(with word: UnsafeBufferPointer<UInt8>) -> Int {
        word.elementsEqual(joined) ? 8 : word.starts(with: joined) ? 4 : word.contains(joined) ? 2 : 0
    }

    /// Returns `true` if a number with its calling code begins with the digits, or does so behind the calling code where they have
    /// a trunk prefix. Calling codes have one to three digits.
    private func begins(_ number: [UInt8], whole: Bool) -> Bool {
        func begins(at place: Int) -> Bool {
            let rest = number.dropFirst(place)
            return whole ? rest.elementsEqual(significant) : rest.starts(with: significant)
        }
        if isInternational { return begins(at: 0) }
        return joined.first == 0x30 ? (1...3).contains(where: begins) : begins(at: 0)
    }
}

/// A part of an e-mail address.
struct SearchAddress: Sendable {
    private let text: [UInt8]
    let keys: [Int]

    init(_ text: String, _ forms: SearchForms) {
        self.text = Array(text.lowercased().utf8)
        var folded: [UInt8] = []
        self.text.withUnsafeBufferPointer { forms.fold($0, into: &folded) }
        var keys: [Int] = []
        folded.withUnsafeBufferPointer { words in
            // A short part may stand at the end of a word, where it is no piece of its own.
            words.forEachWord { if $0.count > 2 { keys += WordPieces.keys(within: Array($0)) } }
        }
        self.keys = keys
    }

    /// The agreement with an address.
    func agreement(with address: UnsafeBufferPointer<UInt8>) -> Int {
        let address = Array(String(decoding: address, as: UTF8.self).lowercased().utf8)
        if address == text { return 8 }
        if address.starts(with: text) { return 4 }
        return address.withUnsafeBufferPointer { $0.contains(text) } ? 2 : 0
    }
}
