import KnowledgeTable

/// The words of a text that may be a name.
///
/// A word keeps the hyphens inside it: `jean-pierre`. What stands in parentheses, behind a slash as SIM cards have it (`Anna/M`), or is a
/// number is none of the words.
struct NameTokens {
    private let folder = TextFolder(keepsHangul: true)
    private(set) var folded: [UInt8] = []
    var ranges: [Range<Int>] = []
    /// The words in parentheses and numbers, with a blank between them.
    private(set) var remark: [UInt8] = []
    private(set) var hasNumber = false
    /// `true` if an ampersand or a plus sign stands between two words.
    private(set) var hasAmpersand = false
    /// `true` if a small letter stands between two blanks: no initial, which has a capital or a point.
    private(set) var hasLoneLetter = false
    /// `true` if the last word has up to three letters, and it or the last two letters of the text begin with a small one: `d. J.`, `st.`, `jun.`
    private(set) var hasSmallEnd = false
    /// `true` if letters are written in Latin ones: Cyrillic, Greek, Armenian, Georgian, kana.
    private(set) var isTransliterated = false
    /// `true` if there are kana.
    private(set) var hasKana = false
    private var scratch: [UInt8] = []
    private var repaired: [UInt8] = []
    private var marked: [UInt8] = []

    /// Reads a text, as it was meant where another encoding was taken for its own, more than once, too, or it is that of a page.
    mutating func read(_ text: UnsafeBufferPointer<UInt8>) { read(text, repairs: Self.mostRepairs) }

    private static let mostRepairs = 3

    private mutating func read(_ text: UnsafeBufferPointer<UInt8>, repairs left: Int) {
        repaired.removeAll(keepingCapacity: true)
        let isRepaired =
            left > 0
            && (CharacterReferences.appendDecoded(text, to: &repaired)
                || MisreadText.appendRepaired(text, to: &repaired)
                || WrongDecoding.appendRepaired(text, to: &repaired, isGivenName: NameForms.given.contains(word:)))
        guard isRepaired else { return readRepaired(text) }
        let meant = repaired
        meant.withUnsafeBufferPointer { read($0, repairs: left - 1) }
    }

    /// Reads a text in which a letter stands for those that are lost.
    private mutating func readRepaired(_ text: UnsafeBufferPointer<UInt8>) {
        marked.removeAll(keepingCapacity: true)
        guard DamagedText.appendMarked(text, to: &marked) else { return readMarked(text) }
        let whole = marked
        whole.withUnsafeBufferPointer { readMarked($0) }
    }

    private mutating func readMarked(_ text: UnsafeBufferPointer<UInt8>) {
        folded.removeAll(keepingCapacity: true)
        ranges.removeAll(keepingCapacity: true)
        remark.removeAll(keepingCapacity: true)
        (hasNumber, hasAmpersand, isTransliterated, hasKana) = (false, false, false, false)
        hasLoneLetter = Self.hasLoneLetter(text)
        let isPlain = isPlain(text)
        if isPlain { folder.fold(text, into: &folded) } else { foldParts(of: text) }
        var start = 0
        while start < folded.count {
            var end = start
            while end < folded.count, folded[end] != 0x20 { end &+= 1 }
            if end > start { ranges.append(isTransliterated ? initial(of: start..<end) : start..<end) }
            start = end &+ 1
        }
        if !isPlain { joinStrokes() }
        hasSmallEnd = ranges.last.map { $0.count < 4 && Self.hasSmallEnd(text, letters: max(2, $0.count)) } ?? false
    }

    private static func hasSmallEnd(_ text: UnsafeBufferPointer<UInt8>, letters count: Int) -> Bool {
        let letters = String(decoding: text, as: UTF8.self).unicodeScalars.reversed().lazy.filter(
            \.properties.isAlphabetic)
        return letters.prefix(count).last.map(\.properties.isLowercase) ?? false
    }

    /// One letter of another script that is several in Latin ones, with the place of the one that stands for it as an initial: `Х.`, `Ю.`
    private static let letters: [[UInt8]: Int] = Dictionary(
        uniqueKeysWithValues: [
            ("kh", 1), ("zh", 0), ("ts", 0), ("ch", 0), ("sh", 0), ("shch", 0), ("yu", 0), ("ya", 0), ("ye", 0),
            ("th", 0), ("ps", 0),
        ].map { (Array($0.utf8), $1) })

    /// The letter that a word of one letter of another script stands for, or the word.
    private func initial(of word: Range<Int>) -> Range<Int> {
        guard word.count < 5, let place = Self.letters[Array(folded[word])] else { return word }
        return word.lowerBound + place..<word.lowerBound + place + 1
    }

