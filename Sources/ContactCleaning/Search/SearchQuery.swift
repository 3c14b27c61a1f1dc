import ContactMatching
import ContactModel

/// The words of a search, all of which a contact must have, in any order.
package struct SearchQuery: Sendable {
    let terms: [SearchTerm]

    /// Reads words: with an `@` as parts of e-mail addresses, digits beside each other as parts of one number, and all others as they
    /// are folded.
    ///
    /// - Parameter texts: Words, or several with spaces between them, which are the same as each alone.
    /// - Returns: `nil` if there is no letter and no digit.
    package init?(_ texts: [String]) {
        let words = texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }
        let forms = SearchForms()
        var terms: [SearchTerm] = []
        var run: (parts: [[UInt8]], hasPlus: Bool) = ([], false)
        func endRun() {
            let digits = SearchDigits(run.parts, hasPlus: run.hasPlus)
            if digits.joined.count >= SearchDigits.minimumCount {
                terms.append(.digits(digits))
            } else {
                terms += run.parts.map { .word(SearchWord($0, forms)) }
            }
            run = ([], false)
        }
        for word in words {
            if word.contains("@"), word.contains(where: { $0.isLetter || $0.isNumber }) {
                endRun()
                terms.append(.address(SearchAddress(String(word), forms)))
                continue
            }
            var folded: [UInt8] = []
            Array(word.utf8).withUnsafeBufferPointer { forms.fold($0, into: &folded) }
            let parts = folded.split(separator: 0x20).map { Array($0) }
            if folded.allSatisfy({ $0 == 0x20 || $0 &- 0x30 < 10 }) {
                if run.parts.isEmpty { run.hasPlus = word.contains("+") || word.contains("＋") }
                run.parts += parts
            } else {
                endRun()
                let text = parts.count == 1 ? Array(word.utf8) : nil
                terms += parts.map { .word(SearchWord($0, forms, text: text)) }
            }
        }
        endRun()
        if terms.isEmpty { return nil }
        self.terms = terms
    }
}

/// A contact that was found.
package struct SearchMatch: Sendable {
    /// The key of the contact.
    package var contact: Int
    /// The text to call the contact by.
    package var name: String?
    /// The path of its source, and the line in it.
    package var source: String, line: Int
    /// The fields that have the words, each once with its text.
    package var hits: [Hit]
    /// The greater, the better.
    var score: Int

    /// A value that has a word.
    package struct Hit: Sendable, Hashable {
        package var field: SearchedField
        package var text: String
    }

    /// Returns `true` if a match is shown before another.
    static func < (one: SearchMatch, other: SearchMatch) -> Bool {
        (-one.score, one.contact) < (-other.score, other.contact)
    }
}

/// Compares contacts with the words of a search.
struct SearchMatcher {
    let terms: [SearchTerm]
    /// `true` if a term is a word of a script that names in Latin letters are found by.
    private let looksAtLatin: Bool
    private let forms = SearchForms()
    private var folded: [UInt8] = []
    /// For each term the best agreement so far, and the place of its field.
    private var best: [(score: Int, field: Int)] = []

    init(_ query: SearchQuery) {
        terms = query.terms
        looksAtLatin = terms.contains { term in
            if case .word(let word) = term { !word.script.native.isEmpty } else { false }
        }
    }

    /// The match of a contact; `nil` if it lacks one of the words.
    mutating func match(_ record: OutgoingContact) -> SearchMatch? {
        best = Array(repeating: (0, 0), count: terms.count)
        var number = 0
        for (place, field) in record.contact.fields.enumerated() {
            guard let kind = SearchedField(field.kind) else { continue }
            let value = Array(record.contact.text[field.value])
            fold(value)
            if kind == .name { look(atScriptOf: value, place) }
            if kind == .email { value.withUnsafeBufferPointer { look(atAddress: $0, place) } }
            if kind == .number {
                let range = number < record.numbers.count ? record.numbers[number].e164 : 0..<0
                number += 1
                look(atNumber: Array(record.contact.text[range]).digits, folded.digits, place)
                if !folded.contains(where: { $0 >= 0x3A }) { continue }
            }
            look(atWordsOf: kind, place)
        }
        return best.allSatisfy { $0.score > 0 } ? found(in: record) : nil
    }

    /// The match with the fields that have the words.
    private func found(in record: OutgoingContact) -> SearchMatch {
        var match = SearchMatch(
            contact: record.id, name: record.contact.displayText, source: record.source,
            line: record.contact.origin.line,
            hits: [], score: best.reduce(0) { $0 + $1.score })
        for place in Set(best.map(\.field)).sorted() {
            let field = record.contact.fields[place]
            guard let kind = SearchedField(field.kind) else { continue }
            let hit = SearchMatch.Hit(
                field: kind, text: String(decoding: record.contact.text[field.value], as: UTF8.self))
            if !match.hits.contains(hit) { match.hits.append(hit) }
        }
        return match
    }

    private mutating func fold(_ value: [UInt8]) {
        folded.removeAll(keepingCapacity: true)
        value.withUnsafeBufferPointer { forms.fold($0, into: &folded) }
    }

    private mutating func look(atWordsOf kind: SearchedField, _ place: Int) {
        let words = folded
        words.withUnsafeBufferPointer { words in words.forEachWord { look(atWord: $0, of: kind, place) } }
    }

    private mutating func look(atScriptOf name: [UInt8], _ place: Int) {
        guard looksAtLatin || name.contains(where: { $0 >= 0x80 }) else { return }
        let name = forms.scriptForms(of: name.withUnsafeBufferPointer(forms.scriptWords))
        for (term, value) in terms.enumerated() {
            if case .word(let wanted) = value { note(wanted.agreement(with: name), .name, place, for: term) }
        }
    }

    private mutating func look(atAddress address: UnsafeBufferPointer<UInt8>, _ place: Int) {
        for (term, value) in terms.enumerated() {
            if case .address(let wanted) = value {
                note(wanted.agreement(with: address), .email, place, for: term)
            }
        }
    }

    private mutating func look(atNumber e164: [UInt8], _ text: [UInt8], _ place: Int) {
        for (term, value) in terms.enumerated() {
            if case .digits(let digits) = value {
                note(digits.agreement(e164: e164, text: text), .number, place, for: term)
            }
        }
    }

    private mutating func look(atWord word: UnsafeBufferPointer<UInt8>, of field: SearchedField, _ place: Int) {
        let skeleton = field.hasSpellings ? forms.skeleton(of: word) : nil
        for (term, value) in terms.enumerated() {
            switch value {
            case .word(let wanted):
                let agreement = wanted.agreement(with: word, skeleton: skeleton, isName: field == .name)
                note(agreement, field, place, for: term)
            case .digits(let digits): note(digits.agreement(with: word), field, place, for: term)
            case .address: break
            }
        }
    }

    private mutating func note(_ agreement: Int, _ field: SearchedField, _ place: Int, for term: Int) {
        let score = agreement == 0 ? 0 : agreement * 10 + field.weight
        if score > best[term].score { best[term] = (score, place) }
    }
}
