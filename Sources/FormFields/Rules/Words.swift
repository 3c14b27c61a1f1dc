/// Rules for names of people and places: which characters they have, and where capitals stand.
struct Words {
    /// The characters besides letters.
    let punctuation: String
    let allowsDigits: Bool
    /// The name of such a text, to complete "Enter".
    let object: String

    /// The accepted characters with single spaces between the words, capitalized.
    ///
    /// Capitals inside a word stay as they are, as in McDonald.
    func filter(_ text: String) -> String {
        var words = ""
        var last: Character = " "
        var lettersInWord = 0
        for character in text {
            if character.isLetter {
                let isInitial = lettersInWord == 0 || startsPart(after: last, lettersBefore: lettersInWord)
                let shown = isInitial ? character.capital : character
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

    /// Returns `true` if a letter begins a part of a double name: Jean-Luc, J.R., O'Brien, but not Rosie's.
    private func startsPart(after last: Character, lettersBefore: Int) -> Bool {
        switch last {
        case "-", "/", ".": true
        case "'", "’": lettersBefore == 1
        default: false
        }
    }

    /// The fault of a text that has no letter, and no digit where digits are allowed.
    func issue(in text: String) -> String? {
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
