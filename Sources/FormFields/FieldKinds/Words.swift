/// Rules for names of people and places: which characters they have, and which words are capitalized.
struct Words {
    /// The characters besides letters.
    let punctuation: String
    let allowsDigits: Bool
    /// Whether every word begins with a capital, or only the first.
    let capitalizesEveryWord: Bool
    /// What such a text is, to complete "Enter".
    let object: String

    static let name = Words(
        punctuation: "'’-.,", allowsDigits: false, capitalizesEveryWord: true, object: "a name")
    static let street = Words(
        punctuation: "'’-.,#/&", allowsDigits: true, capitalizesEveryWord: true, object: "a street")
    static let city = Words(
        punctuation: "'’-.", allowsDigits: false, capitalizesEveryWord: true, object: "a city")
    /// Many names of cities have small words: Rio de Janeiro, Frankfurt am Main.
    static let internationalCity = Words(
        punctuation: "'’-.,()/", allowsDigits: true, capitalizesEveryWord: false, object: "a city")
    static let state = Words(
        punctuation: ".", allowsDigits: false, capitalizesEveryWord: true, object: "a state")

    /// The accepted characters with single spaces between the words, capitalized.
    ///
    /// Capitals inside a word stay as they are, as in McDonald.
    func filter(_ text: String) -> String {
        var words = ""
        var last: Character = " "
        var lettersInWord = 0
        for character in text {
            if character.isLetter {
                let isFirst = lettersInWord == 0 && (capitalizesEveryWord || words.isEmpty)
                let follows = capitalizesEveryWord && startsPart(after: last, lettersBefore: lettersInWord)
                let shown = isFirst || follows ? character.capital : character
                words.append(shown)
                last = shown
                lettersInWord += 1
            } else if character.isWhitespace {
                guard last != " " else { continue }
                words.append(" ")
                last = " "
                lettersInWord = 0
            } else if punctuation.contains(character) || (allowsDigits && character.isNumber) {
                words.append(character)
                last = character
                // A digit begins a word as a letter does: 5th, not 5Th.
                if character.isNumber { lettersInWord += 1 }
            }
        }
        return words
    }

    /// Whether a letter begins a part of a double name: Jean-Luc, O'Brien, but not Rosie's.
    private func startsPart(after last: Character, lettersBefore: Int) -> Bool {
        switch last {
        case "-", "/": true
        case "'", "’": lettersBefore == 1
        default: false
        }
    }

    func problem(of text: String) -> String? {
        text.contains { $0.isLetter || (allowsDigits && $0.isNumber) } ? nil : "Enter \(object)"
    }

    /// The text without white space at its end.
    static func trimmed(_ text: String) -> String {
        var rest = Substring(text)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

extension Character {
    /// The capital of this letter, if it is one character too.
    fileprivate var capital: Character {
        let upper = uppercased()
        return upper.count == 1 ? upper.first ?? self : self
    }
}
