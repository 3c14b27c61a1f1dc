import ArgumentParser
import ColumnRecognition
import ContactCleaning
import Foundation
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

    /// The countries of a list: names in any language that is known, codes of regions, and calling codes with a plus sign.
    ///
    /// - Throws: `ValidationError` for a word that is none of them.
    static func countries(_ text: String) throws -> [String] {
        let names = text.split(whereSeparator: { $0 == "," || $0 == "|" })
        return try names.isEmpty
            ? ListArgument.words(text)
            : names.flatMap { name in
                if let region = region(named: name) { return [region] }
                // Codes may have blanks between them; a name of several words is refused as a whole.
                return try ListArgument.countries(String(name)) { word in
                    let digits = word.hasPrefix("+") ? String(word.dropFirst()) : word
                    if PhoneNumber.CountryCode(rawValue: digits) != nil { return "+" + digits }
                    if word.contains(where: \.isNumber) {
                        throw ValidationError("'\(word)' is not a country calling code.")
                    }
                    return try region(named: word[...]) ?? region(word).code
                }
            }
    }

    /// The code of the region that a name or a code names; `nil` for a number, or a letter as on cars.
    private static func region(named name: Substring) -> String? {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard name.unicodeScalars.count > 1, !name.contains(where: \.isNumber) else { return nil }
        let regions = [RegionCode(name), CountryNames.region(named: name)].compactMap { $0 }
        return regions.first { NumberingPlan.countryCode(of: $0) != nil }?.code
    }

    /// The error message for a word that is not a region, with the region that was probably meant.
    static func message(for word: String) -> String {
        let advice = RegionNames.suggestion(for: word).map { "did you mean \($0.code) (\($0.name))?" }
        let shown = word.count <= 60 ? word : word.prefix(60) + "…"
        return "'\(shown)' is not a region with a numbering plan; "
            + (advice ?? "give an ISO code such as US, GB or DE.")
    }
}
