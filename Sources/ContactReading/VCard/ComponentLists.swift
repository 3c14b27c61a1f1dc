package import ContactModel

/// Components of a structured value that have several values, `N:Lee,Roy;Ann`: [RFC 6350](https://www.rfc-editor.org/rfc/rfc6350),
/// section 3.3.
///
/// Fields have one text for a component; the value as it was written is kept beside them, so that cards get their lists back.
package enum ComponentLists {
    /// The kinds of the components of `N` and `ADR`, by the kind that stands for the property.
    private static func kinds(of kind: Contact.Field.Kind) -> [Contact.Field.Kind] {
        switch kind {
        case .familyName: ComponentSplit.nameKinds
        case .street: ComponentSplit.addressKinds
        default: []
        }
    }

    /// The value to be kept, in which each comma that no backslash protects parts values; `nil` if none does.
    ///
    /// Many writers escape no comma: one in front of a blank is text in 3.0, and in addresses everywhere.
    static func kept(_ value: Bytes, of kind: Contact.Field.Kind, _ version: CardVersion) -> [UInt8]? {
        guard version != .v21, ComponentSplit.contains(value, separator: ASCII.comma) else { return nil }
        var kept: [UInt8] = []
        var hasList = false
        forEachComponent(of: value, separator: ASCII.semicolon) { position, component in
            if position > 0 { kept.append(ASCII.semicolon) }
            let isText =
                (version == .v30 || kind == .street) && ComponentSplit.hasCommaBeforeBlank(component)
            hasList = hasList || !isText && ComponentSplit.contains(component, separator: ASCII.comma)
            guard isText else { return kept.append(contentsOf: component) }
            forEachComponent(of: component, separator: ASCII.comma) { position, part in
                if position > 0 { kept.append(contentsOf: [ASCII.backslash, ASCII.comma]) }
                kept.append(contentsOf: part)
            }
        }
        return hasList ? kept : nil
    }

    /// The texts of each component of a kept value.
    package static func lists(of value: [UInt8]) -> [[[UInt8]]] {
        var lists: [[[UInt8]]] = []
        value.withUnsafeBufferPointer { value in
            forEachComponent(of: value, separator: ASCII.semicolon) { _, component in
                var list: [[UInt8]] = []
                forEachComponent(of: component, separator: ASCII.comma) { _, part in list.append(text(part)) }
                lists.append(list)
            }
        }
        return lists
    }

    /// The key of the fields that a kept value was read to, as ``CardPropertyKey`` makes it; `nil` for a value without lists.
    package static func key(of value: [UInt8], _ kind: Contact.Field.Kind) -> [UInt8]? {
        let kinds = kinds(of: kind)
        guard !kinds.isEmpty, value.withUnsafeBufferPointer({ ComponentSplit.contains($0, separator: ASCII.comma) })
        else { return nil }
        var parts: [(kind: Contact.Field.Kind, text: [UInt8])] = []
        value.withUnsafeBufferPointer { value in
            forEachComponent(of: value, separator: ASCII.semicolon) { position, component in
                guard position < kinds.count else { return }
                let joined = ComponentSplit.joined(component, of: kinds[position], .v40)
                let found = joined.map { $0.withUnsafeBufferPointer { text($0) } } ?? text(component)
                if !found.isEmpty { parts.append((kinds[position], found)) }
            }
        }
        parts.sort { $0.kind.index < $1.kind.index }
        return Array(parts.map(\.text).joined(separator: [ASCII.semicolon]))
    }

    /// A component without its escapes and the blanks around it.
    private static func text(_ component: Bytes) -> [UInt8] {
        var text = Array(component)
        Escapes.all.undo(in: &text, from: 0)
        return text.withUnsafeBufferPointer { Array($0.trimmed) }
    }

    private static func forEachComponent(of value: Bytes, separator: UInt8, _ body: (Int, Bytes) -> Void) {
        var (start, position) = (0, 0)
        while start <= value.count {
            let end = ComponentSplit.end(value, from: start, separator: separator)
            body(position, value.clampedSlice(start, end))
            start = end &+ 1
            position += 1
        }
    }
}
