import ArgumentParser
import ContactCleaning
import PhoneNumbers
import RegionInference

/// Regions as arguments.
enum RegionArgument {
    /// The region of a code.
    ///
    /// - Throws: `ValidationError` if there is no numbering plan for it.
    static func region(_ code: String) throws -> RegionCode {
        guard let region = RegionCode(code), NumberingPlan.countryCode(of: region) != nil else {
            throw ValidationError(message(for: code))
        }
        return region
    }

    /// The region of a code, or ``RegionChoice/automatic`` for `auto`.
    ///
    /// - Throws: `ValidationError` if there is no numbering plan for it.
    static func choice(_ code: String) throws -> RegionChoice {
        code.lowercased() == "auto" ? .automatic : .fixed(try region(code))
    }

    /// The countries of a list: codes of regions, and calling codes with a plus sign.
    ///
    /// - Throws: `ValidationError` for a word that is neither.
    static func countries(_ text: String) throws -> [String] {
        try ListArgument.countries(text) { word in
            let digits = word.hasPrefix("+") ? String(word.dropFirst()) : word
            if PhoneNumber.CountryCode(rawValue: digits) != nil { return "+" + digits }
            if word.contains(where: \.isNumber) { throw ValidationError("'\(word)' is not a country calling code.") }
            return try region(word).code
        }
    }

    /// The error message for a word that is not a region, with the region that was probably meant.
    static func message(for word: String) -> String {
        let advice = RegionNames.suggestion(for: word).map { "did you mean \($0.code) (\($0.name))?" }
        let shown = word.count <= 60 ? word : word.prefix(60) + "…"
        return "'\(shown)' is not a region with a numbering plan; "
            + (advice ?? "give an ISO code such as US, GB or DE.")
    }
}
