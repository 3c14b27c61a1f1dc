import JSONWriting
import Markup

extension Texts {
    /// The attributes of a page: its language, and the direction in which that is written.
    var attributes: [Attribute] { [.lang(language.rawValue), .direction(language.direction)] }

    /// The texts of scripts as JSON: for each form of a text its key, the category of its plural or nothing, and the text.
    ///
    /// - Parameter isOfNumbers: `true` with the words for what the engine says of a number.
    func ofScripts(isOfNumbers: Bool) -> String {
        let families = ["script."] + (isOfNumbers ? ["reason.", "meaning.", "category.", "region."] : [])
        var json = JSONWriter()
        json.array { json in
            for (key, forms) in families.flatMap(forms).sorted(by: { $0.key < $1.key }) {
                for (category, form) in forms {
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
