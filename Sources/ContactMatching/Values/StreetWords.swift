import KnowledgeTable

/// Words of streets that have several spellings: those of `Knowledge/addresses/streets.txt`.
struct StreetWords: Sendable {
    static let shared = StreetWords()

    private typealias Word = UnsafeBufferPointer<UInt8>

    private enum Meaning: Sendable {
        /// Another spelling of a word, or nothing.
        case word([UInt8])
        /// Nothing before a number.
        case number
    }

    private var words = TextTable()
    /// By word.
    private var meanings: [Meaning] = [.word([])]
    /// The spelling of the ending of words, by another.
    private var endings: [(ending: [UInt8], spelling: [UInt8])] = []

    /// Endings stand behind as many letters at least.
    private static let shortestStem = 3
    /// The first of two words with a blank between, as in `P.zza`, has as many letters at most.
    private static let longestInitial = 2

    private init() {
        let folder = TextFolder()
        func folded(_ word: Substring) -> [UInt8] {
            var folded: [UInt8] = []
            Array(word.utf8).withUnsafeBufferPointer { folder.fold($0, into: &folded) }
            return folded
        }
        for row in KnowledgeTable.section("addresses/streets").text.split(separator: "\n") {
            guard let colon = row.firstIndex(of: ":") else { continue }
            let spelling = row[..<colon]
            let others = row[row.index(after: colon)...].split(separator: " ").map(folded)
            if spelling.hasPrefix("-") {
                endings += others.map { ($0, folded(spelling)) }
                continue
            }
            let meaning: Meaning = spelling == "number" ? .number : .word(spelling == "drop" ? [] : folded(spelling))
            for word in others {
                let id = word.withUnsafeBufferPointer { words.intern($0) }
                if Int(id.raw) == meanings.count { meanings.append(meaning) }
            }
        }
        endings.sort { $0.ending.count > $1.ending.count }
    }

    /// Brings the words of a folded street to one spelling: `30 east 61st street` to `30 e 61st st`.
    ///
    /// A street of words that say nothing stays as it is.
    func normalize(_ street: inout [UInt8]) {
        let normalized = street.withUnsafeBufferPointer { street in
            var output: [UInt8] = []
            output.reserveCapacity(street.count)
            var start = 0
            while start < street.count {
                let end = Self.end(of: start, in: street)
                start = append(start..<end, of: street, to: &output)
            }
            return output
        }
        if !normalized.isEmpty { street = normalized }
    }

    /// Appends a word, or two that are one, and returns the start of the next.
    private func append(_ range: Range<Int>, of street: Word, to output: inout [UInt8]) -> Int {
        if range.count <= Self.longestInitial, range.upperBound < street.count {
            let end = Self.end(of: range.upperBound + 1, in: street)
            if case .word(let spelling)? = meaning(of: Word(rebasing: street[range.lowerBound..<end])) {
                Self.append(spelling, to: &output)
                return end + 1
            }
        }
        let word = Word(rebasing: street[range])
        let next = range.upperBound + 1
        switch meaning(of: word) {
        case .word(let spelling): Self.append(spelling, to: &output)
        case .number where next < street.count && street[next] &- 0x30 < 10: break
        default: appendWithEnding(word, to: &output)
        }
        return next
    }

    private func meaning(of word: Word) -> Meaning? { words.find(word).map { meanings[Int($0.raw)] } }

    private func appendWithEnding(_ word: Word, to output: inout [UInt8]) {
        let found = endings.first { ending, _ in
            word.count >= ending.count + Self.shortestStem && word.suffix(ending.count).elementsEqual(ending)
        }
        Self.append(found.map { word.dropLast($0.ending.count) + $0.spelling } ?? Array(word), to: &output)
    }

    private static func append(_ word: some Collection<UInt8>, to output: inout [UInt8]) {
        guard !word.isEmpty else { return }
        if !output.isEmpty { output.append(0x20) }
        output.append(contentsOf: word)
    }

    private static func end(of start: Int, in street: Word) -> Int {
        street[start...].firstIndex(of: 0x20) ?? street.count
    }
}
