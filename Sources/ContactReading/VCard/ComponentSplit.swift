package import ContactModel

/// Structured values and lists: cuts raw bytes at separators that no backslash protects.
package enum ComponentSplit {
    /// The end of the component that starts at an offset.
    @inline(__always)
    static func end(_ value: Bytes, from start: Int, separator: UInt8) -> Int {
        var index = start
        while index < value.count, value[index] != separator {
            index &+= value[index] == ASCII.backslash ? 2 : 1
        }
        return min(index, value.count)
    }

    /// Returns `true` if a separator stands anywhere in a value.
    static func contains(_ value: Bytes, separator: UInt8) -> Bool {
        end(value, from: 0, separator: separator) < value.count
    }

    /// The number of components of a value.
    static func count(_ value: Bytes, separator: UInt8) -> Int {
        var count = 0
        var start = 0
        while start <= value.count {
            start = end(value, from: start, separator: separator) &+ 1
            count &+= 1
        }
        return count
    }

    /// The kinds of the components of `N`, in their order.
    package static let nameKinds: [Contact.Field.Kind] = [
        .familyName, .givenName, .middleName, .namePrefix, .nameSuffix,
    ]
    /// The kinds of the components of `ADR`, in their order.
    package static let addressKinds: [Contact.Field.Kind] = [
        .postOfficeBox, .extendedAddress, .street, .city, .region, .postalCode, .country,
    ]

    /// The values of a component of a card of 3.0 or 4.0 that is a part of a name, which commas part, with blanks between them, as people write
    /// them; `nil` for one value, and for other components. Many writers of 3.0 escape no comma: one in front of a blank is text there.
    package static func joined(_ component: Bytes, of kind: Contact.Field.Kind, _ version: CardVersion) -> [UInt8]? {
        guard version != .v21, contains(component, separator: ASCII.comma), nameKinds.contains(kind) else { return nil }
        if version == .v30, hasCommaBeforeBlank(component) { return nil }
        var text: [UInt8] = []
        var start = 0
        while start <= component.count {
            let end = end(component, from: start, separator: ASCII.comma)
            let value = component.clampedSlice(start, end).trimmed
            if !value.isEmpty, !text.isEmpty { text.append(ASCII.space) }
            text.append(contentsOf: value)
            start = end &+ 1
        }
        return text
    }

    static func hasCommaBeforeBlank(_ component: Bytes) -> Bool {
        var comma = end(component, from: 0, separator: ASCII.comma)
        while comma &+ 1 < component.count {
            if ASCII.isBlank(component[comma &+ 1]) { return true }
            comma = end(component, from: comma &+ 1, separator: ASCII.comma)
        }
        return false
    }
}
