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
        /// Nothing behind a street.
        case unit
        /// A letter, unless it is the name of the street.
        case direction([UInt8])
    }

    private var words = TextTable()
    /// By word.
    private var meanings: [Meaning] = [.word([])]
    /// The spellings of kinds of streets, `st` and `ave` among them.
    private var kinds: Set<[UInt8]> = []
    /// The spelling of the ending of words, by another.
    private var endings: [(ending: [UInt8], spelling: [UInt8])] = []

    /// Endings stand behind as many letters at least.
    private static let shortestStem = 3
    /// The first of two words with a blank between, as in `P.zza`, has as many letters at most.
    private static let longestInitial = 2

    private init() {
        let folder = TextFolder()
        for (spelling, words) in KnowledgeTable.section("addresses/streets").lists {
            let others = words.map { folder.folded($0) }
            if spelling.hasPrefix("-") {
                endings += others.map { ($0, folder.folded(spelling)) }
                continue
            }
            if spelling == "direction" {
                for pair in words.map({ $0.split(separator: "=") }) {
                    add(folder.folded(pair[1]), .direction(folder.folded(pair[0])))
                }
                continue
            }
            let meaning: Meaning =
                switch spelling {
                case "number": .number
                case "unit": .unit
                case "drop": .word([])
                default: .word(folder.folded(spelling))
                }
            for word in others { add(word, meaning) }
            if case .word(let word) = meaning, let first = word.first, first &- 0x30 >= 10 { kinds.insert(word) }
        }
        endings.sort { $0.ending.count > $1.ending.count }
    }

    private mutating func add(_ word: [UInt8], _ meaning: Meaning) {
        let id = word.withUnsafeBufferPointer { words.intern($0) }
        if Int(id.raw) == meanings.count { meanings.append(meaning) }
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
        case .unit where !output.isEmpty: break
        case .direction(let letter) where !isName(before: next, of: street): Self.append(letter, to: &output)
        default: appendWithEnding(word, to: &output)
        }
        return next
    }

    /// Returns `true` if the word before a place is the name of a street: a kind of street is behind it, and no other kind behind that.
    private func isName(before start: Int, of street: Word) -> Bool {
        isKind(at: start, of: street) && !isKind(at: Self.end(of: start, in: street) + 1, of: street)
    }

    private func isKind(at start: Int, of street: Word) -> Bool {
        guard start < street.count else { return false }
        let word = Word(rebasing: street[start..<Self.end(of: start, in: street)])
        if case .word(let spelling)? = meaning(of: word) { return kinds.contains(spelling) }
        return kinds.contains(Array(word))
    }

    private func meaning(of word: Word) -> Meaning? { words.find(word).map { meanings[Int($0.raw)] } }

    private func appendWithEnding(_ word: Word, to output: inout [UInt8]) {
        let found = endings.first { ending, _ in
            word.count >= ending.count + Self.shortestStem && word.suffix(ending.count).elementsEqual(ending)
        }
        Self.append(found.map { word.dropLast($0.ending.count) + $0.spelling } ?? Array(word), to: &output)
    }

    private static func append(_ word: some Collection<UInt8>, to output: inout [UInt8]) {
        guard let first = word.first else { return }
        // `12 a` is `12a`, but `12 n` is in the north.
        let isOfNumber = word.count == 1 && (0x61...0x7A).contains(first) && !letters.contains(first)
        if !output.isEmpty, !(isOfNumber && endsWithNumber(output)) { output.append(0x20) }
        output.append(contentsOf: word)
    }

    /// The letters of directions.
    private static let letters = Array("nsew".utf8)

    private static func endsWithNumber(_ street: [UInt8]) -> Bool {
        let last = street.reversed().prefix { $0 != 0x20 }
        return !last.isEmpty && last.allSatisfy { $0 &- 0x30 < 10 }
    }

    private static func end(of start: Int, in street: Word) -> Int {
        street[start...].firstIndex(of: 0x20) ?? street.count
    }
}
