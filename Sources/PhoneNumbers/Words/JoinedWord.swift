/// Short words that points and hyphens join, and that are one word of the table: `R.C.S.`, `P.IVA`, `Kd.-Nr.`, `Α.Φ.Μ.`.
struct JoinedWord {
    private var hash = WordHash()
    private(set) var start = 0
    /// Where the last of the words ends; `nil` if there are none.
    private var end: Int?

    /// The longest word that is joined, in letters.
    private static let longest = 4

    /// Adds a word that is read to its end.
    ///
    /// - Parameters:
    ///   - text: the folded text, of which letters of other scripts are not known.
    ///   - letters: the last two letters of a word in another script, 0 for those of others.
    /// - Returns: the kind of all the joined words together; `unknown` if the word joins none.
    @inline(__always)
    mutating func add(_ word: Range<Int>, of text: UnsafeMutablePointer<UInt8>, letters: (UInt32, UInt32)) -> WordKind {
        guard word.count <= Self.longest else {
            end = nil
            return .unknown
        }
        return addShort(word, of: text, letters)
    }

    @inline(never)
    private mutating func addShort(
        _ word: Range<Int>, of text: UnsafeMutablePointer<UInt8>, _ letters: (UInt32, UInt32)
    ) -> WordKind {
        let isJoined = end.map { joins($0..<word.lowerBound, text, isForeign: letters.1 != 0) } ?? false
        if !isJoined { (hash, start) = (WordHash(), word.lowerBound) }
        end = word.upperBound
        if letters.1 != 0, word.count <= 2 {
            if word.count == 2 { hash.add(letters.0) }
            hash.add(letters.1)
        } else {
            for position in word {
                guard text[position] >= UInt8(ascii: "a") else {
                    end = nil
                    return .unknown
                }
                hash.add(UInt32(text[position]))
            }
        }
        return isJoined ? WordTable.kind(of: hash) : .unknown
    }

    /// Returns `true` for a point, a slash, a hyphen, or a point and a hyphen between words, `ct/min`, `St.-Nr.`, and for a quotation mark
    /// in front of letters of another script, as in Hebrew abbreviations: `ת"ז`.
    private func joins(_ gap: Range<Int>, _ text: UnsafeMutablePointer<UInt8>, isForeign: Bool) -> Bool {
        switch gap.count {
        case 1 where text[gap.lowerBound] == UInt8(ascii: "\""): isForeign
        // `-./` follow each other in ASCII.
        case 1: text[gap.lowerBound] &- UInt8(ascii: "-") < 3
        case 2: text[gap.lowerBound] == UInt8(ascii: ".") && text[gap.lowerBound + 1] == UInt8(ascii: "-")
        default: false
        }
    }
}
