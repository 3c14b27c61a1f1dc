/// Phrases of folded words that are compared as one word: `sp z o o` as `spzoo`, `van der` as `vd`.
struct WordPhrases: Sendable {
    /// The longest first.
    private var phrases: [(words: [[UInt8]], word: [UInt8])] = []

    /// Adds a phrase, with blanks between its words.
    mutating func add(_ phrase: [UInt8], as word: [UInt8]) {
        let words = phrase.split(separator: 0x20).map { Array($0) }
        let place = phrases.firstIndex { $0.words.count < words.count } ?? phrases.count
        phrases.insert((words, word), at: place)
    }

    /// Writes each phrase in a folded name of three words or more as its one word.
    ///
    /// - Parameter first: The place of the first word with which a phrase may begin.
    func replace(in name: inout [UInt8], from first: Int) {
        var words = name.split(separator: 0x20)
        guard words.count > 2 else { return }
        var isChanged = false
        for place in words.indices.dropFirst(first) where place < words.count {
            guard let phrase = phrase(at: place, of: words) else { continue }
            words.replaceSubrange(place..<place + phrase.words.count, with: [phrase.word[...]])
            isChanged = true
        }
        if isChanged { name = Array(words.joined(separator: [0x20])) }
    }

    private func phrase(at place: Int, of words: [ArraySlice<UInt8>]) -> (words: [[UInt8]], word: [UInt8])? {
        phrases.first { words[place...].starts(with: $0.words) { $0.elementsEqual($1) } }
    }
}
