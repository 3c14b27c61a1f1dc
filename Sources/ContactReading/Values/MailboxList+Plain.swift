extension MailboxList {
    /// Returns `true` for a part of a text that has at most one at sign, and none of the marks that stand beside addresses and between them.
    ///
    /// Most cells are such: they are told eight bytes at a time. A text with an apostrophe or another rare mark may be one all the same.
    @inline(__always)
    static func isPlain(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        text.withUnsafeBufferPointer { text in
            guard let base = text.baseAddress else { return true }
            var (marks, signs): (UInt64, Int) = (0, 0)
            var index = range.lowerBound
            while index < range.upperBound {
                let word = word(base, index, range.upperBound)
                marks |= isMark(word)
                signs &+= WordScan.equal(word, WordScan.repeating(ASCII.at)).nonzeroBitCount
                index &+= 8
            }
            return marks == 0 && signs <= 1
        }
    }

    /// Eight bytes at a place, letters behind the end.
    @inline(__always)
    private static func word(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        if start &+ 8 <= end { return WordScan.load(base, start) }
        var word = WordScan.repeating(UInt8(ascii: "a"))
        var place = end
        while place > start {
            place &-= 1
            word = word &<< 8 | UInt64(base[place])
        }
        return word
    }

    /// Matches all bytes but letters, digits and `+-.@[\\]^_` with the grave accent.
    @inline(__always)
    private static func isMark(_ word: UInt64) -> UInt64 {
        let low = below(word, ASCII.hyphen) & ~WordScan.equal(word, WordScan.repeating(ASCII.plus))
        let middle = below(word, ASCII.at) & ~below(word, ASCII.colon)
        let slash = WordScan.equal(word, WordScan.repeating(ASCII.slash))
        return (low | middle | slash | ~below(word, UInt8(ascii: "{")) | word) & WordScan.high
    }

    /// Matches the bytes of ASCII that are less than a limit.
    @inline(__always)
    private static func below(_ word: UInt64, _ limit: UInt8) -> UInt64 {
        ~((word & WordScan.low) &+ WordScan.repeating(0x80 &- limit)) & WordScan.high
    }
}
