import ArgumentParser
import ContactCleaning

/// Words of which only some are known, as arguments: filters, formats, styles. An unknown word is refused with the word
/// that was probably meant.
struct WordArgument<Value: Sendable>: Sendable {
    /// The noun for a word, with its article: `a category`.
    let noun: String
    /// The words before the list of all words: `the categories are`.
    let introduction: String
    /// Every known word with its value, in the order in which they are listed.
    let values: [(word: String, value: Value)]

    /// Returns the value of a word in upper or lower case.
    ///
    /// - Throws: `ValidationError` if it is unknown.
    func value(_ text: String) throws -> Value {
        if let exact = values.first(where: { $0.word == text }) { return exact.value }
        let lowercased = text.lowercased()
        if let match = values.first(where: { $0.word.lowercased() == lowercased }) { return match.value }
        let words = values.map(\.word)
        let advice =
            Suggestion.nearest(to: text, in: words).map { "did you mean '\($0)'?" }
            ?? "\(introduction) \(words.joined(separator: ", "))."
        throw ValidationError("'\(text.prefix(60))' is not \(noun); \(advice)")
    }

    /// Returns the values of the words of a list.
    ///
    /// - Throws: `ValidationError` for the first that is unknown, or if there is none.
    func list(_ text: String) throws -> [Value] { try ListArgument.words(text).map(value) }
}

extension WordArgument where Value == String {
    /// Words that stand for themselves.
    init(_ noun: String, _ introduction: String, _ words: [String]) {
        self.init(noun: noun, introduction: introduction, values: words.map { ($0, $0) })
    }
}

extension WordArgument where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// The names of all cases.
    init(_ noun: String, _ introduction: String) {
        self.init(noun: noun, introduction: introduction, values: Value.allCases.map { ($0.rawValue, $0) })
    }
}
