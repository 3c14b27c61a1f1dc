/// Short words that are one word of the table: those that points and hyphens join, `R.C.S.`, `P.IVA`, `Kd.-Nr.`, `Α.Φ.Μ.`, and two that
/// lead to an extension together, with a space between them: `iç hat`, `ala nro`.
struct JoinedWord {
    private var hash = WordHash()
    private(set) var start = 0
    /// Where the last of the words ends; `nil` if there are none.
    private var end: Int?

    /// The longest word that is joined, in letters.
    private static let longest = 4

    /// Adds a word that is read to its end.
    ///
    /// - Parameter text: the folded text, of which letters of other scripts are not known.
    /// - Returns: the kind of all the joined words together; `unknown` if the word joins none.
    @inline(__always)
    mutating func add(_ word: WordInProgress, upTo end: Int, of text: UnsafeMutablePointer<UInt8>) -> WordKind {
        guard end &- word.start <= Self.longest else {
            self.end = nil
            return .unknown
        }
        return addShort(word, upTo: end, of: text)
    }

    @inline(never)
    private mutating func addShort(
        _ word: WordInProgress, upTo end: Int, of text: UnsafeMutablePointer<UInt8>
    ) -> WordKind {
        let gap = (self.end ?? word.start)..<word.start
        let (isFirst, hasSpace) = (gap.isEmpty, gap.count == 1 && text[gap.lowerBound] == UInt8(ascii: " "))
        self.end = end
        if !isFirst, hasSpace || joins(gap, text, isForeign: word.isForeign) {
            var all = hash
            word.addLetters(to: &all)
            let kind = WordTable.kind(of: all)
            // One letter and another word are no word together.
            let isPair = kind.isExtension && gap.lowerBound - start > 1 && end - word.start > 1
            if !hasSpace || isPair {
                hash = all
                return kind
            }
        }
        (hash, start) = (WordHash(), word.start)
        word.addLetters(to: &hash)
        return .unknown
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
