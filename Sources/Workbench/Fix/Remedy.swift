import ContactCleaning
import Markup

/// The effect of a suggestion on a number, in words.
enum Remedy {
    /// A class of suggestions, as a filter names it.
    static func name(_ kind: SuggestionClass) -> String {
        switch kind {
        case .renumbered: "take the new number"
        case .country: "read in another country"
        case .trunkZero: "add or drop the leading zero"
        case .digit: "drop one superfluous digit"
        }
    }

    /// The remedy of a group of numbers, which become numbers of a region.
    @HTMLBuilder static func sentence(_ suggestion: Problem.Suggestion) -> HTML {
        switch suggestion.kind {
        case .renumbered: "old numbers, of which each has one new form"
        case .country:
            "valid in "
            if let region = suggestion.region { Self.region(region) } else { "one country" }
            " and in no other country of the file"
        case .trunkZero: "valid with, or without, a zero in front"
        case .digit: "valid without one superfluous digit, in exactly one way"
        }
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
