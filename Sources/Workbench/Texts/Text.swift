import Markup

/// A text of the pages by its key, with its values. It has no language: it is said in that of the reader when it is shown.
struct Text: Sendable, Equatable {
    /// A value of a text.
    enum Value: Sendable, Equatable {
        case text(String)
        /// A text of a file, of which characters that are not seen are named.
        case shown(String)
        /// A number; the one that is called `count` decides the plural form.
        case count(Int)
        case html(HTML)
        case of(Text)
        /// An element around a part of the text.
        case element(HTML, HTML)

        /// An element around a part of the text.
        static func element(_ tag: Tag, _ attributes: Attribute...) -> Value {
            .element(tag.opening(attributes), tag.closing)
        }
    }

    let key: String
    let values: [String: Value]
    /// The text where the table has none: a name out of a file, or a sentence that is English in every language.
    let missing: String, isEnglish: Bool

    /// A text.
    init(_ key: StaticString, _ values: [String: Value] = [:]) {
        self.key = "\(key)"
        self.values = values
        (missing, isEnglish) = (self.key, false)
    }

    /// A text of a family, by the name of what it is about; another one, or the name in words, where the table has no such text.
    init(_ family: StaticString, of name: String, _ values: [String: Value] = [:], missing: String? = nil) {
        key = "\(family).\(name)"
        self.values = values
        self.missing =
            missing
            ?? name.reduce(into: "") { words, letter in
                if letter.isUppercase, !words.isEmpty { words += " " }
                words += letter.lowercased()
            }
        isEnglish = false
    }

    /// A text of a file.
    init(shown text: String) { (key, values, missing, isEnglish) = ("", [:], text, false) }

    /// A sentence of a use case, which is English in every language.
    init(english text: String) { self.init(key: "", values: [:], english: text) }

    /// A text that is said in English where the table has none.
    init(key: String, values: [String: Value], english: String) {
        (self.key, self.values, missing, isEnglish) = (key, values, english, true)
    }

    /// The text in the language of the reader, as a part of a page.
    var html: HTML { Texts.current.html(self) }

    /// The text in the language of the reader, without markup.
    var plain: String { Texts.current.plain(self) }

    /// Several texts after each other.
    static func series(_ texts: [Text], by joint: StaticString = "format.list") -> Text {
        guard let first = texts.first else { return Text(shown: "") }
        return texts.dropFirst().reduce(first) { Text(joint, ["all": .of($0), "next": .of($1)]) }
    }

    /// Several things after each other, as the language lists them.
    static func list(_ items: [HTML], isAlternative: Bool = false) -> HTML {
        guard let last = items.last, let first = items.first else { return HTML() }
        if items.count == 1 { return first }
        let before = items.dropFirst().dropLast().reduce(first) {
            Text("format.list", ["all": .html($0), "next": .html($1)]).html
        }
        let values: [String: Value] = ["all": .html(before), "last": .html(last)]
        return (isAlternative ? Text("format.or", values) : Text("format.and", values)).html
    }
}

extension HTMLBuilder {
    static func buildExpression(_ text: Text) -> HTML { text.html }
}

extension Attribute {
    static func label(_ text: Text) -> Attribute { label(text.plain) }
    static func title(_ text: Text) -> Attribute { title(text.plain) }
    static func dataTitle(_ text: Text) -> Attribute { dataTitle(text.plain) }
    static func placeholder(_ text: Text) -> Attribute { placeholder(text.plain) }
}
