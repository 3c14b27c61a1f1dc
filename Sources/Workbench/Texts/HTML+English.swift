import Markup

extension HTML {
    /// A sentence that the engine or a report makes, which is English in every language.
    init(english text: String, limit: Int = 400) { self = Tag.span(.lang("en")) { HTML(shown: text, limit: limit) } }
}
