import ContactStore
import Foundation

/// Finds mentions of people in remarks: their names in any order, and other values that identify them.
struct NameMentions {
    /// Names as words, the longest first.
    private var phrases: [[String]] = []
    /// Single words of names, which are a mention only where it is known who is meant.
    private var words: Set<String> = []
    private var values: [String] = []

    /// Mentions of some people.
    init(_ people: [ContactIdentity]) {
        for person in people {
            let given = Self.words(of: person.givenName), family = Self.words(of: person.familyName)
            var names = [given + family, family + given]
            names += ([person.displayName] + person.otherNames.map { $0 }).map(Self.words)
            phrases += names.filter { $0.count > 1 }
            words.formUnion(names.joined().filter { $0.count > 1 })
            values += person.values.filter { $0.count > 4 }
        }
        phrases = Array(Set(phrases)).sorted { ($0.count, $0.joined()) > ($1.count, $1.joined()) }
    }

    /// `true` if there is nothing to search for.
    var isEmpty: Bool { phrases.isEmpty && words.isEmpty && values.isEmpty }

    /// A text with a word in the place of each mention; `nil` if there is none.
    ///
    /// - Parameter concernsThem: `true` if the text is about these people, so that one of their names is a mention.
    func replacing(in text: String, by replacement: String, concernsThem: Bool) -> String? {
        var text = text
        var hasChanged = false
        for value in values {
            while let range = text.range(of: value, options: .caseInsensitive) {
                text.replaceSubrange(range, with: replacement)
                hasChanged = true
            }
        }
        let found = Self.split(text)
        var parts: [Range<String.Index>] = []
        var index = 0
        while index < found.count {
            let phrase = phrases.first { phrase in
                index + phrase.count <= found.count
                    && phrase.indices.allSatisfy { found[index + $0].word == phrase[$0] }
            }
            if let phrase {
                parts.append(found[index].range.lowerBound..<found[index + phrase.count - 1].range.upperBound)
                index += phrase.count
                continue
            }
            if concernsThem, words.contains(found[index].word) { parts.append(found[index].range) }
            index += 1
        }
        for part in parts.reversed() { text.replaceSubrange(part, with: replacement) }
        return hasChanged || !parts.isEmpty ? text : nil
    }

    private static func words(of name: String?) -> [String] { name.map { split($0).map(\.word) } ?? [] }

    /// The words of a text without case and accents, with their places.
    private static func split(_ text: String) -> [(word: String, range: Range<String.Index>)] {
        var words: [(String, Range<String.Index>)] = []
        var start: String.Index?
        func end(at index: String.Index) {
            guard let first = start else { return }
            let word = text[first..<index].folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            words.append((word, first..<index))
            start = nil
        }
        for index in text.indices {
            if text[index].isLetter || text[index].isNumber {
                if start == nil { start = index }
            } else {
                end(at: index)
            }
        }
        end(at: text.endIndex)
        return words
    }
}
