/// The elements that pages are made of.
///
/// ```swift
/// Tag.p(.class("note")) { "Nothing is <left>." }   // <p class="note">Nothing is &lt;left&gt;.</p>
/// ```
struct Tag: Sendable {
    private let name: StaticString

    private init(_ name: StaticString) { self.name = name }

    /// An element with its content.
    func callAsFunction(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
        element(attributes, content())
    }

    /// An element with its content, whose attributes are made elsewhere.
    func callAsFunction(_ attributes: [Attribute], @HTMLBuilder content: () -> HTML) -> HTML {
        element(attributes, content())
    }

    private func element(_ attributes: [Attribute], _ content: HTML) -> HTML {
        var element = HTML()
        element.open(name, attributes)
        element.append(content)
        element.close(name)
        return element
    }

    static let (html, head, title, body) = (Tag("html"), Tag("head"), Tag("title"), Tag("body"))
    static let (header, nav, main, section, footer, aside) =
        (Tag("header"), Tag("nav"), Tag("main"), Tag("section"), Tag("footer"), Tag("aside"))
    static let (h1, h2, h3, p, div, span) = (Tag("h1"), Tag("h2"), Tag("h3"), Tag("p"), Tag("div"), Tag("span"))
    static let (a, b, code, pre, bdi, small, kbd, strong) =
        (Tag("a"), Tag("b"), Tag("code"), Tag("pre"), Tag("bdi"), Tag("small"), Tag("kbd"), Tag("strong"))
    static let (ul, ol, li, dl, dt, dd) = (Tag("ul"), Tag("ol"), Tag("li"), Tag("dl"), Tag("dt"), Tag("dd"))
    static let (table, caption, thead, tbody, tr, th, td) =
        (Tag("table"), Tag("caption"), Tag("thead"), Tag("tbody"), Tag("tr"), Tag("th"), Tag("td"))
    static let (form, label, button, select, option, output, fieldset, legend) =
        (
            Tag("form"), Tag("label"), Tag("button"), Tag("select"), Tag("option"), Tag("output"), Tag("fieldset"),
            Tag("legend")
        )
    static let (details, summary, dialog, time) = (Tag("details"), Tag("summary"), Tag("dialog"), Tag("time"))
    static let (svg, rect, progress, script) = (Tag("svg"), Tag("rect"), Tag("progress"), Tag("script"))

    // MARK: Elements without content

    static func link(_ attributes: Attribute...) -> HTML { void("link", attributes) }
    static func meta(_ attributes: Attribute...) -> HTML { void("meta", attributes) }
    static func input(_ attributes: Attribute...) -> HTML { void("input", attributes) }

    private static func void(_ name: StaticString, _ attributes: [Attribute]) -> HTML {
        var element = HTML()
        element.open(name, attributes)
        return element
    }
}
