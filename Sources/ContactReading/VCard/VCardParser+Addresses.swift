import ContactModel

extension VCardParser {
    /// The seven parts of an address; an eighth alone is the whole as it is printed, and so is the parameter `LABEL`.
    mutating func takeAddress(_ property: Property) {
        let label = label(of: property, isPhone: false)
        var group = group(of: property)
        if group == 0 { group = card.newGroup() }
        let first = contact.fields.count
        let count = ComponentSplit.count(property.value, separator: ASCII.semicolon)
        if count > Self.addressKinds.count {
            takeLongAddress(property, label: label, group: group)
        } else {
            takeComponents(property, Self.addressKinds, label: label, group: group)
            if count < Self.addressKinds.count { keepLists(of: property, .street) }
        }
        takeCountryCode(property, label: label, group: group, first: first)
        guard property.head.has(.label) else { return }
        let text = storeParameter(Escapes.parameter(property.value(of: .label)), property)
        Escapes.all.undo(in: &contact.text, from: text.lowerBound)
        add(.formattedAddress, text.lowerBound..<contact.text.count, property, label: label, group: group)
    }

    private static let addressKinds = ComponentSplit.addressKinds + [.formattedAddress]

    /// Adds the country of the parameter `CC` to an address that names none.
    ///
    /// - Parameter first: The place of the first field of the address.
    private mutating func takeCountryCode(_ property: Property, label: Range<Int>, group: UInt16, first: Int) {
        guard property.head.has(.countryCode), first < contact.fields.count || property.head.has(.label),
            !contact.fields[first...].contains(where: { $0.kind == .country })
        else { return }
        let code = storeParameter(Escapes.parameter(property.value(of: .countryCode).trimmed), property)
        add(.country, code, property, label: label, group: group)
    }

    /// The eighteen parts of an address by [RFC 9554](https://www.rfc-editor.org/rfc/rfc9554), section 2.1.
    ///
    /// The parts behind the country, from the room to the direction, also stand in the first seven, for readers that know no others.
    /// Those that do not are added to the extended address, and the name and number of the street are the street if it is empty.
    private mutating func takeLongAddress(_ property: Property, label: Range<Int>, group: UInt16) {
        let value = property.value
        var parts: [[UInt8]] = []
        var start = 0
        while start <= value.count {
            let end = ComponentSplit.end(value, from: start, separator: ASCII.semicolon)
            parts.append(Array(contact.text[store(value.clampedSlice(start, end), property, componentEscapes)]))
            start = end &+ 1
        }
        let (number, name) = (10, 11)
        if parts[2].isEmpty {
            for index in [name, number] where index < parts.count { Self.append(parts[index], to: &parts[2], " ") }
        }
        for index in parts.indices.dropFirst(7) where index != number && index != name {
            // The number of a room may be that of the house, too.
            let isInside = index < number
            let places = isInside ? [parts[1]] : [parts[1], parts[2], parts[3]]
            if !places.contains(where: { Self.has(parts[index], in: $0) }) {
                Self.append(parts[index], to: &parts[1], ", ")
            }
        }
        for (part, kind) in zip(parts, ComponentSplit.addressKinds) {
            add(kind, contact.store(part), property, label: label, group: group)
        }
    }

    private static func append(_ part: [UInt8], to text: inout [UInt8], _ separator: StaticString) {
        guard !part.isEmpty else { return }
        if !text.isEmpty { text += Array(Bytes(start: separator.utf8Start, count: separator.utf8CodeUnitCount)) }
        text += part
    }

    /// Returns `true` if a part stands in a text as words of it.
    private static func has(_ part: [UInt8], in text: [UInt8]) -> Bool {
        guard !part.isEmpty, part.count <= text.count else { return part.isEmpty }
        func isInWord(_ index: Int) -> Bool {
            text.indices.contains(index)
                && (ASCII.isLetter(text[index]) || ASCII.isDigit(text[index]) || text[index] >= 0x80)
        }
        return (0...text.count - part.count).contains { start in
            text[start..<start + part.count].elementsEqual(part) && !isInWord(start - 1)
                && !isInWord(start + part.count)
        }
    }
}
