/// The components of a name or an address of JSContact: [RFC 9553](https://www.rfc-editor.org/rfc/rfc9553), sections 2.2.1 and 2.5.1.
struct JSContactComponents {
    /// The kinds and texts, separators among them.
    private(set) var list: [(kind: String, value: String)] = []
    /// `true` if the components are in the order in which they are shown.
    private(set) var isOrdered = false
    /// `true` if a component says more than its kind and its text, as its sound.
    private(set) var hasMore = false
    private var separator = " "

    /// The components of a value.
    init(of value: Int, in text: JSONText) {
        isOrdered = text.text(of: "isOrdered", in: value) == "true"
        if isOrdered, let given = text.text(of: "defaultSeparator", in: value) { separator = given }
        guard let components = text.member("components", of: value) else { return }
        text.forEachValue(at: text.place(of: components)) { _, component in
            guard let kind = text.text(of: "kind", in: component), let value = text.text(of: "value", in: component)
            else {
                hasMore = true
                return true
            }
            list.append((kind, value))
            text.forEachValue(at: text.place(of: component)) { name, _ in
                if !["@type", "kind", "value"].contains(name) { hasMore = true }
                return true
            }
            return true
        }
    }

    /// The texts of a kind.
    subscript(kind: String) -> [String] { list.filter { $0.kind == kind }.map(\.value) }

    /// Returns `true` if there is a component of another kind.
    func hasOther(than kinds: Set<String>) -> Bool {
        list.contains { !kinds.contains($0.kind) && $0.kind != "separator" }
    }

    /// The components of some kinds as one text: in their order if they have one, otherwise in that of the kinds.
    func joined(_ kinds: [String]) -> String {
        guard isOrdered else { return kinds.flatMap { self[$0] }.joined(separator: " ") }
        var text = ""
        var between = separator
        for (kind, value) in list {
            if kind == "separator" {
                between = value
            } else if kinds.contains(kind) {
                if !text.isEmpty { text += between }
                text += value
                between = separator
            } else {
                between = separator
            }
        }
        return text
    }

    /// All components as one line; `nil` if they have no order.
    var line: String? { isOrdered && !list.isEmpty ? joined(list.map(\.kind)) : nil }
}
