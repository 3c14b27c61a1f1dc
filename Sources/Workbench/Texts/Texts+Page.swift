import JSONWriting
import Markup

extension Texts {
    /// The attributes of a page: its language, and the direction in which that is written.
    var attributes: [Attribute] { [.lang(language.rawValue), .direction(language.direction)] }

    /// The texts of scripts as JSON: for each form of a text its key, the category of its plural or nothing, and the text.
    ///
    /// - Parameter isOfNumbers: `true` with the words for what the engine says of a number.
    func ofScripts(isOfNumbers: Bool) -> String { (isOfNumbers ? Self.ofNumbers : Self.ofAll)[language] ?? "[]" }

    private static let ofAll = json(["script."])
    private static let ofNumbers = json([
        "script.", "reason.", "category.", "format.", "segment.", "verdict.",
    ])

    /// By the language, the texts of some families.
    private static func json(_ families: [String]) -> [Language: String] {
        Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, of($0).json(families)) })
    }

    private func json(_ families: [String]) -> String {
        var json = JSONWriter()
        json.array { json in
            for (key, forms) in families.flatMap(forms).sorted(by: { $0.key < $1.key }) {
                for (category, form) in forms.sorted(by: { ($0.key?.rawValue ?? "") < ($1.key?.rawValue ?? "") }) {
                    json.array { json in
                        json.string(key)
                        json.string(category?.rawValue ?? "")
                        json.string(form.text)
                    }
                }
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
