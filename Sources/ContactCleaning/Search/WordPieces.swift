import ContactMatching

/// The pieces of folded words by which the index finds contacts, as keys of its entries.
///
/// Pieces are three characters long. A word that begins with one or two Latin letters is found by its start, and characters of other
/// scripts, of which two may be a whole name, by one or two of them anywhere. Names in other scripts are found by forms of whole words.
/// Keys are hashes: different pieces may share one.
enum WordPieces {
    /// Stand for the start and the end of a word; no folded text has them.
    private static let (start, end): (UInt32, UInt32) = (1, 2)

    /// Gives a closure the key of each piece of a word that is stored.
    @inline(__always)
    static func forEach(of word: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
        guard isASCII(word) else { return forEach(of: scalars(word), body) }
        var (first, second): (UInt32, UInt32) = (0, 0)
        for (place, byte) in word.enumerated() {
            let third = UInt32(byte)
            if place == 0 { body(key(start, 0, third)) }
            if place == 1 { body(key(start, second, third)) }
            if place >= 2 { body(key(first, second, third)) }
            (first, second) = (second, third)
        }
        if !word.isEmpty { body(key(end, first, second)) }
    }

    private static func forEach(of word: [UInt32], _ body: (Int) -> Void) {
        for place in word.indices {
            body(key(0, 0, word[place]))
            if place >= 1 { body(key(0, word[place - 1], word[place])) }
            if place >= 2 { body(key(word[place - 2], word[place - 1], word[place])) }
        }
        ends(of: word).forEach(body)
    }

    /// The keys that every stored word has in which a folded text stands: anywhere, or at the start where it is too short.
    static func keys(within text: [UInt8]) -> [Int] {
        let scalars = text.withUnsafeBufferPointer(scalars)
        switch scalars.count {
        case 0: return []
        case 1, 2:
            let marker = text.count == scalars.count ? start : 0
            return [scalars.count == 1 ? key(marker, 0, scalars[0]) : key(marker, scalars[0], scalars[1])]
        default:
            return scalars.indices.dropFirst(2).map { key(scalars[$0 - 2], scalars[$0 - 1], scalars[$0]) }
        }
    }

    /// The keys that every stored word has that is a folded word.
    static func keys(equalTo word: [UInt8]) -> [Int] {
        keys(within: word) + ends(of: word.withUnsafeBufferPointer(scalars))
    }

    // MARK: Names in other scripts

    /// The keys that are stored for the words of a name.
    static func keys(of name: ScriptForms) -> [Int] {
        name.latin.map { key($0, from: start) } + name.native.map { key($0, from: end) }
    }

    /// The keys of which a stored name has one at least if a word of a script may be one of its own in another.
    static func keys(meeting word: ScriptForms) -> [Int] {
        word.latin.map { key($0, from: end) } + word.native.map { key($0, from: start) }
    }

    /// The key of a form as a whole.
    private static func key(_ form: [UInt8], from marker: UInt32) -> Int {
        key(marker, marker, form.reduce(0) { $0 &* 31 &+ UInt32($1) } & 0x1F_FFFF)
    }

    private static func ends(of word: [UInt32]) -> [Int] {
        guard let first = word.first, let last = word.last else { return [] }
        let edges = [key(start, 0, first), key(end, word.count > 1 ? word[word.count - 2] : 0, last)]
        return word.count > 1 ? edges + [key(start, first, word[1])] : edges
    }

    private static func isASCII(_ word: UnsafeBufferPointer<UInt8>) -> Bool { word.allSatisfy { $0 < 0x80 } }

    private static func scalars(_ word: UnsafeBufferPointer<UInt8>) -> [UInt32] {
        String(decoding: word, as: UTF8.self).unicodeScalars.map(\.value)
    }

    /// The key of a piece of up to three characters: a hash of 46 bits, above 0.
    @inline(__always)
    private static func key(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> Int {
        let piece = UInt64(first) << 42 | UInt64(second) << 21 | UInt64(third)
        return Int((piece &* 0x9E37_79B9_7F4A_7C15) >> 18) + 1
    }
}
