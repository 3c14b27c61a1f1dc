/// The elements that pages are made of.
///
/// ```swift
/// Tag.p(.class("note")) { "Nothing is <left>." }   // <p class="note">Nothing is &lt;left&gt;.</p>
/// ```
package struct Tag: Sendable {
    private let name: StaticString

    private init(_ name: StaticString) { self.name = name }

    /// An element with its content.
    package func callAsFunction(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
        element(attributes, content())
    }

    /// An element with its content, whose attributes are made elsewhere.
    package func callAsFunction(_ attributes: [Attribute], @HTMLBuilder content: () -> HTML) -> HTML {
        element(attributes, content())
    }

    /// The start of an element whose content follows piece by piece.
    package func opening(_ attributes: Attribute...) -> HTML { opening(attributes) }

    /// The start of an element whose attributes are made elsewhere.
    package func opening(_ attributes: [Attribute]) -> HTML {
        var start = HTML()
        start.open(name, attributes)
        return start
    }

    /// The end of an element that ``opening(_:)`` began.
    package var closing: HTML {
        var end = HTML()
        end.close(name)
        return end
    }

    private func element(_ attributes: [Attribute], _ content: HTML) -> HTML {
        var element = HTML()
        element.open(name, attributes)
        element.append(content)
        element.close(name)
        return element
    }

    package static let (html, head, title, body) = (Tag("html"), Tag("head"), Tag("title"), Tag("body"))
    package static let (header, nav, main, section, footer, aside) =
        (Tag("header"), Tag("nav"), Tag("main"), Tag("section"), Tag("footer"), Tag("aside"))
    package static let (h1, h2, h3, p, div, span) = (Tag("h1"), Tag("h2"), Tag("h3"), Tag("p"), Tag("div"), Tag("span"))
    package static let (a, b, i, code, pre, bdi, small, kbd, strong) =
        (
            Tag("a"), Tag("b"), Tag("i"), Tag("code"), Tag("pre"), Tag("bdi"), Tag("small"), Tag("kbd"), Tag("strong")
        )
    package static let (ul, ol, li, dl, dt, dd) = (Tag("ul"), Tag("ol"), Tag("li"), Tag("dl"), Tag("dt"), Tag("dd"))
    package static let (table, caption, thead, tbody, tr, th, td) =
        (Tag("table"), Tag("caption"), Tag("thead"), Tag("tbody"), Tag("tr"), Tag("th"), Tag("td"))
    package static let (form, label, button, select, option, output, fieldset, legend, textarea) =
        (
            Tag("form"), Tag("label"), Tag("button"), Tag("select"), Tag("option"), Tag("output"), Tag("fieldset"),
            Tag("legend"), Tag("textarea")
        )
    package static let (details, summary, dialog, time) = (Tag("details"), Tag("summary"), Tag("dialog"), Tag("time"))
    package static let (figure, figcaption, noscript) = (Tag("figure"), Tag("figcaption"), Tag("noscript"))
    package static let (svg, rect, path, use, progress, script, style) =
        (Tag("svg"), Tag("rect"), Tag("path"), Tag("use"), Tag("progress"), Tag("script"), Tag("style"))

    /// Text that goes, and text that comes.
    package static let (del, ins) = (Tag("del"), Tag("ins"))
    /// Text in a picture.
    package static let text = Tag("text")

    // MARK: Elements without content

    package static func link(_ attributes: Attribute...) -> HTML { void("link", attributes) }
    package static func meta(_ attributes: Attribute...) -> HTML { void("meta", attributes) }
    package static func input(_ attributes: Attribute...) -> HTML { void("input", attributes) }

    private static func void(_ name: StaticString, _ attributes: [Attribute]) -> HTML {
        var element = HTML()
        element.open(name, attributes)
        return element
    }
}
