/// Rules for texts without a form of their own.
enum PlainText {
    /// Letters and digits of any script.
    static func alphanumeric(_ text: String, limit: Int?) -> String {
        let accepted = text.lazy.filter { $0.isLetter || $0.isNumber }
        guard let limit else { return String(accepted) }
        return String(accepted.prefix(max(limit, 0)))
    }

    /// A text on one line: line breaks and tabs become spaces, other control characters go, none stands first.
    static func line(_ text: String) -> String {
        var line = ""
        for character in text {
            if character.isWhitespace {
                if !line.isEmpty { line.append(character.isNewline || character == "\t" ? " " : character) }
            } else if !character.isControl {
                line.append(character)
            }
        }
        return line
    }

    static func problem(of text: String, length: Int) -> String? {
        text.count == length ? nil : length == 1 ? "Enter 1 character" : "Enter \(length) characters"
    }
}

extension Character {
    fileprivate var isControl: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return scalar.properties.generalCategory == .control
    }
}
