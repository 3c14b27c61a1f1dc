/// Puts pieces of a page after each other. A string is text.
@resultBuilder
package enum HTMLBuilder {
    package static func buildExpression(_ piece: HTML) -> HTML { piece }
    package static func buildExpression(_ text: String) -> HTML { HTML(text: text) }
    package static func buildExpression(_ text: String?) -> HTML { text.map { HTML(text: $0) } ?? HTML() }

    package static func buildBlock(_ pieces: HTML...) -> HTML { joined(pieces) }
    package static func buildArray(_ pieces: [HTML]) -> HTML { joined(pieces) }
    package static func buildOptional(_ piece: HTML?) -> HTML { piece ?? HTML() }
    package static func buildEither(first piece: HTML) -> HTML { piece }
    package static func buildEither(second piece: HTML) -> HTML { piece }

    private static func joined(_ pieces: [HTML]) -> HTML {
        var whole = HTML()
        for piece in pieces { whole.append(piece) }
        return whole
    }
}

extension HTML {
    /// Pieces after each other.
    package init(@HTMLBuilder _ content: () -> HTML) { self = content() }
}
