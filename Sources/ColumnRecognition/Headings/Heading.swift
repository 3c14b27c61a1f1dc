/// The heading of a column, cut into words and read by the vocabulary.
struct Heading: Sendable {
    /// The concepts of some words of the heading.
    struct Part: Sendable {
        var concepts: ColumnConcepts
        /// The first word.
        var position: Int
    }

    /// The concepts of the words, in their order.
    private(set) var parts: [Part] = []
    /// The number of unknown words.
    private(set) var unknownWords = 0
    /// The first number in the heading: 2 of `Phone 2`, `2nd phone`.
    private(set) var number: Int?
    /// The words as they are compared.
    let words: [String]
    /// `true` if every word stands in the vocabulary as it is.
    private(set) var isLiteral = true

    /// The concepts on each side of a choice, `Festnetz/Mobil` or `Phone & Fax`; empty for a heading without one.
    private(set) var choices: [ColumnConcepts] = []

    /// Everything that the words say.
    var concepts: ColumnConcepts { parts.reduce([]) { $0.union($1.concepts) } }

    /// The maximum length of a heading, in bytes; what is longer is a text.
    private static let maximumLength = 120

    /// `true` if the heading is a question that is answered by yes or no: `is_organisation`, `hasPhone`.
    private(set) var isQuestion = false
    /// `true` if a word means something else in another language.
    private(set) var isHomonym = false

    /// - Parameters:
    ///   - text: the heading.
    ///   - language: the language of the headings beside it; `nil` if it is not known.
    ///   - isPhone: `true` if the values show that they are phone numbers.
    init(_ text: String, language: String? = nil, isPhone: Bool = false) {
        guard text.utf8.count <= Self.maximumLength else {
            words = []
            unknownWords = 1
            return
        }
        let written = HeadingWords.words(of: text)
        words = written.map(\.key)
        isQuestion = words.count > 1 && Self.questions.contains(words[0])
        number = words.lazy.compactMap { Int($0) }.first
        var position = 0
        var short: [Part] = []
        while position < words.count {
            // Danish towns are called so, too.
            if words[position] == "by", position > 0, Self.isParticiple(words[position - 1]) {
                parts.append(Part(concepts: ColumnConcepts(.identifier, .agent), position: position))
                position += 1
                continue
            }
            if let phrase = Self.leadingPhrase(words[position...])
                ?? written[position].bare.flatMap({ Self.leadingPhrase([$0] + words[(position + 1)...]) })
            {
                let length = phrase.length
                var (concepts, isShort) = (phrase.concepts, phrase.isShort)
                let key = words[position..<position + length].joined()
                if let meaning = Homonyms.concepts(of: key, in: language, isPhone: isPhone) {
                    (concepts, isShort, isHomonym) = (meaning, false, true)
                }
                let part = Part(concepts: concepts, position: position)
                if isShort { short.append(part) } else { parts.append(part) }
                position += length
                continue
            }
            let word = words[position]
            if Int(word) == nil {
                isLiteral = false
                let found = CompoundWord.concepts(of: word)
                parts += found.concepts.map { Part(concepts: $0, position: position) }
                if !found.isWhole { unknownWords += 1 }
            }
            position += 1
        }
        let isPhrase = words.count > 2
        func isFiller(_ part: Part) -> Bool {
            isPhrase ? part.concepts.contains(.filler) : part.concepts == ColumnConcepts(.filler)
        }
        parts.removeAll(where: isFiller)
        short.removeAll(where: isFiller)
        // An `id` at the end is one in any language.
        if let last = short.last, last.position == words.count - 1, last.concepts == ColumnConcepts(.identifier) {
            parts.append(short.removeLast())
        }
        // Two letters mean something only where everything else is known: "Created by" has nothing to do with Danish towns.
        if unknownWords == 0, short.count <= 1 || parts.isEmpty {
            parts = (parts + short).sorted { $0.position < $1.position }
        } else {
            unknownWords += short.count
        }
        choices = Self.choices(of: text, language, isPhone)
    }

    private static func choices(of text: String, _ language: String?, _ isPhone: Bool) -> [ColumnConcepts] {
        let sides = text.split(whereSeparator: marksOfChoice.contains)
        // Names that programs give to nested values are paths: `phone/mobile`.
        let isPath = text.utf8.allSatisfy { $0 > UInt8(ascii: " ") && !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }
        guard sides.count > 1, !isPath else { return [] }
        return sides.map { Heading(String($0), language: language, isPhone: isPhone).concepts }
    }

    private static let marksOfChoice: Set<Character> = ["/", "&", "+", "／", "、"]

    /// The words that programs begin such names with.
    private static let questions: Set<String> = ["is", "has", "was", "does"]

    /// Returns `true` for English words that say what somebody did: `added`, `sold`.
    private static func isParticiple(_ word: String) -> Bool {
        word.utf8.count >= 5 && word.hasSuffix("ed") && !word.hasSuffix("ssted") || irregularParticiples.contains(word)
    }

    private static let irregularParticiples: Set<String> = [
        "sold", "made", "done", "sent", "met", "found", "brought", "taken", "given", "written", "known", "seen", "led",
        "run", "held", "paid", "built", "used", "won", "kept", "told", "drawn",
    ]

    /// The longest phrase that the words begin with.
    static func leadingPhrase(
        _ words: ArraySlice<String>
    ) -> (concepts: ColumnConcepts, length: Int, isShort: Bool)? {
        var key = ""
        var best: (ColumnConcepts, Int, Bool)?
        for (offset, word) in words.prefix(6).enumerated() {
            key += word
            if offset == 0, Int(word) != nil, words.count > 1, Int(words[words.startIndex + 1]) != nil { return nil }
            if let concepts = ColumnVocabulary.concepts[key] ?? Homonyms.concepts(of: key, in: nil, isPhone: false) {
                best = (concepts, offset + 1, key.utf8.count <= 2)
            }
        }
        return best
    }

    /// Where a concept is named first; `nil` if it is not.
    func position(of concepts: ColumnConcepts) -> Int? {
        parts.first { $0.concepts.hasAny(concepts) }?.position
    }

    /// Where a concept is named last; `nil` if it is not.
    func lastPosition(of concepts: ColumnConcepts) -> Int? {
        parts.last { $0.concepts.hasAny(concepts) }?.position
    }

    /// `true` if a word is one for a type and for somebody: German `Kind`.
    var hasChildOrType: Bool { parts.contains { $0.concepts.contains(.label) && $0.concepts.contains(.person) } }

    /// `true` if every word is known.
    var isKnown: Bool { unknownWords == 0 && !parts.isEmpty }
}