    /// Returns `true` if a text has nothing but words and blanks, and notes letters that are written in Latin ones.
    @inline(__always)
    private mutating func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var isPlain = true
        for place in text.indices {
            let byte = text[place]
            // Letters of ASCII and blanks are the most.
            if (byte | 0x20) &- 0x61 < 26 || byte == 0x20 { continue }
            switch byte {
            // Brackets, hyphens, strokes, `&` and `+`; the first byte of Unicode's hyphens.
            case 0x28, 0x5B, 0x2D, 0x2F, 0x26, 0x2B, 0xE2: isPlain = false
            case 0xEF:
                isPlain = false
                // Kana of half the width: U+FF66 to U+FF9F.
                let (next, last) = place &+ 2 < text.count ? (text[place &+ 1], text[place &+ 2]) : (0, 0)
                if next == 0xBE || next == 0xBD && last >= 0xA6 { (isTransliterated, hasKana) = (true, true) }
            // Greek, Cyrillic, Armenian up to Hebrew; Georgian; kana.
            case 0xCD...0xD5: isTransliterated = true
            case 0xD6:
                let next = place &+ 1 < text.count ? text[place &+ 1] : 0xFF
                if next < 0x90 { isTransliterated = true }
            case 0xE1:
                let next = place &+ 1 < text.count ? text[place &+ 1] : 0
                if (0x82...0x83).contains(next) { isTransliterated = true }
            case 0xE3:
                let next = place &+ 1 < text.count ? text[place &+ 1] : 0
                if (0x81...0x83).contains(next) { (isTransliterated, hasKana) = (true, true) }
            default: break
            }
        }
        return isPlain
    }

    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { folded[range] }

    /// Joins the first two words with a hyphen.
    mutating func joinFirst() {
        let start = folded.count
        folded += Array(folded[ranges[0]]) + [0x2D] + Array(folded[ranges[1]])
        ranges.replaceSubrange(0...1, with: [start..<folded.count])
    }

    /// Moves a word to the remark.
    mutating func moveToRemark(_ place: Int) {
        let range = ranges.remove(at: place)
        if !remark.isEmpty { remark.append(0x20) }
        remark.append(contentsOf: folded[range])
        hasNumber = hasNumber || Self.hasDigit(folded[range])
    }

    /// Returns `true` if a word has a digit.
    static func hasDigit(_ word: ArraySlice<UInt8>) -> Bool { word.contains { $0 &- 0x30 < 10 } }

    private mutating func foldParts(of text: UnsafeBufferPointer<UInt8>) {
        let text = Self.withoutTail(text)
        scratch.removeAll(keepingCapacity: true)
        var place = 0
        while place < text.count {
            let byte = text[place]
            if byte == 0x28 || byte == 0x5B, let close = text[place...].firstIndex(of: byte == 0x28 ? 0x29 : 0x5D) {
                if !remark.isEmpty { remark.append(0x20) }
                folder.fold(UnsafeBufferPointer(rebasing: text[(place + 1)..<close]), into: &remark)
                scratch.append(0x20)
                place = close + 1
                continue
            }
            if byte == 0x26 || byte == 0x2B { hasAmpersand = true }
            scratch.append(byte)
            place += 1
        }
        let parts = scratch
        var (start, isJoined) = (0, false)
        parts.withUnsafeBufferPointer { parts in
            for place in parts.indices {
                if parts[place] == Self.stroke {
                    fold(parts[start..<place], joined: isJoined)
                    folded.append(contentsOf: [0x20, Self.stroke, 0x20])
                    (start, isJoined) = (place + 1, false)
                } else if let length = Self.hyphenLength(parts, at: place), place > start {
                    fold(parts[start..<place], joined: isJoined)
                    (start, isJoined) = (place + length, true)
                }
            }
            fold(parts[start...], joined: isJoined)
        }
    }

    private static func hasLoneLetter(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count > 4 else { return false }
        for place in 2..<text.count - 2 where text[place] &- 0x61 < 26 {
            if text[place - 1] == 0x20, text[place + 1] == 0x20 { return true }
        }
        return false
    }

    /// A word of its own, since it may part two who are named together: `Sven/Lotta`.
    static let stroke = UInt8(ascii: "/")

    /// Joins letters around a stroke that are a word of a list: `S/O`.
    private mutating func joinStrokes() {
        for place in ranges.indices.dropFirst().dropLast().reversed()
        where folded[ranges[place]].elementsEqual([Self.stroke]) {
            let word = Array(ranges[place - 1...place + 1].map { folded[$0] }.joined())
            guard word.count == 3, Self.isListed(word) else { continue }
            ranges.replaceSubrange(place - 1...place + 1, with: [folded.count..<folded.count + word.count])
            folded += word
        }
    }

    private static func isListed(_ word: [UInt8]) -> Bool {
        word.withUnsafeBufferPointer { NameWords.shared.role(of: $0) } != nil
    }

    /// Removes strokes that part nothing.
    mutating func removeStrokes() {
        let strokes = ranges.filter { folded[$0].elementsEqual([Self.stroke]) }
        if !strokes.isEmpty { ranges.removeAll(where: strokes.contains) }
    }

    /// Adds the folded form of a part, behind a hyphen where one stands before it.
    private mutating func fold(_ part: Slice<UnsafeBufferPointer<UInt8>>, joined: Bool) {
        let isJoined = joined && !folded.isEmpty
        if isJoined { folded.append(0x2D) }
        let count = folded.count
        folder.fold(UnsafeBufferPointer(rebasing: part), into: &folded)
        if isJoined, folded.count == count { folded.removeLast() }
    }

    /// The length of a hyphen between two letters; `nil` if there is none.
    private static func hyphenLength(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
        var length = 1
        switch text[place] {
        case 0x2D: break
        case 0xE2 where place + 2 < text.count && text[place + 1] == 0x80 && (0x90...0x91).contains(text[place + 2]):
            length = 3
        default: return nil
        }
        guard place > 0, place + length < text.count else { return nil }
        let isLetter = { (byte: UInt8) in byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }
        return isLetter(text[place - 1]) && isLetter(text[place + length]) ? length : nil
    }

    /// A text without a slash and one or two letters or digits at its end, which are no word of a list: `Anna/M`, and not `Sam A/L`.
    private static func withoutTail(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard let slash = text.lastIndex(of: 0x2F), slash > 0, (1...2).contains(text.count - slash - 1),
            text[(slash + 1)...].allSatisfy({ $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 })
        else { return text }
        let word = text[(text[..<slash].lastIndex(of: 0x20).map { $0 + 1 } ?? 0)...]
        return isListed(word.map { $0 | 0x20 }) ? text : UnsafeBufferPointer(rebasing: text[..<slash])
    }

    // MARK: Titles

    /// Titles of women that are those of men and an ending behind a point: `Sig.ra`, `Dott.ssa`.
    private static let titlesOfWomen: [(title: [UInt8], ending: [UInt8])] = [
        ("sig", "ra"), ("sig", "na"), ("dott", "ssa"), ("prof", "ssa"), ("dr", "ssa"), ("sr", "a"), ("sr", "ta"),
        ("dr", "a"),
    ].map { (Array($0.utf8), Array($1.utf8)) }

    /// Removes titles of women that are two words.
    ///
    /// - Returns: `true` if there were some.
    mutating func dropTitlesOfWomen() -> Bool {
        guard
            let place = ranges.indices.dropLast().first(where: { place in
                Self.titlesOfWomen.contains {
                    folded[ranges[place]].elementsEqual($0.title) && folded[ranges[place + 1]].elementsEqual($0.ending)
                }
            })
        else { return false }
        ranges.removeSubrange(place...(place + 1))
        return true
    }

    /// Removes the letters that make a title an honorary one: `Dr. h.c.`, `Dr. E.h.`
    mutating func dropHonorary(at place: Int) {
        guard place + 2 < ranges.count else { return }
        let letters = Array(folded[ranges[place]] + folded[ranges[place + 1]])
        if letters == [Letter.h, Letter.c] || letters == [Letter.e, Letter.h] {
            ranges.removeSubrange(place...place + 1)
        }
    }

    /// Words of Latin letters with a title behind them have more letters.
    private static let longWord = 7

    /// Returns `true` if a word of Latin letters may have a title of Gujarat at its end: `Rameshbhai`, `Kokilaben`, and not `Sandersleben`.
    private func mayEndWithTitle(_ range: Range<Int>) -> Bool {
        let end = range.upperBound
        switch (folded[end - 1], folded[end - 4]) {
        case (Letter.i, _), (Letter.n, Letter.a), (Letter.n, Letter.i), (Letter.n, Letter.u): return true
        default: return false
        }
    }

    /// Removes titles that stand at a word without a blank.
    ///
    /// - Returns: what they tell.
    mutating func dropAttachedTitles(_ words: NameWords) -> PersonName.Traits {
        var traits: PersonName.Traits = []
        for place in ranges.indices {
            let range = ranges[place]
            // Few words of Latin letters have one: `Rameshbhai`.
            guard
                folded[range.lowerBound] >= 0xE0
                    || range.count > Self.longWord && mayEndWithTitle(range)
            else { continue }
            if let found = words.behind.first(where: {
                folded[range].ends(with: $0.title) && range.count > $0.title.count
            }) {
                ranges[place] = range.lowerBound..<range.upperBound - found.title.count
                traits = found.traits
            } else if let found = words.front.first(where: {
                folded[range].starts(with: $0.title) && range.count > $0.title.count + 3
            }) {
                ranges[place] = range.lowerBound + found.title.count..<range.upperBound
                traits = found.traits
            }
        }
        return traits
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with word: [UInt8]) -> Bool { count >= word.count && suffix(word.count).elementsEqual(word) }
}
