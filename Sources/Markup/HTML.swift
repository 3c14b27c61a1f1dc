/// A piece of a page. Text is escaped when a piece is made of it, once and nowhere else; only a ``Tag`` makes markup.
package struct HTML: Sendable, Equatable {
    /// The markup in UTF-8.
    package private(set) var bytes: [UInt8] = []

    /// Nothing.
    package init() {}

    /// Text. Characters that mean something in markup are escaped.
    package init(text: String) { appendEscaped(text) }

    /// Markup, styles or a script that stand in the source of the program, as they are.
    package init(verbatim markup: StaticString) { appendVerbatim(markup) }

    /// A comment, which nobody sees.
    package init(comment text: String) {
        appendVerbatim("<!-- ")
        appendEscaped(text)
        appendVerbatim(" -->")
    }

    /// The markup, for tests and for answers that are text.
    package var markup: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends another piece.
    package mutating func append(_ piece: HTML) { bytes.append(contentsOf: piece.bytes) }

    /// Opens an element.
    mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
        appendVerbatim("<")
        appendVerbatim(name)
        for attribute in attributes {
            guard let value = attribute.value else { continue }
            appendVerbatim(" ")
            appendVerbatim(attribute.name)
            if value.isEmpty { continue }
            appendVerbatim("=\"")
            if attribute.isVerbatim { bytes.append(contentsOf: value.utf8) } else { appendEscaped(value) }
            appendVerbatim("\"")
        }
        appendVerbatim(">")
    }

    /// Closes an element.
    mutating func close(_ name: StaticString) {
        appendVerbatim("</")
        appendVerbatim(name)
        appendVerbatim(">")
    }

    private mutating func appendVerbatim(_ markup: StaticString) {
        bytes.append(contentsOf: markup.description.utf8)
    }

    private mutating func appendEscaped(_ text: String) { MarkupLanguage.html.appendEscaped(text, to: &bytes) }
}
