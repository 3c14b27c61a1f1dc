import FormFields

/// Capitalizes names that are all in lowercase or all in uppercase; all others stay as they are.
enum NameCase {
    /// The name with single spaces and capitalized words; `nil` if it has that form already, or may be meant as it is.
    static func normalized(_ text: String) -> String? {
        let spaced = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let result = recased(spaced) ?? spaced
        return result == text || result.isEmpty ? nil : result
    }

    private static func recased(_ text: String) -> String? {
        let letters = text.filter(\.isLetter)
        guard !letters.isEmpty, letters.allSatisfy(hasPlainCase) else { return nil }
        let small = text.lowercased()
        // Initials may be meant so: AJ, JFK.
        guard letters.count > 1, text == small || text == text.uppercased() && letters.count > 3 else { return nil }
        let cased = FieldKind.name.filter(small, nil)
        // The type leaves out characters that it does not take for a part of a name; then the name stays as it is.
        guard cased.lowercased() == small else { return nil }
        let words = cased.split(separator: " ").enumerated().map { index, word in
            index > 0 && particles.contains(word.lowercased()) ? word.lowercased() : scottish(String(word))
        }
        return words.joined(separator: " ")
    }

    /// Returns `true` if a letter changes its case the same way in every language: Latin without the two Turkish
    /// letters i, and Cyrillic.
    private static func hasPlainCase(_ letter: Character) -> Bool {
        guard letter != "İ", letter != "ı" else { return false }
        return letter.unicodeScalars.allSatisfy { scalar in
            scalar.value < 0x250 || (0x300..<0x370).contains(scalar.value) || (0x400..<0x530).contains(scalar.value)
        }
    }

    /// McDonald rather than Mcdonald.
    private static func scottish(_ word: String) -> String {
        guard word.hasPrefix("Mc"), word.count > 4 else { return word }
        return "Mc" + word.dropFirst(2).prefix(1).uppercased() + word.dropFirst(3)
    }

    /// Words inside a name that are written small.
    private static let particles: Set<String> = [
        "af", "al", "av", "bin", "bint", "da", "das", "de", "degli", "del", "della", "dem", "den", "der", "di", "do",
        "dos", "du", "e", "el", "ibn", "la", "las", "los", "ten", "ter", "van", "vom", "von", "y", "zu", "zum", "zur",
    ]
}
