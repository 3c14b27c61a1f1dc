/// The part of an insertion that a format left out, and the sentence that says so.
enum OmittedCharacters {
    /// The letters, digits and symbols of a text that do not occur, or less often, in what was kept of it.
    ///
    /// Case and the script of digits do not matter. Separators are not data: white space and what people put between
    /// digits, see ``Swift/Character/isNumberSeparator``.
    static func difference(of inserted: String, keeping kept: String) -> String {
        var left: [Character: Int] = [:]
        for character in kept { left[normalized(character), default: 0] += 1 }
        var omitted = ""
        for character in inserted where isData(character) {
            let key = normalized(character)
            if let count = left[key], count > 0 {
                left[key] = count - 1
            } else {
                omitted.append(character)
            }
        }
        return omitted
    }

    /// A sentence about what was left out; empty if nothing was.
    static func notice(_ omitted: String) -> String {
        omitted.isEmpty ? "" : "Left out: " + String(omitted.prefix(24)) + (omitted.count > 24 ? "…" : "")
    }

    /// Why nothing of an insertion was accepted.
    static func refusal(of inserted: String, accepting characters: String) -> String {
        if !characters.isEmpty { return "Only \(characters) are accepted" }
        return inserted.count == 1 ? "This character is not accepted" : "These characters are not accepted"
    }

    private static func isData(_ character: Character) -> Bool {
        if character.isNumberSeparator { return false }
        switch character {
        case ",", ":", "'", "’", "\"", "$", "%", "+", "_", "*", "#": return false
        default: return character.unicodeScalars.first?.properties.generalCategory != .control
        }
    }

    private static func normalized(_ character: Character) -> Character {
        if let digit = character.decimalDigit { return digit }
        let small = character.lowercased()
        return small.count == 1 ? small.first ?? character : character
    }
}
