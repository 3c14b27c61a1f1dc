// Numbers behind words that name an account, a tax, an order or a paper in the region, and something else in others.

extension Classifier {
    /// A reading of a text, `ambiguous` where the word in front of its digits names another thing than a phone in the region:
    /// `TFN: 412 345 678` in Australia, `A/c No 9876543210`.
    func doubtedBehindPaper(
        _ reading: Classification, _ bytes: Span<UInt8>, _ dial: DialString, regionIndex: Int?
    ) -> Classification {
        guard reading.verdict == .accepted, !dial.hasPlus, let regionIndex,
            Self.isBehindPaper(bytes, RegionCode(packed: table.regions[regionIndex].region))
        else { return reading }
        return ambiguous(reading, dial)
    }

    /// Returns `true` if the last word in front of the first digit names a paper, words for number aside, or both together do.
    private static func isBehindPaper(_ bytes: Span<UInt8>, _ region: RegionCode) -> Bool {
        var words = LastWords()
        var position = 0
        while position < bytes.count {
            let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
            position += length
            if NumberText.folded(scalar).map({ $0 &- UInt8(ascii: "0") < 10 }) ?? false { break }
            words.add(scalar)
        }
        words.end()
        guard !words.last.isEmpty else { return false }
        if CountryWordTable.isPaper(words.last, in: region) { return true }
        return WordTable.kind(of: words.last) == .number && CountryWordTable.isPaper(words.beforeLast, in: region)
    }

    /// The last two words of a text that is read letter by letter.
    private struct LastWords {
        private var word = WordHash()
        private(set) var (last, beforeLast) = (WordHash(), WordHash())

        /// Adds a character: a letter and a slash belong to a word, and points and hyphens part none.
        mutating func add(_ scalar: UInt32) {
            switch scalar {
            case 0x2D, 0x2E, 0x300...0x36F: break
            case 0x2F: if !word.isEmpty { word.addLetterOrSlash(scalar) }
            default:
                guard let letter = WordLetter.canonical(scalar) else { return end() }
                if letter != 0 { word.add(letter) }
            }
        }

        mutating func end() {
            guard !word.isEmpty else { return }
            (beforeLast, last) = (last, word)
            word = WordHash()
        }
    }
}
