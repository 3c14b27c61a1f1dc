import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// Parses acceptance policies from arguments.
enum AcceptanceArgument {
    /// Reads the words of `--allow`.
    ///
    /// - Throws: `ValidationError` with the word that is unknown and what was probably meant.
    static func terms(_ text: String) throws -> [AcceptancePolicy.Term] {
        try ListArgument.countries(text, term)
    }

    /// Reads the words of `--countries`: those of countries only, whose calling codes need no plus sign.
    ///
    /// - Throws: `ValidationError` with the word that is unknown and what was probably meant.
    static func countries(_ text: String) throws -> [AcceptancePolicy.Term] {
        try ListArgument.countries(text) { word in
            let digits = word.hasPrefix("+") ? String(word.dropFirst()) : word
            if PhoneNumber.CountryCode(rawValue: digits) != nil { return try term("+" + digits) }
            if word.contains(where: \.isNumber) { throw ValidationError("\(word) is not a country calling code.") }
            return try term(RegionArgument.region(word).code)
        }
    }

    private static func term(_ word: String) throws -> AcceptancePolicy.Term {
        do throws(AcceptancePolicy.UnknownWord) {
            return try AcceptancePolicy.Term(word)
        } catch {
            throw ValidationError(message(for: error))
        }
    }

    private static func message(for error: AcceptancePolicy.UnknownWord) -> String {
        let name = error.word.hasPrefix("-") ? String(error.word.dropFirst()) : error.word
        let names = ["default", "all"] + PhoneNumber.Categories.all.names
        if name.count > 3, let near = Suggestion.nearest(to: name, in: names) {
            return "'\(name)' is not a category; did you mean '\(near)'?"
        }
        if let region = RegionNames.suggestion(for: name) {
            return "'\(name)' is not a region with a numbering plan; did you mean \(region.code) (\(region.name))?"
        }
        return "\(error)."
    }
}
