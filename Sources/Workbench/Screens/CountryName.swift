import ColumnRecognition
import Markup
import PhoneNumbers

/// The name of a region: in English, and by a script in the language of the reader.
enum CountryName {
    /// The name with the code beside it, for scripts.
    static func html(_ code: String) -> HTML {
        Tag.span(.class("country"), .region(code)) { text(code) }
    }

    /// The English name; the code itself if it has none.
    static func text(_ code: String) -> String { names[code] ?? code }

    private static let names = Dictionary(CountryNames.english.map { ($0.region.code, $0.name) }) { first, _ in first }
}
