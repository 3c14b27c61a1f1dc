import ColumnRecognition
import Markup
import PhoneNumbers

/// The name of a region in the language of the reader.
enum CountryName {
    /// The name as an element.
    static func html(_ code: String) -> HTML {
        Tag.span(.class("country"), .region(code)) { text(code) }
    }

    /// The name; the code itself if it has none.
    static func text(_ code: String) -> Text { Text("region", of: code, missing: english[code] ?? code) }

    private static let english = Dictionary(CountryNames.english.map { ($0.region.code, $0.name) }) { first, _ in first
    }
}
