/// An attribute of an element. Addresses are made of a ``Link`` alone, so that no text of a file becomes one.
struct Attribute: Sendable {
    let name: StaticString
    /// The value, which is escaped when it is written; empty for an attribute without one, `nil` for no attribute.
    let value: String?

    private init(_ name: StaticString, _ value: String?) {
        self.name = name
        self.value = value
    }

    static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
    static func id(_ id: String) -> Attribute { Attribute("id", id) }
    static func href(_ link: Link) -> Attribute { Attribute("href", link.text) }
    static func src(_ link: Link) -> Attribute { Attribute("src", link.text) }
    static func rel(_ value: String) -> Attribute { Attribute("rel", value) }
    static func type(_ value: String) -> Attribute { Attribute("type", value) }
    static func name(_ value: String) -> Attribute { Attribute("name", value) }
    static func value(_ value: String) -> Attribute { Attribute("value", value) }
    static func content(_ value: String) -> Attribute { Attribute("content", value) }
    static func httpEquiv(_ value: String) -> Attribute { Attribute("http-equiv", value) }
    static func charset(_ value: String) -> Attribute { Attribute("charset", value) }
    static func lang(_ value: String) -> Attribute { Attribute("lang", value) }
    static func role(_ value: String) -> Attribute { Attribute("role", value) }
    static func title(_ value: String?) -> Attribute { Attribute("title", value) }
    static func `for`(_ id: String) -> Attribute { Attribute("for", id) }
    static func tabindex(_ value: Int) -> Attribute { Attribute("tabindex", String(value)) }
    static func scope(_ value: String) -> Attribute { Attribute("scope", value) }
    static func max(_ value: String) -> Attribute { Attribute("max", value) }
    static func datetime(_ value: String) -> Attribute { Attribute("datetime", value) }
    static func autocomplete(_ value: String) -> Attribute { Attribute("autocomplete", value) }
    static func inputmode(_ value: String) -> Attribute { Attribute("inputmode", value) }
    static func spellcheck(_ value: Bool) -> Attribute { Attribute("spellcheck", value ? "true" : "false") }
    static func method(_ value: String) -> Attribute { Attribute("method", value) }
    static func action(_ link: Link) -> Attribute { Attribute("action", link.text) }
    static func blocking(_ value: String) -> Attribute { Attribute("blocking", value) }
    static func accept(_ value: String) -> Attribute { Attribute("accept", value) }

    // MARK: Attributes that are there or not

    static func hidden(_ isThere: Bool = true) -> Attribute { flag("hidden", isThere) }
    static func disabled(_ isThere: Bool = true) -> Attribute { flag("disabled", isThere) }
    static func checked(_ isThere: Bool = true) -> Attribute { flag("checked", isThere) }
    static func selected(_ isThere: Bool = true) -> Attribute { flag("selected", isThere) }
    static func open(_ isThere: Bool = true) -> Attribute { flag("open", isThere) }
    static func multiple(_ isThere: Bool = true) -> Attribute { flag("multiple", isThere) }
    static func download(_ isThere: Bool = true) -> Attribute { flag("download", isThere) }

    private static func flag(_ name: StaticString, _ isThere: Bool) -> Attribute {
        Attribute(name, isThere ? "" : nil)
    }

    // MARK: Accessibility

    static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
    static func labelledBy(_ id: String) -> Attribute { Attribute("aria-labelledby", id) }
    static func describedBy(_ id: String) -> Attribute { Attribute("aria-describedby", id) }
    static func current(_ isCurrent: Bool) -> Attribute { Attribute("aria-current", isCurrent ? "page" : nil) }
    static func live(_ value: String) -> Attribute { Attribute("aria-live", value) }
    static func isHidden() -> Attribute { Attribute("aria-hidden", "true") }
    static func rowCount(_ count: Int) -> Attribute { Attribute("aria-rowcount", String(count)) }
    static func rowIndex(_ index: Int) -> Attribute { Attribute("aria-rowindex", String(index)) }
    static func isSelected(_ value: Bool) -> Attribute { Attribute("aria-selected", value ? "true" : "false") }

    // MARK: Data for scripts

    static func screen(_ name: String) -> Attribute { Attribute("data-screen", name) }
    static func number(_ key: Int) -> Attribute { Attribute("data-number", String(key)) }
    static func state(_ name: String) -> Attribute { Attribute("data-state", name) }
    static func region(_ code: String) -> Attribute { Attribute("data-region", code) }
    static func act(_ name: String) -> Attribute { Attribute("data-act", name) }
    static func argument(_ value: String) -> Attribute { Attribute("data-argument", value) }
    static func isReadOnly(_ isThere: Bool) -> Attribute { flag("data-read-only", isThere) }

    // MARK: Pictures

    static func width(_ value: String) -> Attribute { Attribute("width", value) }
    static func height(_ value: String) -> Attribute { Attribute("height", value) }
    static func x(_ value: String) -> Attribute { Attribute("x", value) }
}
