extension PhoneNumber.Template {
    /// One step of a template.
    public enum Element: Hashable, Sendable {
        /// A digit of the number.
        case digit(DigitSet)
        /// A digit of the number that is not written in national form: `<9>`.
        case internationalDigit(DigitSet)
        /// Text written in national form only, as a trunk prefix: `{0}`. It may hold digits; they are not part of the
        /// number. Empty text states that there is no trunk prefix: `{}`.
        case nationalText(String)
        /// Text written in every form. Digits in it are not part of the number.
        case literal(String)
    }
}

extension PhoneNumber.Template.Element: CustomStringConvertible {
    /// The spelling in a template, with every special character of a literal escaped.
    public var description: String {
        switch self {
        case .digit(let set): set.description
        case .internationalDigit(let set): "<" + set.description + ">"
        case .nationalText(let text): "{" + Self.escaped(text, special: "\\{}") + "}"
        case .literal(let text): Self.escaped(text, special: "\\#N[]{}<>0123456789")
        }
    }

    private static func escaped(_ text: String, special: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if special.unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
