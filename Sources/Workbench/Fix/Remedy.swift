import ContactCleaning
import Markup

/// The effect of a suggestion on a number, in words.
enum Remedy {
    /// A class of suggestions, as a filter names it.
    static func name(_ kind: SuggestionClass) -> Text {
        Text("remedy", of: kind.rawValue)
    }

    /// The remedy of a group of numbers, which become numbers of a region.
    static func sentence(_ suggestion: Problem.Suggestion) -> Text {
        let country = suggestion.region.map(region) ?? Text("remedy.one-country").html
        return Text("remedy-ground", of: suggestion.kind.rawValue, ["country": .html(country)])
    }

    /// A region with its flag.
    static func region(_ code: String) -> HTML {
        HTML {
            flag(code)
            CountryName.html(code)
        }
    }

    /// The flag of a region, which systems without flags show as its two letters.
    static func flag(_ code: String) -> HTML {
        let letters = code.unicodeScalars.compactMap { letter -> Character? in
            guard ("A"..."Z").contains(letter) else { return nil }
            return Unicode.Scalar(0x1F1E6 + letter.value - 65).map { Character($0) }
        }
        guard letters.count == 2, code.count == 2 else { return HTML() }
        return Tag.span(.class("flag"), .isHidden()) { String(letters) }
    }
}
