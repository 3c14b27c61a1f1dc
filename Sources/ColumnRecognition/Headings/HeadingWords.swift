import PhoneNumbers

/// Cuts headings into words: at marks, between letters and digits, and where a capital begins a word in one that is written
/// together, as in `workPhone` and `SMSOptIn`.
enum HeadingWords {
    private static let ordinalEndings: Set<String> = ["st", "nd", "rd", "th", "er", "re", "eme", "e", "o", "a", "te"]

    /// A word of a heading.
    struct Word {
        /// The word as it is compared; a number is a word of digits.
        let key: String
        /// The word as it is written.
        let text: String
        /// The word without the article that an apostrophe ties to it, as it is compared; `nil` if there is none.
        let bare: String?
    }

    /// The words as they are compared; numbers are words of digits. Endings of ordinals (`2nd`) are dropped.
    static func split(_ text: String) -> [String] { words(of: text).map(\.key) }

    /// The words of a heading, without endings of ordinals.
    static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var current = String.UnicodeScalarView()
        var written = String.UnicodeScalarView()
        var previous = Kind.mark
        let scalars = Array(text.unicodeScalars)
        var article = 0
        func finish() {
            let bare = article > 0 && article < current.count ? String(current.dropFirst(article)) : nil
            if !current.isEmpty { words.append(Word(key: String(current), text: String(written), bare: bare)) }
            current = String.UnicodeScalarView()
            written = String.UnicodeScalarView()
            article = 0
        }
        for (index, scalar) in scalars.enumerated() {
            if isDropped(scalar) {
                if isApostrophe(scalar), elidedArticles.contains(String(current)) { article = current.count }
                if !current.isEmpty { written.append(scalar) }
                continue
            }
            let kind = Kind(scalar)
            switch kind {
            case .mark:
                finish()
                if scalar == "#" || scalar == "№" { words.append(Word(key: "number", text: String(scalar), bare: nil)) }
            case .digit:
                if previous != .digit { finish() }
            case .upper:
                let isFollowedByLower = index + 1 < scalars.count && Kind(scalars[index + 1]) == .lower
                if previous == .lower || previous == .digit || previous == .upper && isFollowedByLower { finish() }
            case .lower, .letter:
                if previous == .digit { finish() }
            }
            if kind != .mark { written.append(scalar) }
            if scalar == "ß" || scalar == "ẞ" {
                current.append(contentsOf: "ss".unicodeScalars)
            } else if let folded = PhraseKey.folded(scalar) {
                current.append(folded)
            }
            previous = kind
        }
        finish()
        return words.enumerated().filter { index, word in
            !(index > 0 && Int(words[index - 1].key) != nil && ordinalEndings.contains(word.key))
        }.map { $0.element }
    }

    private enum Kind {
        case mark, digit, upper, lower, letter

        init(_ scalar: Unicode.Scalar) {
            if DecimalDigit.value(of: scalar) != nil {
                self = .digit
            } else if scalar.isASCII {
                self =
                    (0x41...0x5A).contains(scalar.value)
                    ? .upper : (0x61...0x7A).contains(scalar.value) ? .lower : .mark
            } else if scalar != "№", let letter = WordLetter.canonical(scalar.value), letter != 0 {
                self = scalar.properties.isUppercase ? .upper : scalar.properties.isLowercase ? .lower : .letter
            } else {
                self = .mark
            }
        }
    }

    /// Returns `true` if a scalar neither is part of a word nor ends one: apostrophes, combining marks, invisible
    /// characters.
    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == "'" }
        if scalar == "’" || WordLetter.canonical(scalar.value) == 0 { return true }
        return scalar.properties.generalCategory == .format
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "’" }

    /// The articles and prepositions of Romance languages that an apostrophe ties to the next word: `de l'élève`, `dell'alunno`.
    private static let elidedArticles: Set<String> = ["l", "d", "un", "all", "dall", "dell", "nell", "sull"]
}
