/// An attribute of an element. Addresses are made of a ``Link`` alone, so that no text of a file becomes one.
package struct Attribute: Sendable {
    let name: StaticString
    /// The value; empty for an attribute without one, `nil` for no attribute.
    let value: String?
    /// `true` if the value is written as it is, not escaped.
    let isVerbatim: Bool

    private init(_ name: StaticString, _ value: String?, isVerbatim: Bool = false) {
        self.name = name
        self.value = value
        self.isVerbatim = isVerbatim
    }

    package static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
    package static func id(_ id: String) -> Attribute { Attribute("id", id) }
    package static func href(_ link: Link) -> Attribute { Attribute("href", link.text) }
    package static func src(_ link: Link) -> Attribute { Attribute("src", link.text) }
    package static func rel(_ value: String) -> Attribute { Attribute("rel", value) }
    package static func type(_ value: String) -> Attribute { Attribute("type", value) }
    package static func name(_ value: String) -> Attribute { Attribute("name", value) }
    package static func value(_ value: String) -> Attribute { Attribute("value", value) }
    package static func content(_ value: String) -> Attribute { Attribute("content", value) }
    package static func httpEquiv(_ value: String) -> Attribute { Attribute("http-equiv", value) }
    package static func charset(_ value: String) -> Attribute { Attribute("charset", value) }
    package static func direction(_ value: String) -> Attribute { Attribute("dir", value) }
    package static func lang(_ value: String) -> Attribute { Attribute("lang", value) }
    package static func role(_ value: String) -> Attribute { Attribute("role", value) }
    package static func title(_ value: String?) -> Attribute { Attribute("title", value) }
    package static func `for`(_ id: String) -> Attribute { Attribute("for", id) }
    package static func tabindex(_ value: Int) -> Attribute { Attribute("tabindex", String(value)) }
    package static func scope(_ value: String) -> Attribute { Attribute("scope", value) }
    package static func max(_ value: String) -> Attribute { Attribute("max", value) }
    package static func datetime(_ value: String) -> Attribute { Attribute("datetime", value) }
    package static func autocomplete(_ value: String) -> Attribute { Attribute("autocomplete", value) }
    package static func inputmode(_ value: String) -> Attribute { Attribute("inputmode", value) }
    package static func spellcheck(_ value: Bool) -> Attribute { Attribute("spellcheck", value ? "true" : "false") }
    package static func method(_ value: String) -> Attribute { Attribute("method", value) }
    package static func action(_ link: Link) -> Attribute { Attribute("action", link.text) }
    package static func blocking(_ value: String) -> Attribute { Attribute("blocking", value) }
    package static func placeholder(_ value: String) -> Attribute { Attribute("placeholder", value) }
    package static func rows(_ count: Int) -> Attribute { Attribute("rows", String(count)) }
    package static func accept(_ value: String) -> Attribute { Attribute("accept", value) }

    // MARK: Attributes that are there or not

    package static func hidden(_ isThere: Bool = true) -> Attribute { flag("hidden", isThere) }
    package static func disabled(_ isThere: Bool = true) -> Attribute { flag("disabled", isThere) }
    package static func checked(_ isThere: Bool = true) -> Attribute { flag("checked", isThere) }
    package static func selected(_ isThere: Bool = true) -> Attribute { flag("selected", isThere) }
    package static func open(_ isThere: Bool = true) -> Attribute { flag("open", isThere) }
    package static func multiple(_ isThere: Bool = true) -> Attribute { flag("multiple", isThere) }
    package static func download(_ isThere: Bool = true) -> Attribute { flag("download", isThere) }

    private static func flag(_ name: StaticString, _ isThere: Bool) -> Attribute {
        Attribute(name, isThere ? "" : nil)
    }

    // MARK: Accessibility

    package static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
    package static func labelledBy(_ id: String) -> Attribute { Attribute("aria-labelledby", id) }
    package static func describedBy(_ id: String) -> Attribute { Attribute("aria-describedby", id) }
    package static func current(_ isCurrent: Bool) -> Attribute { Attribute("aria-current", isCurrent ? "page" : nil) }
    package static func live(_ value: String) -> Attribute { Attribute("aria-live", value) }
    package static func isHidden() -> Attribute { Attribute("aria-hidden", "true") }
    package static func rowCount(_ count: Int) -> Attribute { Attribute("aria-rowcount", String(count)) }
    package static func rowIndex(_ index: Int) -> Attribute { Attribute("aria-rowindex", String(index)) }
    package static func controls(_ id: String) -> Attribute { Attribute("aria-controls", id) }
    package static func hasPopup(_ value: String) -> Attribute { Attribute("aria-haspopup", value) }
    package static func isExpanded(_ value: Bool) -> Attribute { Attribute("aria-expanded", value ? "true" : "false") }
    package static func completes(_ value: String) -> Attribute { Attribute("aria-autocomplete", value) }
    package static func isSelected(_ value: Bool) -> Attribute { Attribute("aria-selected", value ? "true" : "false") }

    // MARK: Data for scripts

    package static func screen(_ name: String) -> Attribute { Attribute("data-screen", name) }
    package static func number(_ key: Int) -> Attribute { Attribute("data-number", String(key)) }
    package static func state(_ name: String) -> Attribute { Attribute("data-state", name) }
    package static func region(_ code: String) -> Attribute { Attribute("data-region", code) }
    package static func act(_ name: String) -> Attribute { Attribute("data-act", name) }
    package static func argument(_ value: String) -> Attribute { Attribute("data-argument", value) }
    package static func isReadOnly(_ isThere: Bool) -> Attribute { flag("data-read-only", isThere) }

    // MARK: Pictures

    package static func width(_ value: String) -> Attribute { Attribute("width", value) }
    package static func height(_ value: String) -> Attribute { Attribute("height", value) }
    package static func x(_ value: String) -> Attribute { Attribute("x", value) }
    package static func y(_ value: String) -> Attribute { Attribute("y", value) }
    /// The outline of a shape, in the commands of SVG.
    package static func outline(_ commands: String) -> Attribute { Attribute("d", commands) }
    package static func viewBox(width: Int, height: Int) -> Attribute { Attribute("viewBox", "0 0 \(width) \(height)") }
    /// Lets a picture fill its place, whatever that makes of its proportions.
    package static func isStretched() -> Attribute { Attribute("preserveAspectRatio", "none") }

    // MARK: Reports

    /// The heading of a cell, where a narrow screen shows no heads of columns.
    package static func dataTitle(_ text: String) -> Attribute { Attribute("data-title", text) }
    /// A width, and a margin before it, as percentages.
    package static func bar(after margin: String? = nil, width: String) -> Attribute {
        Attribute("style", (margin.map { "margin-left:\($0);" } ?? "") + "width:\(width)")
    }
    /// The policy of a page that has styles of its own, one script by its hash, and nothing from anywhere.
    package static func policy(script hash: String) -> Attribute {
        let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src '\(hash)'"
        return Attribute("content", policy, isVerbatim: true)
    }
}
