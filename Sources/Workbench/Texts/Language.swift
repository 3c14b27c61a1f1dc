/// A language of the pages.
enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    /// English written from right to left and lengthened, by which tests see what no table has; only an address leads to it.
    case mirrored = "ar-XB"

    /// The languages that pages offer, each by its own name.
    static let offered: [(language: Language, name: String)] = [(.english, "English"), (.german, "Deutsch")]

    /// The direction of writing.
    var direction: String { self == .mirrored ? "rtl" : "ltr" }

    /// The offered language that a reader wants most, by the header
    /// [`Accept-Language`](https://www.rfc-editor.org/rfc/rfc9110#name-accept-language); English if none is wanted.
    init(accepted header: String) {
        var best = (language: Language.english, weight: 0.0)
        for entry in header.split(separator: ",") {
            let parts = entry.split(separator: ";").map { $0.filter { $0 != " " } }
            let code = parts.first?.split(separator: "-").first.map { $0.lowercased() }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            guard let offered = Self.offered.first(where: { $0.language.rawValue == code }), weight > best.weight else {
                continue
            }
            best = (offered.language, weight)
        }
        self = best.language
    }
}
